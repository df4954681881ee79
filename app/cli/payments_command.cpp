#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/evaluated_project.h"
#include "app/cli/refusal.h"
#include "ui/desk/derivations.h"
#include "ui/desk/payment_json.h"
#include "ui/text/payment_table.h"

namespace steelyard::cli {

int payments(const PaymentsOptions &options, const Surroundings &surroundings)
{
    // What is paid has one view only.
    EvaluatedProject inCash = options.evaluated;
    inCash.request.knobs.view = CostView::Cash;
    const auto result = evaluate(inCash, surroundings);
    if (!result)
        return refuse(result.error(), options.output, options.evaluated.project);
    const Comparison &comparison = result->comparison;
    const auto plan = desk::findPlan(comparison, options.plan);
    if (!plan)
        return refuse(plan.error(), options.output);
    const text::NumberFormat format{surroundings.language};
    if (options.output == Output::Json) {
        printData(desk::paymentsAsJson(comparison, *plan, format));
        return kDone;
    }
    printData(
        headingOf(comparison, text::AmountScale::Units, format) + u'\n'
        + tableAsText(text::paymentTable(comparison, *plan, text::ShownPayments::All, format)));
    return kDone;
}

} // namespace steelyard::cli
