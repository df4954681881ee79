#pragma once

#include "model/compare/dossier.h"

namespace steelyard {

/// An offer that prices an hour on one GPU.
struct GpuHourOffer
{
    enum class Origin
    {
        Quote,
        PriceBook
    };
    Origin origin = Origin::Quote;
    /// Per GPU-hour as offered, and the same in the currency of the comparison and, where the line
    /// tells its tax, net or gross as the project compares.
    double printed = 0.0;
    Currency printedCurrency = {};
    double price = 0.0;
    Currency currency = {};
    /// The rate between the two; nothing: they are the same.
    std::optional<ExchangeRate> rate = {};
    bool isTaxKnown = false;
    /// What the offer calls the accelerator.
    QString accelerator = {};
    /// The quote or the price book with its edition, and the line or the instance in it.
    LocalText seller = {};
    LocalText item = {};
    QDate date = {};

    friend bool operator==(const GpuHourOffer &, const GpuHourOffer &) = default;
};

/// What an hour on an accelerator costs, or why that is not known.
struct GpuPrice
{
    enum class State
    {
        Known,
        NoOffer,
        NoRate ///< there are offers, but no rate from their currency to the comparison's
    };
    State state = State::NoOffer;
    /// The cheapest offer. NoRate: the first one, whose price counts for nothing.
    GpuHourOffer offer = {};

    friend bool operator==(const GpuPrice &, const GpuPrice &) = default;
};

/// Whether an offer that names its accelerator so can mean this one: "H100" and "H100 SXM" can
/// mean H100-SXM-80GB.
[[nodiscard]] bool canMean(const QString &offered, const GpuModel &gpu);

/// All lines of the newest revisions that price time on this GPU and are quoted, unconverted.
[[nodiscard]] std::vector<GpuHourOffer> quotedHours(const Dossier &dossier, const GpuModel &gpu);

/// The cheapest of the offers in the reporting currency of `rates`.
[[nodiscard]] GpuPrice cheapestOf(const std::vector<GpuHourOffer> &offers, const FxTable &rates);

} // namespace steelyard
