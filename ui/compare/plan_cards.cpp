#include "ui/compare/plan_cards.h"

#include "ui/compare/plan_card.h"

#include <QGridLayout>

#include <algorithm>

namespace steelyard::ui {

namespace {

constexpr int kCardsInRow = 3;
constexpr int kShownRows = 2;

} // namespace

PlanCards::PlanCards(QWidget *parent)
    : QScrollArea{parent}
    , m_ground{new QWidget{this}}
    , m_grid{new QGridLayout{m_ground}}
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(kCardGap);
    setWidget(m_ground);
}

void PlanCards::setComparison(const Comparison &comparison, const text::NumberFormat &format)
{
    setCount(comparison.plans.size());
    const auto density =
        m_cards.size() > kCardsInRow ? PlanCard::Density::Dense : PlanCard::Density::Roomy;
    for (size_t plan = 0; plan < comparison.plans.size(); ++plan) {
        PlanCard &card = *m_cards[static_cast<qsizetype>(plan)];
        card.setDensity(density);
        card.setPlan(comparison, plan, format);
    }
    fitHeight();
}

void PlanCards::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    // A scroll area that changes its height while it is being resized leaves its viewport as it
    // was, and the cards are cut off at their lower edge.
    QMetaObject::invokeMethod(this, &PlanCards::fitHeight, Qt::QueuedConnection);
}

void PlanCards::setCount(size_t count)
{
    const auto wanted = static_cast<qsizetype>(count);
    while (m_cards.size() > wanted)
        delete m_cards.takeLast();
    while (m_cards.size() < wanted) {
        const int place = static_cast<int>(m_cards.size());
        auto *card = new PlanCard{m_ground};
        m_grid->addWidget(card, place / kCardsInRow, place % kCardsInRow);
        m_cards.append(card);
    }
    for (int column = 0; column < kCardsInRow; ++column)
        m_grid->setColumnStretch(column, column < m_cards.size() ? 1 : 0);
}

void PlanCards::fitHeight()
{
    m_grid->activate();
    const int needed = m_grid->hasHeightForWidth() ? m_grid->heightForWidth(viewport()->width())
                                                   : m_grid->sizeHint().height();
    const int rows =
        std::max(1, (static_cast<int>(m_cards.size()) + kCardsInRow - 1) / kCardsInRow);
    const int rowHeight = (needed + kCardGap) / rows;
    const int shown = rows <= kShownRows ? needed : kShownRows * rowHeight - kCardGap;
    if (height() != shown)
        setFixedHeight(std::max(shown, 1));
}

} // namespace steelyard::ui
