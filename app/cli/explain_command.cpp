#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/evaluated_project.h"
#include "app/cli/refusal.h"
#include "ui/desk/derivations.h"

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
    const QString amount = format.amount(desk::explainedAmount(comparison, derivations),
                                         comparison.currency,
                                         text::AmountScale::Units)
        + u' ' + format.currencyName(comparison.currency);
    return desk::isExplainedComplete(comparison, derivations)
        ? ExplainWords::tr("Together: %1").arg(amount)
        : ExplainWords::tr("Together, as far as known: %1").arg(amount);
}

QString readable(const Comparison &comparison,
                 const desk::Derivations &derivations,
                 const text::NumberFormat &format)
{
    QString text = headingOf(comparison, text::AmountScale::Units, format)
        + comparison.plans[derivations.plan].name.in(format.language()) + u"\n\n"_s
        + desk::derivationsText(comparison, derivations, format) + u'\n';
    if (derivations.streams.size() > 1)
        text += u'\n' + sumText(comparison, derivations, format) + u'\n';
    return text;
}

} // namespace

int explain(const ExplainOptions &options, const Surroundings &surroundings)
{
    const auto result = evaluate(options.evaluated, surroundings);
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
