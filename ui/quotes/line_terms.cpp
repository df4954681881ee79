#include "ui/quotes/line_terms.h"

#include "ui/editing/fields.h"
#include "ui/editing/typed_list.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct LineTermWords
{
    Q_DECLARE_TR_FUNCTIONS(LineTerms)
};

QString quantityTiersText(const QuoteLine &line)
{
    QStringList parts;
    for (const PriceTier &tier : line.tiers)
        parts.append(u"%1: %2"_s.arg(tier.fromQuantity.toText(), tier.price.toText()));
    return parts.join(u"; "_s);
}

QString exampleOfTiers()
{
    return LineTermWords::tr("10: 5.80; 50: 5.20", "example of quantity tiers");
}

Result<PriceTier> typedTierOf(const QString &typed)
{
    static const QRegularExpression kParts{u"^\\D*?([0-9.]+)[^0-9.]+([0-9.]+)\\D*$"_s};
    const QRegularExpressionMatch match = kParts.match(typed);
    if (!match.hasMatch())
        return Error{.code = ErrorCode::BadValue, .arguments = {exampleOfTiers(), typed.trimmed()}};
    const auto from = typedDecimal(match.captured(1), NumberRule::ZeroOrMore);
    const auto price = typedDecimal(match.captured(2), NumberRule::ZeroOrMore);
    if (!from || !price)
        return !from ? from.error() : price.error();
    return PriceTier{.fromQuantity = from->value_or(Decimal{}),
                     .price = price->value_or(Decimal{})};
}

Result<void> setTiersOf(QuoteLine &line, const QString &typed)
{
    auto tiers = typedList<PriceTier>(typed, typedTierOf);
    if (!tiers)
        return tiers.error();
    for (size_t tier = 1; tier < tiers->size(); ++tier) {
        if ((*tiers)[tier].fromQuantity <= (*tiers)[tier - 1].fromQuantity)
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {LineTermWords::tr("quantities that rise from tier to tier"),
                                       typed.trimmed()}};
    }
    line.tiers = *std::move(tiers);
    return {};
}

QStringList termsOf(const QuoteLine &line)
{
    QStringList terms;
    if (!line.tiers.empty())
        terms << LineTermWords::tr("%n tier(s)", nullptr, static_cast<int>(line.tiers.size()));
    if (line.rental.upfront)
        terms << LineTermWords::tr("upfront %1", "amount")
                     .arg(text::NumberFormat{Language::English}.decimal(*line.rental.upfront));
    if (!line.discounts.empty())
        terms << LineTermWords::tr("discount");
    if (!line.rental.sustainedUse.empty())
        terms << LineTermWords::tr("sustained use");
    if (line.minimumTermMonths)
        terms << LineTermWords::tr("%n month(s)", "least term", *line.minimumTermMonths);
    if (line.isPrepaid)
        terms << LineTermWords::tr("prepaid");
    return terms;
}

} // namespace

Field<QuoteLine> termsField()
{
    return shownField<QuoteLine>(
        {.title = LineTermWords::tr("Terms"),
         .hint = LineTermWords::tr("What the price also depends on: tiers, a part paid upfront, "
                                   "discounts, the least term. Each is typed further right; what "
                                   "is committed stands in the quote above."),
         .width = 16},
        [](const QuoteLine &line) -> QString { return termsOf(line).join(u" · "_s); },
        [](const QuoteLine &line) -> QString {
            const QString terms = termsOf(line).join(u" · "_s);
            return line.tiers.empty() ? terms : terms + u'\n' + quantityTiersText(line);
        });
}

std::vector<Field<QuoteLine>> tierFields()
{
    std::vector<Field<QuoteLine>> fields;
    fields.push_back({.head = {.title = LineTermWords::tr("Quantity tiers"),
                               .hint = LineTermWords::tr("From so many units on, the price of "
                                                         "one: %1. Blank: one price for all")
                                           .arg(exampleOfTiers()),
                               .width = 16},
                      .text = quantityTiersText,
                      .set = setTiersOf});
    fields.push_back(enumField<QuoteLine>(
        {.title = LineTermWords::tr("Tiers read"),
         .hint = LineTermWords::tr("Whether the tier that is reached prices all units, or each "
                                   "tier its own slice of them"),
         .width = 12},
        &QuoteLine::tierMode));
    return fields;
}

} // namespace steelyard::ui
