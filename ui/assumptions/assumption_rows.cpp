#include "ui/assumptions/assumption_rows.h"

#include "model/compare/assumption_keys.h"
#include "ui/editing/fields.h"

#include <QCoreApplication>

#include <algorithm>

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

Field<AssumptionRow> shownOnly(FieldHead head,
                               std::function<QString(const AssumptionRow &)> text,
                               std::function<QString(const AssumptionRow &)> toolTip = {})
{
    head.isEditable = false;
    return {.head = std::move(head), .text = std::move(text), .toolTip = std::move(toolTip)};
}

Field<AssumptionRow> valueField()
{
    auto field = decimalField<AssumptionRow>(
        {.title = AssumptionRowWords::tr("Value"), .width = 10},
        [](auto &row) -> auto & { return row.value.value; },
        NumberRule::ZeroOrMore);
    // The default's source does not speak for another value.
    field.set = [assign = field.set](AssumptionRow &row, const QString &typed) -> Result<void> {
        if (const auto done = assign(row, typed); !done)
            return done;
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

} // namespace

std::vector<AssumptionRow> assumptionRows(const Project &project)
{
    std::vector<AssumptionRow> rows;
    Project untouched;
    untouched.horizonMonths = project.horizonMonths; // the default of the residual value follows it
    for (const AssumptionDefault &known : knownAssumptions()) {
        const QString key = QString::fromUtf8(known.key);
        rows.push_back({.key = key,
                        .value = assumptionOf(project, key),
                        .standard = assumptionOf(untouched, key)});
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
        return optionalDecimalField<AssumptionRow>(
            {.title = title, .width = 8},
            [member](auto &row) -> auto & { return row.value.*member; },
            NumberRule::ZeroOrMore);
    };
    return {
        shownOnly(
            {.title = AssumptionRowWords::tr("Assumption"), .width = 40},
            [](const AssumptionRow &row) { return text::assumptionLabel(row.key); },
            [](const AssumptionRow &row) { return row.key; }),
        valueField(),
        shownOnly({.title = AssumptionRowWords::tr("Unit"), .width = 18},
                  [](const AssumptionRow &row) { return text::unitLabel(row.value.unit); }),
        shownOnly({.title = AssumptionRowWords::tr("Changed"), .width = 12},
                  [](const AssumptionRow &row) -> QString {
                      return row.isChanged() ? AssumptionRowWords::tr("● changed") : QString{};
                  }),
        shownOnly(
            {.title = AssumptionRowWords::tr("Default"), .input = FieldInput::Number, .width = 10},
            [](const AssumptionRow &row) -> QString {
                return row.standard ? textOf(row.standard->value) : QString{text::kUnknown};
            }),
        bound(AssumptionRowWords::tr("Low"), &Assumption::low),
        bound(AssumptionRowWords::tr("High"), &Assumption::high),
        [] {
            auto source = textField<AssumptionRow>(
                {.title = AssumptionRowWords::tr("Source"), .width = 60},
                [](auto &row) -> auto & { return row.value.source; });
            source.toolTip = source.text;
            return source;
        }(),
    };
}

} // namespace steelyard::ui
