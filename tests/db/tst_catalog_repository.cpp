#include "full_dossier.h"
#include "temporary_workspace.h"

#include "db/catalog_repository.h"
#include "db/shipped_catalog.h"
#include "db/statement.h"

#include <algorithm>
#include <set>

using namespace steelyard;
using namespace steelyard::db;

namespace {

template <typename T>
T named(const std::vector<Stored<T>> &rows, const QString &name)
{
    const auto found =
        std::ranges::find(rows, name, [](const Stored<T> &row) { return row.value.name; });
    return found == rows.end() ? T{} : found->value;
}

} // namespace

class CatalogRepositoryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_temporary.emplace();
        m_workspace = m_temporary->open();
    }

    void cleanup() { m_workspace.reset(); }

    void newWorkspace_hasTheShippedRows()
    {
        QCOMPARE(m_workspace->catalog().accelerators()->size(), 55U);
        QCOMPARE(m_workspace->catalog().servers()->size(), 33U);
    }

    void everyShippedRow_namesItsSource()
    {
        std::set<QString> names;
        const auto accelerators = m_workspace->catalog().accelerators();
        for (const auto &row : *accelerators) {
            QVERIFY2(!row.value.source.isEmpty(), qPrintable(row.value.name));
            QCOMPARE(row.value.origin, RowOrigin::Shipped);
            names.insert(row.value.name);
        }
        const auto servers = m_workspace->catalog().servers();
        for (const auto &row : *servers) {
            QVERIFY2(!row.value.source.isEmpty(), qPrintable(row.value.name));
            names.insert(row.value.name);
        }
        QCOMPARE(names.size(), 88U);
    }

    // NVIDIA H100 data sheet: 80 GB, 3.35 TB/s, 700 W, 1,979 TFLOPS BF16 with sparsity.
    void h100_hasItsDataSheetFacts()
    {
        const auto h100 = named(*m_workspace->catalog().accelerators(), u"H100-SXM-80GB"_s);
        QCOMPARE(h100.memoryGb, 80.0);
        QCOMPARE(h100.memoryBandwidthGbs, 3350.0);
        QCOMPARE(h100.bf16DenseTflops, 989.0);
        QCOMPARE(h100.thermalDesignPowerW, 700.0);
        QCOMPARE(h100.fp4DenseTflops, std::nullopt);
        QCOMPARE(h100.confidence, Confidence::High);
    }

    // DGX H100 user guide: 10.2 kW maximum, 8 U.
    void dgxH100_hasItsDataSheetFacts()
    {
        const auto dgx = named(*m_workspace->catalog().servers(), u"NVIDIA DGX H100"_s);
        QCOMPARE(dgx.gpuCount, 8);
        QCOMPARE(dgx.gpuModel, u"H100-SXM-80GB"_s);
        QCOMPARE(dgx.maximumPowerW, 10200.0);
        QCOMPARE(dgx.rackUnits, 8.0);
    }

    void ownRow_standsBehindTheShippedOnes()
    {
        const auto own = aFullDossier().accelerators.at(1);
        QVERIFY(save(own, kNotStored));
        QCOMPARE(m_workspace->catalog().accelerators()->back().value, own);
    }

    void ownRow_isChangedAndRemoved()
    {
        auto own = aFullDossier().servers.at(1);
        const auto first = save(own, kNotStored).value();
        own.typicalPowerW = 7000;
        const auto second = save(own, first).value();
        QCOMPARE(codeOf(save(own, first)), ErrorCode::ChangedElsewhere);
        QVERIFY(committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->catalog().remove(transaction, own.id, second);
        }));
        QCOMPARE(m_workspace->catalog().servers()->size(), 33U);
    }

    void secondOwnRowOfAName_isRefused()
    {
        auto own = aFullDossier().servers.at(1);
        QVERIFY(save(own, kNotStored));
        own.id = ServerId{u"another"_s};
        QCOMPARE(codeOf(save(own, kNotStored)), ErrorCode::AlreadyExists);
        own.name += u" 2"_s;
        const auto version = save(own, kNotStored).value();
        own.name = aFullDossier().servers.at(1).name;
        QCOMPARE(codeOf(save(own, version)), ErrorCode::AlreadyExists);
        // A shipped row's name may be taken: quotes then mean the user's own figures.
        own.name = m_workspace->catalog().servers()->front().value.name;
        QVERIFY(save(own, version));
    }

    void shippedRow_isNotOverwritten()
    {
        const auto shipped = m_workspace->catalog().accelerators()->front();
        QCOMPARE(codeOf(save(shipped.value, shipped.version)), ErrorCode::AlreadyExists);
        QCOMPARE(codeOf(save(shipped.value, kNotStored)), ErrorCode::AlreadyExists);
    }

    void update_renewsShippedRowsAndLeavesOwnOnes()
    {
        const auto own = aFullDossier().accelerators.at(1);
        QVERIFY(save(own, kNotStored));
        m_workspace.reset();
        // As an older program would have left it: another edition, an outdated and a lost row.
        runOnFile({u"UPDATE meta SET value = 'older' WHERE key = 'catalog_edition'"_s,
                   u"UPDATE accelerator SET memory_gb = 1 WHERE id = 'h100-sxm-80gb'"_s,
                   u"DELETE FROM accelerator WHERE id = 'a10'"_s});
        m_workspace = m_temporary->open();
        const auto rows = m_workspace->catalog().accelerators().value();
        QCOMPARE(rows.size(), 56U);
        QCOMPARE(named(rows, u"H100-SXM-80GB"_s).memoryGb, 80.0);
        QCOMPARE(rows.back().value, own);
    }

    void ownRowUnderAShippedId_survivesTheUpdate()
    {
        m_workspace.reset();
        runOnFile({u"UPDATE meta SET value = 'older' WHERE key = 'catalog_edition'"_s,
                   u"UPDATE accelerator SET origin = 'own', notes = 'mine' WHERE id = 'a10'"_s});
        m_workspace = m_temporary->open();
        const auto rows = m_workspace->catalog().accelerators().value();
        QCOMPARE(rows.size(), 55U);
        QCOMPARE(rows.back().value.notes, u"mine"_s);
    }

private:
    template <typename T>
    Result<RowVersion> save(const T &row, RowVersion expected)
    {
        return committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->catalog().save(transaction, row, expected);
        });
    }

    void runOnFile(const QStringList &statements) const
    {
        const auto connection = Connection::open(
            m_temporary->path, FileAccess::ReadWrite, TemporaryWorkspace::kPatience);
        for (const auto &statement : statements)
            QVERIFY((*connection)->execute(statement));
    }

    std::optional<TemporaryWorkspace> m_temporary;
    std::unique_ptr<Workspace> m_workspace;
};

QTEST_GUILESS_MAIN(CatalogRepositoryTest)
#include "tst_catalog_repository.moc"
