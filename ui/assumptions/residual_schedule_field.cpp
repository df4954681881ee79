#include "ui/assumptions/residual_schedule_field.h"

#include "ui/editing/fields.h"
#include "ui/editing/typed_list.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct ResidualScheduleWords
{
    Q_DECLARE_TR_FUNCTIONS(ResidualScheduleField)
};

QString scheduleText(const std::vector<ResidualQuote> &schedule)
{
    QStringList points;
    for (const ResidualQuote &quote : schedule)
        points.append(u"%1: %2 %"_s.arg(QString::number(quote.month), percentNumber(quote.share)));
    return points.join(u"; "_s);
}

QString scheduleExample()
{
    return scheduleText({{12, Decimal::fromDouble(0.65)}, {24, Decimal::fromDouble(0.38)}});
}

Error noSchedule(const QString &typed)
{
    return {.code = ErrorCode::BadValue, .arguments = {scheduleExample(), typed.trimmed()}};
}

/// "12: 65 %"
Result<ResidualQuote> typedPoint(const QString &typed)
{
    const QStringList words = typed.split(QRegularExpression{u"[:：]"_s});
    if (words.size() != 2)
        return noSchedule(typed);
    const auto month = typedWhole(words.front(), 1, kLongestResidualMonths);
    if (!month)
        return month.error();
    const auto share = typedPart(words.back());
    if (!share)
        return share.error();
    if (!month->has_value() || !share->has_value())
        return noSchedule(typed);
    return ResidualQuote{.month = **month, .share = **share};
}

Result<void> setSchedule(Project &project, const QString &typed)
{
    auto schedule = typedList<ResidualQuote>(typed, typedPoint);
    if (!schedule)
        return schedule.error();
    const bool rises =
        std::ranges::is_sorted(*schedule, std::ranges::less_equal{}, &ResidualQuote::month);
    if (!rises)
        return noSchedule(typed);
    project.finance.residualSchedule = *std::move(schedule);
    return {};
}

} // namespace

Field<Project> residualScheduleField()
{
    return {
        .head = {.title = ResidualScheduleWords::tr("Residual schedule"),
                 .hint =
                     ResidualScheduleWords::tr("What bought machines fetch by their age in months: "
                                               "%1. Blank: as "
                                               "the assumptions say")
                         .arg(scheduleExample()),
                 .width = 28},
        .text =
            [](const Project &project) { return scheduleText(project.finance.residualSchedule); },
        .set = setSchedule};
}

} // namespace steelyard::ui
