// What of the comparison page outlives its window.
#include "ui/compare/compare_page.h"
#include "ui/compare/comparison_table.h"

#include <QComboBox>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

QVariantMap ComparePage::state() const
{
    QVariantMap state = Page::state();
    state.insert(u"rows"_s, m_table->periodBox().currentIndex());
    if (const auto &figure = m_table->explained()) {
        state.insert(u"plan"_s, static_cast<int>(figure->plan));
        if (figure->category)
            state.insert(u"category"_s, static_cast<int>(*figure->category));
    }
    return state;
}

void ComparePage::restore(const QVariantMap &state)
{
    Page::restore(state);
    m_table->periodBox().setCurrentIndex(state.value(u"rows"_s).toInt());
    if (!state.contains(u"plan"_s))
        return;
    ShownFigure figure{.plan = state.value(u"plan"_s).value<size_t>()};
    if (state.contains(u"category"_s))
        figure.category = static_cast<ChartRole>(state.value(u"category"_s).toInt());
    m_table->explain(figure);
}

} // namespace steelyard::ui
