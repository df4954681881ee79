#pragma once

#include "model/base/enum_text.h"
#include "model/money/decimal.h"

#include <QString>

#include <vector>

namespace steelyard {

/// When money counts.
enum class CostView
{
    Cash, ///< when it is paid
    Accounting, ///< when what it pays for is used: purchases by depreciation
    PresentValue ///< when it is paid, each payment in the money of the first day
};

template <>
inline constexpr std::array kEnumTexts<CostView> = {
    EnumText<CostView>{CostView::Cash, "cash"},
    EnumText<CostView>{CostView::Accounting, "accounting"},
    EnumText<CostView>{CostView::PresentValue, "present_value"},
};

/// How far from today the money of the first month is.
enum class Discounting
{
    FirstMonthToday, ///< t = 0: month m is discounted by m − 1 months
    SpreadsheetNpv ///< as the NPV function of spreadsheets does: by m months
};

template <>
inline constexpr std::array kEnumTexts<Discounting> = {
    EnumText<Discounting>{Discounting::FirstMonthToday, "first_month_today"},
    EnumText<Discounting>{Discounting::SpreadsheetNpv, "spreadsheet_npv"},
};

/// What a project's discount rate is stated in. Money of a comparison is nominal: it is what will
/// be paid on the day.
enum class RateBasis
{
    Nominal, ///< holds inflation
    Real ///< above inflation, which has to be stated beside it
};

template <>
inline constexpr std::array kEnumTexts<RateBasis> = {
    EnumText<RateBasis>{RateBasis::Nominal, "nominal"},
    EnumText<RateBasis>{RateBasis::Real, "real"},
};

/// How a purchase is written off; yearly charges, of which each month bears a twelfth.
enum class DepreciationMethod
{
    StraightLine,
    SumOfYears,
    DoubleDeclining, ///< turns to equal charges once these are higher
    MacrsFiveYear ///< computers in the United States; knows neither life nor salvage value
};

template <>
inline constexpr std::array kEnumTexts<DepreciationMethod> = {
    EnumText<DepreciationMethod>{DepreciationMethod::StraightLine, "straight_line"},
    EnumText<DepreciationMethod>{DepreciationMethod::SumOfYears, "sum_of_years"},
    EnumText<DepreciationMethod>{DepreciationMethod::DoubleDeclining, "double_declining"},
    EnumText<DepreciationMethod>{DepreciationMethod::MacrsFiveYear, "macrs_5_year"},
};

/// What a machine fetches when it is so many months old, as a broker quotes it.
struct ResidualQuote
{
    int month = 0;
    /// Of the price when new.
    Decimal share = {};

    friend bool operator==(const ResidualQuote &, const ResidualQuote &) = default;
};

inline constexpr int kLongestResidualMonths = 600;

/// How a project's cost is looked at. Rates and lives are assumptions.
struct FinanceTerms
{
    /// The view that plans are ranked by.
    CostView view = CostView::Cash;
    Discounting discounting = Discounting::FirstMonthToday;
    DepreciationMethod depreciation = DepreciationMethod::StraightLine;
    RateBasis discountBasis = RateBasis::Nominal;
    /// What bought machines fetch at the end, by rising month; in between the share falls evenly
    /// (`tco::scheduledResidual`). Empty: the assumptions say it. Excludes these.
    std::vector<ResidualQuote> residualSchedule = {};
    /// Who says so: broker, date.
    QString residualSource = {};

    friend bool operator==(const FinanceTerms &, const FinanceTerms &) = default;
};

} // namespace steelyard
