#pragma once

#include "model/base/enum_text.h"
#include "ui/editing/field.h"
#include "ui/editing/typed_value.h"
#include "ui/text/labels.h"
#include "ui/text/number_format.h"

#include <concepts>
#include <functional>

namespace steelyard::ui {

// Fields for the kinds of values that rows are made of. `access` is a pointer to a member, or a
// function from the row to a reference.

/// What is only shown: computed, or typed elsewhere.
template <typename Row>
Field<Row> shownField(FieldHead head,
                      std::function<QString(const Row &)> text,
                      std::function<QString(const Row &)> toolTip = {})
{
    head.isEditable = false;
    return {.head = std::move(head), .text = std::move(text), .toolTip = std::move(toolTip)};
}

/// Words, kept as typed.
template <typename Row, typename Access>
Field<Row> textField(FieldHead head, Access access)
{
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString { return std::invoke(access, row); },
            .set = [access](Row &row, const QString &typed) -> Result<void> {
                std::invoke(access, row) = typed.trimmed();
                return {};
            }};
}

/// A name in the interface's language; never blank.
template <typename Row, typename Access>
Field<Row> nameField(FieldHead head, Access access, Language language)
{
    return {.head = std::move(head),
            .text = [access, language](const Row &row) -> QString {
                return std::invoke(access, row).in(language);
            },
            .set = [access, language](Row &row, const QString &typed) -> Result<void> {
                if (typed.trimmed().isEmpty())
                    return blankNotAllowed();
                auto &name = std::invoke(access, row);
                name = renamed(name, typed, language);
                return {};
            }};
}

/// An exact number that may be unknown.
template <typename Row, typename Access>
Field<Row> optionalDecimalField(FieldHead head, Access access, NumberRule rule)
{
    head.input = FieldInput::Number;
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString {
                const auto &value = std::invoke(access, row);
                return value ? text::NumberFormat{Language::English}.decimal(*value)
                             : QString{text::kUnknown};
            },
            .editText = [access](const Row &row) -> QString {
                const auto &value = std::invoke(access, row);
                return value ? value->toText() : QString{};
            },
            .set = [access, rule](Row &row, const QString &typed) -> Result<void> {
                const auto value = typedDecimal(typed, rule);
                if (!value)
                    return value.error();
                std::invoke(access, row) = *value;
                return {};
            }};
}

/// An exact number that must be there.
template <typename Row, typename Access>
Field<Row> decimalField(FieldHead head, Access access, NumberRule rule)
{
    head.input = FieldInput::Number;
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString {
                return text::NumberFormat{Language::English}.decimal(std::invoke(access, row));
            },
            .editText = [access](const Row &row) -> QString {
                return std::invoke(access, row).toText();
            },
            .set = [access, rule](Row &row, const QString &typed) -> Result<void> {
                const auto value = typedDecimal(typed, rule);
                if (!value)
                    return value.error();
                if (!value->has_value())
                    return blankNotAllowed();
                std::invoke(access, row) = **value;
                return {};
            }};
}

/// A share that may be unknown, typed and shown in per cent, and read by `typed`.
template <typename Row, typename Access>
Field<Row> optionalPercentField(
    FieldHead head,
    Access access,
    Result<std::optional<Decimal>> (*typed)(const QString &) = typedPercent)
{
    head.input = FieldInput::Number;
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString {
                const auto &value = std::invoke(access, row);
                return value ? percentNumber(*value) : QString{text::kUnknown};
            },
            .editText = [access](const Row &row) -> QString {
                const auto &value = std::invoke(access, row);
                return value ? percentNumber(*value) : QString{};
            },
            .set = [access, typed](Row &row, const QString &text) -> Result<void> {
                const auto value = typed(text);
                if (!value)
                    return value.error();
                std::invoke(access, row) = *value;
                return {};
            }};
}

/// A whole number that may be unknown. `blank` is how that reads.
template <typename Row, typename Access>
Field<Row> optionalWholeField(
    FieldHead head, Access access, int lowest, int highest, QString blank = QString{text::kUnknown})
{
    head.input = FieldInput::Number;
    return {
        .head = std::move(head),
        .text = [access, blank](const Row &row) -> QString {
            const auto &value = std::invoke(access, row);
            return value ? text::NumberFormat{Language::English}.whole(*value) : blank;
        },
        .editText = [access](const Row &row) -> QString {
            const auto &value = std::invoke(access, row);
            return value ? QString::number(*value) : QString{};
        },
        .set = [access, lowest, highest, blank](Row &row, const QString &typed) -> Result<void> {
            const auto value = typedWhole(typed == blank ? QString{} : typed, lowest, highest);
            if (!value)
                return value.error();
            std::invoke(access, row) = *value;
            return {};
        }};
}

