#include "ui/sizing/figure_card.h"

#include "ui/shared/elided_label.h"
#include "ui/shared/styled_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kNoteLines = 3;

} // namespace

FigureCard::FigureCard(text::SizingFigure figure, QWidget *parent)
    : Card{parent}
    , m_figure{figure}
    , m_name{styledLabel(TextStyle::Muted, text::sizingFigureName(figure), this)}
    , m_value{styledLabel(TextStyle::Figure, {}, this)}
    , m_unit{new ElidedLabel{this}}
    , m_note{new ElidedLabel{this}}
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("How this figure came about: click, or Return"));
    // A click anywhere on the card counts.
    m_value->setTextInteractionFlags(Qt::NoTextInteraction);
    setTextStyle(*m_unit, TextStyle::Muted);
    setTextStyle(*m_note, TextStyle::Muted);
    m_note->setMostLines(kNoteLines);
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_value);
    row->addWidget(m_unit, 1);
    content()->setSpacing(2);
    content()->addWidget(m_name);
    content()->addLayout(row);
    content()->addWidget(m_note);
    content()->addStretch(1);
}

void FigureCard::setFigure(const text::ShownSizing &shown)
{
    m_name->setText(shown.name);
    m_value->setText(shown.value);
    m_unit->setWholeText(shown.unit);
    m_note->setWholeText(shown.note);
    setAccessibleName(
        tr("%1: %2 %3", "name, value, unit").arg(shown.name, shown.value, shown.unit));
    setAccessibleDescription(shown.note);
}

QString FigureCard::value() const
{
    return m_value->text();
}

void FigureCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        Q_EMIT derivationRequested(m_figure);
    Card::mouseReleaseEvent(event);
}

void FigureCard::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        Q_EMIT derivationRequested(m_figure);
    else
        Card::keyPressEvent(event);
}

} // namespace steelyard::ui
