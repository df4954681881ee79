#include "ui/text/comparison_text.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct BreakEvenWords
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

QString breakEvenMonthText(const Comparison &comparison,
                           std::optional<int> month,
                           const NumberFormat &format)
{
    return month ? BreakEvenWords::tr("From month %1").arg(format.whole(*month))
                 : BreakEvenWords::tr("Not within %n month(s)", nullptr, comparison.months);
}

/// The month, then what would change it: nothing that comes back, and lines that cross repeatedly.
QString breakEvenSentence(const Comparison &comparison,
                          const BreakEven &found,
                          const NumberFormat &format)
{
    QStringList parts{breakEvenMonthText(comparison, found.month, format)};
    if (found.monthWithoutResidual != found.month)
        parts.append(BreakEvenWords::tr("without residual value: %1")
                         .arg(breakEvenMonthText(comparison, found.monthWithoutResidual, format)));
    if (found.crossings.size() > 1) {
        QStringList months;
        for (const int month : found.crossings)
            months.append(format.whole(month));
        parts.append(BreakEvenWords::tr("the lines cross in months %1").arg(format.list(months)));
    }
    return parts.join(u"; "_s);
}

} // namespace

QString breakEvenText(const Comparison &comparison, size_t plan, const NumberFormat &format)
{
    const PlanResult &result = comparison.plans[plan];
    if (!result.isComplete)
        return BreakEvenWords::tr("Unknown: the total is incomplete");
    if (!result.breakEven) {
        const bool isCloud = result.mode == PlanMode::Cloud;
        return isCloud ? BreakEvenWords::tr("Cheapest cloud plan: the yardstick")
                       : BreakEvenWords::tr("No cloud plan to compare with");
    }
    return breakEvenSentence(comparison, *result.breakEven, format);
}

} // namespace steelyard::text
