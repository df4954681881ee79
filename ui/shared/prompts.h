#pragma once

#include "model/base/error.h"

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace steelyard::ui {

/// Every file chooser, question and error box of the program. Tests answer it from a queue.
class Prompts
{
public:
    virtual ~Prompts() = default;

    [[nodiscard]] virtual std::optional<QString> openFile(const QString &title,
                                                          const QString &filter) = 0;
    [[nodiscard]] virtual std::optional<QString> saveFile(const QString &title,
                                                          const QString &filter,
                                                          const QString &suggestedName) = 0;
    /// A line of text; nothing when the user turned away.
    [[nodiscard]] virtual std::optional<QString> askText(const QString &title,
                                                         const QString &question,
                                                         const QString &proposal) = 0;
    /// The index of the chosen answer; nothing when the user turned away.
    [[nodiscard]] virtual std::optional<int> choose(const QString &title,
                                                    const QString &question,
                                                    const QStringList &answers) = 0;
    virtual void showError(const Error &error) = 0;
    virtual void showMessage(const QString &title, const QString &message) = 0;
};

} // namespace steelyard::ui
