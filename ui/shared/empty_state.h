#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace steelyard::ui {

/// What an empty page says: what is missing, what to do next, and the buttons for it.
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    EmptyState(const QString &title, const QString &hint, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &hint);
    /// A button under the hint; the first one is the default.
    QPushButton *addButton(const QString &text);

private:
    QLabel *m_title = nullptr;
    QLabel *m_hint = nullptr;
    QHBoxLayout *m_buttons = nullptr;
};

} // namespace steelyard::ui
