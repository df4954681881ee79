#include "full_dossier.h"
#include "temporary_workspace.h"

#include "db/catalog_repository.h"
#include "db/project_repository.h"

using namespace steelyard;
using namespace steelyard::db;
using IfKnown = ProjectRepository::IfKnown;

class DocumentCatalogTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_workspace = Workspace::inMemory(m_clock).value(); }

    void otherFiguresOfAKnownRow_belongToTheProjectAlone()
    {
        const auto shipped = m_workspace->catalog().accelerators()->front().value;
        const auto count = m_workspace->catalog().accelerators()->size();
        const auto dossier = withFigureOf(shipped, 1.0);
        QVERIFY(import(dossier, IfKnown::Refuse));
        // The project is evaluated with what it brought, under another id.
        const auto own = m_workspace->projects().loadDossier(aProject().id)->accelerators.front();
        QCOMPARE(own.name, shipped.name);
        QCOMPARE(own.memoryGb, 1.0);
        QVERIFY(own.id != shipped.id);
        // Nobody else sees it.
        QCOMPARE(m_workspace->catalog().accelerators()->front().value, shipped);
        QCOMPARE(m_workspace->catalog().accelerators()->size(), count);
        auto other = aFullDossier();
        other.project.id = ProjectId{u"p2"_s};
        other.accelerators.clear();
        other.quotes.front().revisions.front().lines.front().accelerator = shipped.name;
        QVERIFY(import(other, IfKnown::Refuse));
        QCOMPARE(m_workspace->projects().loadForEvaluation(other.project.id)->accelerators.front(),
                 shipped);
    }

    void otherFiguresOfAKnownRow_areToldOf()
    {
        const auto shipped = m_workspace->catalog().accelerators()->front().value;
        const auto findings =
            m_workspace->projects().differences(withFigureOf(shipped, 1.0), IfKnown::Refuse);
        QCOMPARE(findings->size(), 1U);
        QCOMPARE(findings->front().rule, FindingRule::CatalogRowDiffers);
        QVERIFY(findings->front().arguments == std::vector<FindingArgument>{shipped.name});
    }

    void otherFiguresUnderTheNameOfAKnownRow_areToldOf()
    {
        const auto shipped = m_workspace->catalog().accelerators()->front().value;
        auto dossier = withFigureOf(shipped, 1.0);
        dossier.accelerators.front().id = GpuModelId{u"another"_s};
        const auto differences = [&] {
            return m_workspace->projects().differences(dossier, IfKnown::Refuse)->size();
        };
        QCOMPARE(differences(), 1U);
        dossier.accelerators.front().memoryGb = shipped.memoryGb;
        QCOMPARE(differences(), 0U);
        QVERIFY(import(dossier, IfKnown::Refuse));
        QCOMPARE(m_workspace->projects().loadDossier(aProject().id)->accelerators.front(), shipped);
    }

    void sameFigures_areSharedWhereverTheyComeFrom()
    {
        const auto shipped = m_workspace->catalog().accelerators()->front().value;
        auto dossier = withFigureOf(shipped, 1.0);
        dossier.accelerators = {shipped};
        dossier.accelerators.front().origin = RowOrigin::Own;
        QVERIFY(import(dossier, IfKnown::Refuse));
        QCOMPARE(m_workspace->projects().loadDossier(aProject().id)->accelerators.front(), shipped);
    }

    void copyOfAProject_keepsItsRowsWhenTheOriginalGoes()
    {
        const auto shipped = m_workspace->catalog().accelerators()->front().value;
        QVERIFY(import(withFigureOf(shipped, 1.0), IfKnown::Refuse));
        auto copy = m_workspace->projects().loadDossier(aProject().id).value();
        copy.project.id = ProjectId{u"p2"_s};
        QVERIFY(import(copy, IfKnown::Refuse));
        const auto stored = m_workspace->projects().load(aProject().id).value();
        QVERIFY(committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->projects().remove(transaction, aProject().id, stored.version);
        }));
        QCOMPARE(
            m_workspace->projects().loadDossier(copy.project.id)->accelerators.front().memoryGb,
            1.0);
    }

    void replacing_keepsTheRowsOfTheProjectItsOwn()
    {
        const auto shipped = m_workspace->catalog().accelerators()->front().value;
        const auto count = m_workspace->catalog().accelerators()->size();
        QVERIFY(import(withFigureOf(shipped, 1.0), IfKnown::Refuse));
        const auto exported = m_workspace->projects().loadDossier(aProject().id).value();
        QVERIFY(import(exported, IfKnown::Replace));
        QCOMPARE(m_workspace->projects().loadDossier(aProject().id)->accelerators,
                 exported.accelerators);
        QCOMPARE(m_workspace->catalog().accelerators()->size(), count);
    }

    void lineNamingAShippedRow_bringsItAlong()
    {
        auto dossier = aFullDossier();
        dossier.accelerators.clear();
        QVERIFY(import(dossier, IfKnown::Refuse));
        const auto loaded = m_workspace->projects().loadForEvaluation(aProject().id).value();
        QCOMPARE(loaded.accelerators.size(), 1U);
        QCOMPARE(loaded.accelerators.front().name, u"H100-SXM-80GB"_s);
        QCOMPARE(loaded.accelerators.front().origin, RowOrigin::Shipped);
    }

    void jobNamingAShippedServer_bringsItAlong_data()
    {
        QTest::addColumn<QString>("server");
        QTest::newRow("by name") << u"NVIDIA DGX H100"_s;
        QTest::newRow("by id") << u"nvidia-dgx-h100"_s;
    }

    void jobNamingAShippedServer_bringsItAlong()
    {
        auto dossier = aFullDossier();
        dossier.servers.clear();
        QFETCH(const QString, server);
        dossier.project.job->server = server;
        QVERIFY(import(dossier, IfKnown::Refuse));
        for (const auto &loaded : {m_workspace->projects().loadDossier(aProject().id),
                                   m_workspace->projects().loadForEvaluation(aProject().id)}) {
            QCOMPARE(loaded->servers.size(), 1U);
            QCOMPARE(loaded->servers.front().name, u"NVIDIA DGX H100"_s);
        }
    }

private:
    Result<ProjectId> import(const Dossier &dossier, IfKnown ifKnown)
    {
        return committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->projects().importDossier(transaction, dossier, ifKnown);
        });
    }

    /// A document whose row of the known machine says another memory.
    [[nodiscard]] static Dossier withFigureOf(const GpuModel &known, double memoryGb)
    {
        auto dossier = aFullDossier();
        dossier.accelerators = {known};
        dossier.accelerators.front().memoryGb = memoryGb;
        return dossier;
    }

    StoppedClock m_clock;
    std::unique_ptr<Workspace> m_workspace;
};

QTEST_GUILESS_MAIN(DocumentCatalogTest)
#include "tst_document_catalog.moc"
