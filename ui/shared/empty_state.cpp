#include "ui/shared/empty_state.h"

#include "ui/shared/styled_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace steelyard::ui {

namespace {

/// Longer lines are hard to read.
constexpr int kHintWidth = 480;

} // namespace

EmptyState::EmptyState(const QString &title, const QString &hint, QWidget *parent)
    : QWidget{parent}
    , m_title{styledLabel(TextStyle::Heading, title, this)}
    , m_hint{styledLabel(TextStyle::Muted, hint, this)}
    , m_buttons{new QHBoxLayout}
{
    m_title->setAlignment(Qt::AlignCenter);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMinimumWidth(kHintWidth);
    m_hint->setMaximumWidth(kHintWidth);
    m_buttons->addStretch();
    m_buttons->addStretch();
    // Between stretches, not aligned: an aligned label does not grow with its lines.
    auto *hintRow = new QHBoxLayout;
    hintRow->addStretch();
    hintRow->addWidget(m_hint);
    hintRow->addStretch();
    auto *column = new QVBoxLayout{this};
    column->addStretch(2);
    column->addWidget(m_title);
    column->addLayout(hintRow);
    column->addSpacing(8);
    column->addLayout(m_buttons);
    column->addStretch(3);
}

void EmptyState::setTexts(const QString &title, const QString &hint)
{
    m_title->setText(title);
    m_hint->setText(hint);
}

QPushButton *EmptyState::addButton(const QString &text)
{
    auto *button = new QPushButton{text, this};
    button->setDefault(m_buttons->count() == 2);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

} // namespace steelyard::ui
