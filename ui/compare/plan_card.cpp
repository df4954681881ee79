#include "ui/compare/plan_card.h"

#include "ui/shared/styled_label.h"
#include "ui/text/comparison_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// "30.83", or the sign for unknown.
QString unitCost(const std::optional<PricePerGpuHour> &price, const text::NumberFormat &format)
{
    return price ? format.unitPrice(price->value()) : QString{text::kUnknown};
}

/// "4 servers hosted", or with the optimum beside it where a hand has set the number.
QString splitText(const Comparison &comparison,
                  const HybridSplit &split,
                  const text::NumberFormat &format)
{
    if (!split.isPinned)
        return PlanCard::tr("%n server(s) hosted", nullptr, split.servers);
    const QString optimum = split.optimalTotal
        ? text::amountWithUnit(comparison, *split.optimalTotal, format)
        : QString{text::kUnknown};
    return PlanCard::tr("%1 pinned; optimum %2: %3", "servers, servers, total")
        .arg(format.whole(split.servers), format.whole(split.optimalServers), optimum);
}

} // namespace

PlanCard::PlanCard(QWidget *parent)
    : Card{parent}
    , m_name{styledLabel(TextStyle::Heading, {}, this)}
    , m_badge{new QLabel{this}}
    , m_total{styledLabel(TextStyle::Figure, {}, this)}
    , m_unit{styledLabel(TextStyle::Muted, {}, this)}
    , m_unitCosts{new QLabel{this}}
    , m_reason{styledLabel(TextStyle::Muted, {}, this)}
{
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_unitCosts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_unitCosts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reason->setWordWrap(true);
    auto *head = new QHBoxLayout;
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
    content()->addStretch(1);
}

void PlanCard::setPlan(const Comparison &comparison, size_t plan, const text::NumberFormat &format)
{
    const PlanResult &result = comparison.plans[plan];
    m_name->setText(result.name.in(format.language()));
    m_name->setToolTip(m_name->text());
    setBadge(comparison, plan);
    setTotal(comparison, result, format);
    m_unitCosts->setText(tr("%1 %3/GPU-h · %2 %3/useful GPU-h")
                             .arg(unitCost(result.perGpuHour, format),
                                  unitCost(result.perUsefulGpuHour, format),
                                  format.currencyName(comparison.currency)));
    m_unitCosts->setToolTip(
        tr("Total ÷ GPU-hours paid for, and ÷ (GPU-hours of demand × goodput)"));
    const QString reason = text::planReason(comparison, plan, format);
    m_reason->setText(result.split ? tr("%1. %2", "what is hosted, why")
                                         .arg(splitText(comparison, *result.split, format), reason)
                                   : reason);
}

void PlanCard::setBadge(const Comparison &comparison, size_t plan)
{
    const PlanResult &result = comparison.plans[plan];
    const bool isBest = comparison.winner == plan;
    setTone(isBest ? Tone::Best : Tone::Plain);
    const QString badge = result.isComplete ? text::badgeText(comparison, plan) : tr("Incomplete");
    m_badge->setText(badge);
    m_badge->setVisible(!badge.isEmpty());
    const QString kind = isBest ? u"good"_s : u"warning"_s;
    if (m_badge->property("badge") == kind)
        return;
    m_badge->setProperty("badge", kind);
    m_badge->style()->unpolish(m_badge);
    m_badge->style()->polish(m_badge);
}

void PlanCard::setTotal(const Comparison &comparison,
                        const PlanResult &plan,
                        const text::NumberFormat &format)
{
    const text::AmountScale scale = text::totalScale(comparison, format);
    m_total->setText(plan.isComplete ? format.amount(plan.total, comparison.currency, scale)
                                     : QString{text::kUnknown});
    m_unit->setText(tr("%1 / %n month(s)", "unit of the total", comparison.months)
                        .arg(format.scaleName(scale, comparison.currency)));
}

} // namespace steelyard::ui
