#pragma once

class QAbstractItemView;
class QString;

namespace steelyard::ui {

/// Shows `text` in the middle of the view as long as it has no rows: what is missing here and how
/// to begin. `view` must have its model.
void showWhileEmpty(QAbstractItemView &view, const QString &text);

} // namespace steelyard::ui
