#pragma once

#include "model/compare/project.h"
#include "ui/assumptions/term_rows.h"
#include "ui/editing/rows_model.h"

#include <QDate>
#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace steelyard::ui {

class Prompts;

/// The finer terms of one of the project's sites, which is chosen above them.
class SiteTermsTab final : public QWidget
{
    Q_OBJECT

public:
    /// Gets the whole new list of sites, and the title of what was edited.
    using Changed =
        std::function<void(std::vector<Site> sites, TableEdit edit, const QString &field)>;

    SiteTermsTab(Language language,
                 std::function<QDate()> today,
                 Prompts &prompts,
                 QWidget *parent = nullptr);

    void onChanged(Changed changed) { m_changed = std::move(changed); }
    /// Shows the sites as they are stored now; the chosen one stays.
    void setSites(std::vector<Site> sites);

    [[nodiscard]] QComboBox *choice() const { return m_choice; }
    [[nodiscard]] RowsModel<TermRow> &terms() { return *m_terms; }

    /// Takes a month's samples in Mbps out of a text: numbers divided by blanks, commas or
    /// semicolons; a first line without a digit is a heading. A word that is no such number is
    /// told, and so is a text without any; what is stored stays.
    void takeSamples(const QString &text);
    void forgetSamples();

private:
    /// Null without sites.
    [[nodiscard]] const Site *chosen() const;
    void showChosen();
    void showFigures(const Site *site);
    [[nodiscard]] QWidget *makeSamples();
    void store(std::vector<Decimal> samples, TableEdit edit);
    [[nodiscard]] static Result<std::vector<Decimal>> samplesIn(const QString &text);
    void change(Site site, TableEdit edit, const QString &field);

    Language m_language;
    Prompts &m_prompts;
    std::vector<Site> m_sites;
    SiteId m_shown;
    Changed m_changed;
    QStackedWidget *m_stack = nullptr;
    QComboBox *m_choice = nullptr;
    QLabel *m_pue = nullptr;
    QLabel *m_samples = nullptr;
    RowsModel<TermRow> *m_terms = nullptr;
};

} // namespace steelyard::ui
