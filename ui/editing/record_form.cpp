#include "ui/editing/record_form.h"

#include "ui/editing/field_delegate.h"
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
    for (const Entry &entry : m_entries)
        entry.box->disconnect(this);
}

QWidget *FieldForm::makeBox(int field)
{
    Entry &entry = m_entries[static_cast<size_t>(field)];
    if (entry.head.input == FieldInput::Choice) {
        auto *combo = new QComboBox{this};
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(entry.head.width);
        connect(combo, &QComboBox::activated, this, [this, field, combo] {
            take(field, combo->currentText());
        });
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
    if (text == stored && entry.refusal.isEmpty())
        return;
    const bool isOvertaken = entry.refusal.isEmpty() && entry.shown != stored;
    const auto done = isOvertaken
        ? Result<void>{Error{.code = ErrorCode::ChangedWhileTyping, .arguments = {stored}}}
        : enter(field, text);
    entry.refusal.clear();
    if (done) {
        showStored(field);
        refill();
    } else {
        entry.refusal = tr("%1: %2 The previous value stays.")
                            .arg(entry.head.title, text::errorText(done.error()));
    }
    showRefusals();
}

void FieldForm::showStored(int field)
{
    setText(field, fieldText(field));
    // From here on the window's undo takes it back, not the box's own.
    if (auto *line = qobject_cast<QLineEdit *>(box(field))) {
        const int cursor = line->cursorPosition();
        line->setText(line->text());
        line->setCursorPosition(cursor);
    }
}

void FieldForm::refill()
{
    for (int field = 0; field < static_cast<int>(m_entries.size()); ++field) {
        const Entry &entry = m_entries[static_cast<size_t>(field)];
        const auto *line = qobject_cast<const QLineEdit *>(entry.box);
        const bool isTyping = line != nullptr && line->hasFocus() && line->text() != entry.shown;
        if (entry.refusal.isEmpty() && !isTyping)
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
        entry.refusal.clear();
        if (const auto *line = qobject_cast<const QLineEdit *>(entry.box))
            entry.shown = line->text(); // so that nothing counts as being typed
    }
    showRefusals();
}

QString FieldForm::refusal() const
{
    for (const Entry &entry : m_entries) {
        if (!entry.refusal.isEmpty())
            return entry.refusal;
    }
    return {};
}

void FieldForm::showRefusals()
{
    for (const Entry &entry : m_entries) {
        entry.box->setStyleSheet(entry.refusal.isEmpty() ? QString{} : refusedStyle(palette()));
        entry.box->setToolTip(entry.refusal.isEmpty() ? entry.head.hint : entry.refusal);
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
