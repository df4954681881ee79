#include "ui/editing/table_editor.h"

#include "ui/editing/clipboard_grid.h"
#include "ui/editing/field_delegate.h"
#include "ui/shared/card.h"
#include "ui/shared/column_widths.h"
#include "ui/shared/empty_hint.h"
#include "ui/shared/styled_label.h"
#include "ui/shared/table_copy.h"

#include <QAction>
#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// Of a table that shares a small page with others: the heading, some rows, a scroll bar.
constexpr int kLeastLines = 4;

} // namespace

TableEditor::TableEditor(FieldTableModel &model,
                         Buttons buttons,
                         std::function<QDate()> today,
                         QWidget *parent)
    : QWidget{parent}
    , m_model{model}
    , m_today{std::move(today)}
    , m_view{new QTableView{this}}
    , m_buttonRow{new QHBoxLayout}
    , m_message{styledLabel(TextStyle::Warning, {}, this)}
{
    m_view->setModel(&model);
    m_view->setItemDelegate(new FieldDelegate{m_view});
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::AnyKeyPressed);
    m_view->setTabKeyNavigation(false); // or the keyboard could not leave the table
    m_view->setAlternatingRowColors(false);
    m_view->setWordWrap(false);
    m_view->horizontalHeader()->setHighlightSections(false);
    // Words may take what is left; a figure would stand far off the others.
    const bool endsInWords = model.head(model.columnCount() - 1).input != FieldInput::Number;
    m_view->horizontalHeader()->setStretchLastSection(endsInWords);
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height()
                                                    + kCellPadding / 2);
    // No table wants more than that: a page scrolls only where it must.
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_view->setMinimumHeight(kLeastLines * m_view->verticalHeader()->defaultSectionSize());
    m_view->installEventFilter(this);
    enableTableCopy(*m_view);
    layOut(buttons);
    addShortcuts();
    sizeColumns();
    const auto showRefusal = [this] { tell(m_model.refusal()); };
    connect(&model, &FieldTableModel::refusalChanged, this, showRefusal);
    connect(&model,
            &QAbstractItemModel::rowsAboutToBeRemoved,
            this,
            [this](const QModelIndex &, int first, int last) { tellLostText(first, last); });
    showRefusal();
}

void TableEditor::layOut(Buttons buttons)
{
    const auto addPush = [this](const QString &text, const QString &tip, auto slot) {
        auto *button = new QPushButton{text, this};
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, slot);
        m_buttonRow->addWidget(button);
        return button;
    };
    if (buttons != Buttons::None) {
        m_add = addPush(tr("Add row"), tr("Adds a row below (Ctrl+Plus)"), &TableEditor::add);
        m_duplicate =
            addPush(tr("Duplicate"), tr("Copies the selected rows"), &TableEditor::duplicate);
        m_remove = addPush(
            tr("Delete"), tr("Deletes the selected rows (Ctrl+Minus)"), &TableEditor::remove);
    }
    if (buttons == Buttons::AddRemoveMove) {
        m_up = addPush(tr("Up"), tr("Moves the row up"), [this] { move(-1); });
        m_down = addPush(tr("Down"), tr("Moves the row down"), [this] { move(1); });
    }
    m_message->setWordWrap(true);
    m_buttonRow->addWidget(m_message, 1);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_view, 1);
    column->addLayout(m_buttonRow);
}

void TableEditor::addShortcuts()
{
    const auto on = [this](const QKeySequence &keys, auto slot) {
        auto *action = new QAction{m_view};
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, slot);
        m_view->addAction(action);
        return action;
    };
    on(QKeySequence{Qt::CTRL | Qt::Key_D}, &TableEditor::fillDown)->setText(tr("Fill down"));
    on(QKeySequence{Qt::CTRL | Qt::Key_Semicolon}, &TableEditor::enterToday)
        ->setText(tr("Enter today's date"));
    on(QKeySequence::Paste, &TableEditor::paste)->setText(tr("Paste"));
    if (m_add == nullptr)
        return;
    on(QKeySequence{Qt::CTRL | Qt::Key_Plus}, &TableEditor::add)->setText(tr("Add row"));
    on(QKeySequence{Qt::CTRL | Qt::Key_Minus}, &TableEditor::remove)->setText(tr("Delete rows"));
}

void TableEditor::sizeColumns()
{
    std::vector<int> digits;
    for (int column = 0; column < m_model.columnCount(); ++column)
        digits.push_back(m_model.head(column).width);
    ui::sizeColumns(*m_view, digits);
}

void TableEditor::tell(const QString &message)
{
    m_message->setText(message);
    // Without buttons beside it, it takes no room while it is empty.
    m_message->setVisible(m_add != nullptr || !message.isEmpty());
}

void TableEditor::setEmptyText(const QString &text)
{
    showWhileEmpty(*m_view, text);
}

