#include "ui/assumptions/project_fields.h"

#include "ui/assumptions/month_basis_field.h"
#include "ui/assumptions/residual_schedule_field.h"
#include "ui/editing/fields.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct ProjectFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFieldWords)
};

/// Months of the calendar are counted from it.
Field<Project> startField()
{
    Field<Project> field = dateField<Project>(
        {.title = ProjectFieldWords::tr("Start"), .hint = ProjectFieldWords::tr("Year-month-day")},
        &Project::start);
    field.set = [assign = field.set](Project &project, const QString &typed) -> Result<void> {
        Project changed = project;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (!changed.start.isValid() && !changed.monthBasisHours)
            return blankNotAllowed();
        project = std::move(changed);
        return {};
    };
    return field;
}

Result<void> setBudget(Project &project, const QString &typed)
{
    const auto budget = typedMoney(typed, project.currency);
    if (!budget)
        return budget.error();
    project.budget = *budget;
    return {};
}

Field<Project> budgetField()
{
    const auto text = [](const Project &project) { return moneyText(project.budget); };
    return {.head = {.title = ProjectFieldWords::tr("Budget"),
                     .input = FieldInput::Number,
                     .hint = ProjectFieldWords::tr("Amount, with a currency where it differs")},
            .text = text,
            .set = setBudget};
}

Field<Project> siteField(Language language)
{
    return {.head = {.title = ProjectFieldWords::tr("Site"),
                     .input = FieldInput::Choice,
                     .hint = ProjectFieldWords::tr("Of plans that name none")},
            .text = [language](const Project &project) -> QString {
                const auto found = std::ranges::find(project.sites, project.site, &Site::id);
                return found == project.sites.end() ? ProjectFieldWords::tr("none", "site")
                                                    : found->name.in(language);
            },
            .set = [language](Project &project, const QString &typed) -> Result<void> {
                const auto found = std::ranges::find_if(project.sites, [&](const Site &site) {
                    return site.name.in(language) == typed;
                });
                project.site = found == project.sites.end() ? SiteId{} : found->id;
                return {};
            },
            .choices = [language](const Project &project) -> QStringList {
                QStringList names{ProjectFieldWords::tr("none", "site")};
                for (const Site &site : project.sites)
                    names.append(site.name.in(language));
                return names;
            }};
}

} // namespace

std::vector<Field<Project>> basisFields(Language language)
{
    return {
        startField(),
        wholeField<Project>(
            {.title = ProjectFieldWords::tr("Rental duration (months)"), .width = 6},
            &Project::horizonMonths,
            kSmallestHorizonMonths,
            kLargestHorizonMonths),
        monthBasisField(),
        currencyField<Project>({.title = ProjectFieldWords::tr("Reporting currency"), .width = 6},
                               &Project::currency),
        enumField<Project>(
            {.title = ProjectFieldWords::tr("Input VAT"),
             .hint = ProjectFieldWords::tr("Deductible: net prices are compared; else gross ones"),
             .width = 32},
            &Project::vat),
        budgetField(),
        siteField(language),
        enumField<Project>(
            {.title = ProjectFieldWords::tr("Plans ranked by"),
             .hint = ProjectFieldWords::tr(
                 "The view that the comparison opens in; present values need the "
                 "discount rate below")},
            [](auto &project) -> auto & { return project.finance.view; }),
        enumField<Project>(
            {.title = ProjectFieldWords::tr("Present value"),
             .hint = ProjectFieldWords::tr("How far away the first month's money is"),
             .width = 32},
            [](auto &project) -> auto & { return project.finance.discounting; }),
        enumField<Project>(
            {.title = ProjectFieldWords::tr("Discount rate is"),
             .hint = ProjectFieldWords::tr("A real one is above the inflation among the "
                                           "assumptions, which it then needs"),
             .width = 28},
            [](auto &project) -> auto & { return project.finance.discountBasis; }),
        enumField<Project>(
            {.title = ProjectFieldWords::tr("Depreciation"),
             .hint = ProjectFieldWords::tr("How the accounting view writes purchases off"),
             .width = 28},
            [](auto &project) -> auto & { return project.finance.depreciation; }),
        residualScheduleField(),
        textField<Project>(
            {.title = ProjectFieldWords::tr("Source of the schedule"),
             .hint = ProjectFieldWords::tr("Broker and date"),
             .width = 28},
            [](auto &project) -> auto & { return project.finance.residualSource; }),
    };
}

} // namespace steelyard::ui
