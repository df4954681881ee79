#include "ui/assumptions/site_fields.h"

#include "model/compare/price_parts.h"
#include "ui/editing/fields.h"

#include <QCoreApplication>
#include <QRegularExpression>

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

/// The lowest and the highest price of the site's tariff, as they were written or follow from its
/// parts.
QString priceRange(const Site &site)
{
    std::vector<double> prices;
    for (const auto &price : periodPrices(site)) {
        if (price)
            prices.push_back(*price);
    }
    if (prices.empty())
        return SiteFieldWords::tr("by the hour", "price of electricity");
    const auto [lowest, highest] = std::ranges::minmax_element(prices);
    return SiteFieldWords::tr("%1 – %2 by the hour", "price of electricity")
        .arg(pricePerKwh(*lowest).toText(), pricePerKwh(*highest).toText());
}

/// One price at all hours; of a site whose price depends on the hour it shows the range, and takes
/// no other.
Field<Site> electricityField(FieldHead head)
{
    auto field = siteFigure(std::move(head), &Site::electricityPricePerKwh, NumberRule::ZeroOrMore);
    constexpr int kRangeWidth = 26; // "0.395024 – 1.012099 by the hour"
    field.head.width = kRangeWidth;
    field.text = [flat = field.text](const Site &site) {
        return site.electricityTariff ? priceRange(site) : flat(site);
    };
    field.set = [assign = field.set](Site &site, const QString &typed) -> Result<void> {
        if (site.electricityTariff && !typed.trimmed().isEmpty())
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {SiteFieldWords::tr(
                                           "nothing here, since this site has a price by the hour: "
                                           "change it there, or choose one price all day"),
                                       typed}};
        return assign(site, typed);
    };
    return field;
}

/// A way to state the cooling, of which a site has one: an edit adds no second one.
Field<Site> coolingField(Field<Site> field)
{
    field.set = [assign = field.set](Site &site, const QString &typed) -> Result<void> {
        Site changed = site;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (waysToCool(changed) > std::max(1, waysToCool(site)))
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {SiteFieldWords::tr(
                                           "the only way to state the cooling (a PUE, a COP, "
                                           "cooling terms, or a host's price that pays for it): "
                                           "blank the other one first"),
                                       typed}};
        site = std::move(changed);
        return {};
    };
    return field;
}

Field<Site> coolingFigure(FieldHead head, std::optional<Decimal> Site::*member, NumberRule rule)
{
    return coolingField(siteFigure(std::move(head), member, rule));
}

/// "1: 20; 7: 40": from the first month on 20 kW, from the seventh on 40.
Field<Site> rampField(FieldHead head)
{
    const auto text = [](const Site &site) {
        QStringList steps;
        for (const RampStep &step : site.powerRamp)
            steps.append(u"%1: %2"_s.arg(step.fromMonth).arg(step.committedKw.toText()));
        return steps.join(u"; "_s);
    };
    const auto set = [](Site &site, const QString &typed) -> Result<void> {
        std::vector<RampStep> steps;
        for (const QString &part :
             typed.split(QRegularExpression{u"[;；]"_s}, Qt::SkipEmptyParts)) {
            const QStringList words = part.split(QRegularExpression{u"[:：]"_s});
            const auto month = typedWhole(words.value(0), 1, kLargestHorizonMonths);
            const auto power = typedDecimal(words.value(1), NumberRule::ZeroOrMore);
            const bool isStep = words.size() == 2 && month && month->has_value() && power
                && power->has_value() && (steps.empty() || steps.back().fromMonth < **month);
            if (!isStep)
                return Error{.code = ErrorCode::BadValue,
                             .arguments = {SiteFieldWords::tr("rising months, each with its "
                                                              "kilowatts, such as 1: 20; 7: 40"),
                                           typed}};
            steps.push_back({.id = RampStepId{QString::number(**month)},
                             .fromMonth = **month,
                             .committedKw = **power});
        }
        site.powerRamp = std::move(steps);
        return {};
    };
    return {.head = std::move(head), .text = text, .set = set};
}

