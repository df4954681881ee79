#include "ui/text/period_derivation.h"

#include "model/compare/cost_view.h"
#include "ui/text/comparison_text.h"
#include "ui/text/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct PeriodDerivationWords
{
    Q_DECLARE_TR_FUNCTIONS(DerivationText)
};

/// A stream with its entries as billed and as the shown view counts them.
struct ViewedStream
{
    const CostStream &stream;
    std::vector<MinorUnits> viewed;

    [[nodiscard]] bool costsIn(size_t month) const
    {
        return stream.entries[month] != 0 || viewed[month] != 0;
    }

    [[nodiscard]] bool areAlike(size_t one, size_t other) const
    {
        return stream.entries[one] == stream.entries[other] && viewed[one] == viewed[other]
            && std::ranges::all_of(stream.factors, [&](const Factor &factor) {
                   return factor.in(one) == factor.in(other);
               });
    }
};

/// What is counted in a month in which nothing is billed, such as a purchase that is written off.
QString countedText(const Comparison &comparison,
                    const CostStream &stream,
                    int month,
                    int alike,
                    const NumberFormat &format)
{
    const QString months = alike == 1
        ? PeriodDerivationWords::tr("Month %1: nothing is billed.").arg(month)
        : PeriodDerivationWords::tr("Months %1 to %2, each: nothing is billed.")
              .arg(month)
              .arg(month + alike - 1);
    return derivationText(comparison, stream, format) + u'\n' + months + u' '
        + viewedStreamText(comparison, stream, format, month);
}

QStringList paragraphsOf(const Comparison &comparison,
                         const ViewedStream &viewed,
                         const Period &period,
                         const NumberFormat &format)
{
    QStringList paragraphs;
    size_t month = period.first;
    while (month < period.end) {
        size_t end = month + 1;
        while (end < period.end && viewed.areAlike(month, end))
            ++end;
        const int first = static_cast<int>(month) + 1;
        const int alike = static_cast<int>(end - month);
        if (viewed.stream.entries[month] != 0)
            paragraphs.append(derivationText(comparison, viewed.stream, format, first, alike));
        else if (viewed.costsIn(month))
            paragraphs.append(countedText(comparison, viewed.stream, first, alike, format));
        month = end;
    }
    return paragraphs;
}

} // namespace

PeriodDerivation periodDerivation(const Comparison &comparison,
                                  std::span<const CostStream *const> streams,
                                  const Period &period,
                                  const NumberFormat &format)
{
    const CostView view = comparison.finance.view;
    PeriodDerivation derivation;
    QStringList nothing;
    for (const CostStream *stream : streams) {
        if (stream->absent) {
            derivation.paragraphs.append(derivationText(comparison, *stream, format));
            continue;
        }
        const ViewedStream viewed{.stream = *stream,
                                  .viewed = whyAbsent(comparison, view)
                                      ? stream->entries
                                      : entriesIn(comparison, *stream, view)};
        const QStringList paragraphs = paragraphsOf(comparison, viewed, period, format);
        if (paragraphs.isEmpty() && !nothing.contains(label(stream->kind)))
            nothing.append(label(stream->kind));
        derivation.paragraphs += paragraphs;
        const auto first = viewed.viewed.begin() + static_cast<std::ptrdiff_t>(period.first);
        const auto end = viewed.viewed.begin() + static_cast<std::ptrdiff_t>(period.end);
        derivation.sum += std::accumulate(first, end, MinorUnits{0});
    }
    if (!nothing.isEmpty())
        derivation.nothing =
            PeriodDerivationWords::tr("Costs nothing in this time: %1.")
                .arg(nothing.join(PeriodDerivationWords::tr(", ", "list separator")));
    return derivation;
}

} // namespace steelyard::text
