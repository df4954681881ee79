#pragma once

#include "app/cli/options.h"
#include "model/base/enum_text.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>

namespace steelyard::cli {

// Options that several commands have, in the installed translation. What they read lands in their
// targets, which must outlive the parser.

[[nodiscard]] std::string utf8(const QString &text);

/// An option whose text lands in `target`.
CLI::Option *addText(CLI::App &app, const char *name, QString &target, const QString &description);

/// A check of an option's text; `problem` says what is wrong with it, or nothing. The parser's own
/// checks would speak English.
[[nodiscard]] CLI::Validator checkedBy(std::function<QString(const QString &text)> problem);

/// An enum's stored name, also with dashes for its underscores: "present-value".
template <typename E>
[[nodiscard]] std::optional<E> enumFromOption(QString name)
{
    return enumFromText<E>(name.replace(u'-', u'_'));
}

/// The names of an enum's values as options have them: "month|quarter|year".
template <typename E>
[[nodiscard]] QString optionNames()
{
    QStringList names;
    for (const auto &[value, name] : kEnumTexts<E>)
        names.append(QString::fromLatin1(name).replace(u'_', u'-'));
    return names.join(u'|');
}

/// "later is not known. Use one of cash|accounting|present-value."
[[nodiscard]] QString notOneOf(const QString &value, const QString &names);

/// An option that hands the named value of an enum to `take`.
template <typename E>
void addEnum(CLI::App &app,
             const std::string &name,
             std::function<void(E)> take,
             const QString &description)
{
    app.add_option_function<std::string>(
           name,
           [take = std::move(take)](const std::string &value) {
               take(*enumFromOption<E>(QString::fromStdString(value)));
           },
           utf8(description))
        ->type_name(utf8(optionNames<E>()))
        ->check(checkedBy([](const QString &value) {
            return enumFromOption<E>(value) ? QString{} : notOneOf(value, optionNames<E>());
        }));
}

/// An option whose named value of an enum lands in `target`.
template <typename E>
void addEnum(CLI::App &app,
             const std::string &name,
             std::optional<E> &target,
             const QString &description)
{
    addEnum<E>(
        app, name, [&target](E value) { target = value; }, description);
}

/// An option that takes a number into `target`.
template <typename Number>
void addNumber(CLI::App &app,
               const std::string &name,
               std::optional<Number> &target,
               const QString &description)
{
    app.add_option_function<Number>(
           name, [&target](Number value) { target = value; }, utf8(description))
        ->type_name("N");
}

void addJson(CLI::App &app, Output &output);

CLI::Option *addWorkspace(CLI::App &app, QString &workspace);

CLI::Option *addProject(CLI::App &app, QString &project);

/// The project, its workspace, and all that is laid over it: case, sliders, values.
void addEvaluatedProject(CLI::App &app, EvaluatedProject &evaluated);

} // namespace steelyard::cli