/// One of the named rules; blank: the plain price per Mbps.
Field<Site> bandwidthRuleField(FieldHead head)
{
    head.input = FieldInput::Choice;
    const auto flat = [] { return SiteFieldWords::tr("flat, by the Mbps"); };
    return {.head = std::move(head),
            .text =
                [flat](const Site &site) {
                    return site.bandwidthRule ? text::label(*site.bandwidthRule) : flat();
                },
            .set = [flat](Site &site, const QString &typed) -> Result<void> {
                if (typed.trimmed().isEmpty() || typed.trimmed() == flat()) {
                    site.bandwidthRule.reset();
                    return {};
                }
                const auto rule = enumFromLabel<tco::BandwidthRule>(typed.trimmed());
                if (!rule)
                    return rule.error();
                site.bandwidthRule = *rule;
                return {};
            },
            .choices = [flat](const Site &) -> QStringList {
                return QStringList{flat()} + enumLabels<tco::BandwidthRule>();
            }};
}

Field<Site> meteringField(FieldHead head)
{
    return coolingField(enumField<Site>(std::move(head), &Site::metering));
}

/// Two letters, in whatever case they are typed; blank: not known.
Field<Site> countryField()
{
    auto field = textField<Site>(
        {.title = SiteFieldWords::tr("Country"),
         .hint = SiteFieldWords::tr("Two letters, CN for mainland China: export rules ask for it"),
         .width = 8},
        &Site::country);
    field.set = [](Site &site, const QString &typed) -> Result<void> {
        static const QRegularExpression kTwoLetters{u"^([A-Z]{2})?$"_s};
        const QString country = typed.trimmed().toUpper();
        if (!kTwoLetters.match(country).hasMatch())
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {SiteFieldWords::tr("two letters, such as CN"), typed}};
        site.country = country;
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
        meteringField({.title = SiteFieldWords::tr("Power billed by"), .width = 14}),
        coolingFigure({.title = SiteFieldWords::tr("PUE"),
                       .hint = SiteFieldWords::tr("Facility energy ÷ IT energy")},
                      &Site::pue,
                      Rule::AtLeastOne),
        coolingFigure({.title = SiteFieldWords::tr("Cooling COP"),
                       .hint = SiteFieldWords::tr("Instead of a PUE")},
                      &Site::coolingCop,
                      Rule::AboveZero),
        siteFigure({.title = SiteFieldWords::tr("Rack (per month)")},
                   &Site::rackPricePerMonth,
                   Rule::ZeroOrMore),
        siteFigure(
            {.title = SiteFieldWords::tr("Rack power (kW)")}, &Site::rackPowerKw, Rule::AboveZero),
        optionalWholeField<Site>(
            {.title = SiteFieldWords::tr("Rack units"), .width = 8}, &Site::rackUnits, 1, 100),
        rampField(
            {.title = SiteFieldWords::tr("Committed kW by month"),
             .hint = SiteFieldWords::tr("1: 20; 7: 40 commits 20 kW at once and 40 from month 7"),
             .width = 16}),
        siteFigure({.title = SiteFieldWords::tr("Bandwidth (per Mbps and month)")},
                   &Site::bandwidthPricePerMbpsMonth,
                   Rule::ZeroOrMore),
        bandwidthRuleField({.title = SiteFieldWords::tr("Bandwidth billed by"), .width = 20}),
        siteFigure({.title = SiteFieldWords::tr("Traffic (per GB)")},
                   &Site::trafficPricePerGb,
                   Rule::ZeroOrMore),
        enumField<Site>({.title = SiteFieldWords::tr("A gigabyte is"), .width = 14},
                        &Site::gigabyte),
        siteFigure({.title = SiteFieldWords::tr("Storage (per TB and month)")},
                   &Site::storagePricePerTbMonth,
                   Rule::ZeroOrMore),
        siteFigure({.title = SiteFieldWords::tr("Staff (per person and year)")},
                   &Site::staffCostPerYear,
                   Rule::ZeroOrMore),
        textField<Site>({.title = SiteFieldWords::tr("Source"), .width = 30}, &Site::source),
        countryField(),
    };
}

} // namespace steelyard::ui
