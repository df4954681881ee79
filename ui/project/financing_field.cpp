#include "ui/project/financing_field.h"

#include "ui/editing/fields.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct FinancingFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(FinancingField)
};

QString example()
{
    return FinancingFieldWords::tr("loan, 6 %, 36 months, 10 % left", "how financing is typed");
}

QString financingText(const SupplyLayer &layer)
{
    if (!layer.financing)
        return {};
    const Financing &financing = *layer.financing;
    const QString text =
        FinancingFieldWords::tr("%1, %2 %, %3 months", "loan or lease, yearly rate, duration")
            .arg(text::label(financing.kind), percentNumber(financing.annualRate))
            .arg(financing.months);
    return financing.balloon.isZero()
        ? text
        : FinancingFieldWords::tr("%1, %2 % left", "share of the price")
              .arg(text, percentNumber(financing.balloon));
}

/// The word, then rate, months and perhaps the balloon, whatever stands between them.
Result<Financing> typedFinancing(const QString &typed)
{
    static const QRegularExpression kParts{
        u"^\\s*([^\\d,，]+?)[\\s,，]*([0-9.]+)\\D+([0-9]+)(?:\\D+([0-9.]+))?\\D*$"_s};
    const QRegularExpressionMatch match = kParts.match(typed);
    if (!match.hasMatch())
        return Error{.code = ErrorCode::BadValue, .arguments = {example(), typed.trimmed()}};
    const auto kind = enumFromLabel<FinancingKind>(match.captured(1));
    const auto rate = typedPercent(match.captured(2));
    const auto months =
        typedWhole(match.captured(3), kSmallestHorizonMonths, kLargestHorizonMonths);
    const auto balloon = typedPercent(match.captured(4));
    if (!kind)
        return kind.error();
    if (!rate || !months || !balloon)
        return !rate ? rate.error() : !months ? months.error() : balloon.error();
    return Financing{.kind = *kind,
                     .annualRate = rate->value_or(Decimal{}),
                     .months = months->value_or(0),
                     .balloon = balloon->value_or(Decimal{})};
}

} // namespace

Field<SupplyLayer> financingField()
{
    return {.head = {.title = FinancingFieldWords::tr("Financed by"),
                     .hint = FinancingFieldWords::tr("Of machines that are bought: %1. Blank: "
                                                     "nothing")
                                 .arg(example()),
                     .width = 28},
            .text = financingText,
            .set = [](SupplyLayer &layer, const QString &typed) -> Result<void> {
                if (typed.trimmed().isEmpty()) {
                    layer.financing.reset();
                    return {};
                }
                const auto financing = typedFinancing(typed);
                if (!financing)
                    return financing.error();
                layer.financing = *financing;
                return {};
            }};
}

} // namespace steelyard::ui
