#include "app/cli/evaluated_project.h"

#include "app/cli/console.h"
#include "ui/desk/project_finder.h"
#include "ui/text/comparison_text.h"

namespace steelyard::cli {

using namespace Qt::StringLiterals;

Result<desk::Evaluation> evaluate(const EvaluatedProject &evaluated,
                                  const Surroundings &surroundings)
{
    const auto found = desk::findProject(evaluated.project,
                                         evaluated.workspace,
                                         surroundings.clock,
                                         exchange::FigureLimits::LeftToEvaluation);
    if (!found)
        return found.error();
    printOpening(found->opened, found->hasRenewedCatalog);
    return desk::evaluated(found->dossier, evaluated.request);
}

QString headingOf(const Comparison &comparison,
                  text::AmountScale scale,
                  const text::NumberFormat &format)
{
    const QString caseName = comparison.caseName.in(format.language());
    QString heading = comparison.name.in(format.language());
    if (!caseName.isEmpty())
        heading += u" · "_s + caseName;
    return heading + u'\n' + text::basisText(comparison, scale, format) + u'\n';
}

} // namespace steelyard::cli
