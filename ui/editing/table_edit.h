#pragma once

#include <QString>

namespace steelyard::ui {

/// What a person did to a table of rows.
enum class TableEdit
{
    Change,
    FillDown,
    Paste,
    Add,
    Duplicate,
    Remove,
    Move,
};

/// The action's text for undo menu and change log. `field` is the column of a change or fill,
/// `subject` names what the rows belong to: "Change Price of AWS p5".
[[nodiscard]] QString actionText(TableEdit edit, const QString &field, const QString &subject);

} // namespace steelyard::ui
