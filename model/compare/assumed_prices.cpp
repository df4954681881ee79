#include "model/compare/assumed_prices.h"

namespace steelyard {

namespace {

constexpr std::array kPriceKeys = {AssumptionKey::RemoteHandsPrice,
                                   AssumptionKey::SetUpPerServer,
                                   AssumptionKey::SparePrice,
                                   AssumptionKey::LicencePerGpu,
                                   AssumptionKey::LicencePerSocket,
                                   AssumptionKey::LicencePerCore,
                                   AssumptionKey::SecurityOnce,
                                   AssumptionKey::SecurityPerYear,
                                   AssumptionKey::MigrationDayRate,
                                   AssumptionKey::OldFee};

UnitRate assumedPrice(const AssumptionValues &assumptions, AssumptionKey key, const FxTable &rates)
{
    const Assumption &price = assumptions.entry(key).assumption;
    constexpr qsizetype kCodeLength = 3;
    return converted({.name = FactorName::UnitPrice,
                      .value = price.value.toDouble(),
                      .unit = price.unit,
                      .source = {price.source}},
                     Currency::fromText(QStringView{price.unit}.left(kCodeLength))
                         .value_or(rates.reportingCurrency()),
                     rates);
}

} // namespace

AssumedPrices::AssumedPrices(const AssumptionValues &assumptions, const FxTable &rates)
{
    for (const AssumptionKey key : kPriceKeys)
        m_rates.emplace(key, assumedPrice(assumptions, key, rates));
}

const UnitRate &AssumedPrices::of(AssumptionKey key) const
{
    return m_rates.at(key);
}

} // namespace steelyard
