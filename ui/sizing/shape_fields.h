#pragma once

class QWidget;

#include <QList>

namespace steelyard::ui {

class JobField;

/// Each number of the model's shape. A known model's stand in them, so that one can be changed;
/// what equals the known model's is not stated, and a blank box means it. Each belongs to `parent`.
[[nodiscard]] QList<JobField *> makeShapeFields(QWidget *parent);

} // namespace steelyard::ui
