#pragma once

#include "model/compare/assumption_values.h"
#include "model/compare/unit_rate.h"

#include <map>

namespace steelyard {

/// The assumptions that are prices, in the reporting currency.
class AssumedPrices final
{
public:
    AssumedPrices(const AssumptionValues &assumptions, const FxTable &rates);

    /// `key` must be a price: its unit begins with a currency ("CNY/visit").
    [[nodiscard]] const UnitRate &of(AssumptionKey key) const;

private:
    std::map<AssumptionKey, UnitRate> m_rates;
};

} // namespace steelyard
