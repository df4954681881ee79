#include "worked_examples.h"

#include <QDate>

using namespace Qt::StringLiterals;
using namespace steelyard::tco;

namespace steelyard::testing {

std::vector<double> ExampleInputs::numbers(const QString &name) const
{
    std::vector<double> result;
    for (const QJsonValue &each : list(name))
        result.push_back(each.toDouble());
    return result;
}

std::vector<DatedFlow> ExampleInputs::datedFlows() const
{
    std::vector<DatedFlow> result;
    for (const double amount : numbers(u"flows"_s)) {
        const auto at = static_cast<qsizetype>(result.size());
        const QDate date = QDate::fromString(list(u"dates"_s)[at].toString(), Qt::ISODate);
        result.push_back(
            {std::chrono::sys_days{std::chrono::days{QDate{1970, 1, 1}.daysTo(date)}}, amount});
    }
    return result;
}

Loan ExampleInputs::loan(Due due) const
{
    return {.principal = number(u"pv"_s),
            .ratePerPeriod = number(u"rate"_s),
            .periods = whole(u"n"_s),
            .due = due};
}

DepreciableAsset ExampleInputs::asset() const
{
    return {.cost = number(u"cost"_s), .salvage = number(u"salvage"_s), .life = whole(u"life"_s)};
}

QJsonValue ExampleInputs::value(const QString &name) const
{
    return m_inputs[name][u"value"_s];
}

Computed<> inPercent(const Computed<> &share)
{
    constexpr double kPercent = 100.0;
    return share ? Computed<>{*share * kPercent} : share;
}

} // namespace steelyard::testing
