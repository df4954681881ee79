#include "model/compare/price_plausibility.h"

#include "model/compare/priced_line.h"
#include "model/compare/project_calendar.h"
#include "model/quotes/gpu_hour_price.h"

#include <algorithm>
#include <map>

namespace steelyard {

namespace {

struct LinePrice
{
    const Quote *quote;
    const QuoteLine *line;
    /// Per GPU-hour in the reporting currency.
    double price;
};

/// Prices by accelerator: an L40S at a tenth of a B200's price is no error. Lines that name none
/// are compared among themselves.
using PricesByAccelerator = std::map<QString, std::vector<LinePrice>>;

PricesByAccelerator gpuHourPrices(const Dossier &dossier, const FxTable &rates)
{
    PricesByAccelerator prices;
    const Hours basis = typicalMonth(dossier.project);
    for (const Quote &quote : dossier.quotes) {
        if (quote.revisions.empty())
            continue;
        for (const QuoteLine &line : quote.newest().lines) {
            const std::optional<double> price = gpuHourPrice(line, basis);
            const std::optional<Conversion> conversion = rates.conversionFrom(line.currency);
            if (price && conversion)
                prices[line.accelerator.simplified().toCaseFolded()].push_back(
                    {&quote, &line, *price * conversion->factor});
        }
    }
    return prices;
}

/// `values` is not empty.
double medianOf(std::vector<double> values)
{
    std::ranges::sort(values);
    const size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2.0;
}

void remarkOnOutliers(const std::vector<LinePrice> &prices,
                      Currency currency,
                      std::vector<Finding> &findings)
{
    constexpr size_t kFewestLines = 3;
    constexpr double kFarOff = 5.0;
    if (prices.size() < kFewestLines)
        return;
    std::vector<double> values;
    for (const LinePrice &price : prices)
        values.push_back(price.price);
    const double median = medianOf(std::move(values));
    for (const LinePrice &price : prices) {
        if (price.price <= median * kFarOff && price.price * kFarOff >= median)
            continue;
        const auto shown = [currency](double value) { return Figure{value, 2, currency.code()}; };
        findings.push_back({.rule = FindingRule::PriceImplausible,
                            .subject = price.quote->id.text(),
                            .arguments = {price.line->name.orId(price.line->id.text()),
                                          shown(price.price),
                                          shown(median)}});
    }
}

} // namespace

std::vector<Finding> implausiblePrices(const Dossier &dossier, const FxTable &rates)
{
    std::vector<Finding> findings;
    for (const auto &[accelerator, prices] : gpuHourPrices(dossier, rates))
        remarkOnOutliers(prices, rates.reportingCurrency(), findings);
    return findings;
}

} // namespace steelyard
