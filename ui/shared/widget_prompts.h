#pragma once

#include "ui/shared/prompts.h"

namespace steelyard::ui {

/// The real prompts: dialogs over the active window. The only place that waits in `exec()`.
class WidgetPrompts final : public Prompts
{
public:
    [[nodiscard]] std::optional<QString> openFile(const QString &title,
                                                  const QString &filter) override;
    [[nodiscard]] std::optional<QString> saveFile(const QString &title,
                                                  const QString &filter,
                                                  const QString &suggestedName) override;
    [[nodiscard]] std::optional<QString> askText(const QString &title,
                                                 const QString &question,
                                                 const QString &proposal) override;
    [[nodiscard]] std::optional<int> choose(const QString &title,
                                            const QString &question,
                                            const QStringList &answers) override;
    void showError(const Error &error) override;
    void showMessage(const QString &title, const QString &message) override;
};

} // namespace steelyard::ui
