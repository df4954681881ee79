#pragma once

#include "model/quotes/quote_line.h"
#include "model/sizing/server_fit.h"
#include "ui/desk/shipped_catalogue.h"
#include "ui/shared/card.h"
#include "ui/shared/report_table_model.h"
#include "ui/whatif/latest_job.h"

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace steelyard {
struct Dossier;
}

namespace steelyard::ui {

class Session;

/// The fit check of one quote line: what is wrong with the server that it offers, by which rule and
/// numbers, and what to ask the vendor. Checked off the GUI thread; hidden while there is none.
class FitPanel final : public Card
{
    Q_OBJECT

public:
    explicit FitPanel(Session &session, QWidget *parent = nullptr);

    /// Checks the line against the open project and the catalogue as it was read; null or one that
    /// offers no server: hides.
    void showLine(const QuoteLine *line);
    /// Reads the catalogue anew.
    void reloadCatalogue();

    [[nodiscard]] QTableView &view() const { return *m_view; }
    [[nodiscard]] QComboBox &copyLanguage() const { return *m_language; }
    [[nodiscard]] QPushButton &copyButton() const { return *m_copy; }
    [[nodiscard]] QString summary() const;

Q_SIGNALS:
    /// The check of the line that was shown last stands in the table.
    void checked();

private:
    using Findings = std::vector<sizing::FitFinding>;

    struct Question
    {
        QuoteLine line = {};
        std::shared_ptr<const Dossier> dossier = {};
        std::shared_ptr<const desk::ShippedCatalogue> catalogue = {};
    };

    void layOut();
    void take(const Findings &findings);
    void copyQuestions();

    Session &m_session;
    std::shared_ptr<const desk::ShippedCatalogue> m_catalogue;
    /// Whether the line that was shown last is checked.
    bool m_isAsked = false;
    Findings m_findings;
    QLabel *m_summary = nullptr;
    QComboBox *m_language = nullptr;
    QPushButton *m_copy = nullptr;
    QTableView *m_view = nullptr;
    ReportTableModel *m_model = nullptr;
    LatestJob<Question, Findings> m_worker;
};

} // namespace steelyard::ui
