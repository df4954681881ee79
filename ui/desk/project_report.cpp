#include "ui/desk/project_report.h"

#include "ui/desk/gpu_prices.h"
#include "ui/desk/project_job.h"
#include "ui/desk/server_check.h"
#include "ui/desk/sizing_answer.h"

#include <algorithm>
#include <utility>

namespace steelyard::desk {

std::optional<text::SizingAnswer> sizedFor(const Dossier &dossier,
                                           const ShippedCatalogue &catalogue)
{
    if (!dossier.project.job)
        return {};
    const ShippedCatalogue rows = rowsFor(dossier, catalogue);
    AskedJob job = projectJob(dossier, rows.accelerators, {});
    SizingQuestion question;
    if (const ServerSpec *server = rowNamed(rows.servers, job.server.name)) {
        question.server = *server;
        job = askedOn(*server, std::move(job), rows.accelerators);
    }
    const GpuModel *gpu = rowNamed(rows.accelerators, job.gpu);
    if (gpu == nullptr)
        return text::SizingAnswer{
            .accelerators = {
                {.gpu = {.name = job.gpu},
                 .error = Error{.code = ErrorCode::UnknownAccelerator, .arguments = {job.gpu}}}}};
    question.job = std::move(job);
    question.gpus = {*gpu};
    question.prices = {priceOf(*gpu, &dossier, nullptr)};
    return answerTo(question);
}

void takeDemandFinding(Comparison &comparison,
                       const Project &project,
                       const std::optional<text::SizingAnswer> &sizing)
{
    // What rounding days and phases leaves.
    constexpr double kRounding = 0.99;
    const text::SizingView *view = sizing ? sizing->asked() : nullptr;
    if (view == nullptr || std::ranges::any_of(project.demand, &DemandPhase::followsJob))
        return;
    const double needed = view->sizing.time.gpuHours.expected.value();
    const double demanded = comparison.demanded.value();
    if (demanded < needed * kRounding)
        comparison.findings.push_back(
            {.rule = FindingRule::DemandBelowJob,
             .arguments = {Figure{.value = demanded}, Figure{.value = needed}}});
}

ReportDocument projectReport(Comparison comparison,
                             const Dossier &dossier,
                             const ShippedCatalogue &catalogue,
                             const text::ReportStamp &stamp,
                             const text::NumberFormat &format)
{
    const std::optional<text::SizingAnswer> sizing = sizedFor(dossier, catalogue);
    takeDemandFinding(comparison, dossier.project, sizing);
    return text::reportContent(
        comparison, dossier, stamp, format, text::PeriodLength::Month, sizing);
}

} // namespace steelyard::desk
