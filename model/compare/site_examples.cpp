#include "model/compare/site_examples.h"

#include "model/compare/price_parts.h"

#include <QtGlobal>

#include <array>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

// The sources stand with their figures, and are translated when shown (see `assumption_keys.cpp`).
constexpr std::array kExamples = {
    SiteExample{
        QT_TRANSLATE_NOOP("SiteExamples", "Hubei, 110 kV"),
        QT_TRANSLATE_NOOP("SiteExamples",
                          "Electricity: State Grid Hubei, agency purchase, two-part, 110 kV, "
                          "January 2026; hours of 鄂发改价管〔2024〕77号."),
        QT_TRANSLATE_NOOP("SiteExamples",
                          "Rack of 20 kW at 583 CNY per kW and month: VNET wholesale, Q3 2025; "
                          "whether it includes power is not said. Bandwidth: Tencent Cloud list, "
                          "enhanced 95. PUE (national goal for 2025: below 1.5), staff and "
                          "storage: estimates."),
        "CNY"},
    SiteExample{
        QT_TRANSLATE_NOOP("SiteExamples", "United States, colocation"),
        QT_TRANSLATE_NOOP("SiteExamples",
                          "Electricity: EIA table 5.6.A, commercial, East North Central, April "
                          "2025."),
        QT_TRANSLATE_NOOP("SiteExamples",
                          "PUE: Uptime Institute 2025, weighted. Rack of 20 kW at 184.06 USD per "
                          "kW and month: CBRE, H2 2024, 250 to 500 kW. Storage: AWS S3 Standard. "
                          "Staff: BLS median of 96,800 USD with 35 % on-costs. Bandwidth: an "
                          "estimate after TeleGeography."),
        "USD"},
};

Decimal figure(QStringView text)
{
    return Decimal::fromText(text).value();
}

TariffSpan hours(tco::TariffPeriod period, int from, int to)
{
    return {.id = TariffSpanId::create(), .period = period, .fromHour = from, .toHour = to};
}

TariffSpan hoursInMonths(tco::TariffPeriod period, int from, int to, int fromMonth, int toMonth)
{
    TariffSpan span = hours(period, from, to);
    span.fromMonth = fromMonth;
    span.toMonth = toMonth;
    return span;
}

/// State Grid Hubei, prices of agency purchase for industry and trade, January 2026: two-part,
/// 110 kV; hours by note 2 of the same table, after 鄂发改价管〔2024〕77号. The sharp peak lies
/// two hours later in July and August.
ElectricityTariff hubeiTariff()
{
    using enum tco::TariffPeriod;
    return {.prices = {figure(u"1.012099"),
                       figure(u"0.809061"),
                       figure(u"0.613986"),
                       figure(u"0.395024"),
                       std::nullopt},
            .timetable = {hours(Valley, 0, 6),
                          hours(Flat, 6, 12),
                          hours(Valley, 12, 14),
                          hours(Flat, 14, 16),
                          hours(Peak, 16, 18),
                          hoursInMonths(SharpPeak, 18, 20, 9, 6),
                          hoursInMonths(Peak, 18, 20, 7, 8),
                          hoursInMonths(Peak, 20, 22, 9, 6),
                          hoursInMonths(SharpPeak, 20, 22, 7, 8),
                          hours(Peak, 22, 24)}};
}

/// The parts in the same table; its period prices are, to the last digit, these multiples of
/// purchase and line losses with the other parts added once.
constexpr std::array kHubeiParts = {u"0.38447", u"0.013643", u"0.0884", u"0.082273", u"0.0452"};
constexpr std::array kHubeiMultiples = {u"2", u"1.49", u"1", u"0.45"};

Site chineseSite()
{
    return {.electricityTariff = hubeiTariff(),
            .demandPricePerKwMonth = figure(u"39"),
            .pue = figure(u"1.45"),
            .rackPricePerMonth = figure(u"11660"),
            .rackPowerKw = figure(u"20"),
            .rackUnits = 42,
            .bandwidthPricePerMbpsMonth = figure(u"108"),
            .storagePricePerTbMonth = figure(u"115"),
            .staffCostPerYear = figure(u"300000")};
}

Site americanSite()
{
    return {.electricityPricePerKwh = figure(u"0.1282"),
            .pue = figure(u"1.54"),
            .rackPricePerMonth = figure(u"3681.2"),
            .rackPowerKw = figure(u"20"),
            .rackUnits = 42,
            .bandwidthPricePerMbpsMonth = figure(u"0.6"),
            .storagePricePerTbMonth = figure(u"23"),
            .staffCostPerYear = figure(u"130680")};
}

} // namespace

std::span<const SiteExample> siteExamples()
{
    return kExamples;
}

void priceByParts(Site &chineseExample)
{
    for (size_t i = 0; i < kHubeiParts.size(); ++i)
        chineseExample.terms.insert_or_assign(
            QString::fromLatin1(factsOf(kPricePartTerms.at(i)).key), figure(kHubeiParts.at(i)));
    ElectricityTariff tariff{.timetable = hubeiTariff().timetable,
                             .multiplied = {tco::PricePart::Purchase, tco::PricePart::LineLoss}};
    for (size_t i = 0; i < kHubeiMultiples.size(); ++i)
        tariff.multipliers.at(i) = figure(kHubeiMultiples.at(i));
    chineseExample.electricityTariff = std::move(tariff);
}

Site siteOf(const SiteExample &example)
{
    Site site = &example == &kExamples.front() ? chineseSite() : americanSite();
    site.currency = Currency::fromText(QString::fromLatin1(example.currency)).value();
    return site;
}

} // namespace steelyard
