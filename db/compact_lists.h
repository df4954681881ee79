#pragma once

#include "model/quotes/quote_line.h"

namespace steelyard::db {

class Statement;

// Short lists of a quote line, each in one text column, their parts parted by blanks.

/// "cooling rack": spellings of the categories.
[[nodiscard]] QString coversText(const std::set<CostCategory> &covers);
/// "0.1 0.05": fractions in the order in which they apply.
[[nodiscard]] QString discountsText(const std::vector<Decimal> &discounts);
/// "100:1.99 500:1.79": from-quantity and price.
[[nodiscard]] QString tiersText(const std::vector<PriceTier> &tiers);

// Their readers; text that is no such list makes the statement fail.
[[nodiscard]] std::set<CostCategory> readCovers(const Statement &row, QLatin1StringView column);
[[nodiscard]] std::vector<Decimal> readDiscounts(const Statement &row, QLatin1StringView column);
[[nodiscard]] std::vector<PriceTier> readTiers(const Statement &row, QLatin1StringView column);

} // namespace steelyard::db
