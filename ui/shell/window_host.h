#pragma once

#include "ui/imports/import_runner.h"
#include "ui/shell/main_window.h"
#include "ui/shell/undo_keys.h"
#include "ui/shell/wheel_guard.h"
#include "ui/sizing/sizing_controller.h"
#include "ui/text/translation.h"
#include "ui/whatif/what_if_controller.h"

#include <QPalette>

#include <memory>

namespace steelyard::ui {

/// Keeps the main window in the chosen language and theme: a new language makes a new window,
/// while session, workspace, what-if state, the sized job and a running import live on.
class WindowHost final : public QObject
{
    Q_OBJECT

public:
    /// Takes language and theme from `settings`; opens the last project if none is open.
    WindowHost(Session &session, Prompts &prompts, Settings &settings);
    ~WindowHost() override;

    /// With its figures, unless they take longer than a moment.
    void show();
    [[nodiscard]] MainWindow &window() const { return *m_window; }
    [[nodiscard]] WhatIfController &whatIf() { return m_whatIf; }
    [[nodiscard]] ImportRunner &imports() { return m_imports; }
    [[nodiscard]] SizingController &sizing() { return m_sizing; }

private:
    void buildWindow();
    void takeLanguage(Language language);
    void takeTheme(ThemeChoice theme);
    void installLanguage();

    Session &m_session;
    Prompts &m_prompts;
    Settings &m_settings;
    QPalette m_desktopPalette;
    WhatIfController m_whatIf;
    ImportRunner m_imports;
    SizingController m_sizing;
    std::unique_ptr<text::Translation> m_translation;
    std::unique_ptr<MainWindow> m_window;
    UndoKeys m_undoKeys;
    WheelGuard m_wheelGuard;
};

} // namespace steelyard::ui
