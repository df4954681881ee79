#pragma once

#include "model/compare/project.h"
#include "ui/editing/rows_model.h"

#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace steelyard {
struct SiteExample;
}

namespace steelyard::ui {

class Prompts;
class Session;
class TableEditor;
class TariffEditor;

/// The machine rooms with their prices; for the chosen one, what electricity costs by the hour.
class SitesView final : public QWidget
{
    Q_OBJECT

public:
    SitesView(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    /// Whether the project that is shown now is the one that was.
    enum class Reload
    {
        SameProject,
        OtherProject
    };
    void reload(Reload what);

    [[nodiscard]] RowsModel<Site> &sites() { return *m_sites; }
    [[nodiscard]] TableEditor *table() const { return m_table; }
    [[nodiscard]] TariffEditor *tariff() const { return m_tariff; }

    /// Opens the tariff of the chosen site.
    void editTariff();
    /// Adds a site with published figures.
    void addExample(const SiteExample &example);

private:
    [[nodiscard]] QWidget *makeTable();
    void addButtons();
    void makeTariffEditor();
    void showTable();
    void showPage(int shown);
    void store(std::vector<Site> sites, const QString &action);
    /// Null: none is chosen.
    [[nodiscard]] const Site *chosen() const;

    Session &m_session;
    Prompts &m_prompts;
    SiteId m_edited;
    QStackedLayout *m_pages = nullptr;
    RowsModel<Site> *m_sites = nullptr;
    TableEditor *m_table = nullptr;
    TariffEditor *m_tariff = nullptr;
    QPushButton *m_editTariff = nullptr;
};

} // namespace steelyard::ui
