#include "ui/assumptions/demand_fields.h"

#include "ui/editing/fields.h"
#include "ui/editing/typed_value.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct DemandFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(DemandFieldWords)
};

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
            // A number goes before the rule that it followed from.
            if (member == &TrainingJob::tokens && *value)
                job.tokenSource = TokenSource::Stated;
            return {};
        });
}

Field<DemandPhase> daysField()
{
    const auto text = [](const DemandPhase &phase) -> QString {
        if (phase.followsJob)
            return DemandFieldWords::tr("as long as the job takes");
        return phase.days ? phase.days->toText() : DemandFieldWords::tr("to the end");
    };
    return {
        .head = {.title = DemandFieldWords::tr("Days"),
                 .input = FieldInput::Suggestions,
                 .hint = DemandFieldWords::tr("A number, to the end, or as long as the job takes"),
                 .width = 16},
        .text = text,
        .set = [](DemandPhase &phase, const QString &typed) -> Result<void> {
            const bool followsJob =
                typed.trimmed().compare(DemandFieldWords::tr("as long as the job takes"),
                                        Qt::CaseInsensitive)
                == 0;
            const bool isOpen =
                typed.trimmed().compare(DemandFieldWords::tr("to the end"), Qt::CaseInsensitive)
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
            return {DemandFieldWords::tr("to the end"),
                    DemandFieldWords::tr("as long as the job takes")};
        }};
}

/// What the other field holds once one of the two is filled in: all of it, till the next day.
Deferral firstDeferral()
{
    constexpr int kHours = 24;
    return {.share = Decimal{1}, .hours = Decimal{kHours}};
}

/// One figure of what may wait; blank: nothing may.
template <typename Row>
Field<Row> deferralField(FieldHead head,
                         Decimal Deferral::*member,
                         QString (*shown)(const Decimal &),
                         Result<std::optional<Decimal>> (*typedValue)(const QString &))
{
    head.input = FieldInput::Number;
    return {.head = std::move(head),
            .text = [member, shown](const Row &row) -> QString {
                return row.deferrable ? shown((*row.deferrable).*member) : QString{text::kUnknown};
            },
            .editText = [member, shown](const Row &row) -> QString {
                return row.deferrable ? shown((*row.deferrable).*member) : QString{};
            },
            .set = [member, typedValue](Row &row, const QString &typed) -> Result<void> {
                const auto value = typedValue(typed);
                if (!value)
                    return value.error();
                Deferral deferral = row.deferrable.value_or(firstDeferral());
                deferral.*member = value->value_or(Decimal{});
                row.deferrable = *value ? std::optional{deferral} : std::nullopt;
                return {};
            }};
}

/// Share and longest delay of what may wait.
template <typename Row>
std::vector<Field<Row>> deferralFields()
{
    return {
        deferralField<Row>(
            {.title = DemandFieldWords::tr("May wait (%)"),
             .hint = DemandFieldWords::tr("Share of the GPU-hours that need not run at once; "
                                          "blank: none"),
             .width = 8},
            &Deferral::share,
            percentNumber,
            typedPart),
        deferralField<Row>(
            {.title = DemandFieldWords::tr("At most (hours)"),
             .hint = DemandFieldWords::tr("How long each GPU-hour may wait; 168 hours are a week"),
             .width = 8},
            &Deferral::hours,
            [](const Decimal &hours) { return hours.toText(); },
            [](const QString &typed) { return typedDecimal(typed, NumberRule::ZeroOrMore); }),
    };
}

} // namespace

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
            {.title = DemandFieldWords::tr("Job")},
            [language](const TrainingJob &job) -> QString { return job.name.in(language); },
            [language](TrainingJob &job, const QString &typed) -> Result<void> {
                job.name = renamed(job.name, typed, language);
                return {};
            }),
        jobFigure({.title = DemandFieldWords::tr("Parameters"),
                   .hint = DemandFieldWords::tr("Such as 70B")},
                  &TrainingJob::parameters),
        jobFigure(
            {.title = DemandFieldWords::tr("Tokens"), .hint = DemandFieldWords::tr("Such as 3T")},
            &TrainingJob::tokens),
        jobFigure({.title = DemandFieldWords::tr("Tokens/s per GPU"),
                   .hint = DemandFieldWords::tr("Measured in a test run")},
                  &TrainingJob::measuredTokensPerSecondPerGpu),
        words({.title = DemandFieldWords::tr("Measured where")}, &TrainingJob::measuredSource),
        words({.title = DemandFieldWords::tr("Claimed"),
               .hint = DemandFieldWords::tr("What somebody says it takes")},
              &TrainingJob::claim),
    };
}

std::vector<Field<DemandPhase>> phaseFields(Language language)
{
    std::vector<Field<DemandPhase>> fields{
        nameField<DemandPhase>(
            {.title = DemandFieldWords::tr("Phase"), .width = 16}, &DemandPhase::name, language),
        wholeField<DemandPhase>({.title = DemandFieldWords::tr("GPUs"), .width = 8},
                                &DemandPhase::gpus,
                                1,
                                kLargestGpuCount),
        decimalField<DemandPhase>({.title = DemandFieldWords::tr("Start day"),
                                   .hint = DemandFieldWords::tr("Days after the project's start"),
                                   .width = 10},
                                  &DemandPhase::startDay,
                                  NumberRule::ZeroOrMore),
        daysField(),
        optionalWholeField<DemandPhase>({.title = DemandFieldWords::tr("Repeats every (months)"),
                                         .hint = DemandFieldWords::tr("Blank: once"),
                                         .width = 10},
                                        &DemandPhase::repeatMonths,
                                        1,
                                        kLargestHorizonMonths,
                                        DemandFieldWords::tr("once")),
    };
    std::ranges::move(deferralFields<DemandPhase>(), std::back_inserter(fields));
    return fields;
}

std::vector<Field<DemandProfile>> profileFields()
{
    std::vector<Field<DemandProfile>> fields{
        optionalWholeField<DemandProfile>(
            {.title = DemandFieldWords::tr("Scaled to a peak of (GPUs)"),
             .hint = DemandFieldWords::tr("Blank: the counts as they stand"),
             .width = 8},
            &DemandProfile::peak,
            1,
            kLargestGpuCount,
            DemandFieldWords::tr("as it stands", "profile")),
        enumField<DemandProfile>(
            {.title = DemandFieldWords::tr("Behind the last hour it"), .width = 14},
            &DemandProfile::end),
        textField<DemandProfile>({.title = DemandFieldWords::tr("Source"), .width = 10},
                                 &DemandProfile::source),
    };
    std::ranges::move(deferralFields<DemandProfile>(), std::back_inserter(fields));
    return fields;
}

} // namespace steelyard::ui
