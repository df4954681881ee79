#pragma once

class QWidget;

namespace steelyard::ui {

/// Lets Tab visit what stands in `root` as it is read: layouts, splitters, stacks and tabs from
/// first to last. Qt's own order is that in which the widgets were made.
void tabInReadingOrder(QWidget &root);

} // namespace steelyard::ui
