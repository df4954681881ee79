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

/// "3T", "70B" and "1.1e9" as plain numbers: model sizes are never written out.
Result<std::optional<Decimal>> typedMagnitude(const QString &text)
{
    static const std::array<std::pair<QChar, qint64>, 6> kSuffixes{
        std::pair{QChar{u'K'}, qint64{1'000}},
        std::pair{QChar{u'M'}, qint64{1'000'000}},
        std::pair{QChar{u'B'}, qint64{1'000'000'000}},
        std::pair{QChar{u'T'}, qint64{1'000'000'000'000}},
        std::pair{QChar{u'万'}, qint64{10'000}},
        std::pair{QChar{u'亿'}, qint64{100'000'000}}};
    const QString plain = text.trimmed().toUpper();
    const auto suffix = std::ranges::find_if(
        kSuffixes, [&plain](const auto &entry) { return plain.endsWith(entry.first); });
    if (suffix == kSuffixes.end())
        return typedDecimal(plain, NumberRule::AboveZero);
    const auto value = typedDecimal(plain.chopped(1), NumberRule::AboveZero);
    if (!value || !value->has_value())
        return value;
    const auto scaled = (*value)->times(Decimal{suffix->second});
    if (!scaled)
        return scaled.error();
    return std::optional{scaled->roundedTo(0)};
}

/// A field of the job; a project whose job is all blank has none.
Field<Project> jobField(FieldHead head,
                        std::function<QString(const TrainingJob &)> text,
                        std::function<Result<void>(TrainingJob &, const QString &)> set)
{
    return {.head = std::move(head),
            .text = [text = std::move(text)](const Project &project) -> QString {
                return text(project.job.value_or(TrainingJob{}));
            },
            .set = [set = std::move(set)](Project &project, const QString &typed) -> Result<void> {
                TrainingJob job = project.job.value_or(TrainingJob{});
                if (const auto done = set(job, typed); !done)
                    return done;
                project.job.reset();
                if (job != TrainingJob{})
                    project.job = std::move(job);
                return {};
            }};
}

Field<Project> jobFigure(FieldHead head, std::optional<Decimal> TrainingJob::*member)
{
    head.input = FieldInput::Number;
    return jobField(
        std::move(head),
        [member](const TrainingJob &job) -> QString {
            return job.*member ? (job.*member)->toText() : QString{};
        },
        [member](TrainingJob &job, const QString &typed) -> Result<void> {
            const auto value = typedMagnitude(typed);
            if (!value)
                return value.error();
            job.*member = *value;
            return {};
        });
}

Field<DemandPhase> daysField()
{
    const auto text = [](const DemandPhase &phase) -> QString {
        if (phase.followsJob)
            return ProjectFieldWords::tr("as long as the job takes");
        return phase.days ? phase.days->toText() : ProjectFieldWords::tr("to the end");
    };
    return {
        .head = {.title = ProjectFieldWords::tr("Days"),
                 .input = FieldInput::Suggestions,
                 .hint = ProjectFieldWords::tr("A number, to the end, or as long as the job takes"),
                 .width = 20},
        .text = text,
        .set = [](DemandPhase &phase, const QString &typed) -> Result<void> {
            const bool followsJob =
                typed.trimmed().compare(ProjectFieldWords::tr("as long as the job takes"),
                                        Qt::CaseInsensitive)
                == 0;
            const bool isOpen =
                typed.trimmed().compare(ProjectFieldWords::tr("to the end"), Qt::CaseInsensitive)
                == 0;
            std::optional<Decimal> days;
            if (!followsJob && !isOpen) {
                const auto value = typedDecimal(typed, NumberRule::AboveZero);
                if (!value)
                    return value.error();
                days = *value;
            }
            phase.followsJob = followsJob;
            phase.days = days;
            return {};
        },
        .choices = [](const DemandPhase &) -> QStringList {
            return {ProjectFieldWords::tr("to the end"),
                    ProjectFieldWords::tr("as long as the job takes")};
        }};
}

/// A price or ratio of a site that may be unknown.
Field<Site> siteFigure(FieldHead head, std::optional<Decimal> Site::*member, NumberRule rule)
{
    head.width = 10;
    return optionalDecimalField<Site>(std::move(head), member, rule);
}

/// PUE and COP describe the same cooling in two ways: a site has one of them.
Field<Site> coolingField(FieldHead head,
                         std::optional<Decimal> Site::*member,
                         std::optional<Decimal> Site::*other,
                         NumberRule rule)
{
    auto field = siteFigure(std::move(head), member, rule);
    field.set = [assign = field.set, member, other](Site &site,
                                                    const QString &typed) -> Result<void> {
        Site changed = site;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (changed.*member && changed.*other) {
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {ProjectFieldWords::tr(
                                           "either a PUE or a COP; blank the other one first"),
                                       typed}};
        }
        site = std::move(changed);
        return {};
    };
    return field;
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

std::vector<Field<Project>> jobFields(Language language)
{
    const auto words = [](FieldHead head, QString TrainingJob::*member) {
        return jobField(
            std::move(head),
            [member](const TrainingJob &job) -> QString { return job.*member; },
            [member](TrainingJob &job, const QString &typed) -> Result<void> {
                job.*member = typed.trimmed();
                return {};
            });
    };
    return {
        jobField(
            {.title = ProjectFieldWords::tr("Job")},
            [language](const TrainingJob &job) -> QString { return job.name.in(language); },
            [language](TrainingJob &job, const QString &typed) -> Result<void> {
                job.name = renamed(job.name, typed, language);
                return {};
            }),
        jobFigure({.title = ProjectFieldWords::tr("Parameters"),
                   .hint = ProjectFieldWords::tr("Such as 70B")},
                  &TrainingJob::parameters),
        jobFigure(
            {.title = ProjectFieldWords::tr("Tokens"), .hint = ProjectFieldWords::tr("Such as 3T")},
            &TrainingJob::tokens),
        jobFigure({.title = ProjectFieldWords::tr("Tokens/s per GPU"),
                   .hint = ProjectFieldWords::tr("Measured in a test run")},
                  &TrainingJob::measuredTokensPerSecondPerGpu),
        words({.title = ProjectFieldWords::tr("Measured where")}, &TrainingJob::measuredSource),
        words({.title = ProjectFieldWords::tr("Claimed"),
               .hint = ProjectFieldWords::tr("What somebody says it takes")},
              &TrainingJob::claim),
    };
}

std::vector<Field<DemandPhase>> phaseFields(Language language)
{
    return {
        nameField<DemandPhase>(
            {.title = ProjectFieldWords::tr("Phase"), .width = 24}, &DemandPhase::name, language),
        wholeField<DemandPhase>({.title = ProjectFieldWords::tr("GPUs"), .width = 8},
                                &DemandPhase::gpus,
                                1,
                                kLargestGpuCount),
        decimalField<DemandPhase>({.title = ProjectFieldWords::tr("Start day"),
                                   .hint = ProjectFieldWords::tr("Days after the project's start"),
                                   .width = 10},
                                  &DemandPhase::startDay,
                                  NumberRule::ZeroOrMore),
        daysField(),
        optionalWholeField<DemandPhase>({.title = ProjectFieldWords::tr("Repeats every (months)"),
                                         .hint = ProjectFieldWords::tr("Blank: once"),
                                         .width = 10},
                                        &DemandPhase::repeatMonths,
                                        1,
                                        kLargestHorizonMonths,
                                        ProjectFieldWords::tr("once")),
    };
}

std::vector<Field<Site>> siteFields(Language language)
{
    using Rule = NumberRule;
    return {
        nameField<Site>(
            {.title = ProjectFieldWords::tr("Site"), .width = 20}, &Site::name, language),
        currencyField<Site>({.title = ProjectFieldWords::tr("Currency"), .width = 6},
                            &Site::currency),
        siteFigure({.title = ProjectFieldWords::tr("Electricity (per kWh)")},
                   &Site::electricityPricePerKwh,
                   Rule::ZeroOrMore),
        coolingField({.title = ProjectFieldWords::tr("PUE"),
                      .hint = ProjectFieldWords::tr("Facility energy ÷ IT energy")},
                     &Site::pue,
                     &Site::coolingCop,
                     Rule::AtLeastOne),
        coolingField({.title = ProjectFieldWords::tr("Cooling COP"),
                      .hint = ProjectFieldWords::tr("Instead of a PUE")},
                     &Site::coolingCop,
                     &Site::pue,
                     Rule::AboveZero),
        siteFigure({.title = ProjectFieldWords::tr("Rack (per month)")},
                   &Site::rackPricePerMonth,
                   Rule::ZeroOrMore),
        siteFigure({.title = ProjectFieldWords::tr("Rack power (kW)")},
                   &Site::rackPowerKw,
                   Rule::AboveZero),
        optionalWholeField<Site>(
            {.title = ProjectFieldWords::tr("Rack units"), .width = 8}, &Site::rackUnits, 1, 100),
        siteFigure({.title = ProjectFieldWords::tr("Bandwidth (per Mbps and month)")},
                   &Site::bandwidthPricePerMbpsMonth,
                   Rule::ZeroOrMore),
        siteFigure({.title = ProjectFieldWords::tr("Traffic (per GB)")},
                   &Site::trafficPricePerGb,
                   Rule::ZeroOrMore),
        siteFigure({.title = ProjectFieldWords::tr("Storage (per TB and month)")},
                   &Site::storagePricePerTbMonth,
                   Rule::ZeroOrMore),
        siteFigure({.title = ProjectFieldWords::tr("Staff (per person and year)")},
                   &Site::staffCostPerYear,
                   Rule::ZeroOrMore),
        textField<Site>({.title = ProjectFieldWords::tr("Source"), .width = 30}, &Site::source),
    };
}

std::vector<Field<ExchangeRate>> rateFields()
{
    return {
        currencyField<ExchangeRate>({.title = ProjectFieldWords::tr("One"), .width = 8},
                                    &ExchangeRate::from),
        decimalField<ExchangeRate>({.title = ProjectFieldWords::tr("is worth"), .width = 12},
                                   &ExchangeRate::rate,
                                   NumberRule::AboveZero),
        currencyField<ExchangeRate>({.title = ProjectFieldWords::tr("of"), .width = 8},
                                    &ExchangeRate::to),
        dateField<ExchangeRate>({.title = ProjectFieldWords::tr("On"), .width = 12},
                                &ExchangeRate::date),
        textField<ExchangeRate>({.title = ProjectFieldWords::tr("Source"), .width = 40},
                                &ExchangeRate::source),
    };
}

} // namespace steelyard::ui
