#include "ui/assumptions/rate_fields.h"

#include "ui/editing/fields.h"

#include <QCoreApplication>

namespace steelyard::ui {

namespace {

/// The words of this file.
struct RateFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(RateFieldWords)
};

} // namespace

QString countsText(const Project &project, const ExchangeRate &rate)
{
    const FxTable rates{project.currency, project.rates, project.start};
    if ((rate.from == project.currency) == (rate.to == project.currency))
        return RateFieldWords::tr("no: not a rate of %1").arg(project.currency.code());
    const std::optional<int> month = rates.countsFrom(rate);
    const auto used = rates.conversionFrom(rate.from == project.currency ? rate.to : rate.from);
    if (!month && used && used->rate && used->rate->from != rate.from)
        return RateFieldWords::tr("no: the other direction is stated");
    if (!month)
        return RateFieldWords::tr("no: another one in its place");
    if (*month > project.horizonMonths)
        return RateFieldWords::tr("no: after the horizon");
    return *month == 1 ? RateFieldWords::tr("from the start")
                       : RateFieldWords::tr("from month %1").arg(*month);
}

std::vector<Field<ExchangeRate>> rateFields(std::function<QString(const ExchangeRate &)> counts)
{
    return {
        currencyField<ExchangeRate>({.title = RateFieldWords::tr("One"), .width = 8},
                                    &ExchangeRate::from),
        decimalField<ExchangeRate>({.title = RateFieldWords::tr("is worth"), .width = 12},
                                   &ExchangeRate::rate,
                                   NumberRule::AboveZero),
        currencyField<ExchangeRate>({.title = RateFieldWords::tr("of"), .width = 8},
                                    &ExchangeRate::to),
        dateField<ExchangeRate>({.title = RateFieldWords::tr("On"), .width = 12},
                                &ExchangeRate::date),
        optionalPercentField<ExchangeRate>(
            {.title = RateFieldWords::tr("Change, % a year"),
             .hint = RateFieldWords::tr("What is expected from the month on in which the rate "
                                        "begins to count, evenly by month, until a later rate: -3 "
                                        "for a currency that falls. Blank: it stays"),
             .width = 12},
            &ExchangeRate::changePerYear,
            typedPercentChange),
        shownField<ExchangeRate>({.title = RateFieldWords::tr("Counts"),
                                  .hint = RateFieldWords::tr(
                                      "The newest rate before the project's start counts from the "
                                      "start, a later one from the month of its date"),
                                  .width = 22},
                                 std::move(counts)),
        textField<ExchangeRate>({.title = RateFieldWords::tr("Source"), .width = 40},
                                &ExchangeRate::source),
    };
}

} // namespace steelyard::ui
