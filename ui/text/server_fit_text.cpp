#include "ui/text/server_fit_text.h"

#include "ui/text/vendor_questions.h"

#include <QCoreApplication>

#include <utility>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct FitWords
{
    Q_DECLARE_TR_FUNCTIONS(ServerFitText)
};

/// The unit behind a rule's numbers; empty for one without.
QString fitUnit(FitRule rule)
{
    switch (rule) {
    case FitRule::JobMemory:
    case FitRule::GpuCount:
        return FitWords::tr("GPUs");
    case FitRule::HostMemory:
    case FitRule::HostAgainstGpuMemory:
        return u"GB"_s;
    case FitRule::Processors:
        return FitWords::tr("CPUs");
    case FitRule::Network:
    case FitRule::SlotAgainstNetwork:
        return u"Gb/s"_s;
    case FitRule::GpuLink:
        return u"GB/s"_s;
    case FitRule::SupplyHeadroom:
    case FitRule::SupplyAgainstRating:
    case FitRule::RackPower:
        return u"W"_s;
    case FitRule::RackUnits:
        return u"U"_s;
    case FitRule::DensePeak:
        return u"TFLOPS"_s;
    case FitRule::LocalDrives:
    case FitRule::SoftwareStated:
    case FitRule::BackupStated:
        return {};
    }
    Q_UNREACHABLE();
}

QString quantityText(std::optional<double> value, FitRule rule, const NumberFormat &format)
{
    const QString unit = fitUnit(rule);
    if (!value || unit.isEmpty())
        return u"—"_s;
    return format.number(*value, 0) + u' ' + unit;
}

} // namespace

QString fitRuleName(FitRule rule)
{
    switch (rule) {
    case FitRule::JobMemory:
        return FitWords::tr("GPUs that the job's memory needs");
    case FitRule::GpuCount:
        return FitWords::tr("GPUs in a server");
    case FitRule::HostMemory:
        return FitWords::tr("RAM");
    case FitRule::HostAgainstGpuMemory:
        return FitWords::tr("RAM against the memory of its GPUs");
    case FitRule::Processors:
        return FitWords::tr("Processors");
    case FitRule::LocalDrives:
        return FitWords::tr("Local drives are NVMe");
    case FitRule::Network:
        return FitWords::tr("RDMA network");
    case FitRule::SlotAgainstNetwork:
        return FitWords::tr("Network card in its PCIe slot");
    case FitRule::GpuLink:
        return FitWords::tr("Link between the GPUs");
    case FitRule::SupplyHeadroom:
        return FitWords::tr("Power supplies against load with 10 % to spare");
    case FitRule::SupplyAgainstRating:
        return FitWords::tr("Power supplies against the rating");
    case FitRule::RackPower:
        return FitWords::tr("Power of a rack");
    case FitRule::RackUnits:
        return FitWords::tr("Units of a rack");
    case FitRule::DensePeak:
        return FitWords::tr("Printed peak is dense");
    case FitRule::SoftwareStated:
        return FitWords::tr("Operating system and CUDA are stated");
    case FitRule::BackupStated:
        return FitWords::tr("Backup is stated");
    }
    Q_UNREACHABLE();
}

QString fitVerdictName(FitVerdict verdict)
{
    switch (verdict) {
    case FitVerdict::Problem:
        return FitWords::tr("Problem");
    case FitVerdict::Warning:
        return FitWords::tr("Warning");
    case FitVerdict::Ask:
        return FitWords::tr("Not stated");
    case FitVerdict::Met:
        return FitWords::tr("Met");
    }
    Q_UNREACHABLE();
}

namespace {

ReportTable serverFitTable(const ServerCheck &check, const NumberFormat &format)
{
    ReportTable table{
        .caption = FitWords::tr("%1 against the job and against itself").arg(check.server),
        .columns = {{.title = FitWords::tr("Verdict")},
                    {.title = FitWords::tr("Rule")},
                    {.title = FitWords::tr("Offered"), .alignment = ColumnAlignment::End},
                    {.title = FitWords::tr("Held against"), .alignment = ColumnAlignment::End},
                    {.title = FitWords::tr("Source")}}};
    for (const FitFinding &finding : check.findings) {
        std::vector<ReportCell> cells;
        cells.push_back({.text = fitVerdictName(finding.verdict)});
        cells.push_back({.text = fitRuleName(finding.rule)});
        cells.push_back({.text = quantityText(finding.offered, finding.rule, format)});
        cells.push_back({.text = quantityText(finding.needed, finding.rule, format)});
        cells.push_back(
            {.text = QString::fromUtf8(finding.source.data(), qsizetype(finding.source.size()))});
        table.rows.push_back(cells);
    }
    return table;
}

ReportTable vendorQuestionTable(const std::vector<FitFinding> &findings)
{
    ReportTable table{
        .caption = FitWords::tr("Questions to the vendor"),
        .columns = {{.title = FitWords::tr("Rule")}, {.title = FitWords::tr("Question")}}};
    for (const FitFinding &finding : findings) {
        const LocalText question = vendorQuestion(finding);
        if (question.isEmpty())
            continue;
        std::vector<ReportCell> chinese;
        chinese.push_back({.text = fitRuleName(finding.rule)});
        chinese.push_back({.text = question.zhCN});
        std::vector<ReportCell> english(1);
        english.push_back({.text = question.en});
        table.rows.push_back(chinese);
        table.rows.push_back(english);
    }
    return table;
}

} // namespace

std::vector<ReportTable> serverCheckTables(const SizingView &view, const NumberFormat &format)
{
    if (!view.serverCheck)
        return {};
    std::vector<ReportTable> tables{serverFitTable(*view.serverCheck, format)};
    ReportTable questions = vendorQuestionTable(view.serverCheck->findings);
    if (!questions.rows.empty())
        tables.push_back(std::move(questions));
    return tables;
}

} // namespace steelyard::text
