#pragma once

class QWidget;

#include <QList>

namespace steelyard::ui {

class JobField;

/// What a job says beyond model, tokens and GPUs; all of it has a default. Each belongs to
/// `parent`.
[[nodiscard]] QList<JobField *> makeExpertFields(QWidget *parent);
/// How the job is spread over its GPUs, for the memory. Blank: 1.
[[nodiscard]] QList<JobField *> makeLayoutFields(QWidget *parent);

} // namespace steelyard::ui
