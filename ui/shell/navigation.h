#pragma once

#include <QListWidget>

namespace steelyard::ui {

/// The pages in the order of the work, at the left edge of the window.
class Navigation final : public QListWidget
{
    Q_OBJECT

public:
    explicit Navigation(QWidget *parent = nullptr);
};

} // namespace steelyard::ui
