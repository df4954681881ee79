#pragma once

#include "ui/editing/field_table_model.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace steelyard::ui {

/// A table that is typed like a sheet: Enter or F2 edits, Ctrl+D fills down, Ctrl+; enters
/// today, Ctrl+C and Ctrl+V speak to Excel and WPS, Delete empties cells or deletes whole rows.
///
/// Below stand its buttons and, when a text was refused, what is wrong with it.
class TableEditor final : public QWidget
{
    Q_OBJECT

public:
    /// Which of the usual buttons the table has.
    enum class Buttons
    {
        None,
        AddRemove,
        AddRemoveMove,
    };

    /// `model` must outlive the editor or be its child. `today` is what Ctrl+; enters.
    TableEditor(FieldTableModel &model,
                Buttons buttons,
                std::function<QDate()> today,
                QWidget *parent = nullptr);

    [[nodiscard]] QTableView *view() const { return m_view; }
    /// For buttons of the page, left of the message.
    [[nodiscard]] QHBoxLayout *buttonRow() const { return m_buttonRow; }
    [[nodiscard]] QPushButton *addButton() const { return m_add; }

    /// What stands in the table while it has no rows.
    void setEmptyText(const QString &text);
    /// Switches typing and the buttons off or on.
    void setReadOnly(bool isReadOnly);
    /// Rows with a chosen cell, rising. Here as in all that is done to cells, hidden rows are none.
    [[nodiscard]] std::vector<int> selectedRows() const;

public Q_SLOTS:
    void fillDown();
    void enterToday();
    void paste();
    void clearOrRemove();
    void add();
    void duplicate();
    void remove();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut(Buttons buttons);
    void addShortcuts();
    void sizeColumns();
    void tell(const QString &message);
    [[nodiscard]] QModelIndexList chosenCells() const;
    /// The row, or the first one from there on in the direction of `step` that is not hidden; the
    /// row before the first or behind the last where none is.
    [[nodiscard]] int shownRow(int row, int step) const;
    void choose(int row, int column);
    void tellLostText(int first, int last);
    void move(int distance);

    FieldTableModel &m_model;
    std::function<QDate()> m_today;
    QTableView *m_view = nullptr;
    QHBoxLayout *m_buttonRow = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
};

} // namespace steelyard::ui
