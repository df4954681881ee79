#include "ui/editing/record_form.h"

#include "ui/editing/field_delegate.h"
#include "ui/shared/elided_combo.h"
#include "ui/shared/styled_label.h"
#include "ui/text/error_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>

#include <algorithm>

namespace steelyard::ui {

namespace {

/// No box of a form is narrower than its field wants, up to so many characters: forms shrink.
constexpr int kMostCharacters = 10;

/// Where the text of a box is typed; null: nowhere, its choices are closed.
QLineEdit *lineOf(QWidget *box)
{
    const auto *combo = qobject_cast<QComboBox *>(box);
    return combo != nullptr ? combo->lineEdit() : qobject_cast<QLineEdit *>(box);
}

QString typedText(QWidget *box)
{
    const auto *combo = qobject_cast<QComboBox *>(box);
    return combo != nullptr ? combo->currentText() : qobject_cast<QLineEdit *>(box)->text();
}

} // namespace

FieldForm::FieldForm(std::vector<FieldHead> heads,
                     int columns,
                     std::function<QDate()> today,
                     QWidget *parent)
    : QWidget{parent}
    , m_today{std::move(today)}
    , m_message{styledLabel(TextStyle::Warning, {}, this)}
{
    for (FieldHead &head : heads)
        m_entries.push_back({.head = std::move(head)});
    auto *grid = new QGridLayout{this};
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    const int count = static_cast<int>(m_entries.size());
    for (int field = 0; field < count; ++field) {
        const int row = field / columns;
        const int column = 2 * (field % columns);
        auto *label =
            styledLabel(TextStyle::Muted, m_entries[static_cast<size_t>(field)].head.title, this);
        QWidget *made = makeBox(field);
        label->setBuddy(made);
        grid->addWidget(label, row, column);
        grid->addWidget(made, row, column + 1);
        grid->setColumnStretch(column + 1, 1);
    }
    m_message->setWordWrap(true);
    m_message->hide();
    grid->addWidget(m_message, (count + columns - 1) / columns, 0, 1, 2 * columns);
}

QWidget *FieldForm::box(int field) const
{
    return m_entries.at(static_cast<size_t>(field)).box;
}

// A box that goes with the focus in it would have its text taken by a form that is half gone.
FieldForm::~FieldForm()
{
    for (const Entry &entry : m_entries) {
        entry.box->disconnect(this);
        if (QLineEdit *line = lineOf(entry.box))
            line->disconnect(this);
    }
}

QWidget *FieldForm::makeBox(int field)
{
    Entry &entry = m_entries[static_cast<size_t>(field)];
    const bool isOpen = entry.head.input == FieldInput::OpenChoice;
    if (isOpen || entry.head.input == FieldInput::Choice) {
        QComboBox *combo = isOpen ? new QComboBox{this} : new ElidedCombo{this};
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(std::min(entry.head.width, kMostCharacters));
        connect(combo, &QComboBox::activated, this, [this, field, combo] {
            take(field, combo->currentText());
        });
        if (isOpen) {
            combo->setEditable(true);
            combo->setInsertPolicy(QComboBox::NoInsert);
            connect(combo->lineEdit(), &QLineEdit::editingFinished, this, [this, field, combo] {
                take(field, combo->currentText());
            });
        }
        entry.box = combo;
    } else {
        auto *line = new QLineEdit{this};
        line->setPlaceholderText(entry.head.hint);
        line->setMinimumWidth(fontMetrics().averageCharWidth()
                              * std::min(entry.head.width, kMostCharacters));
        if (entry.head.input == FieldInput::Number)
            line->setAlignment(Qt::AlignRight);
        connect(line, &QLineEdit::editingFinished, this, [this, field, line] {
            take(field, line->text());
        });
        if (entry.head.input == FieldInput::Date) {
            auto *today = new QShortcut{QKeySequence{Qt::CTRL | Qt::Key_Semicolon}, line};
            today->setContext(Qt::WidgetShortcut);
            connect(today, &QShortcut::activated, this, [this, field, line] {
                line->setText(m_today().toString(Qt::ISODate));
                take(field, line->text());
            });
        }
        entry.box = line;
    }
    entry.box->setToolTip(entry.head.hint);
    entry.box->setEnabled(entry.head.isEditable);
    return entry.box;
}

void FieldForm::refillChoices()
{
    for (int field = 0; field < static_cast<int>(m_entries.size()); ++field) {
        Entry &entry = m_entries[static_cast<size_t>(field)];
        const QStringList choices = fieldChoices(field);
        if (choices == entry.choices)
            continue;
        entry.choices = choices;
        if (auto *combo = qobject_cast<QComboBox *>(entry.box)) {
            combo->clear();
            combo->addItems(choices);
        } else if (entry.head.input == FieldInput::Suggestions) {
            auto *line = qobject_cast<QLineEdit *>(entry.box);
            if (line->completer() != nullptr)
                line->completer()->deleteLater();
            auto *completer = new QCompleter{choices, line};
            completer->setCaseSensitivity(Qt::CaseInsensitive);
            completer->setFilterMode(Qt::MatchContains);
            line->setCompleter(completer);
        }
    }
}

void FieldForm::take(int field, const QString &text)
{
    Entry &entry = m_entries[static_cast<size_t>(field)];
    const QString stored = fieldText(field);
    // Leaving a box as it was is no edit.
    if (text == stored && !entry.refusal)
        return;
    const bool isOvertaken = !entry.refusal && entry.shown != stored;
    const auto done = isOvertaken
        ? Result<void>{Error{.code = ErrorCode::ChangedWhileTyping, .arguments = {stored}}}
        : enter(field, text);
    entry.refusal.reset();
    if (done) {
        showStored(field);
        refill();
        takeRefusedAgain();
    } else {
        entry.refusal = done.error();
    }
    showRefusals();
}

// What another window has changed is not replaced before the person has seen it.
void FieldForm::takeRefusedAgain()
{
    for (int field = 0; field < static_cast<int>(m_entries.size()); ++field) {
        const auto &refusal = m_entries[static_cast<size_t>(field)].refusal;
        if (refusal && refusal->code != ErrorCode::ChangedWhileTyping)
            take(field, typedText(box(field)));
    }
}

void FieldForm::showStored(int field)
{
    setText(field, fieldText(field));
    // From here on the window's undo takes it back, not the box's own.
    if (QLineEdit *line = lineOf(box(field))) {
        const int cursor = line->cursorPosition();
        line->setText(line->text());
        line->setCursorPosition(cursor);
    }
}

void FieldForm::refill()
{
    for (int field = 0; field < static_cast<int>(m_entries.size()); ++field) {
        const Entry &entry = m_entries[static_cast<size_t>(field)];
        const QLineEdit *line = lineOf(entry.box);
        const bool isTyping = line != nullptr && line->hasFocus() && line->text() != entry.shown;
        if (!entry.refusal && !isTyping)
            setText(field, fieldText(field));
    }
}

void FieldForm::setText(int field, const QString &text)
{
    QWidget *widget = box(field);
    m_entries[static_cast<size_t>(field)].shown = text;
    if (auto *combo = qobject_cast<QComboBox *>(widget)) {
        combo->setCurrentText(text);
    } else if (auto *line = qobject_cast<QLineEdit *>(widget); line->text() != text) {
        line->setText(text);
        line->setCursorPosition(0); // a long text shows its beginning
    }
}

void FieldForm::forgetRefusals()
{
    for (Entry &entry : m_entries) {
        entry.refusal.reset();
        if (const QLineEdit *line = lineOf(entry.box))
            entry.shown = line->text(); // so that nothing counts as being typed
    }
    showRefusals();
}

QString FieldForm::refusal() const
{
    QStringList refusals;
    for (const Entry &entry : m_entries) {
        if (entry.refusal)
            refusals.append(refusalOf(entry));
    }
    return refusals.join(u'\n');
}

QString FieldForm::refusalOf(const Entry &entry) const
{
    return tr("%1: %2 The previous value stays.")
        .arg(entry.head.title, text::errorText(*entry.refusal));
}

void FieldForm::showRefusals()
{
    for (const Entry &entry : m_entries) {
        entry.box->setStyleSheet(entry.refusal ? refusedStyle(palette()) : QString{});
        entry.box->setToolTip(entry.refusal ? refusalOf(entry) : entry.head.hint);
    }
    m_message->setText(refusal());
    m_message->setVisible(!m_message->text().isEmpty());
}

void FieldForm::setReadOnly(bool isReadOnly)
{
    for (const Entry &entry : m_entries)
        entry.box->setEnabled(entry.head.isEditable && !isReadOnly);
}

} // namespace steelyard::ui
