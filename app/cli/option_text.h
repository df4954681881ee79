#pragma once

#include <QString>

#include <CLI/CLI.hpp>
#include <string>

namespace steelyard::cli {

/// As the parser wants its texts.
[[nodiscard]] inline std::string utf8(const QString &text)
{
    return text.toStdString();
}

/// An option whose text lands in `target`, which must outlive `app`.
inline CLI::Option *addText(CLI::App &app,
                            const char *name,
                            QString &target,
                            const QString &description)
{
    return app.add_option_function<std::string>(
        name,
        [&target](const std::string &value) { target = QString::fromStdString(value); },
        utf8(description));
}

} // namespace steelyard::cli
