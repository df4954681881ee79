#include "ui/assumptions/site_fields.h"

#include "ui/editing/fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct SiteFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(SiteFieldWords)
};

/// A price or ratio of a site that may be unknown.
Field<Site> siteFigure(FieldHead head, std::optional<Decimal> Site::*member, NumberRule rule)
{
    head.width = 10;
    return optionalDecimalField<Site>(std::move(head), member, rule);
}

/// The lowest and the highest price of a tariff, as they were written.
QString priceRange(const ElectricityTariff &tariff)
{
    std::vector<Decimal> prices;
    for (const auto &price : tariff.prices) {
        if (price)
            prices.push_back(*price);
    }
    if (prices.empty())
        return SiteFieldWords::tr("by the hour", "price of electricity");
    const auto [lowest, highest] = std::ranges::minmax_element(
        prices, {}, [](const Decimal &each) { return each.toDouble(); });
    return SiteFieldWords::tr("%1 – %2 by the hour", "price of electricity")
        .arg(lowest->toText(), highest->toText());
}

/// One price at all hours; of a site whose price depends on the hour it shows the range, and takes
/// no other.
Field<Site> electricityField(FieldHead head)
{
    auto field = siteFigure(std::move(head), &Site::electricityPricePerKwh, NumberRule::ZeroOrMore);
    field.text = [flat = field.text](const Site &site) {
        return site.electricityTariff ? priceRange(*site.electricityTariff) : flat(site);
    };
    field.set = [assign = field.set](Site &site, const QString &typed) -> Result<void> {
        if (site.electricityTariff && !typed.trimmed().isEmpty())
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {SiteFieldWords::tr(
                                           "nothing here: the project document gives this site a "
                                           "price by the hour"),
                                       typed}};
        return assign(site, typed);
    };
    return field;
}

/// PUE and COP describe the same cooling in two ways: a site has one of them.
Field<Site> coolingField(FieldHead head,
                         std::optional<Decimal> Site::*member,
                         std::optional<Decimal> Site::*other,
                         NumberRule rule)
{
    auto field = siteFigure(std::move(head), member, rule);
    field.set = [assign = field.set, member, other](Site &site,
                                                    const QString &typed) -> Result<void> {
        Site changed = site;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (changed.*member && changed.*other) {
            return Error{
                .code = ErrorCode::BadValue,
                .arguments = {
                    SiteFieldWords::tr("either a PUE or a COP; blank the other one first"), typed}};
        }
        site = std::move(changed);
        return {};
    };
    return field;
}

} // namespace

std::vector<Field<Site>> siteFields(Language language)
{
    using Rule = NumberRule;
    return {
        nameField<Site>({.title = SiteFieldWords::tr("Site"), .width = 20}, &Site::name, language),
        currencyField<Site>({.title = SiteFieldWords::tr("Currency"), .width = 6}, &Site::currency),
        electricityField({.title = SiteFieldWords::tr("Electricity (per kWh)")}),
        siteFigure(
            {.title = SiteFieldWords::tr("Demand (per kW and month)"),
             .hint = SiteFieldWords::tr("For the month's highest power; blank: none billed")},
            &Site::demandPricePerKwMonth,
            Rule::ZeroOrMore),
        coolingField({.title = SiteFieldWords::tr("PUE"),
                      .hint = SiteFieldWords::tr("Facility energy ÷ IT energy")},
                     &Site::pue,
                     &Site::coolingCop,
                     Rule::AtLeastOne),
        coolingField({.title = SiteFieldWords::tr("Cooling COP"),
                      .hint = SiteFieldWords::tr("Instead of a PUE")},
                     &Site::coolingCop,
                     &Site::pue,
                     Rule::AboveZero),
        siteFigure({.title = SiteFieldWords::tr("Rack (per month)")},
                   &Site::rackPricePerMonth,
                   Rule::ZeroOrMore),
        siteFigure(
            {.title = SiteFieldWords::tr("Rack power (kW)")}, &Site::rackPowerKw, Rule::AboveZero),
        optionalWholeField<Site>(
            {.title = SiteFieldWords::tr("Rack units"), .width = 8}, &Site::rackUnits, 1, 100),
        siteFigure({.title = SiteFieldWords::tr("Bandwidth (per Mbps and month)")},
                   &Site::bandwidthPricePerMbpsMonth,
                   Rule::ZeroOrMore),
        siteFigure({.title = SiteFieldWords::tr("Traffic (per GB)")},
                   &Site::trafficPricePerGb,
                   Rule::ZeroOrMore),
        siteFigure({.title = SiteFieldWords::tr("Storage (per TB and month)")},
                   &Site::storagePricePerTbMonth,
                   Rule::ZeroOrMore),
        siteFigure({.title = SiteFieldWords::tr("Staff (per person and year)")},
                   &Site::staffCostPerYear,
                   Rule::ZeroOrMore),
        textField<Site>({.title = SiteFieldWords::tr("Source"), .width = 30}, &Site::source),
    };
}

std::vector<Field<ExchangeRate>> rateFields()
{
    return {
        currencyField<ExchangeRate>({.title = SiteFieldWords::tr("One"), .width = 8},
                                    &ExchangeRate::from),
        decimalField<ExchangeRate>({.title = SiteFieldWords::tr("is worth"), .width = 12},
                                   &ExchangeRate::rate,
                                   NumberRule::AboveZero),
        currencyField<ExchangeRate>({.title = SiteFieldWords::tr("of"), .width = 8},
                                    &ExchangeRate::to),
        dateField<ExchangeRate>({.title = SiteFieldWords::tr("On"), .width = 12},
                                &ExchangeRate::date),
        textField<ExchangeRate>({.title = SiteFieldWords::tr("Source"), .width = 40},
                                &ExchangeRate::source),
    };
}

} // namespace steelyard::ui
