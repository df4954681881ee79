// Why a hybrid plan hosts as many servers as it does, and how work that waits helps.
#include "ui/text/comparison_text.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct SplitWords
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

/// What the server that decides would cost or save, where no threshold tells it.
QString costReason(const Comparison &comparison,
                   const HybridSplit &split,
                   const NumberFormat &format)
{
    const auto amount = [&](MinorUnits value) { return format.money(value, comparison.currency); };
    if (split.oneMoreAdds && *split.oneMoreAdds > 0)
        return SplitWords::tr("One more hosted server would cost %1 more than it saves")
            .arg(amount(*split.oneMoreAdds));
    if (split.oneMoreAdds)
        return SplitWords::tr("One more hosted server would save nothing");
    if (split.oneFewerAdds)
        return SplitWords::tr("With one hosted server fewer the plan would cost %1 more")
            .arg(amount(*split.oneFewerAdds));
    return {};
}

/// Why the optimum hosts as many servers as it does; empty when that can't be told.
QString optimumReason(const Comparison &comparison,
                      const HybridSplit &split,
                      const NumberFormat &format)
{
    if (!split.breakEvenUtilisation)
        return costReason(comparison, split, format);
    const QString threshold = format.percent(*split.breakEvenUtilisation);
    if (split.nextServerUtilisation)
        return SplitWords::tr(
                   "The %1 server would be busy %2 of the time, below the %3 at which hosting pays")
            .arg(format.ordinal(split.optimalServers + 1),
                 format.percent(*split.nextServerUtilisation),
                 threshold);
    return SplitWords::tr(
               "Even the %1 server is busy %2 of the time, above the %3 at which hosting pays")
        .arg(format.ordinal(split.optimalServers),
             format.percent(split.lastServerUtilisation.value_or(0.0)),
             threshold);
}

} // namespace

QString splitReason(const Comparison &comparison,
                    const HybridSplit &split,
                    const NumberFormat &format)
{
    QString reason = optimumReason(comparison, split, format);
    if (reason.isEmpty())
        return SplitWords::tr("%n server(s) hosted", nullptr, split.servers);
    if (split.servers == split.optimalServers)
        return reason;
    return SplitWords::tr("%1 pinned by hand, %2 would be best: %3", "servers, servers, reason")
        .arg(format.whole(split.servers), format.whole(split.optimalServers), reason);
}

QString shiftText(const Comparison &comparison, const PlanResult &plan, const NumberFormat &format)
{
    const auto told = std::ranges::find_if(comparison.findings, [&plan](const Finding &finding) {
        return finding.rule == FindingRule::WorkShifted && finding.subject == plan.plan.text();
    });
    return told == comparison.findings.end() ? QString{} : findingText(*told, format);
}

} // namespace steelyard::text
