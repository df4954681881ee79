#include "ui/desk/offer_check.h"

#include "ui/desk/job_sizing.h"
#include "ui/desk/json_values.h"
#include "ui/desk/project_job.h"
#include "ui/desk/server_fit_json.h"

#include <utility>

namespace steelyard::desk {

using namespace sizing;

namespace {

/// The project's job on the offered GPUs; nothing: there is none that can be sized on them.
std::optional<LayoutAdvice> adviceFor(const OfferedLine &offered,
                                      const Project &project,
                                      const std::vector<GpuModel> &accelerators)
{
    std::optional<AskedJob> job = askedJob(project);
    if (!job || !offered.gpu || !offered.offer.gpus)
        return {};
    const GpuModel *own = rowNamed(accelerators, job->gpu);
    if (!job->gpu.isEmpty() && (own == nullptr || own->name != offered.gpu->name))
        job = onOtherAccelerator(*std::move(job));
    job->gpusPerServer = *offered.offer.gpus;
    if (!job->gpus && !job->deadlineDays)
        job->gpus = offered.offer.gpus;
    const auto view = sizedJob(*job, *offered.gpu);
    return view ? view->advice : std::nullopt;
}

bool isNamed(const Quote &quote, const QString &name)
{
    return name.isEmpty() || quote.id.text() == name || quote.name.en == name
        || quote.name.zhCN == name;
}

} // namespace

std::vector<FitFinding> checkedLine(const QuoteLine &line,
                                    const Project &project,
                                    const ShippedCatalogue &rows)
{
    const OfferedLine offered =
        offeredLine(line, {.accelerators = rows.accelerators, .servers = rows.servers});
    return lineFit(offered, siteLimits(project), adviceFor(offered, project, rows.accelerators));
}

Result<std::vector<OfferFit>> checkedOffers(const Dossier &dossier,
                                            const ShippedCatalogue &catalogue,
                                            const QString &quote)
{
    const ShippedCatalogue rows = rowsFor(dossier, catalogue);
    std::vector<OfferFit> fits;
    bool isFound = quote.isEmpty();
    for (const Quote &offered : dossier.quotes) {
        if (!isNamed(offered, quote))
            continue;
        isFound = true;
        for (const QuoteLine &line : offered.newest().lines) {
            if (offersServer(line))
                fits.push_back({.quote = offered.id,
                                .line = line.id,
                                .quoteName = offered.name.orId(offered.id.text()),
                                .lineName = line.name.orId(line.id.text()),
                                .findings = checkedLine(line, dossier.project, rows)});
        }
    }
    if (!isFound)
        return Error{.code = ErrorCode::NotFound, .arguments = {quote}};
    return fits;
}

QByteArray offersAsJson(const std::vector<OfferFit> &fits)
{
    return jsonBytes({{"offers", offerFitsJson(fits)}});
}

} // namespace steelyard::desk
