#pragma once

#include "model/base/local_text.h"

#include <QStringList>

#include <optional>

namespace steelyard::app {

/// What `--lang CODE` or `--lang=CODE` asks for among the arguments.
struct AskedLanguage
{
    /// The last code that was asked for; empty: none.
    QString code;
    /// Absent: none was asked for, or the program does not speak it.
    std::optional<Language> language;
    /// All other arguments, the program's name first.
    QStringList others;
};

[[nodiscard]] AskedLanguage askedLanguage(const QStringList &arguments);

} // namespace steelyard::app
