#include "ui/desk/evaluation.h"

#include "model/exchange/case_overlay.h"

namespace steelyard::desk {

namespace {

/// The case that the request names; an unnamed one without values is the base.
Result<ProjectCase> requestedCase(const Dossier &dossier, const EvaluationRequest &request)
{
    if (request.caseName.isEmpty())
        return ProjectCase{};
    return exchange::findCase(dossier.project, request.caseName);
}

Result<Dossier> laidOver(const Dossier &dossier,
                         const ProjectCase &shownCase,
                         const std::vector<CaseValue> &overrides)
{
    std::vector<CaseValue> values = shownCase.values;
    values.insert(values.end(), overrides.begin(), overrides.end());
    if (values.empty())
        return dossier;
    return exchange::overlaid(dossier, values);
}

} // namespace

Result<Dossier> laidOver(const Dossier &dossier, const EvaluationRequest &request)
{
    const Result<ProjectCase> shownCase = requestedCase(dossier, request);
    if (!shownCase)
        return shownCase.error();
    return laidOver(dossier, *shownCase, request.overrides);
}

Result<Evaluation> evaluated(const Dossier &dossier, const EvaluationRequest &request)
{
    const Result<ProjectCase> shownCase = requestedCase(dossier, request);
    if (!shownCase)
        return shownCase.error();
    Result<Dossier> laid = laidOver(dossier, *shownCase, request.overrides);
    if (!laid)
        return laid.error();
    const auto inputs = makeInputs(*laid, request.knobs, request.today, shownCase->id);
    if (!inputs)
        return inputs.error();
    Comparison comparison = evaluate(**inputs);
    return Evaluation{.laidOver = *std::move(laid), .comparison = std::move(comparison)};
}

Result<Comparison> compare(const Dossier &dossier, const EvaluationRequest &request)
{
    Result<Evaluation> evaluation = evaluated(dossier, request);
    if (!evaluation)
        return evaluation.error();
    return std::move(evaluation->comparison);
}

} // namespace steelyard::desk
