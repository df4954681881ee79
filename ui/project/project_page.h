#pragma once

#include "model/compare/project.h"
#include "ui/editing/record_form.h"
#include "ui/shell/page.h"

class QLabel;
class QStackedWidget;
class QTabWidget;
class QVBoxLayout;

namespace steelyard::ui {

class CasesView;
class ChangeLogView;
class ImportRunner;
class PlansView;
class ProjectsView;
class Prompts;
class Session;
class SnapshotsView;
class StartPanel;
class WhatIfController;

/// What is to be bought, and how could it be served? Without a project: how to begin.
class ProjectPage final : public Page
{
    Q_OBJECT

public:
    ProjectPage(Session &session,
                Prompts &prompts,
                const WhatIfController &whatIf,
                ImportRunner &imports,
                QWidget *parent = nullptr);

    void activate() override;

    [[nodiscard]] QTabWidget *tabs() const { return m_tabs; }
    [[nodiscard]] RecordForm<Project> *head() const { return m_head; }
    [[nodiscard]] PlansView *plans() const { return m_plans; }
    [[nodiscard]] CasesView *cases() const { return m_cases; }
    [[nodiscard]] SnapshotsView *snapshots() const { return m_snapshots; }
    [[nodiscard]] ChangeLogView *changeLog() const { return m_changeLog; }
    [[nodiscard]] ProjectsView *projects() const { return m_projects; }
    /// What is still missing before the plans can be compared; empty: nothing.
    [[nodiscard]] QString missing() const;

private:
    [[nodiscard]] QWidget *makeHead();
    void reload();
    void showMissing();
    void placeProjects();

    Session &m_session;
    Prompts &m_prompts;
    const WhatIfController &m_whatIf;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_start = nullptr;
    QVBoxLayout *m_startColumn = nullptr;
    StartPanel *m_startPanel = nullptr;
    QWidget *m_content = nullptr;
    QTabWidget *m_tabs = nullptr;
    RecordForm<Project> *m_head = nullptr;
    QLabel *m_summary = nullptr;
    QLabel *m_missing = nullptr;
    PlansView *m_plans = nullptr;
    CasesView *m_cases = nullptr;
    SnapshotsView *m_snapshots = nullptr;
    ChangeLogView *m_changeLog = nullptr;
    ProjectsView *m_projects = nullptr;
};

} // namespace steelyard::ui
