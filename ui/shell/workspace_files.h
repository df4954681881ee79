#pragma once

#include <QString>

class QMenu;

namespace steelyard::ui {

class Prompts;
class Session;
class Settings;

/// What the File menu does with whole files: open, make and copy workspaces, samples, documents.
class WorkspaceFiles final
{
public:
    WorkspaceFiles(Session &session, Prompts &prompts, Settings &settings);

    void makeNew();
    void open();
    void openAt(const QString &path);
    void saveCopy();
    void exportProject();

    /// Fills a menu with what can be opened now.
    void listRecent(QMenu &menu);
    void listSamples(QMenu &menu);

private:
    enum class FileState
    {
        Existing,
        New
    };
    void openWorkspace(const QString &path, FileState state);

    Session &m_session;
    Prompts &m_prompts;
    Settings &m_settings;
};

/// Opens the project that was open last, else the newest one; nothing when there is none.
void openLastProject(Session &session, const Settings &settings);

} // namespace steelyard::ui
