#include "ui/compare/plan_card.h"

#include "ui/shared/elided_label.h"
#include "ui/shared/styled_label.h"
#include "ui/text/comparison_text.h"
#include "ui/text/cost_views.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// One is too short for the half that explains.
constexpr int kDenseReasonLines = 2;

/// "30.83", or the sign for unknown.
QString unitCost(const std::optional<PricePerGpuHour> &price, const text::NumberFormat &format)
{
    return price ? format.unitPrice(price->value()) : QString{text::kUnknown};
}

/// Why, with the number of hosted servers, or the optimum's total where a hand has set another.
QString reasonText(const Comparison &comparison, size_t plan, const text::NumberFormat &format)
{
    const QString reason = text::planReason(comparison, plan, format);
    const auto &split = comparison.plans[plan].split;
    if (!split || !comparison.plans[plan].isComplete)
        return reason;
    if (!split->isPinned)
        return PlanCard::tr("%n server(s) hosted. %1", nullptr, split->servers).arg(reason);
    // The optimum's total is cash.
    if (split->servers == split->optimalServers || comparison.finance.view != CostView::Cash)
        return reason;
    const QString optimum = split->optimalTotal
        ? text::amountWithUnit(comparison, *split->optimalTotal, format)
        : QString{text::kUnknown};
    return PlanCard::tr("%1 (total of the optimum: %2)").arg(reason, optimum);
}

} // namespace

PlanCard::PlanCard(QWidget *parent)
    : Card{parent}
    , m_name{new ElidedLabel{this}}
    , m_badge{new QLabel{this}}
    , m_total{styledLabel(TextStyle::Figure, {}, this)}
    , m_unit{styledLabel(TextStyle::Muted, {}, this)}
    , m_unitCosts{new ElidedLabel{this}}
    , m_reason{styledLabel(TextStyle::Muted, {}, this)}
    , m_shortReason{new ElidedLabel{this}}
{
    setTextStyle(*m_name, TextStyle::Heading);
    setTextStyle(*m_shortReason, TextStyle::Muted);
    m_reason->setWordWrap(true);
    // Its own hint is that of a narrow label: more lines than the text takes in a wide card.
    m_reason->setMinimumHeight(1);
    m_shortReason->setMostLines(kDenseReasonLines);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name, 1);
    head->addWidget(m_badge, 0, Qt::AlignTop);
    auto *figure = new QHBoxLayout;
    figure->setSpacing(6);
    figure->addWidget(m_total);
    figure->addWidget(m_unit, 1);
    content()->setSpacing(2);
    content()->addLayout(head);
    content()->addLayout(figure);
    content()->addWidget(m_unitCosts);
    content()->addWidget(m_reason);
    content()->addWidget(m_shortReason);
    content()->addStretch(1);
    setDensity(Density::Roomy);
}

void PlanCard::setDensity(Density density)
{
    m_reason->setVisible(density == Density::Roomy);
    m_shortReason->setVisible(density == Density::Dense);
}

void PlanCard::setPlan(const Comparison &comparison, size_t plan, const text::NumberFormat &format)
{
    const PlanResult &result = comparison.plans[plan];
    m_name->setWholeText(result.name.in(format.language()));
    setBadge(comparison, plan);
    setTotal(comparison, result, format);
    m_unitCosts->setText(tr("%1 %3/GPU-h · %2 %3/useful GPU-h")
                             .arg(unitCost(result.perGpuHour, format),
                                  unitCost(result.perUsefulGpuHour, format),
                                  format.currencyName(comparison.currency)));
    m_unitCosts->setToolTip(
        tr("Total ÷ GPU-hours paid for, and ÷ (GPU-hours of demand × goodput)"));
    const QString reason = reasonText(comparison, plan, format);
    m_reason->setText(reason);
    m_shortReason->setWholeText(reason);
}

void PlanCard::setBadge(const Comparison &comparison, size_t plan)
{
    const PlanResult &result = comparison.plans[plan];
    const bool isBest = comparison.winner == plan;
    setTone(isBest ? Tone::Best : Tone::Plain);
    const QString badge = result.isComplete ? text::badgeText(comparison, plan) : tr("Incomplete");
    const QString kind = isBest ? u"good"_s : u"warning"_s;
    if (m_badge->property("badge") != kind) {
        // Before the text, whose size the padding of the style belongs to.
        m_badge->setProperty("badge", kind);
        m_badge->style()->unpolish(m_badge);
        m_badge->style()->polish(m_badge);
    }
    m_badge->setText(badge);
    m_badge->setVisible(!badge.isEmpty());
}

void PlanCard::setTotal(const Comparison &comparison,
                        const PlanResult &plan,
                        const text::NumberFormat &format)
{
    const text::AmountScale scale = text::totalScale(comparison, format);
    m_total->setText(plan.isComplete ? format.amount(plan.total, comparison.currency, scale)
                                     : QString{text::kUnknown});
    m_unit->setText(tr("%1 / %n month(s)", "unit of the total", comparison.months)
                        .arg(text::amountUnit(comparison, scale, format)));
}

} // namespace steelyard::ui
