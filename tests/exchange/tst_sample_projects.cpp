#include "model/exchange/case_overlay.h"
#include "model/exchange/project_document.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;

namespace {

QByteArray sampleText(const QString &name)
{
    QFile file{QStringLiteral(STEELYARD_SOURCE_DIR "/resources/samples/") + name};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// The figures that a printed price and its unit come to, in the reporting currency.
double pricePerGpuHour(const QuoteLine &line)
{
    const double price = line.price->toDouble();
    switch (line.unit) {
    case PriceUnit::NodeHour:
        return price / *line.gpusPerNode;
    case PriceUnit::NodeYear:
        return price / *line.gpusPerNode / 8760.0;
    default:
        return price;
    }
}

} // namespace

class SampleProjectsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySample_readsAndIsWrittenBackToTheLetter()
    {
        const QDir folder{QStringLiteral(STEELYARD_SOURCE_DIR "/resources/samples")};
        const QStringList names = folder.entryList({u"*.json"_s});
        QVERIFY(names.size() >= 2);
        for (const QString &name : names) {
            const QByteArray text = sampleText(name);
            const auto dossier = readProjectDocument(text);
            QVERIFY2(dossier, qPrintable(name));
            QCOMPARE(writeProjectDocument(*dossier), text);
        }
    }

    void names_standInBothLanguages()
    {
        for (const QString &name : {u"s05-platform-team.json"_s,
                                    u"s01-university-lab.json"_s,
                                    u"s02-start-up.json"_s,
                                    u"s03-company-model.json"_s,
                                    u"s08-lock-or-renew.json"_s,
                                    u"s11-spot-or-reserved.json"_s}) {
            const auto dossier = readProjectDocument(sampleText(name));
            QVERIFY(!dossier->project.name.zhCN.isEmpty());
            for (const Plan &plan : dossier->project.plans)
                QVERIFY(!plan.name.en.isEmpty() && !plan.name.zhCN.isEmpty());
        }
    }

    /// Case S05: 32 GPUs always, 64 more for 90 days; three prices for the cloud.
    void platformTeam_hasThreeCasesThatMoveBothPlans()
    {
        const auto dossier = readProjectDocument(sampleText(u"s05-platform-team.json"_s));
        const Project &project = dossier->project;
        QCOMPARE(project.cases.size(), size_t{3});
        for (const ProjectCase &projectCase : project.cases) {
            const auto laid = overlaid(*dossier, projectCase.values);
            QVERIFY(laid);
            const auto &plans = laid->project.plans;
            QCOMPARE(plans[0].supply.back().price, plans[2].supply.back().price);
            QCOMPARE(plans[0].supply.back().price->toText(), projectCase.values.front().value);
        }
        QCOMPARE(project.plans[2].supply.front().servers, 4);
        const auto hosted =
            std::ranges::find(dossier->quotes, QuoteId{u"qubrid-h200"_s}, &Quote::id);
        QCOMPARE(pricePerGpuHour(hosted->newest().lines.front()), 26280.0 / 8760.0);
    }

    /// Case S01: 3 T tokens at 24,000 tokens/s on each of 16 GPUs take 90.42 days.
    void universityLab_asksForTheJobsDays()
    {
        const auto dossier = readProjectDocument(sampleText(u"s01-university-lab.json"_s));
        const Project &project = dossier->project;
        QCOMPARE(project.plans.size(), size_t{6});
        const double seconds = project.job->tokens->toDouble()
            / project.job->measuredTokensPerSecondPerGpu->toDouble() / project.demand.front().gpus;
        QVERIFY(qAbs(seconds / 86'400.0 - 90.42) < 0.005);
        QVERIFY(project.demand.front().followsJob);
    }
};

QTEST_APPLESS_MAIN(SampleProjectsTest)
#include "tst_sample_projects.moc"
