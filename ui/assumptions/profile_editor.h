#pragma once

#include "model/compare/project.h"
#include "ui/editing/record_form.h"
#include "ui/text/number_format.h"
#include "ui/whatif/latest_job.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace steelyard::ui {

class Prompts;

/// The hourly profile of the demand: counts pasted from a spreadsheet or read from a file, their
/// figures, and how they go on behind the last hour. Counts are read off the GUI thread.
class ProfileEditor final : public QWidget
{
    Q_OBJECT

public:
    /// The profile as it should be stored; nothing: without one. `action` is its undo text.
    using Changed =
        std::function<void(const std::optional<DemandProfile> &after, const QString &action)>;

    ProfileEditor(Language language, Prompts &prompts, QWidget *parent = nullptr);

    void onChanged(Changed changed) { m_changed = std::move(changed); }
    /// The same project's profile as it is stored now.
    void setProfile(const std::optional<DemandProfile> &profile);
    /// Another project's: refused texts go.
    void showOther(const std::optional<DemandProfile> &profile);

    /// Takes the clipboard's column of hourly counts; a bad one is told with its row.
    void paste();
    void readFile();
    [[nodiscard]] QString summary() const;
    [[nodiscard]] RecordForm<DemandProfile> *form() const { return m_form; }

private:
    /// What is read: a file, or text.
    struct Source
    {
        QString path = {};
        QByteArray text = {};
    };

    [[nodiscard]] static Result<std::vector<int>> countsOf(const Source &source);
    void take(const Result<std::vector<int>> &counts);
    void showBusy();
    void layOut();

    text::NumberFormat m_format;
    Prompts &m_prompts;
    Changed m_changed;
    std::optional<DemandProfile> m_profile;
    QLabel *m_summary = nullptr;
    QPushButton *m_paste = nullptr;
    QPushButton *m_file = nullptr;
    QPushButton *m_remove = nullptr;
    RecordForm<DemandProfile> *m_form = nullptr;
    LatestJob<Source, Result<std::vector<int>>> m_job;
};

} // namespace steelyard::ui
