#pragma once

#include <QAbstractTableModel>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <functional>
#include <utility>
#include <vector>

namespace steelyard::ui {

/// Roles beside Qt's own that a `ColumnTableModel` answers.
enum TableRole
{
    /// The raw value: numbers as numbers, so that sorting never compares text. Invalid: unknown.
    SortRole = Qt::UserRole + 1,
    /// Exact text without separators and units, for the clipboard; invalid: the shown text serves.
    ExactRole,
};

/// How a cell is painted.
enum class CellEmphasis
{
    Normal,
    Muted,
    Strong,
};

/// One column of a table of `Row`s: what it is called and how it shows a row.
///
/// Only `title` and `text` must be set; the rest has sensible answers.
template <typename Row>
struct Column
{
    /// A function, so that it follows the language.
    std::function<QString()> title;
    std::function<QString(const Row &)> text;
    /// Default: the text.
    std::function<QVariant(const Row &)> sortValue = {};
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    std::function<QString(const Row &)> exact = {};
    std::function<QString(const Row &)> toolTip = {};
    std::function<CellEmphasis(const Row &)> emphasis = {};
    /// Told what the user typed; true when it was taken. Unset: the column is read-only.
    std::function<bool(const Row &, const QVariant &)> edit = {};
    /// What the editor starts with. Default: the text.
    std::function<QVariant(const Row &)> editValue = {};
    /// Whether this row's cell can be edited. Default: yes, when `edit` is set.
    std::function<bool(const Row &)> isEditable = {};
    /// What the heading explains when pointed at.
    std::function<QString()> titleToolTip = {};
};

/// The alignment of columns that hold figures.
inline constexpr Qt::Alignment kFigureAlignment = Qt::AlignRight | Qt::AlignVCenter;

/// A table made of rows (values) and a list of columns. No Q_OBJECT: it is a template.
template <typename Row>
class ColumnTableModel final : public QAbstractTableModel
{
public:
    explicit ColumnTableModel(std::vector<Column<Row>> columns, QObject *parent = nullptr)
        : QAbstractTableModel{parent}
        , m_columns{std::move(columns)}
    {}

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    /// `index` must be valid and of this model (not of a proxy).
    [[nodiscard]] const Row &row(const QModelIndex &index) const
    {
        return m_rows[static_cast<size_t>(index.row())];
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// Shows other rows. As many as before: the selection stays, only the cells are painted anew.
    void setRows(std::vector<Row> rows);
    /// Other rows under other columns.
    void setTable(std::vector<Column<Row>> columns, std::vector<Row> rows);

private:
    [[nodiscard]] const Column<Row> &column(int section) const
    {
        return m_columns[static_cast<size_t>(section)];
    }
    [[nodiscard]] static QVariant appearance(CellEmphasis emphasis, int role);

    std::vector<Column<Row>> m_columns;
    std::vector<Row> m_rows;
};

template <typename Row>
QVariant ColumnTableModel<Row>::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Column<Row> &shown = column(index.column());
    const Row &value = row(index);
    switch (role) {
    case Qt::DisplayRole:
        return shown.text(value);
    case Qt::EditRole:
        return shown.editValue ? shown.editValue(value) : shown.text(value);
    case SortRole:
        return shown.sortValue ? shown.sortValue(value) : shown.text(value);
    case ExactRole:
        return shown.exact ? shown.exact(value) : QVariant{};
    case Qt::ToolTipRole:
        return shown.toolTip ? shown.toolTip(value) : QVariant{};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(shown.alignment);
    case Qt::FontRole:
    case Qt::ForegroundRole:
        return shown.emphasis ? appearance(shown.emphasis(value), role) : QVariant{};
    default:
        return {};
    }
}

template <typename Row>
QVariant ColumnTableModel<Row>::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column<Row> &shown = column(section);
    switch (role) {
    case Qt::DisplayRole:
        return shown.title();
    case Qt::ToolTipRole:
        return shown.titleToolTip ? shown.titleToolTip() : QVariant{};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(shown.alignment);
    default:
        return {};
    }
}

template <typename Row>
Qt::ItemFlags ColumnTableModel<Row>::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Column<Row> &shown = column(index.column());
    const bool isEditable = shown.edit && (!shown.isEditable || shown.isEditable(row(index)));
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

template <typename Row>
bool ColumnTableModel<Row>::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    // A copy, because taking the edit may give this model other rows.
    const Row edited = row(index);
    return column(index.column()).edit(edited, value);
}

template <typename Row>
void ColumnTableModel<Row>::setRows(std::vector<Row> rows)
{
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    m_rows = std::move(rows);
    if (!m_rows.empty() && !m_columns.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

template <typename Row>
void ColumnTableModel<Row>::setTable(std::vector<Column<Row>> columns, std::vector<Row> rows)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    endResetModel();
}

template <typename Row>
QVariant ColumnTableModel<Row>::appearance(CellEmphasis emphasis, int role)
{
    if (role == Qt::FontRole && emphasis == CellEmphasis::Strong) {
        QFont font = QGuiApplication::font();
        font.setWeight(QFont::DemiBold);
        return font;
    }
    if (role == Qt::ForegroundRole && emphasis == CellEmphasis::Muted)
        return QGuiApplication::palette().color(QPalette::PlaceholderText);
    return {};
}

} // namespace steelyard::ui
