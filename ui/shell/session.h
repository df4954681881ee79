#pragma once

#include "db/workspace.h"
#include "model/base/clock.h"
#include "model/base/local_text.h"
#include "model/compare/dossier.h"
#include "ui/text/number_format.h"

#include <QObject>
#include <QUndoStack>

#include <memory>

namespace steelyard::ui {

class Prompts;

/// The open workspace, the current project and the undo stack: what outlives the main window
/// when the language changes. Every page reads the current dossier from here.
class Session final : public QObject
{
    Q_OBJECT

public:
    Session(std::unique_ptr<db::Workspace> workspace, const Clock &clock);
    ~Session() override;

    [[nodiscard]] db::Workspace &workspace() { return *m_workspace; }
    [[nodiscard]] const Clock &clock() const { return m_clock; }
    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }
    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] text::NumberFormat format() const { return text::NumberFormat{m_language}; }

    /// The current project with all that an evaluation needs; null: no project is open.
    [[nodiscard]] std::shared_ptr<const Dossier> dossier() const { return m_dossier; }
    [[nodiscard]] db::RowVersion projectVersion() const { return m_projectVersion; }
    /// The case that is shown; empty: the base.
    [[nodiscard]] CaseId shownCase() const { return m_shownCase; }

    /// Errors: NotFound.
    [[nodiscard]] Result<void> openProject(const ProjectId &project);
    void closeProject();
    void showCase(const CaseId &shownCase);
    void setLanguage(Language language);
    /// Takes another workspace; clears the undo stack and closes the project.
    void replaceWorkspace(std::unique_ptr<db::Workspace> workspace);

Q_SIGNALS:
    /// Another workspace is open.
    void workspaceReplaced();
    /// Another project is open, or the open one's values or quotes changed.
    void dossierChanged();
    void shownCaseChanged();
    void languageChanged();

private:
    void connectWorkspace();
    void reload();

    const Clock &m_clock;
    std::unique_ptr<db::Workspace> m_workspace;
    QUndoStack m_undoStack;
    Language m_language = Language::English;
    std::shared_ptr<const Dossier> m_dossier;
    db::RowVersion m_projectVersion = db::kNotStored;
    CaseId m_shownCase;
};

} // namespace steelyard::ui
