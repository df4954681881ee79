#pragma once

#include "ui/assumptions/assumption_rows.h"
#include "ui/editing/rows_model.h"

#include <QDate>
#include <QWidget>

class QComboBox;

namespace steelyard::ui {

class TableEditor;

/// The project's assumptions by group, each beside its default; one group can be looked at alone.
class AssumptionsTab final : public QWidget
{
    Q_OBJECT

public:
    /// Gets what the project is to store, and the words for what was done.
    using Changed =
        std::function<void(std::map<QString, Assumption> stored, const QString &action)>;

    explicit AssumptionsTab(std::function<QDate()> today, QWidget *parent = nullptr);

    void onChanged(Changed changed) { m_changed = std::move(changed); }
    /// Shows the assumptions as the project has them now.
    void setProject(const Project &project);
    /// The same of another project than before.
    void showOther(const Project &project);

    [[nodiscard]] RowsModel<AssumptionRow> &rows() { return *m_rows; }
    [[nodiscard]] TableEditor *table() const { return m_table; }
    [[nodiscard]] QComboBox *groups() const { return m_groups; }

    /// Gives the chosen assumptions that are in sight their defaults back.
    void resetChosen();

private:
    void hideOtherGroups();

    Changed m_changed;
    RowsModel<AssumptionRow> *m_rows = nullptr;
    TableEditor *m_table = nullptr;
    QComboBox *m_groups = nullptr;
};

} // namespace steelyard::ui
