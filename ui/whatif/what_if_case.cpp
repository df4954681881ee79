#include "ui/whatif/what_if_case.h"

#include "model/compare/demand_scaling.h"
#include "model/compare/project_calendar.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The stored values of the case that is shown; none for the base.
std::vector<CaseValue> valuesOf(const Project &project, const CaseId &id)
{
    const auto shown = std::ranges::find(project.cases, id, &ProjectCase::id);
    return shown == project.cases.end() ? std::vector<CaseValue>{} : shown->values;
}

/// A step of a JSON Pointer (RFC 6901, section 3).
QString escaped(QString step)
{
    return step.replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
}

/// Puts `value` in place of an older one of the same path.
void lay(std::vector<CaseValue> &values, CaseValue value)
{
    std::erase_if(values, [&value](const CaseValue &old) { return old.path == value.path; });
    values.push_back(std::move(value));
}

} // namespace

ProjectCase caseFromKnobs(const KnobGround &ground, const Knobs &knobs, const QString &name)
{
    ProjectCase made{.id = CaseId::create(),
                     .name = {.en = name},
                     .values = valuesOf(ground.project, ground.shownCase)};
    if (knobs.months)
        lay(made.values, {u"/horizon"_s, QString::number(*knobs.months)});
    if (knobs.view)
        lay(made.values, {u"/finance/view"_s, enumText(*knobs.view)});
    if (!knobs.gpus)
        return made;
    const Project &shown = ground.laidOver;
    const tco::Calendar calendar = calendarOf(shown, knobs.months.value_or(shown.horizonMonths));
    const Project scaled = scaledTo(shown, *knobs.gpus, calendar);
    if (scaled.demandProfile && scaled.demandProfile->peak)
        lay(made.values, {u"/demand/profile/peak"_s, QString::number(*scaled.demandProfile->peak)});
    for (const DemandPhase &phase : scaled.demand) {
        lay(made.values,
            {u"/demand/phases/%1/gpus"_s.arg(escaped(phase.id.text())),
             QString::number(phase.gpus)});
    }
    return made;
}

} // namespace steelyard::ui
