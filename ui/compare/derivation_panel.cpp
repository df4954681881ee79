#include "ui/compare/derivation_panel.h"

#include "ui/shared/styled_label.h"
#include "ui/text/chart_categories.h"
#include "ui/text/comparison_text.h"
#include "ui/text/period_derivation.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

std::vector<const CostStream *> streamsOf(const Comparison &comparison, const ShownFigure &figure)
{
    std::vector<const CostStream *> streams;
    for (const CostStream &stream : comparison.plans[figure.plan].streams) {
        if (!figure.category || text::chartCategory(stream.category) == *figure.category)
            streams.push_back(&stream);
    }
    return streams;
}

QString streamsText(const Comparison &comparison,
                    const ShownFigure &figure,
                    const text::NumberFormat &format)
{
    const auto streams = streamsOf(comparison, figure);
    QStringList parts;
    if (!figure.period) {
        for (const CostStream *stream : streams)
            parts.append(text::derivationText(comparison, *stream, format));
        return parts.join(u"\n\n"_s);
    }
    const auto derived = text::periodDerivation(comparison, streams, *figure.period, format);
    parts = derived.paragraphs;
    if (!derived.nothing.isEmpty())
        parts.append(derived.nothing);
    if (!streams.empty())
        parts.append(
            DerivationPanel::tr("Together: %1 %2", "amount, currency")
                .arg(format.amount(derived.sum, comparison.currency, text::AmountScale::Units),
                     format.currencyName(comparison.currency)));
    return parts.join(u"\n\n"_s);
}

/// With the months that are meant; nothing: all.
QString headingOf(const QString &figure, const std::optional<text::Period> &period)
{
    if (!period)
        return figure;
    return period->end - period->first == 1
        ? DerivationPanel::tr("%1, month %2", "what, which month").arg(figure).arg(period->end)
        : DerivationPanel::tr("%1, months %2 to %3", "what, first month, last month")
              .arg(figure)
              .arg(period->first + 1)
              .arg(period->end);
}

/// What stands there when no stream of its own is behind the figure.
QString emptyText(const PlanResult &plan, const ShownFigure &figure)
{
    return text::noStreamText(figure.category
                                  ? text::chartCategoryCost(plan, *figure.category).state
                                  : CategoryCost::State::Nothing);
}

} // namespace

DerivationPanel::DerivationPanel(QWidget *parent)
    : Card{parent}
    , m_heading{styledLabel(TextStyle::Heading, {}, this)}
    , m_text{new QPlainTextEdit{this}}
{
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(tr("How the figure came about"));
    auto *close = new QToolButton{this};
    close->setAutoRaise(true);
    close->setText(u"×"_s);
    close->setToolTip(tr("Close (Esc)"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &DerivationPanel::closed);
    auto *head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(close);
    content()->addLayout(head);
    content()->addWidget(m_text, 1);
    setFocusProxy(m_text);
}

void DerivationPanel::showFigure(const Comparison &comparison,
                                 const ShownFigure &figure,
                                 const text::NumberFormat &format)
{
    const PlanResult &plan = comparison.plans[figure.plan];
    const QString category =
        figure.category ? text::chartCategoryLabel(*figure.category) : tr("Total");
    const QString streams = streamsText(comparison, figure, format);
    const QString heading =
        tr("%1, %2", "plan, category").arg(plan.name.in(format.language()), category);
    showText(headingOf(heading, figure.period),
             streams.isEmpty() ? emptyText(plan, figure) : streams);
}

void DerivationPanel::showText(const QString &heading, const QString &text)
{
    m_heading->setText(heading);
    if (text != m_text->toPlainText())
        m_text->setPlainText(text);
    setVisible(true);
}

QString DerivationPanel::text() const
{
    return m_text->toPlainText();
}

void DerivationPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        Card::keyPressEvent(event);
}

} // namespace steelyard::ui
