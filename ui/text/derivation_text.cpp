#include "ui/text/comparison_text.h"
#include "ui/text/labels.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct DerivationWords
{
    Q_DECLARE_TR_FUNCTIONS(DerivationText)
};

/// Up to six decimals, without the zeros that say nothing.
QString factorNumber(double value, const NumberFormat &format)
{
    constexpr int kMostDecimals = 6;
    QString text = format.number(value, kMostDecimals);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

QString factorText(const Factor &factor, const NumberFormat &format)
{
    const QString number = factorNumber(factor.value, format);
    return factor.unit.isEmpty()
        ? DerivationWords::tr("%1 (%2)", "number, what it is").arg(number, label(factor.name))
        : DerivationWords::tr("%1 %2 (%3)", "number, unit, what it is")
              .arg(number, unitLabel(factor.unit), label(factor.name));
}

QString productText(const CostStream &stream, const NumberFormat &format)
{
    QStringList factors;
    for (const Factor &factor : stream.factors)
        factors.append(factorText(factor, format));
    return factors.join(u" × "_s);
}

QStringList sourceLines(const CostStream &stream, const NumberFormat &format)
{
    QStringList lines;
    for (const Factor &factor : stream.factors) {
        if (!factor.source.isEmpty())
            lines.append(
                DerivationWords::tr("%1: %2", "what the figure is, its source")
                    .arg(label(factor.name), sourceLabel(factor.source.in(format.language()))));
    }
    return lines;
}

} // namespace

QString derivationText(const Comparison &comparison,
                       const CostStream &stream,
                       const NumberFormat &format)
{
    const QString kind = label(stream.kind);
    if (stream.absent)
        return DerivationWords::tr("%1: unknown, because %2.").arg(kind, label(*stream.absent));
    const MinorUnits total =
        std::accumulate(stream.entries.begin(), stream.entries.end(), MinorUnits{0});
    const QString amount = format.amount(total, comparison.currency, AmountScale::Units) + u' '
        + format.currencyName(comparison.currency);
    QStringList lines;
    if (stream.factors.empty())
        lines.append(DerivationWords::tr("%1 = %2", "cost, amount").arg(kind, amount));
    else
        lines.append(DerivationWords::tr("%1 = %2 = %3", "cost, product, amount")
                         .arg(kind, productText(stream, format), amount));
    return (lines + sourceLines(stream, format)).join(u'\n');
}

} // namespace steelyard::text
