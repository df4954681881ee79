#include "ui/assumptions/assumption_rows.h"

#include "ui/editing/fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct AssumptionRowWords
{
    Q_DECLARE_TR_FUNCTIONS(AssumptionRowWords)
};

QString textOf(const std::optional<Decimal> &value)
{
    return value ? text::NumberFormat{Language::English}.decimal(*value) : QString{text::kUnknown};
}

/// The default's range and source, which a changed row no longer shows.
QString aboutDefault(const Assumption &standard)
{
    return AssumptionRowWords::tr("Usual: %1 to %2. %3", "low, high, source")
        .arg(textOf(standard.low), textOf(standard.high), text::sourceLabel(standard.source));
}

Field<AssumptionRow> valueField()
{
    auto field = decimalField<AssumptionRow>(
        {.title = AssumptionRowWords::tr("Value"), .width = 10},
        [](auto &row) -> auto & { return row.value.value; },
        NumberRule::ZeroOrMore);
    field.text = [text = field.text](const AssumptionRow &row) -> QString {
        return row.isBlank ? QString{text::kUnknown} : text(row);
    };
    field.editText = [text = field.editText](const AssumptionRow &row) -> QString {
        return row.isBlank ? QString{} : text(row);
    };
    // The default's source does not speak for another value.
    field.set = [assign = field.set](AssumptionRow &row, const QString &typed) -> Result<void> {
        if (const auto done = assign(row, typed); !done)
            return done;
        if (std::exchange(row.isBlank, false))
            row.value.source = AssumptionRowWords::tr("Own figure");
        if (!row.standard)
            return {};
        if (row.value.value == row.standard->value)
            row.value = *row.standard;
        else if (row.value.source == row.standard->source)
            row.value.source = AssumptionRowWords::tr("Own figure");
        return {};
    };
    return field;
}

/// What tells more of the value: a row without one takes none.
Field<AssumptionRow> besideValue(Field<AssumptionRow> field)
{
    field.set = [assign = field.set](AssumptionRow &row, const QString &typed) -> Result<void> {
        AssumptionRow changed = row;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (row.isBlank && changed != row)
            return Error{
                .code = ErrorCode::BadValue,
                .arguments = {AssumptionRowWords::tr("blank until a value is typed"), typed}};
        row = std::move(changed);
        return {};
    };
    return field;
}

} // namespace

std::vector<AssumptionRow> assumptionRows(const Project &project)
{
    std::vector<AssumptionRow> rows;
    Project untouched;
    untouched.horizonMonths = project.horizonMonths; // the default of the residual value follows it
    for (const AssumptionDefault &known : knownAssumptions()) {
        const QString key = QString::fromUtf8(known.key);
        rows.push_back({.key = key,
                        .group = known.group,
                        .value = assumptionOf(project, key),
                        .standard = hasDefault(known) ? std::optional{assumptionOf(untouched, key)}
                                                      : std::nullopt,
                        .isBlank = !hasDefault(known) && !project.assumptions.contains(key)});
    }
    for (const auto &[key, value] : project.assumptions) {
        if (std::ranges::find(rows, key, &AssumptionRow::key) == rows.end())
            rows.push_back({.key = key, .value = value});
    }
    return rows;
}

std::map<QString, Assumption> storedAssumptions(const std::vector<AssumptionRow> &rows)
{
    std::map<QString, Assumption> stored;
    for (const AssumptionRow &row : rows) {
        if (row.isChanged())
            stored.emplace(row.key, row.value);
    }
    return stored;
}

std::vector<Field<AssumptionRow>> assumptionFields()
{
    const auto bound = [](const QString &title, std::optional<Decimal> Assumption::*member) {
        return besideValue(optionalDecimalField<AssumptionRow>(
            {.title = title, .width = 8},
            [member](auto &row) -> auto & { return row.value.*member; },
            NumberRule::ZeroOrMore));
    };
    return {
        shownField<AssumptionRow>({.title = AssumptionRowWords::tr("Group"), .width = 14},
                                  [](const AssumptionRow &row) -> QString {
                                      return row.group ? text::label(*row.group)
                                                       : QString{text::kUnknown};
                                  }),
        shownField<AssumptionRow>(
            {.title = AssumptionRowWords::tr("Assumption"), .width = 40},
            [](const AssumptionRow &row) { return text::assumptionLabel(row.key); },
            [](const AssumptionRow &row) { return row.key; }),
        valueField(),
        shownField<AssumptionRow>(
            {.title = AssumptionRowWords::tr("Unit"), .width = 18},
            [](const AssumptionRow &row) { return text::unitLabel(row.value.unit); }),
        shownField<AssumptionRow>({.title = AssumptionRowWords::tr("Changed"), .width = 12},
                                  [](const AssumptionRow &row) -> QString {
                                      return row.isChanged() ? AssumptionRowWords::tr("● changed")
                                                             : QString{};
                                  }),
        shownField<AssumptionRow>(
            {.title = AssumptionRowWords::tr("Default"), .input = FieldInput::Number, .width = 10},
            [](const AssumptionRow &row) -> QString {
                return row.standard ? textOf(row.standard->value) : QString{text::kUnknown};
            },
            [](const AssumptionRow &row) {
                return row.standard ? aboutDefault(*row.standard) : QString{};
            }),
        bound(AssumptionRowWords::tr("Low"), &Assumption::low),
        bound(AssumptionRowWords::tr("High"), &Assumption::high),
        [] {
            auto source = besideValue(textField<AssumptionRow>(
                {.title = AssumptionRowWords::tr("Source"), .width = 60},
                [](auto &row) -> auto & { return row.value.source; }));
            // The program's own sources are translated, but typed over in the words they stand in.
            source.editText = source.text;
            source.text = [](const AssumptionRow &row) {
                return text::sourceLabel(row.value.source);
            };
            source.toolTip = source.text;
            return source;
        }(),
    };
}

} // namespace steelyard::ui