void TableEditor::setReadOnly(bool isReadOnly)
{
    m_model.setReadOnly(isReadOnly);
    for (QPushButton *button : {m_add, m_duplicate, m_remove, m_up, m_down}) {
        if (button != nullptr)
            button->setEnabled(!isReadOnly);
    }
}

QModelIndexList TableEditor::chosenCells() const
{
    QModelIndexList cells = m_view->selectionModel()->selectedIndexes();
    cells.removeIf([this](const QModelIndex &cell) { return m_view->isRowHidden(cell.row()); });
    return cells;
}

int TableEditor::shownRow(int row, int step) const
{
    while (row >= 0 && row < m_model.rowCount() && m_view->isRowHidden(row))
        row += step;
    return row;
}

std::vector<int> TableEditor::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : chosenCells())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

// Ctrl, held for a shortcut, must not add to what is selected.
void TableEditor::choose(int row, int column)
{
    m_view->selectionModel()->setCurrentIndex(m_model.index(row, column),
                                              QItemSelectionModel::ClearAndSelect);
}

/// A row that another window deletes takes an open editor along: the text is at least told.
void TableEditor::tellLostText(int first, int last)
{
    const QModelIndex edited = m_view->currentIndex();
    const auto *line = qobject_cast<QLineEdit *>(m_view->indexWidget(edited));
    if (line == nullptr || !line->isModified() || edited.row() < first || edited.row() > last)
        return;
    tell(tr("The row in which you typed \"%1\" was deleted by another window.").arg(line->text()));
}

void TableEditor::fillDown()
{
    std::vector<FieldTableModel::CellText> cells;
    const QModelIndexList selected = chosenCells();
    for (const QModelIndex &index : selected) {
        // The topmost selected cell of a column gives the value; a lone cell takes the one above.
        int source = index.row();
        for (const QModelIndex &other : selected) {
            if (other.column() == index.column())
                source = std::min(source, other.row());
        }
        if (selected.size() == 1)
            source = shownRow(index.row() - 1, -1);
        if (source < 0 || source == index.row())
            continue;
        cells.push_back(
            {.row = index.row(),
             .column = index.column(),
             .text = m_model.index(source, index.column()).data(Qt::EditRole).toString()});
    }
    if (!cells.empty())
        m_model.enter(cells, TableEdit::FillDown);
}

void TableEditor::enterToday()
{
    const QModelIndex current = m_view->currentIndex();
    if (current.isValid() && m_model.head(current.column()).input == FieldInput::Date)
        m_model.setData(current, m_today().toString(Qt::ISODate), Qt::EditRole);
}

void TableEditor::paste()
{
    if (m_model.isReadOnly())
        return;
    const QModelIndex current = m_view->currentIndex();
    const int firstRow = current.isValid() ? current.row() : 0;
    const int firstColumn = current.isValid() ? current.column() : 0;
    std::vector<FieldTableModel::CellText> cells;
    int row = shownRow(firstRow, 1);
    for (const QStringList &texts : clipboardGrid(QGuiApplication::clipboard()->text())) {
        int column = firstColumn;
        for (const QString &text : texts)
            cells.push_back({.row = row, .column = column++, .text = text});
        row = shownRow(row + 1, 1);
    }
    m_model.enter(cells, TableEdit::Paste);
}

void TableEditor::clearOrRemove()
{
    if (m_model.isReadOnly())
        return;
    const auto whole = m_view->selectionModel()->selectedRows();
    if (!whole.isEmpty() && m_remove != nullptr) {
        remove();
        return;
    }
    std::vector<FieldTableModel::CellText> cells;
    for (const QModelIndex &index : chosenCells())
        cells.push_back({.row = index.row(), .column = index.column(), .text = {}});
    m_model.enter(cells, TableEdit::Change);
}

void TableEditor::add()
{
    if (m_model.isReadOnly())
        return;
    const QModelIndex current = m_view->currentIndex();
    const int row = current.isValid() ? current.row() + 1 : m_model.rowCount();
    m_model.addRow(current.isValid() ? current.row() : -1);
    choose(row, std::max(current.column(), 0));
    m_view->setFocus();
}

void TableEditor::duplicate()
{
    const auto rows = selectedRows();
    if (rows.empty() || m_model.isReadOnly())
        return;
    m_model.duplicateRows(rows);
    choose(m_model.rowCount() - 1, 0);
}

void TableEditor::remove()
{
    const auto rows = selectedRows();
    if (rows.empty() || m_model.isReadOnly())
        return;
    m_model.removeRowsAt(rows);
    choose(std::min(rows.front(), m_model.rowCount() - 1), 0);
}

void TableEditor::move(int distance)
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid() || m_model.isReadOnly())
        return;
    m_model.moveRowBy(current.row(), distance);
    const int target = std::clamp(current.row() + distance, 0, m_model.rowCount() - 1);
    choose(target, current.column());
}

bool TableEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_view || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Delete) {
        clearOrRemove();
        return true;
    }
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter && m_view->currentIndex().isValid()) {
        m_view->edit(m_view->currentIndex());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace steelyard::ui
