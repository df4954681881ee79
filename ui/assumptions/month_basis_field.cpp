#include "ui/assumptions/month_basis_field.h"

#include "ui/editing/typed_value.h"
#include "ui/text/number_format.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::ui {

namespace {

// The shortest and the longest calendar month (28 and 31 days).
constexpr int kShortestMonthHours = 672;
constexpr int kLongestMonthHours = 744;

/// The words of this file.
struct MonthBasisWords
{
    Q_DECLARE_TR_FUNCTIONS(MonthBasisField)
};

/// A basis with its name; nothing: calendar months.
using NamedBasis = std::pair<std::optional<Decimal>, QString>;

std::vector<NamedBasis> usualBases()
{
    return {{Decimal{730}, MonthBasisWords::tr("730 h (8,760 h ÷ 12)")},
            {Decimal{720}, MonthBasisWords::tr("720 h (30 days)")},
            {Decimal{744}, MonthBasisWords::tr("744 h (31 days)")},
            {Decimal{672}, MonthBasisWords::tr("672 h (28 days)")},
            {std::nullopt, MonthBasisWords::tr("Calendar months from the start")}};
}

QStringList usualNames()
{
    QStringList names;
    for (const NamedBasis &usual : usualBases())
        names.append(usual.second);
    return names;
}

QString hoursText(const QString &hours)
{
    return MonthBasisWords::tr("%1 h").arg(hours);
}

QString basisName(const Project &project)
{
    const std::vector<NamedBasis> bases = usualBases();
    const auto usual = std::ranges::find(bases, project.monthBasisHours, &NamedBasis::first);
    if (usual != bases.end())
        return usual->second;
    return hoursText(text::NumberFormat{Language::English}.decimal(*project.monthBasisHours));
}

/// "725" and "725 h", in the interface's language too.
Result<Decimal> typedHours(QString typed)
{
    for (const QString &unit : {QStringLiteral("h"), hoursText(QString{}).trimmed()}) {
        if (typed.endsWith(unit, Qt::CaseInsensitive))
            typed.chop(unit.size());
    }
    const auto hours = typedDecimal(typed, NumberRule::AboveZero);
    if (!hours)
        return hours.error();
    if (!*hours)
        return blankNotAllowed();
    if (**hours < Decimal{kShortestMonthHours} || **hours > Decimal{kLongestMonthHours})
        return Error{.code = ErrorCode::BadValue,
                     .arguments = {MonthBasisWords::tr("%1 to %2 hours")
                                       .arg(kShortestMonthHours)
                                       .arg(kLongestMonthHours),
                                   typed}};
    return **hours;
}

Result<void> setBasis(Project &project, const QString &typed)
{
    const std::vector<NamedBasis> bases = usualBases();
    const auto usual = std::ranges::find(bases, typed.trimmed(), &NamedBasis::second);
    if (usual == bases.end()) {
        const Result<Decimal> hours = typedHours(typed.trimmed());
        if (!hours)
            return hours.error();
        project.monthBasisHours = *hours;
        return {};
    }
    if (!usual->first && !project.start.isValid())
        return Error{.code = ErrorCode::BadValue,
                     .arguments = {
                         MonthBasisWords::tr("a number of hours while the start is blank"), typed}};
    project.monthBasisHours = usual->first;
    return {};
}

} // namespace

Field<Project> monthBasisField()
{
    return {.head = {.title = MonthBasisWords::tr("Month basis"),
                     .input = FieldInput::OpenChoice,
                     .hint = MonthBasisWords::tr(
                         "Hours of each month, which prices by the hour and energy follow; "
                         "choose, or type a number of hours"),
                     .width = 24},
            .text = basisName,
            .set = setBasis,
            .choices = [](const Project &) { return usualNames(); }};
}

} // namespace steelyard::ui
