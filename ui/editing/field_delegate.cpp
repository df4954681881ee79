#include "ui/editing/field_delegate.h"

#include "ui/editing/field_table_model.h"
#include "ui/shell/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kMostVisibleChoices = 12;
constexpr int kMarkWidth = 2;
/// Property of an editor: the stored text that it showed last.
constexpr auto kShown = "steelyard_shown";

FieldInput inputOf(const QModelIndex &index)
{
    return static_cast<FieldInput>(index.data(FieldTableModel::InputRole).toInt());
}

QWidget *choiceEditor(QWidget *parent, const QStringList &choices)
{
    auto *box = new QComboBox{parent};
    box->addItems(choices);
    box->setMaxVisibleItems(kMostVisibleChoices);
    return box;
}

QWidget *choicesEditor(QWidget *parent, const QStringList &choices)
{
    auto *list = new QListWidget{parent};
    for (const QString &choice : choices) {
        auto *item = new QListWidgetItem{choice, list};
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    list->setCurrentRow(0);
    return list;
}

QLineEdit *textEditor(QWidget *parent, const QModelIndex &index)
{
    auto *line = new QLineEdit{parent};
    line->setFrame(false);
    if (inputOf(index) == FieldInput::Number)
        line->setAlignment(Qt::AlignRight);
    if (inputOf(index) == FieldInput::Suggestions || inputOf(index) == FieldInput::OpenChoice) {
        auto *completer =
            new QCompleter{index.data(FieldTableModel::ChoicesRole).toStringList(), line};
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        completer->setMaxVisibleItems(kMostVisibleChoices);
        line->setCompleter(completer);
    }
    return line;
}

} // namespace

QWidget *FieldDelegate::createEditor(QWidget *parent,
                                     const QStyleOptionViewItem & /*option*/,
                                     const QModelIndex &index) const
{
    const QStringList choices = index.data(FieldTableModel::ChoicesRole).toStringList();
    switch (inputOf(index)) {
    case FieldInput::Choice: {
        auto *box = qobject_cast<QComboBox *>(choiceEditor(parent, choices));
        connect(box, &QComboBox::activated, this, [this, box] { finish(*box); });
        // Its list at once, so that a choice needs no second gesture.
        QMetaObject::invokeMethod(box, &QComboBox::showPopup, Qt::QueuedConnection);
        return box;
    }
    case FieldInput::Choices:
        return choicesEditor(parent, choices);
    case FieldInput::OpenChoice:
    case FieldInput::Suggestions: {
        auto *line = textEditor(parent, index);
        watchSuggestions(*line);
        return line;
    }
    case FieldInput::Text:
    case FieldInput::Number:
    case FieldInput::Date:
        return textEditor(parent, index);
    }
    return nullptr;
}

void FieldDelegate::finish(QWidget &editor) const
{
    auto *self = const_cast<FieldDelegate *>(this); // NOLINT: signals are not const
    Q_EMIT self->commitData(&editor);
    Q_EMIT self->closeEditor(&editor);
}

// Choosing one of the list, or Return on what was typed, ends the editing as in any other cell.
void FieldDelegate::watchSuggestions(QLineEdit &line) const
{
    QCompleter *completer = line.completer();
    QAbstractItemView *popup = completer->popup();
    popup->setMinimumWidth(popup->sizeHintForColumn(0)
                           + popup->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    popup->installEventFilter(const_cast<FieldDelegate *>(this)); // NOLINT: filters are not const
    // Queued: the line takes the chosen text by the same signal.
    connect(
        completer,
        qOverload<const QString &>(&QCompleter::activated),
        &line,
        [this, &line] { finish(line); },
        Qt::QueuedConnection);
}

bool FieldDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *popup = qobject_cast<QAbstractItemView *>(watched);
    auto *line = popup != nullptr ? qobject_cast<QLineEdit *>(popup->focusProxy()) : nullptr;
    if (line == nullptr)
        return QStyledItemDelegate::eventFilter(watched, event);
    if (event->type() != QEvent::KeyPress || popup->currentIndex().isValid())
        return false;
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    popup->hide();
    finish(*line);
    return true;
}

void FieldDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString text = index.data(Qt::EditRole).toString();
    if (auto *box = qobject_cast<QComboBox *>(editor)) {
        box->setCurrentText(text);
    } else if (auto *line = qobject_cast<QLineEdit *>(editor)) {
        // What is being typed stays, though another window may have changed the cell.
        if (line->text() != line->property(kShown).toString())
            return;
        line->setText(text);
        line->setProperty(kShown, text);
    } else if (auto *list = qobject_cast<QListWidget *>(editor)) {
        const QStringList chosen = text.split(u'\n');
        for (int row = 0; row < list->count(); ++row) {
            auto *item = list->item(row);
            item->setCheckState(chosen.contains(item->text()) ? Qt::Checked : Qt::Unchecked);
        }
    }
}

void FieldDelegate::setModelData(QWidget *editor,
                                 QAbstractItemModel *model,
                                 const QModelIndex &index) const
{
    QString text;
    bool isOvertaken = false;
    if (auto *box = qobject_cast<QComboBox *>(editor)) {
        text = box->currentText();
    } else if (auto *line = qobject_cast<QLineEdit *>(editor)) {
        text = line->text();
        const QString shown = line->property(kShown).toString();
        isOvertaken = text != shown && index.data(Qt::EditRole).toString() != shown;
    } else if (auto *list = qobject_cast<QListWidget *>(editor)) {
        QStringList chosen;
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->checkState() == Qt::Checked)
                chosen.append(list->item(row)->text());
        }
        text = chosen.join(u'\n');
    }
    // Leaving a cell as it was is no edit; entering a refused text again is one.
    if (isOvertaken)
        model->setData(index, text, FieldTableModel::OvertakenRole);
    else if (text != index.data(Qt::EditRole).toString()
             || index.data(FieldTableModel::RefusedRole).isValid())
        model->setData(index, text, Qt::EditRole);
}

void FieldDelegate::updateEditorGeometry(QWidget *editor,
                                         const QStyleOptionViewItem &option,
                                         const QModelIndex &index) const
{
    auto *list = qobject_cast<QListWidget *>(editor);
    if (list == nullptr) {
        QStyledItemDelegate::updateEditorGeometry(editor, option, index);
        return;
    }
    // A list needs more room than a cell; keep it within the table.
    const QRect room = editor->parentWidget()->rect();
    const int wanted = list->sizeHintForRow(0) * list->count() + 2 * list->frameWidth();
    QRect box = option.rect;
    box.setHeight(std::min(wanted, room.height()));
    box.setWidth(std::max(box.width(), list->sizeHintForColumn(0) + 2 * list->frameWidth()));
    box.moveBottom(std::min(box.bottom(), room.bottom()));
    box.moveRight(std::min(box.right(), room.right()));
    editor->setGeometry(box);
}

void FieldDelegate::paint(QPainter *painter,
                          const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (!index.data(FieldTableModel::RefusedRole).isValid())
        return;
    painter->save();
    painter->setPen(QPen{refusedColour(option.palette), kMarkWidth});
    painter->drawRect(option.rect.adjusted(1, 1, -kMarkWidth, -kMarkWidth));
    painter->restore();
}

QColor refusedColour(const QPalette &palette)
{
    return themeColors(toneOf(palette)).warning;
}

QString refusedStyle(const QPalette &palette)
{
    return u"QLineEdit { border: 2px solid %1; }"_s.arg(refusedColour(palette).name());
}

} // namespace steelyard::ui
