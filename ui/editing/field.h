#pragma once

#include "model/base/result.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace steelyard::ui {

/// How a field is typed.
enum class FieldInput
{
    Text,
    Number, ///< as Text, aligned to the right
    Date, ///< as Text; Ctrl+; enters today
    Choice, ///< one of the choices
    OpenChoice, ///< one of the choices, or free text
    Choices, ///< any of the choices
    Suggestions, ///< free text, helped by the choices
};

/// What a field shows and how it is typed, whatever its row is.
struct FieldHead
{
    /// With the unit, where there is one.
    QString title = {};
    FieldInput input = FieldInput::Text;
    /// Explains the field: under the mouse, and in an empty box of a form.
    QString hint = {};
    /// Width in characters that the field wants in a table.
    int width = 12;
    /// False: shown only.
    bool isEditable = true;
};

/// One fact of a row: how it reads, and how typed text becomes its value.
template <typename Row>
struct Field
{
    FieldHead head = {};
    std::function<QString(const Row &)> text = {};
    /// What an editor starts with; absent: `text`.
    std::function<QString(const Row &)> editText = {};
    /// Puts the value in, or says what is wrong with it and leaves the row alone. Absent: the
    /// field is computed. For Choices the text holds the chosen ones, joined by line feeds.
    std::function<Result<void>(Row &, const QString &)> set = {};
    std::function<QStringList(const Row &)> choices = {};
    std::function<QString(const Row &)> toolTip = {};
};

} // namespace steelyard::ui
