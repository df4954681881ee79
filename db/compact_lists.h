#pragma once

#include "model/compare/deferral.h"
#include "model/compare/electricity_tariff.h"
#include "model/compare/finance_terms.h"
#include "model/quotes/payment_terms.h"
#include "model/quotes/quote_line.h"

namespace steelyard::db {

class Statement;

// Lists in one text column each, their parts parted by blanks.

/// "cooling rack": spellings of the categories.
[[nodiscard]] QString coversText(const std::set<CostCategory> &covers);
/// "0.1 0.05": in their order.
[[nodiscard]] QString decimalsText(const std::vector<Decimal> &decimals);
/// "100:1.99 500:1.79": from-quantity and price.
[[nodiscard]] QString tiersText(const std::vector<PriceTier> &tiers);
/// "0.25:1 0.75:0.8": share of the month and multiplier.
[[nodiscard]] QString useTiersText(const std::vector<UseTier> &tiers);
/// "30:8:12 5:-0.27:36": commitment per hour, price or discount (with a minus), and months.
[[nodiscard]] QString savingsPlansText(const std::vector<SavingsPlan> &plans);
/// "0.3:order:0 0.6:delivery:0 0.1:acceptance:30": share, event and days after it.
[[nodiscard]] QString instalmentsText(const std::vector<Instalment> &instalments);
/// "12:0.65 24:0.38": age in months and share of the price.
[[nodiscard]] QString residualsText(const std::vector<ResidualQuote> &schedule);
/// "64x12 0x12 8": runs of equal counts.
[[nodiscard]] QString hourlyCountsText(const std::vector<int> &counts);
/// "0.4:24": share and hours; empty: nothing may wait.
[[nodiscard]] QString deferralText(const std::optional<Deferral> &deferral);
/// "purchase line_loss": spellings of the parts of a price of electricity.
[[nodiscard]] QString partsText(const std::set<tco::PricePart> &parts);

// Their readers; text that is no such list makes the statement fail.
[[nodiscard]] std::set<CostCategory> readCovers(const Statement &row, QLatin1StringView column);
[[nodiscard]] std::vector<Decimal> readDecimals(const Statement &row, QLatin1StringView column);
[[nodiscard]] std::vector<PriceTier> readTiers(const Statement &row, QLatin1StringView column);
[[nodiscard]] std::vector<UseTier> readUseTiers(const Statement &row, QLatin1StringView column);
[[nodiscard]] std::vector<SavingsPlan> readSavingsPlans(const Statement &row,
                                                        QLatin1StringView column);
[[nodiscard]] std::vector<Instalment> readInstalments(const Statement &row,
                                                      QLatin1StringView column);
[[nodiscard]] std::vector<ResidualQuote> readResiduals(const Statement &row,
                                                       QLatin1StringView column);
[[nodiscard]] std::vector<int> readHourlyCounts(const Statement &row, QLatin1StringView column);
[[nodiscard]] std::optional<Deferral> readDeferral(const Statement &row, QLatin1StringView column);
[[nodiscard]] std::set<tco::PricePart> readPriceParts(const Statement &row,
                                                      QLatin1StringView column);

} // namespace steelyard::db
