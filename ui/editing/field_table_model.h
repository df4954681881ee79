#pragma once

#include "ui/editing/field.h"
#include "ui/editing/table_edit.h"

#include <QAbstractTableModel>
#include <QMap>

#include <vector>

namespace steelyard::ui {

/// A table whose cells are typed in place. A text that makes no value is refused: the cell keeps
/// its value, is marked and says what, where and how, until a good text is typed.
///
/// The rows themselves live in `RowsModel`; this part knows them by number only.
class FieldTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Beside Qt's roles: what the delegate needs to know.
    enum Role
    {
        InputRole = Qt::UserRole + 10, ///< FieldInput as int; behind TableRole
        ChoicesRole,
        RefusedRole, ///< the refused text; invalid: the cell is fine
        OvertakenRole, ///< to set: a text for a cell that was changed elsewhere meanwhile; refused
    };

    /// A text for one cell.
    struct CellText
    {
        int row = 0;
        int column = 0;
        QString text = {};
    };

    explicit FieldTableModel(std::vector<FieldHead> heads, QObject *parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    [[nodiscard]] const FieldHead &head(int column) const;
    /// What is wrong, one line for each refused cell, the latest first; of many the first few.
    /// Empty: all cells are fine.
    [[nodiscard]] QString refusal() const;

    /// Shown only, or typed too.
    void setReadOnly(bool isReadOnly);
    [[nodiscard]] bool isReadOnly() const { return m_isReadOnly; }

    /// Puts the good ones of `cells` in as one change and marks the others. A cell that was refused
    /// is tried again once another one of its row is taken: it may have been refused for that one's
    /// sake. Cells behind the last row append rows when the edit is a paste.
    virtual void enter(const std::vector<CellText> &cells, TableEdit edit) = 0;
    /// Adds a fresh row below `row`, or at the end for −1.
    virtual void addRow(int row) = 0;
    virtual void duplicateRows(const std::vector<int> &rows) = 0;
    virtual void removeRowsAt(const std::vector<int> &rows) = 0;
    /// Moves one row by `distance` places; does nothing at the ends.
    virtual void moveRowBy(int row, int distance) = 0;

Q_SIGNALS:
    /// A cell was refused or is fine again: `refusal()` has changed.
    void refusalChanged();

protected:
    [[nodiscard]] virtual QString cellText(int row, int column) const = 0;
    [[nodiscard]] virtual QString cellEditText(int row, int column) const = 0;
    [[nodiscard]] virtual QString cellToolTip(int row, int column) const = 0;
    [[nodiscard]] virtual QStringList cellChoices(int row, int column) const = 0;
    [[nodiscard]] virtual bool isCellEditable(int row, int column) const = 0;

    /// Refused cells in the rows of `cells` that are none of them.
    [[nodiscard]] std::vector<CellText> refusedBeside(const std::vector<CellText> &cells) const;
    void refuse(const CellText &cell, const Error &error);
    void accept(int row, int column);
    void forgetRefusals();

private:
    struct Refusal
    {
        QString text;
        QString message;
        /// The cell was changed elsewhere: the text waits until the person has seen that.
        bool isOvertaken = false;
    };

    std::vector<FieldHead> m_heads;
    QMap<std::pair<int, int>, Refusal> m_refusals;
    std::pair<int, int> m_latest;
    bool m_isReadOnly = false;
};

} // namespace steelyard::ui
