#pragma once

#include "model/tco/computed.h"

#include <vector>

namespace steelyard::tco {

/// What is written off over its life.
struct DepreciableAsset
{
    double cost = 0.0;
    /// Value at the end of the life.
    double salvage = 0.0;
    /// In periods: years, or months where the charge is monthly.
    int life = 0;
};

/// The charge of each period, first period first.
using DepreciationSchedule = std::vector<double>;

// All return one charge per period of the life. Errors of all: NegativeAmount, NoPeriods, and
// ResidualAboveCost where a charge would be negative.

/// (cost − salvage) ÷ life in each period.
[[nodiscard]] Computed<DepreciationSchedule> straightLine(const DepreciableAsset &asset);

/// (cost − salvage) × periods left ÷ (1 + 2 + … + life).
[[nodiscard]] Computed<DepreciationSchedule> sumOfYearsDigits(const DepreciableAsset &asset);

/// Whether a declining balance turns to equal charges once these are higher.
enum class SwitchToStraightLine
{
    No,
    Yes
};

/// `factor` ÷ life of the book value, never below the salvage value: a factor of 2 is the double
/// declining balance. With the switch, what is left is written off in equal charges from the
/// period on in which these are higher, so that the life ends at the salvage value.
///
/// Errors: also NegativeAmount of a factor that is not positive.
/// Source: OASIS OpenFormula 1.2 (OpenDocument 1.2 part 2), DDB and VDB.
[[nodiscard]] Computed<DepreciationSchedule> decliningBalance(
    const DepreciableAsset &asset,
    double factor = 2.0,
    SwitchToStraightLine turn = SwitchToStraightLine::No);

/// A fixed rate of the book value that leads to the salvage value, 1 − (salvage ÷ cost)^(1 ÷ life),
/// rounded to three decimals; the first year has `monthsInFirstYear` (1 to 12) months, and what it
/// lacks of twelve is charged in a last year more.
///
/// Returns life charges, or life + 1 when the first year is a part. Errors: also PeriodOutOfRange
/// of a number of months that no year has.
/// Source: OASIS OpenFormula 1.2 (OpenDocument 1.2 part 2), DB.
[[nodiscard]] Computed<DepreciationSchedule> fixedDecliningBalance(const DepreciableAsset &asset,
                                                                   int monthsInFirstYear = 12);

/// Classes of the US Modified Accelerated Cost Recovery System. Computers are 5-year property.
enum class MacrsClass
{
    ThreeYear,
    FiveYear,
    SevenYear,
    TenYear,
    FifteenYear,
    TwentyYear
};

/// Yearly charges by the General Depreciation System with the half-year convention: one year more
/// than the class is called. There is no salvage value.
///
/// Errors: NegativeAmount.
/// Source: IRS Publication 946, How To Depreciate Property, appendix A, table A-1.
[[nodiscard]] Computed<DepreciationSchedule> macrsHalfYear(double cost, MacrsClass property);

} // namespace steelyard::tco