/// A whole number that must be there.
template <typename Row, typename Access>
Field<Row> wholeField(FieldHead head, Access access, int lowest, int highest)
{
    head.input = FieldInput::Number;
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString {
                return text::NumberFormat{Language::English}.whole(std::invoke(access, row));
            },
            .editText = [access](const Row &row) -> QString {
                return QString::number(std::invoke(access, row));
            },
            .set = [access, lowest, highest](Row &row, const QString &typed) -> Result<void> {
                const auto value = typedWhole(typed, lowest, highest);
                if (!value)
                    return value.error();
                if (!value->has_value())
                    return blankNotAllowed();
                std::invoke(access, row) = **value;
                return {};
            }};
}

/// A measured figure of the catalogue that may be unknown.
template <typename Row, typename Access>
Field<Row> figureField(FieldHead head, Access access)
{
    head.input = FieldInput::Number;
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString {
                const auto &value = std::invoke(access, row);
                return value
                    ? text::NumberFormat{Language::English}.decimal(Decimal::fromDouble(*value))
                    : QString{text::kUnknown};
            },
            .editText = [access](const Row &row) -> QString {
                const auto &value = std::invoke(access, row);
                return value ? Decimal::fromDouble(*value).toText() : QString{};
            },
            .set = [access](Row &row, const QString &typed) -> Result<void> {
                const auto value = typedDecimal(typed, NumberRule::AboveZero);
                if (!value)
                    return value.error();
                auto &target = std::invoke(access, row);
                target.reset();
                if (value->has_value())
                    target = (**value).toDouble();
                return {};
            }};
}

/// A day that may be unknown.
template <typename Row, typename Access>
Field<Row> dateField(FieldHead head, Access access)
{
    head.input = FieldInput::Date;
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString {
                const QDate date = std::invoke(access, row);
                return date.isValid() ? date.toString(Qt::ISODate) : QString{text::kUnknown};
            },
            .editText = [access](const Row &row) -> QString {
                return std::invoke(access, row).toString(Qt::ISODate);
            },
            .set = [access](Row &row, const QString &typed) -> Result<void> {
                const auto date = typedDate(typed);
                if (!date)
                    return date.error();
                std::invoke(access, row) = *date;
                return {};
            }};
}

/// A currency by its code.
template <typename Row, typename Access>
Field<Row> currencyField(FieldHead head, Access access)
{
    head.input = FieldInput::Suggestions;
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString { return std::invoke(access, row).code(); },
            .set = [access](Row &row, const QString &typed) -> Result<void> {
                const auto currency = typedCurrency(typed);
                if (!currency)
                    return currency.error();
                std::invoke(access, row) = *currency;
                return {};
            },
            .choices = [](const Row &) -> QStringList {
                QStringList codes;
                for (const char *code : Currency::knownCodes())
                    codes.append(QString::fromLatin1(code));
                return codes;
            }};
}

/// The words of all values of an enum, in the order of its table.
template <typename E>
QStringList enumLabels()
{
    QStringList labels;
    for (const auto &row : kEnumTexts<E>)
        labels.append(text::label(row.first));
    return labels;
}

/// The value with this word or stored spelling. Errors: BadValue.
template <typename E>
Result<E> enumFromLabel(const QString &typed)
{
    for (const auto &[value, spelling] : kEnumTexts<E>) {
        if (typed.compare(text::label(value), Qt::CaseInsensitive) == 0
            || typed == QLatin1StringView{spelling})
            return value;
    }
    return notOneOf(enumLabels<E>(), typed);
}

/// One value of an enum with a table of texts.
template <typename Row, typename Access>
Field<Row> enumField(FieldHead head, Access access)
{
    using E = std::remove_cvref_t<std::invoke_result_t<Access, const Row &>>;
    head.input = FieldInput::Choice;
    return {.head = std::move(head),
            .text = [access](const Row &row) -> QString {
                return text::label(std::invoke(access, row));
            },
            .set = [access](Row &row, const QString &typed) -> Result<void> {
                const auto value = enumFromLabel<E>(typed.trimmed());
                if (!value)
                    return value.error();
                std::invoke(access, row) = *value;
                return {};
            },
            .choices = [](const Row &) -> QStringList { return enumLabels<E>(); }};
}

} // namespace steelyard::ui
