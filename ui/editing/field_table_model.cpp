#include "ui/editing/field_table_model.h"

#include "ui/shared/column_table_model.h"
#include "ui/text/error_text.h"

#include <algorithm>

namespace steelyard::ui {

namespace {

/// More of them would take the table's place.
constexpr int kMostMessages = 3;

} // namespace

FieldTableModel::FieldTableModel(std::vector<FieldHead> heads, QObject *parent)
    : QAbstractTableModel{parent}
    , m_heads{std::move(heads)}
{}

int FieldTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

const FieldHead &FieldTableModel::head(int column) const
{
    return m_heads.at(static_cast<size_t>(column));
}

QVariant FieldTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const int column = index.column();
    const auto refusal = m_refusals.constFind(std::pair{row, column});
    switch (role) {
    case Qt::DisplayRole:
        return cellText(row, column);
    case Qt::EditRole:
        return refusal == m_refusals.cend() ? cellEditText(row, column) : refusal->text;
    case Qt::ToolTipRole:
        return refusal == m_refusals.cend() ? cellToolTip(row, column) : refusal->message;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (head(column).input == FieldInput::Number ? Qt::AlignRight : Qt::AlignLeft)
            | Qt::AlignVCenter);
    case ExactRole:
        return head(column).input == FieldInput::Number ? cellEditText(row, column) : QVariant{};
    case InputRole:
        return static_cast<int>(head(column).input);
    case ChoicesRole:
        return cellChoices(row, column);
    case RefusedRole:
        return refusal == m_refusals.cend() ? QVariant{} : QVariant{refusal->text};
    default:
        return {};
    }
}

QVariant FieldTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant{section + 1} : QVariant{};
    if (section < 0 || section >= columnCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return head(section).title;
    case Qt::ToolTipRole:
        return head(section).hint.isEmpty() ? head(section).title : head(section).hint;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (head(section).input == FieldInput::Number ? Qt::AlignRight : Qt::AlignLeft)
            | Qt::AlignVCenter);
    default:
        return {};
    }
}

Qt::ItemFlags FieldTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && !m_isReadOnly && isCellEditable(index.row(), index.column()))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool FieldTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const int row = index.row();
    const int column = index.column();
    if (role == OvertakenRole)
        refuse({.row = row, .column = column, .text = value.toString()},
               {.code = ErrorCode::ChangedWhileTyping, .arguments = {cellEditText(row, column)}});
    if (role != Qt::EditRole)
        return false;
    enter({{.row = row, .column = column, .text = value.toString()}}, TableEdit::Change);
    return !m_refusals.contains(std::pair{row, column});
}

QString FieldTableModel::refusal() const
{
    QStringList messages;
    const auto latest = m_refusals.constFind(m_latest);
    if (latest != m_refusals.cend())
        messages.append(latest->message);
    for (auto each = m_refusals.cbegin(); each != m_refusals.cend(); ++each) {
        if (each != latest)
            messages.append(each->message);
    }
    if (messages.size() > kMostMessages) {
        const int more = static_cast<int>(messages.size()) - kMostMessages;
        messages.resize(kMostMessages);
        messages.append(
            tr("%n more marked cell(s) say what is wrong under the mouse.", nullptr, more));
    }
    return messages.join(u'\n');
}

std::vector<FieldTableModel::CellText> FieldTableModel::refusedBeside(
    const std::vector<CellText> &cells) const
{
    std::vector<CellText> found;
    for (auto each = m_refusals.cbegin(); each != m_refusals.cend(); ++each) {
        const auto [row, column] = each.key();
        const bool isInRow = std::ranges::find(cells, row, &CellText::row) != cells.end();
        const bool isAmong = std::ranges::any_of(cells, [&key = each.key()](const CellText &cell) {
            return std::pair{cell.row, cell.column} == key;
        });
        if (isInRow && !isAmong && !each->isOvertaken)
            found.push_back({.row = row, .column = column, .text = each->text});
    }
    return found;
}

void FieldTableModel::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
}

void FieldTableModel::refuse(const CellText &cell, const Error &error)
{
    const QString message =
        tr("Row %1, %2: %3 The previous value stays.")
            .arg(QString::number(cell.row + 1), head(cell.column).title, text::errorText(error));
    const std::pair place{cell.row, cell.column};
    if (const auto before = m_refusals.constFind(place);
        before != m_refusals.cend() && before->text == cell.text && before->message == message)
        return;
    m_latest = place;
    m_refusals.insert(place, {cell.text, message, error.code == ErrorCode::ChangedWhileTyping});
    const QModelIndex changed = index(cell.row, cell.column);
    Q_EMIT dataChanged(changed, changed);
    Q_EMIT refusalChanged();
}

void FieldTableModel::accept(int row, int column)
{
    if (m_refusals.remove(std::pair{row, column}) == 0)
        return;
    const QModelIndex changed = index(row, column);
    Q_EMIT dataChanged(changed, changed);
    Q_EMIT refusalChanged();
}

void FieldTableModel::forgetRefusals()
{
    if (m_refusals.isEmpty())
        return;
    m_refusals.clear();
    Q_EMIT refusalChanged();
}

} // namespace steelyard::ui
