#pragma once

#include "model/base/local_text.h"

#include <QWidget>

class QTextBrowser;

namespace steelyard::ui {

/// The user guide in a window of its own, with links and a way back.
class HelpWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(Language language, QWidget *parent = nullptr);

    /// `file` as in `resources/help`, such as "sizing.md".
    void open(const QString &file);
    [[nodiscard]] QTextBrowser &browser() const { return *m_browser; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    Language m_language;
    QTextBrowser *m_browser = nullptr;
};

} // namespace steelyard::ui
