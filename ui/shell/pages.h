#pragma once

#include <QString>

#include <array>

class QWidget;

namespace steelyard::ui {

class ImportRunner;
class Page;
class Prompts;
class Session;
class Settings;
class SizingController;
class WhatIfController;

/// What a window and its pages work with; all of it outlives them.
struct WindowParts
{
    Session &session;
    Prompts &prompts;
    Settings &settings;
    WhatIfController &whatIf;
    ImportRunner &imports;
    SizingController &sizing;
};

/// The pages in the order of the work.
enum class PageId
{
    Project,
    Sizing,
    Catalog,
    Quotes,
    Compare,
    Assumptions,
    Report
};

inline constexpr std::array kPageIds = {PageId::Project,
                                        PageId::Sizing,
                                        PageId::Catalog,
                                        PageId::Quotes,
                                        PageId::Compare,
                                        PageId::Assumptions,
                                        PageId::Report};

/// Title and icon for the navigation, which names pages before they are built.
[[nodiscard]] QString pageTitle(PageId page);
/// freedesktop icon name.
[[nodiscard]] QString pageIconName(PageId page);

/// The file of the user guide that is about this page; empty: the guide begins at its contents.
[[nodiscard]] QString pageHelp(PageId page);

[[nodiscard]] Page *makePage(PageId page, const WindowParts &parts, QWidget *parent);

} // namespace steelyard::ui
