#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/evaluated_project.h"
#include "app/cli/refusal.h"
#include "ui/desk/derivations.h"
#include "ui/text/comparison_text.h"

#include <QCoreApplication>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct ExplainWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// The sum of what was explained; of incomplete costs, what is known of them.
QString sumText(const Comparison &comparison,
                const desk::Derivations &derivations,
                const text::NumberFormat &format)
{
    const QString sum =
        format.money(desk::explainedAmount(comparison, derivations), comparison.currency);
    return desk::isExplainedComplete(comparison, derivations)
        ? ExplainWords::tr("Together: %1").arg(sum)
        : ExplainWords::tr("Together, as far as known: %1").arg(sum);
}

/// Of all months what is paid, where that is not what was explained; else nothing.
QString paidText(const Comparison &comparison,
                 const desk::Derivations &derivations,
                 const text::NumberFormat &format)
{
    const MinorUnits paid = desk::paidAmount(comparison, derivations);
    if (derivations.month || !desk::isExplainedComplete(comparison, derivations)
        || paid == desk::explainedAmount(comparison, derivations))
        return {};
    return ExplainWords::tr("As it is paid, each payment at the exchange rate of its month: %1")
        .arg(format.money(paid, comparison.currency));
}

QString readable(const Comparison &comparison,
                 const desk::Derivations &derivations,
                 const text::NumberFormat &format)
{
    const PlanResult &plan = comparison.plans[derivations.plan];
    QStringList lines{plan.name.in(format.language()), text::shiftText(comparison, plan, format)};
    lines.removeAll(QString{});
    lines += {QString{}, desk::derivationsText(comparison, derivations, format)};
    if (derivations.streams.size() > 1)
        lines += {QString{}, sumText(comparison, derivations, format)};
    if (const QString paid = paidText(comparison, derivations, format); !paid.isEmpty())
        lines += {QString{}, paid};
    return headingOf(comparison, text::AmountScale::Units, format) + lines.join(u'\n') + u'\n';
}

} // namespace

int explain(const ExplainOptions &options, const Surroundings &surroundings)
{
    // Each cost is explained as it is billed, whatever view its sums are shown in.
    EvaluatedProject asBilled = options.evaluated;
    asBilled.request.knobs.view = CostView::Cash;
    const auto result = evaluate(asBilled, surroundings);
    if (!result)
        return refuse(result.error(), options.output, options.evaluated.project);
    const Comparison &comparison = result->comparison;
    const auto derivations = desk::findDerivations(
        comparison, {.plan = options.plan, .category = options.category, .month = options.month});
    if (!derivations)
        return refuse(derivations.error(), options.output);
    const text::NumberFormat format{surroundings.language};
    if (options.output == Output::Json)
        printData(desk::derivationsAsJson(comparison, *derivations, format));
    else
        printData(readable(comparison, *derivations, format));
    return kDone;
}

} // namespace steelyard::cli
