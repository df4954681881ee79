#pragma once

#include "tests/support/project_builders.h"

namespace steelyard::testing {

/// A room in CNY with free electricity and a PUE of 1, so that only what a test adds costs.
inline Site aFreeRoom()
{
    return {.id = SiteId{QStringLiteral("room")},
            .currency = currency(QStringLiteral("CNY")),
            .electricityPricePerKwh = Decimal{0},
            .pue = Decimal{1}};
}

inline Site withTerm(Site site, const QString &key, const QString &value)
{
    site.terms[key] = decimal(value);
    return site;
}

/// `servers` servers of eight GPUs, always busy, that draw `kilowatts` each and are hosted bare in
/// `room`; only power, cooling and place are to be paid beside them.
inline ProjectBuilder aHostedRoom(const Site &room, int servers, double kilowatts)
{
    constexpr int kGpus = 8;
    constexpr double kWatts = 1'000.0;
    return aProject()
        .always(servers * kGpus)
        .site(room)
        .server({.id = ServerId{QStringLiteral("node")},
                 .name = QStringLiteral("Node"),
                 .gpuCount = kGpus,
                 .rackUnits = 8,
                 .maximumPowerW = kilowatts * kWatts,
                 .typicalPowerW = kilowatts * kWatts})
        .quote(aQuote(QStringLiteral("bare"))
                   .price(QStringLiteral("0.01"), QStringLiteral("CNY"), PriceUnit::NodeMonth)
                   .node(kGpus)
                   .server(QStringLiteral("Node"))
                   .covers({CostCategory::Rack,
                            CostCategory::Bandwidth,
                            CostCategory::Operations,
                            CostCategory::Storage,
                            CostCategory::SetUp}))
        .plan(QStringLiteral("hosted"),
              PlanMode::Hosted,
              {aLayer(SupplyKind::Hosted, QStringLiteral("bare"))});
}

/// What the first plan pays for a category in a month (from 0), in major units.
inline double paidIn(const Comparison &comparison, CostCategory category, size_t month)
{
    constexpr double kCents = 100.0;
    const auto &cost = comparison.plans.front().categories.at(category);
    return static_cast<double>(cost.byMonth[month]) / kCents;
}

/// The first plan's first stream of a kind; null: it has none.
inline const CostStream *streamOf(const Comparison &comparison, StreamKind kind)
{
    const auto &streams = comparison.plans.front().streams;
    const auto found = std::ranges::find(streams, kind, &CostStream::kind);
    return found == streams.end() ? nullptr : &*found;
}

} // namespace steelyard::testing
