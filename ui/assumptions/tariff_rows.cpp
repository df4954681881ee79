#include "ui/assumptions/tariff_rows.h"

#include "model/compare/price_parts.h"
#include "ui/editing/fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::ui {

namespace {

/// The words of this file.
struct TariffRowWords
{
    Q_DECLARE_TR_FUNCTIONS(TariffRowWords)
};

QString keyOf(tco::PricePart part)
{
    return QString::fromLatin1(factsOf(kPricePartTerms.at(static_cast<size_t>(part))).key);
}

void forgetParts(Site &site)
{
    for (const auto &[part, spelling] : kEnumTexts<tco::PricePart>)
        site.terms.erase(keyOf(part));
}

/// As stated; of a tariff by multiples as it follows from them, and then not typed.
Field<PeriodRow> priceField(const text::NumberFormat &format)
{
    auto field =
        optionalDecimalField<PeriodRow>({.title = TariffRowWords::tr("Price per kWh"), .width = 10},
                                        &PeriodRow::price,
                                        NumberRule::ZeroOrMore);
    field.text = [format, stated = field.text](const PeriodRow &row) -> QString {
        if (!row.isByMultiple)
            return stated(row);
        return row.derivedPrice ? format.decimal(pricePerKwh(*row.derivedPrice))
                                : QString{text::kUnknown};
    };
    field.set = [assign = field.set](PeriodRow &row, const QString &typed) -> Result<void> {
        if (row.isByMultiple)
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {TariffRowWords::tr(
                                           "nothing here, since the price follows from the parts "
                                           "below: change them or the multiple"),
                                       typed}};
        return assign(row, typed);
    };
    return field;
}

/// Whether the multiples count for the part.
Field<PartRow> multipliedField()
{
    return {.head = {.title = TariffRowWords::tr("Multiplied"),
                     .input = FieldInput::Choice,
                     .hint = TariffRowWords::tr("Whether the multiples of the periods count for "
                                                "this part, as the province's notice says; for "
                                                "government funds they never do"),
                     .width = 10},
            .text = [](const PartRow &row) -> QString {
                return row.isMultiplied ? TariffRowWords::tr("Yes") : TariffRowWords::tr("No");
            },
            .set = [](PartRow &row, const QString &typed) -> Result<void> {
                const QStringList allowed{TariffRowWords::tr("Yes"), TariffRowWords::tr("No")};
                if (!allowed.contains(typed, Qt::CaseInsensitive))
                    return notOneOf(allowed, typed);
                row.isMultiplied = typed.compare(allowed.front(), Qt::CaseInsensitive) == 0;
                return {};
            },
            .choices = [](const PartRow &) -> QStringList {
                return {TariffRowWords::tr("Yes"), TariffRowWords::tr("No")};
            }};
}

} // namespace

std::vector<PeriodRow> periodRows(const Site &site, const tco::YearPlan &plan)
{
    const ElectricityTariff tariff = site.electricityTariff.value_or(ElectricityTariff{});
    const tco::PeriodShares shares = tco::yearShares(plan);
    const tco::PeriodPrices prices = periodPrices(site);
    std::vector<PeriodRow> rows;
    for (size_t i = 0; i < tco::kTariffPeriods; ++i)
        rows.push_back({.period = static_cast<tco::TariffPeriod>(i),
                        .price = tariff.prices[i],
                        .share = shares[i],
                        .isByMultiple = statesMultiples(tariff),
                        .multiple = tariff.multipliers[i],
                        .derivedPrice = prices[i]});
    return rows;
}

std::vector<PartRow> partRows(const Site &site)
{
    const ElectricityTariff tariff = site.electricityTariff.value_or(ElectricityTariff{});
    std::vector<PartRow> rows;
    for (const auto &[part, spelling] : kEnumTexts<tco::PricePart>)
        rows.push_back({.part = part,
                        .price = statedPart(site, part),
                        .isMultiplied = tariff.multiplied.contains(part)});
    return rows;
}

void storePeriods(Site &site, const std::vector<PeriodRow> &rows)
{
    for (const PeriodRow &row : rows) {
        site.electricityTariff->prices[static_cast<size_t>(row.period)] = row.price;
        site.electricityTariff->multipliers[static_cast<size_t>(row.period)] = row.multiple;
    }
}

void storeParts(Site &site, const std::vector<PartRow> &rows)
{
    site.electricityTariff->multiplied.clear();
    for (const PartRow &row : rows) {
        if (row.isMultiplied)
            site.electricityTariff->multiplied.insert(row.part);
        if (row.price)
            site.terms.insert_or_assign(keyOf(row.part), *row.price);
        else
            site.terms.erase(keyOf(row.part));
    }
}

Site statedBy(TariffWay way, Site site)
{
    const tco::PeriodPrices prices = periodPrices(site);
    if (!site.electricityTariff)
        site.electricityTariff = flatTariff(site.electricityPricePerKwh);
    site.electricityPricePerKwh.reset();
    ElectricityTariff &tariff = *site.electricityTariff;
    const bool wasByMultiples = statesMultiples(tariff);
    if (way == TariffWay::Prices) {
        for (size_t i = 0; wasByMultiples && i < prices.size(); ++i)
            tariff.prices[i] = prices[i] ? std::optional{pricePerKwh(*prices[i])} : std::nullopt;
        tariff.multipliers = {};
        tariff.multiplied.clear();
        forgetParts(site);
    } else if (!wasByMultiples) {
        tariff.prices = {};
        tariff.multipliers[static_cast<size_t>(tco::TariffPeriod::Flat)] = Decimal{1};
        tariff.multiplied = {tco::PricePart::Purchase};
    }
    return site;
}

Site atOnePrice(Site site)
{
    const auto mean = meanPriceOf(site);
    site.electricityPricePerKwh = mean ? std::optional{pricePerKwh(*mean)} : std::nullopt;
    site.electricityTariff.reset();
    forgetParts(site);
    return site;
}

std::vector<Field<PeriodRow>> periodFields(const text::NumberFormat &format)
{
    return {
        shownField<PeriodRow>({.title = TariffRowWords::tr("Period"), .width = 16},
                              [](const PeriodRow &row) -> QString {
                                  return QString::number(static_cast<int>(row.period) + 1) + u' '
                                      + text::label(row.period);
                              }),
        priceField(format),
        shownField<PeriodRow>({.title = TariffRowWords::tr("Hours"),
                               .input = FieldInput::Number,
                               .hint = TariffRowWords::tr("Share of the hours of a year"),
                               .width = 7},
                              [format](const PeriodRow &row) { return format.percent(row.share); }),
        optionalDecimalField<PeriodRow>(
            {.title = TariffRowWords::tr("Multiple"),
             .hint = TariffRowWords::tr("What the multiplied parts cost in this period over "
                                        "what they cost in the flat one"),
             .width = 8},
            &PeriodRow::multiple,
            NumberRule::AboveZero)};
}

std::vector<Field<PartRow>> partFields()
{
    return {shownField<PartRow>(
                {.title = TariffRowWords::tr("Part of the price"), .width = 24},
                [](const PartRow &row) { return text::assumptionLabel(keyOf(row.part)); }),
            optionalDecimalField<PartRow>({.title = TariffRowWords::tr("Per kWh"), .width = 9},
                                          &PartRow::price,
                                          NumberRule::Any),
            multipliedField()};
}

} // namespace steelyard::ui
