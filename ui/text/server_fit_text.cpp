#include "ui/text/server_fit_text.h"

#include "ui/text/source_text.h"
#include "ui/text/vendor_questions.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct FitWords
{
    Q_DECLARE_TR_FUNCTIONS(ServerFitText)
};

/// The unit behind a rule's numbers, that of one thing where they count things; empty for one
/// without.
QString fitUnit(FitRule rule)
{
    switch (rule) {
    case FitRule::JobMemory:
    case FitRule::GpuCount:
    case FitRule::GpusAgainstSheet:
        return u"GPU"_s;
    case FitRule::HostMemory:
    case FitRule::HostAgainstGpuMemory:
    case FitRule::GpuMemoryAgainstSheet:
        return u"GB"_s;
    case FitRule::Processors:
        return u"CPU"_s;
    case FitRule::Network:
    case FitRule::SlotAgainstNetwork:
        return u"Gb/s"_s;
    case FitRule::GpuLink:
        return u"GB/s"_s;
    case FitRule::SupplyHeadroom:
    case FitRule::SupplyAgainstRating:
    case FitRule::RackPower:
    case FitRule::SuppliesAgainstSheet:
    case FitRule::PowerRows:
    case FitRule::SupplyTotal:
        return u"W"_s;
    case FitRule::RackUnits:
    case FitRule::UnitsAgainstSheet:
        return u"U"_s;
    case FitRule::ProcessorPcie:
        return u"PCIe"_s;
    case FitRule::ExportLicence:
        return u"TPP"_s;
    case FitRule::DensePeak:
        return u"TFLOPS"_s;
    case FitRule::LocalDrives:
    case FitRule::SoftwareStated:
    case FitRule::BackupStated:
    case FitRule::LinkAgainstSheet:
    case FitRule::OtherGpu:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace

QString fitQuantity(std::optional<double> value, FitRule rule, const NumberFormat &format)
{
    const QString unit = fitUnit(rule);
    if (!value || unit.isEmpty())
        return u"—"_s;
    const QString number = format.number(*value, 0);
    if (rule == FitRule::Processors)
        return FitWords::tr("%1 CPU(s)", nullptr, int(*value)).arg(number);
    if (unit == u"GPU")
        return FitWords::tr("%1 GPU(s)", nullptr, int(*value)).arg(number);
    return number + u' ' + unit;
}

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
    case FitRule::GpusAgainstSheet:
        return FitWords::tr("GPUs by the words and by the data sheet");
    case FitRule::GpuMemoryAgainstSheet:
        return FitWords::tr("Memory of a GPU by the words and by the data sheet");
    case FitRule::LinkAgainstSheet:
        return FitWords::tr("Link between the GPUs by the words and by the data sheet");
    case FitRule::SuppliesAgainstSheet:
        return FitWords::tr("Power supplies by the words and by the data sheet");
    case FitRule::UnitsAgainstSheet:
        return FitWords::tr("Height by the words and by the data sheet");
    case FitRule::ProcessorPcie:
        return FitWords::tr("PCIe generation of the processors");
    case FitRule::PowerRows:
        return FitWords::tr("Rows of the power sheet and their total");
    case FitRule::ExportLicence:
        return FitWords::tr("US export licence for the place of use");
    case FitRule::SupplyTotal:
        return FitWords::tr("All power supplies against the load");
    case FitRule::OtherGpu:
        return FitWords::tr("GPU of the server and of the job");
    }
    Q_UNREACHABLE();
}

std::optional<FitRule> fitRuleOf(const QString &key)
{
    for (int rule = 0; rule <= static_cast<int>(kLastFitRule); ++rule) {
        const std::string_view name = fitRuleKey(static_cast<FitRule>(rule));
        if (key == QLatin1StringView{name.data(), static_cast<qsizetype>(name.size())})
            return static_cast<FitRule>(rule);
    }
    return {};
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

ReportTable fitTable(const QString &caption,
                     const std::vector<FitFinding> &findings,
                     const NumberFormat &format)
{
    ReportTable table{
        .caption = caption,
        .columns = {{.title = FitWords::tr("Verdict")},
                    {.title = FitWords::tr("Rule")},
                    {.title = FitWords::tr("Offered"), .alignment = ColumnAlignment::End},
                    {.title = FitWords::tr("Held against"), .alignment = ColumnAlignment::End},
                    {.title = FitWords::tr("Source")}}};
    for (const FitFinding &finding : findings) {
        const auto sideText = [&](const std::string &name, std::optional<double> value) {
            return name.empty() ? fitQuantity(value, finding.rule, format)
                                : QString::fromStdString(name);
        };
        std::vector<ReportCell> cells;
        cells.push_back({.text = fitVerdictName(finding.verdict)});
        cells.push_back({.text = fitRuleName(finding.rule)});
        cells.push_back({.text = sideText(finding.offeredName, finding.offered)});
        cells.push_back({.text = sideText(finding.neededName, finding.needed)});
        cells.push_back({.text = sourceText(finding.source)});
        table.rows.push_back(cells);
    }
    return table;
}

namespace {

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

ReportTable askingFitTable(const std::vector<FitFinding> &findings, const NumberFormat &format)
{
    ReportTable table = fitTable({}, findings, format);
    // The question is read more often than where its rule comes from.
    table.columns.insert(table.columns.end() - 1, {.title = FitWords::tr("Question")});
    for (size_t row = 0; row < findings.size(); ++row) {
        const QString question = vendorQuestion(findings[row]).in(format.language());
        table.rows[row].insert(table.rows[row].end() - 1, ReportCell{.text = question});
    }
    return table;
}

QString fitSummary(const std::vector<FitFinding> &findings)
{
    const auto count = [&](FitVerdict verdict) {
        return static_cast<int>(std::ranges::count(findings, verdict, &FitFinding::verdict));
    };
    const QString problems = FitWords::tr("%n problem(s)", nullptr, count(FitVerdict::Problem));
    const QString warnings = FitWords::tr("%n warning(s)", nullptr, count(FitVerdict::Warning));
    return FitWords::tr("%1, %2, %3 not stated", "problems, warnings, number")
        .arg(problems, warnings, QString::number(count(FitVerdict::Ask)));
}

QString questionList(const std::vector<FitFinding> &findings, Language language)
{
    QString list;
    int number = 0;
    for (const FitFinding &finding : findings) {
        const LocalText question = vendorQuestion(finding);
        if (!question.isEmpty())
            list += u"%1. %2\n"_s.arg(++number).arg(question.in(language));
    }
    return list;
}

std::vector<ReportTable> serverCheckTables(const SizingView &view, const NumberFormat &format)
{
    if (!view.serverCheck)
        return {};
    const auto &[server, findings] = *view.serverCheck;
    return fitTables(
        FitWords::tr("%1 against the job and against itself").arg(server), findings, format);
}

std::vector<ReportTable> fitTables(const QString &caption,
                                   const std::vector<FitFinding> &findings,
                                   const NumberFormat &format)
{
    std::vector<ReportTable> tables{fitTable(caption, findings, format)};
    ReportTable questions = vendorQuestionTable(findings);
    if (!questions.rows.empty())
        tables.push_back(std::move(questions));
    return tables;
}

} // namespace steelyard::text
