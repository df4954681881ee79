// What of the quotes page outlives its window.
#include "ui/editing/table_editor.h"
#include "ui/quotes/quote_editor.h"
#include "ui/quotes/quote_list.h"
#include "ui/quotes/quotes_page.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

QVariantMap QuotesPage::state() const
{
    QVariantMap state = Page::state();
    const ListChoice choice = m_list->choice();
    if (const auto *quoteId = std::get_if<QuoteId>(&choice))
        state.insert(u"quote"_s, quoteId->text());
    else if (const auto *vendorId = std::get_if<VendorId>(&choice))
        state.insert(u"vendor"_s, vendorId->text());
    state.insert(u"search"_s, m_list->searchBox()->text());
    state.insert(u"revision"_s, m_editor->revisionBox()->currentIndex());
    state.insert(u"line"_s, m_editor->table()->view()->currentIndex().row());
    return state;
}

void QuotesPage::restore(const QVariantMap &state)
{
    Page::restore(state);
    m_list->searchBox()->setText(state.value(u"search"_s).toString());
    if (state.contains(u"quote"_s))
        m_list->choose(QuoteId{state.value(u"quote"_s).toString()});
    else if (state.contains(u"vendor"_s))
        m_list->choose(VendorId{state.value(u"vendor"_s).toString()});
    m_editor->revisionBox()->setCurrentIndex(state.value(u"revision"_s).toInt());
    m_editor->table()->view()->setCurrentIndex(
        m_editor->lines().index(state.value(u"line"_s).toInt(), 0));
}

} // namespace steelyard::ui
