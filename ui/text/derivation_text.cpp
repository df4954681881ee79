#include "ui/text/comparison_text.h"
#include "ui/text/cost_views.h"
#include "ui/text/labels.h"
#include "ui/text/payment_table.h"

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

/// Which entries are derived: those of all months, or of one.
using Month = std::optional<int>;

size_t indexOf(int month)
{
    return static_cast<size_t>(month - 1);
}

QString factorText(const Factor &factor, Month month, const NumberFormat &format)
{
    const double value = month ? factor.in(indexOf(*month)) : factor.value;
    const QString number = factorNumber(value, format);
    return factor.unit.isEmpty()
        ? DerivationWords::tr("%1 (%2)", "number, what it is").arg(number, label(factor.name))
        : DerivationWords::tr("%1 %2 (%3)", "number, unit, what it is")
              .arg(number, unitLabel(factor.unit), label(factor.name));
}

/// "Rent, month 5", "Rent, months 5 to 7, each"
QString kindText(const CostStream &stream, Month month, int alike)
{
    if (!month)
        return label(stream.kind);
    if (alike == 1)
        return DerivationWords::tr("%1, month %2", "cost, which month")
            .arg(label(stream.kind))
            .arg(*month);
    return DerivationWords::tr("%1, months %2 to %3, each", "cost, first month, last month")
        .arg(label(stream.kind))
        .arg(*month)
        .arg(*month + alike - 1);
}

QString productText(const CostStream &stream, Month month, const NumberFormat &format)
{
    QStringList factors;
    for (const Factor &factor : stream.factors)
        factors.append(factorText(factor, month, format));
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

/// "Quote line: H100 by the hour (AWS p5.48xlarge on demand, revision 1 of 11/9/26)", then what
/// the vendor wrote and where it stands.
QStringList quoteLines(const QuotedLine &quoted, const NumberFormat &format)
{
    const QString item = quoted.lineName.in(format.language());
    const QString quote = quoted.quoteName.in(format.language());
    const QString revision = QString::number(quoted.revision);
    QStringList lines{
        quoted.date.isValid()
            ? DerivationWords::tr("Quote line: %1 (%2, revision %3 of %4)", "item, quote, -, date")
                  .arg(item, quote, revision, format.date(quoted.date))
            : DerivationWords::tr("Quote line: %1 (%2, revision %3)", "item, quote")
                  .arg(item, quote, revision)};
    if (!quoted.reference.isEmpty())
        lines.append(DerivationWords::tr("Quote number: %1").arg(quoted.reference));
    if (!quoted.stated.isEmpty())
        lines.append(DerivationWords::tr("As stated: %1").arg(quoted.stated));
    if (const QString terms = termsText(quoted, format); !terms.isEmpty())
        lines.append(DerivationWords::tr("Payment and delivery: %1").arg(terms));
    if (!quoted.source.isEmpty())
        lines.append(DerivationWords::tr("Quote source: %1").arg(quoted.source));
    return lines;
}

} // namespace

MinorUnits streamAmount(const CostStream &stream, std::optional<int> month)
{
    if (stream.absent)
        return 0;
    return month ? stream.entries[indexOf(*month)]
                 : std::accumulate(stream.entries.begin(), stream.entries.end(), MinorUnits{0});
}

QString derivationText(const Comparison &comparison,
                       const CostStream &stream,
                       const NumberFormat &format,
                       std::optional<int> month,
                       int alike)
{
    const QString kind = kindText(stream, month, alike);
    if (stream.absent)
        return DerivationWords::tr("%1: unknown, because %2.").arg(kind, label(*stream.absent));
    const QString amount = format.money(streamAmount(stream, month), comparison.currency);
    QStringList lines;
    if (stream.factors.empty())
        lines.append(DerivationWords::tr("%1 = %2", "cost, amount").arg(kind, amount));
    else
        lines.append(DerivationWords::tr("%1 = %2 = %3", "cost, product, amount")
                         .arg(kind, productText(stream, month, format), amount));
    if (const QString shown = viewedStreamText(comparison, stream, format, month); !shown.isEmpty())
        lines.append(shown);
    lines += sourceLines(stream, format);
    if (stream.quotedLine)
        lines += quoteLines(comparison.quotedLines[*stream.quotedLine], format);
    return lines.join(u'\n');
}

QString noStreamText(CategoryCost::State state)
{
    switch (state) {
    case CategoryCost::State::Covered:
        return DerivationWords::tr("Another price of this plan pays for it.");
    case CategoryCost::State::Unknown:
        return kUnknown;
    case CategoryCost::State::Known:
    case CategoryCost::State::Nothing:
        return DerivationWords::tr("This plan has no such cost.");
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::text
