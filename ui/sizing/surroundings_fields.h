#pragma once

#include "ui/sizing/job_field.h"

namespace steelyard::ui {

class SizingController;

/// The server that a job is held against: first none, then those of the catalogue. It names them
/// anew with `showServers`.
[[nodiscard]] JobChoice *makeServerField(const SizingController &controller, QWidget *parent);
void showServers(JobChoice &field, const SizingController &controller);

/// What a job says of storage, data and racks; all of it has a default or is not needed.
[[nodiscard]] QList<JobField *> makeSurroundingsFields(QWidget *parent);

} // namespace steelyard::ui
