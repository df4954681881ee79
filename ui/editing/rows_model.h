#pragma once

#include "ui/editing/field_table_model.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>

namespace steelyard::ui {

/// A FieldTableModel over a list of rows. Every edit hands the whole new list to `changed`, whose
/// owner stores it and gives back what is stored by `setRows`.
template <typename Row>
class RowsModel final : public FieldTableModel
{
public:
    using Changed = std::function<void(
        const std::vector<Row> &rows, TableEdit edit, const QString &fieldTitle)>;
    /// A row with an id of its own, like `pattern` or, for null, like a first one. Nothing: the
    /// person turned away.
    using MakeRow = std::function<std::optional<Row>(const Row *pattern)>;

    explicit RowsModel(std::vector<Field<Row>> fields, QObject *parent = nullptr)
        : FieldTableModel{heads(fields), parent}
        , m_fields{std::move(fields)}
    {}

    void onChanged(Changed changed) { m_changed = std::move(changed); }
    void makeRowsBy(MakeRow makeRow) { m_makeRow = std::move(makeRow); }

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }

    /// Shows `rows`. Selection and editors stay with their rows, also when others come or go
    /// before them; marks stay while there are as many rows as before.
    void setRows(std::vector<Row> rows)
    {
        const auto difference = std::ssize(rows) - std::ssize(m_rows);
        const auto differing = std::ranges::mismatch(m_rows, rows);
        const auto first = static_cast<int>(differing.in1 - m_rows.begin());
        const int last = first + static_cast<int>(std::abs(difference)) - 1;
        if (difference > 0) {
            beginInsertRows({}, first, last);
            m_rows.insert(differing.in1, differing.in2, differing.in2 + difference);
            endInsertRows();
        } else if (difference < 0) {
            beginRemoveRows({}, first, last);
            m_rows.erase(differing.in1, differing.in1 - difference);
            endRemoveRows();
        }
        m_rows = std::move(rows);
        if (difference != 0)
            forgetRefusals();
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }

    /// Rows of something else: editors close, all marks go.
    void showOther(std::vector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        forgetRefusals();
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    void enter(const std::vector<CellText> &cells, TableEdit edit) override
    {
        std::vector<Row> rows = m_rows;
        std::vector<CellText> open = cells;
        std::ranges::copy(refusedBeside(cells), std::back_inserter(open));
        std::vector<std::pair<CellText, Error>> refused;
        // Each round may make good what the one before refused.
        for (size_t before = open.size() + 1; open.size() < before;) {
            before = open.size();
            refused = tryCells(open, rows, edit);
            open.clear();
            std::ranges::transform(
                refused, std::back_inserter(open), &std::pair<CellText, Error>::first);
        }
        if (rows != m_rows)
            change(std::move(rows),
                   edit,
                   cells.empty() ? QString{} : head(cells.front().column).title);
        for (const auto &[cell, error] : refused) {
            if (cell.row < rowCount())
                refuse(cell, error);
        }
    }

    void addRow(int row) override
    {
        auto made = m_makeRow(nullptr);
        if (!made)
            return;
        std::vector<Row> rows = m_rows;
        const size_t place = row < 0 ? rows.size() : std::min(at(row) + 1, rows.size());
        const auto position = rows.begin() + static_cast<std::ptrdiff_t>(place);
        rows.insert(position, std::move(*made));
        change(std::move(rows), TableEdit::Add);
    }

    void duplicateRows(const std::vector<int> &numbers) override
    {
        std::vector<Row> rows = m_rows;
        for (const int number : numbers) {
            if (auto made = m_makeRow(&m_rows.at(at(number))))
                rows.push_back(std::move(*made));
        }
        change(std::move(rows), TableEdit::Duplicate);
    }

    void removeRowsAt(const std::vector<int> &numbers) override
    {
        std::vector<Row> rows;
        for (int row = 0; row < rowCount(); ++row) {
            if (std::ranges::find(numbers, row) == numbers.end())
                rows.push_back(m_rows[at(row)]);
        }
        change(std::move(rows), TableEdit::Remove);
    }

    void moveRowBy(int row, int distance) override
    {
        const int target = row + distance;
        if (row < 0 || row >= rowCount() || target < 0 || target >= rowCount())
            return;
        std::vector<Row> rows = m_rows;
        std::swap(rows[at(row)], rows[at(target)]);
        change(std::move(rows), TableEdit::Move);
    }

protected:
    [[nodiscard]] QString cellText(int row, int column) const override
    {
        return m_fields[at(column)].text(m_rows[at(row)]);
    }

    [[nodiscard]] QString cellEditText(int row, int column) const override
    {
        const auto &field = m_fields[at(column)];
        return field.editText ? field.editText(m_rows[at(row)]) : field.text(m_rows[at(row)]);
    }

    [[nodiscard]] QString cellToolTip(int row, int column) const override
    {
        const auto &field = m_fields[at(column)];
        return field.toolTip ? field.toolTip(m_rows[at(row)]) : QString{};
    }

    [[nodiscard]] QStringList cellChoices(int row, int column) const override
    {
        const auto &field = m_fields[at(column)];
        return field.choices ? field.choices(m_rows[at(row)]) : QStringList{};
    }

    [[nodiscard]] bool isCellEditable(int /*row*/, int column) const override
    {
        return m_fields[at(column)].head.isEditable && m_fields[at(column)].set;
    }

private:
    static size_t at(int number) { return static_cast<size_t>(number); }

    static std::vector<FieldHead> heads(const std::vector<Field<Row>> &fields)
    {
        std::vector<FieldHead> heads;
        for (const auto &field : fields)
            heads.push_back(field.head);
        return heads;
    }

    /// Puts the good ones of `cells` into `rows`; gives the others back.
    std::vector<std::pair<CellText, Error>> tryCells(const std::vector<CellText> &cells,
                                                     std::vector<Row> &rows,
                                                     TableEdit edit)
    {
        std::vector<std::pair<CellText, Error>> refused;
        for (const CellText &cell : cells) {
            if (edit == TableEdit::Paste && m_makeRow && at(cell.row) == rows.size()) {
                if (auto made = m_makeRow(nullptr))
                    rows.push_back(std::move(*made));
            }
            if (at(cell.row) >= rows.size() || at(cell.column) >= m_fields.size())
                continue;
            const auto &field = m_fields[at(cell.column)];
            if (isReadOnly() || !field.head.isEditable || !field.set)
                continue;
            if (const auto done = field.set(rows[at(cell.row)], cell.text); !done)
                refused.emplace_back(cell, done.error());
            else
                accept(cell.row, cell.column);
        }
        return refused;
    }

    void change(std::vector<Row> rows, TableEdit edit, const QString &fieldTitle = {})
    {
        if (edit != TableEdit::Change && edit != TableEdit::FillDown && edit != TableEdit::Paste)
            forgetRefusals();
        if (m_changed)
            m_changed(rows, edit, fieldTitle);
    }

    std::vector<Field<Row>> m_fields;
    std::vector<Row> m_rows;
    Changed m_changed;
    MakeRow m_makeRow;
};

} // namespace steelyard::ui
