#include "ui/desk/project_report.h"
#include "ui/desk/sample_projects.h"
#include "ui/text/report_sections.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::desk;

namespace {

/// A company that trains 7 billion weights on 2 trillion tokens, as shipped.
Dossier companyModel()
{
    const QString file = u"s03-company-model.json"_s;
    return readSample({.resource = u":/samples/"_s + file, .fileName = file}).value();
}

const ShippedCatalogue &catalogue()
{
    static const ShippedCatalogue kCatalogue = shippedCatalogue(SystemClock{}).value();
    return kCatalogue;
}

Comparison comparisonOf(const Dossier &dossier)
{
    return compare(dossier, {.today = QDate{2026, 11, 30}}).value();
}

ReportDocument reportOf(const Dossier &dossier)
{
    return projectReport(
        comparisonOf(dossier), dossier, catalogue(), {}, text::NumberFormat{Language::English});
}

const ReportSection *sectionNamed(const ReportDocument &report, const QString &title)
{
    const auto found = std::ranges::find(report.sections, title, &ReportSection::title);
    return found == report.sections.end() ? nullptr : &*found;
}

const ReportTable *tableNamed(const ReportSection &section, const QString &caption)
{
    for (const ReportBlock &block : section.blocks) {
        const auto *table = std::get_if<ReportTable>(&block);
        if (table != nullptr && table->caption == caption)
            return table;
    }
    return nullptr;
}

/// Beside the name of a figure; empty: the calculations leave it out.
QString calculationOf(const Dossier &dossier, const QString &figure)
{
    const ReportSection section = text::sizingCalculations(*sizedFor(dossier, catalogue()),
                                                           text::NumberFormat{Language::English});
    const ReportTable &table = *tableNamed(section, u"How each figure of the job came about"_s);
    const auto found = std::ranges::find_if(
        table.rows, [&](const auto &row) { return row.front().text == figure; });
    return found == table.rows.end() ? QString{} : found->at(1).text;
}

bool remarksOnDemand(const Comparison &comparison)
{
    return std::ranges::find(comparison.findings, FindingRule::DemandBelowJob, &Finding::rule)
        != comparison.findings.end();
}

} // namespace

/// What the report of a project says of its job.
class TestProjectReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void job_hasItsSection()
    {
        const ReportDocument report = reportOf(companyModel());
        const ReportSection *sizing = sectionNamed(report, u"Sizing of the job"_s);
        QVERIFY(sizing != nullptr);
        QVERIFY(tableNamed(*sizing, u"The job"_s) != nullptr);
        QVERIFY(tableNamed(*sizing, u"Memory of the fullest GPU, GiB"_s) != nullptr);
        const auto charts = std::ranges::count_if(sizing->blocks, [](const ReportBlock &block) {
            return std::holds_alternative<ChartSpec>(block);
        });
        QCOMPARE(charts, 2);
        const ReportTable *around = tableNamed(*sizing, u"Around the GPUs"_s);
        QVERIFY(around != nullptr);
        // 7 billion weights of 14 bytes, or of 12 where they are sharded.
        const double checkpoint = around->rows.front().at(1).number.value();
        QVERIFY(checkpoint >= 84.0 && checkpoint <= 98.0);
        QVERIFY(sectionNamed(report, u"Calculations of the sizing"_s) != nullptr);
    }

    void cost_isCountedAtThePriceOfTheQuote()
    {
        Dossier dossier = companyModel();
        // 5.15 CNY for an hour on one A800.
        QVERIFY(calculationOf(dossier, u"Cost"_s).contains(u" × 5.15 "_s));
        // No price book was asked: the report does not say that none has a price.
        dossier.quotes.clear();
        QVERIFY(calculationOf(dossier, u"Cost"_s).isEmpty());
    }

    void projectWithoutJob_hasNoSection()
    {
        Dossier dossier = companyModel();
        dossier.project.job.reset();
        for (DemandPhase &phase : dossier.project.demand) {
            phase.followsJob = false;
            phase.days = Decimal::fromText(u"30"_s).value();
        }
        QVERIFY(sectionNamed(reportOf(dossier), u"Sizing of the job"_s) == nullptr);
    }

    void unknownAccelerator_isNamedInTheReport()
    {
        Dossier dossier = companyModel();
        dossier.project.job->accelerator = u"Abacus"_s;
        const ReportDocument report = reportOf(dossier);
        const ReportSection *sizing = sectionNamed(report, u"Sizing of the job"_s);
        QVERIFY(sizing != nullptr);
        const auto *text = std::get_if<ReportParagraph>(&sizing->blocks.front());
        QVERIFY(text != nullptr && text->text.contains(u"Abacus"_s));
    }

    void server_isHeldAgainstTheJob()
    {
        Dossier dossier = companyModel();
        dossier.project.job->server = u"nvidia-dgx-a100-640gb"_s;
        const ReportDocument report = reportOf(dossier);
        const ReportSection &sizing = *sectionNamed(report, u"Sizing of the job"_s);
        QVERIFY(tableNamed(sizing, u"NVIDIA DGX A100 640GB against the job and against itself"_s)
                != nullptr);
        // Eight servers of 6.5 kW.
        const ReportTable &around = *tableNamed(sizing, u"Around the GPUs"_s);
        const auto rated = std::ranges::find_if(around.rows, [](const auto &row) {
            return row.front().text == u"Power of the servers, rated"_s;
        });
        QVERIFY(rated != around.rows.end());
        QCOMPARE(rated->at(1).number.value(), 52.0);
    }

    void demandBelowTheJob_isRemarked()
    {
        Dossier dossier = companyModel();
        const auto sizing = sizedFor(dossier, catalogue());
        QVERIFY(sizing && sizing->asked() != nullptr);
        Comparison follows = comparisonOf(dossier);
        takeDemandFinding(follows, dossier.project, sizing);
        QVERIFY(!remarksOnDemand(follows));

        for (DemandPhase &phase : dossier.project.demand) {
            phase.followsJob = false;
            phase.days = Decimal::fromText(u"3"_s).value();
        }
        Comparison tooShort = comparisonOf(dossier);
        takeDemandFinding(tooShort, dossier.project, sizing);
        QVERIFY(remarksOnDemand(tooShort));
        // 64 GPUs for 3 days, and the job's GPU-hours.
        const std::vector<FindingArgument> &arguments = tooShort.findings.back().arguments;
        QCOMPARE(std::get<Figure>(arguments.at(0)).value, 64.0 * 3.0 * 24.0);
        QCOMPARE(std::get<Figure>(arguments.at(1)).value,
                 sizing->asked()->sizing.time.gpuHours.expected.value());
    }
};

QTEST_GUILESS_MAIN(TestProjectReport)
#include "tst_project_report.moc"
