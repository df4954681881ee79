#pragma once

#include <QStatusBar>

class QLabel;
class QToolButton;

namespace steelyard::ui {

struct WindowParts;

/// The foot of the window: whether all is saved, findings to handle, time of the last calculation.
class StatusLine final : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(const WindowParts &parts, QWidget *parent);

    [[nodiscard]] QToolButton &findings() const { return *m_findings; }

private:
    void refresh(const WindowParts &parts);
    void listFindings(const WindowParts &parts);

    QLabel *m_saved = nullptr;
    QToolButton *m_findings = nullptr;
    QLabel *m_elapsed = nullptr;
};

} // namespace steelyard::ui
