#pragma once

#include <QWidget>

class QPushButton;

namespace steelyard::ui {

/// The first screen without a project: three ways to begin.
class StartPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit StartPanel(QWidget *parent = nullptr);

    [[nodiscard]] QPushButton *newButton() const { return m_new; }

Q_SIGNALS:
    void newWanted();
    void sampleWanted();
    void fileWanted();

private:
    QPushButton *m_new = nullptr;
};

} // namespace steelyard::ui
