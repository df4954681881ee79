#include "model/compare/gpu_price.h"

#include "model/catalog/row_names.h"
#include "model/compare/project_calendar.h"
#include "model/compare/tax_factor.h"
#include "model/quotes/gpu_hour_price.h"

namespace steelyard {

namespace {

bool isPriced(const QuoteLine &line)
{
    return line.category == CostCategory::Hardware
        && (line.kind == LineKind::Quoted || line.kind == LineKind::Alternative);
}

} // namespace

bool canMean(const QString &offered, const GpuModel &gpu)
{
    const QString name = bareName(offered);
    return !name.isEmpty() && hasWords(gpu.name, name);
}

std::vector<GpuHourOffer> quotedHours(const Dossier &dossier, const GpuModel &gpu)
{
    const Hours monthBasis = typicalMonth(dossier.project);
    std::vector<GpuHourOffer> offers;
    for (const Quote &quote : dossier.quotes) {
        for (const QuoteLine &line : quote.newest().lines) {
            const auto price = gpuHourPrice(line, monthBasis);
            if (!price || !isPriced(line) || !canMean(line.accelerator, gpu))
                continue;
            const auto tax = taxFactor(line, dossier.project.vat);
            offers.push_back({.printed = *price,
                              .printedCurrency = line.currency,
                              .price = *price * tax.value_or(1.0),
                              .currency = line.currency,
                              .isTaxKnown = tax.has_value(),
                              .accelerator = line.accelerator,
                              .seller = quote.name.orId(quote.id.text()),
                              .item = line.name.orId(line.id.text()),
                              .date = quote.newest().date});
        }
    }
    return offers;
}

GpuPrice cheapestOf(const std::vector<GpuHourOffer> &offers, const FxTable &rates)
{
    GpuPrice cheapest;
    for (const GpuHourOffer &offer : offers) {
        const auto conversion = rates.conversionFrom(offer.currency);
        if (!conversion) {
            if (cheapest.state == GpuPrice::State::NoOffer)
                cheapest = {.state = GpuPrice::State::NoRate, .offer = offer};
            continue;
        }
        GpuHourOffer converted = offer;
        converted.price *= conversion->factor;
        converted.currency = rates.reportingCurrency();
        converted.rate = conversion->rate;
        if (cheapest.state != GpuPrice::State::Known || converted.price < cheapest.offer.price)
            cheapest = {.state = GpuPrice::State::Known, .offer = std::move(converted)};
    }
    return cheapest;
}

} // namespace steelyard
