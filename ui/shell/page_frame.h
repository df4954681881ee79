#pragma once

class QWidget;

namespace steelyard::ui {

class Page;

/// What the window shows of a page: it scrolls where the page wants more room than the window has,
/// as on a small screen at 200 %.
[[nodiscard]] QWidget *makePageFrame(Page &page, QWidget *parent);
/// The frame that was made for `page`.
[[nodiscard]] QWidget *frameOf(const Page &page);

} // namespace steelyard::ui
