#include "ui/assumptions/project_fields.h"

#include "ui/editing/fields.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

// The shortest and the longest calendar month (28 and 31 days).
constexpr int kShortestMonthHours = 672;
constexpr int kLongestMonthHours = 744;

/// The words of this file.
struct ProjectFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFieldWords)
};

Field<Project> monthBasisField()
{
    auto field = decimalField<Project>({.title = ProjectFieldWords::tr("Month basis (h)"),
                                        .hint = ProjectFieldWords::tr("730 = 8,760 h ÷ 12"),
                                        .width = 8},
                                       &Project::monthBasisHours,
                                       NumberRule::AboveZero);
    field.set = [assign = field.set](Project &project, const QString &typed) -> Result<void> {
        Project changed = project;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (changed.monthBasisHours < Decimal{kShortestMonthHours}
            || changed.monthBasisHours > Decimal{kLongestMonthHours}) {
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {ProjectFieldWords::tr("%1 to %2 hours")
                                           .arg(kShortestMonthHours)
                                           .arg(kLongestMonthHours),
                                       typed}};
        }
        project = std::move(changed);
        return {};
    };
    return field;
}

Result<void> setBudget(Project &project, const QString &typed)
{
    static const QRegularExpression kWithCurrency{u"^(.*?)\\s*([A-Za-z]{3}|元)?\\s*$"_s};
    const auto match = kWithCurrency.match(typed);
    const auto value = typedDecimal(match.captured(1), NumberRule::AboveZero);
    if (!value)
        return value.error();
    if (!value->has_value()) {
        project.budget.reset();
        return {};
    }
    Money budget{.value = **value, .currency = project.currency};
    if (const QString code = match.captured(2); !code.isEmpty()) {
        const auto currency = typedCurrency(code);
        if (!currency)
            return currency.error();
        budget.currency = *currency;
    }
    project.budget = budget;
    return {};
}

Field<Project> budgetField()
{
    const auto text = [](const Project &project) -> QString {
        return project.budget
            ? project.budget->value.toText() + u' ' + project.budget->currency.code()
            : QString{};
    };
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
        dateField<Project>({.title = ProjectFieldWords::tr("Start"),
                            .hint = ProjectFieldWords::tr("Year-month-day")},
                           &Project::start),
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
    };
}

} // namespace steelyard::ui
