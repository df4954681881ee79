#include "ui/quotes/quote_list.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kVendorType = QTreeWidgetItem::UserType + 1;
constexpr int kQuoteType = QTreeWidgetItem::UserType + 2;
/// The id, and all words by which the row is found.
constexpr int kIdRole = Qt::UserRole;
constexpr int kWordsRole = Qt::UserRole + 1;

QString searchWords(const Quote &quote)
{
    QStringList words{quote.name.en, quote.name.zhCN};
    for (const QuoteRevision &revision : quote.revisions) {
        words << revision.reference << revision.source;
        for (const QuoteLine &line : revision.lines)
            words << line.name.en << line.name.zhCN << line.accelerator << line.server;
    }
    return words.join(u'\n');
}

ListChoice choiceOf(const QTreeWidgetItem *item)
{
    if (item == nullptr)
        return {};
    const QString id = item->data(0, kIdRole).toString();
    if (item->type() == kVendorType)
        return VendorId{id};
    return QuoteId{id};
}

bool matches(const QTreeWidgetItem &item, const QStringList &words)
{
    QString text = item.data(0, kWordsRole).toString();
    if (item.parent() != nullptr)
        text += u'\n' + item.parent()->data(0, kWordsRole).toString();
    return std::ranges::all_of(
        words, [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// By name, so that a quote whose deletion was undone comes back to its place.
std::vector<Quote> quotesOf(const VendorId &vendor,
                            const std::vector<Quote> &quotes,
                            Language language)
{
    std::vector<Quote> found;
    std::ranges::copy_if(quotes, std::back_inserter(found), [&vendor](const Quote &quote) {
        return quote.vendor == vendor;
    });
    std::ranges::stable_sort(found, [language](const Quote &a, const Quote &b) {
        return a.name.in(language).localeAwareCompare(b.name.in(language)) < 0;
    });
    return found;
}

} // namespace

QuoteList::QuoteList(QWidget *parent)
    : QWidget{parent}
    , m_search{new QLineEdit{this}}
    , m_tree{new QTreeWidget{this}}
{
    m_search->setPlaceholderText(tr("Search vendor, quote, item"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Search quotes"));
    m_tree->setHeaderLabels({tr("Vendor and quote"), tr("Valid until")});
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setAccessibleName(tr("Vendors and quotes"));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_tree, 1);
    connect(m_search, &QLineEdit::textChanged, this, &QuoteList::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &QuoteList::choiceChanged);
}

void QuoteList::show(const std::vector<Vendor> &vendors,
                     const std::vector<Quote> &quotes,
                     const text::NumberFormat &format,
                     QDate today)
{
    const ListChoice before = choice();
    {
        const QSignalBlocker quiet{m_tree};
        m_tree->clear();
        for (const Vendor &vendor : vendors) {
            auto *item = new QTreeWidgetItem{m_tree, kVendorType};
            item->setText(0, vendor.name.in(format.language()));
            item->setData(0, kIdRole, vendor.id.text());
            item->setData(0, kWordsRole, QString{vendor.name.en + u'\n' + vendor.name.zhCN});
            item->setFirstColumnSpanned(true);
            QFont font = m_tree->font();
            font.setWeight(QFont::DemiBold);
            item->setFont(0, font);
            for (const Quote &quote : quotesOf(vendor.id, quotes, format.language()))
                addQuote(*item, quote, format, today);
        }
        m_tree->expandAll();
        filter();
        choose(before);
    }
    if (choice() != before)
        Q_EMIT choiceChanged();
}

void QuoteList::addQuote(QTreeWidgetItem &vendor,
                         const Quote &quote,
                         const text::NumberFormat &format,
                         QDate today)
{
    auto *item = new QTreeWidgetItem{&vendor, kQuoteType};
    const QDate until = quote.newest().validUntil;
    item->setText(0, quote.name.in(format.language()));
    item->setToolTip(0, item->text(0));
    item->setText(1, until.isValid() ? format.date(until) : QString{text::kUnknown});
    if (until.isValid() && until < today)
        item->setText(1, tr("expired %1").arg(format.date(until)));
    item->setData(0, kIdRole, quote.id.text());
    item->setData(0, kWordsRole, searchWords(quote));
}

void QuoteList::filter()
{
    const QStringList words = m_search->text().simplified().split(u' ', Qt::SkipEmptyParts);
    for (int place = 0; place < m_tree->topLevelItemCount(); ++place) {
        auto *vendor = m_tree->topLevelItem(place);
        bool hasMatch = matches(*vendor, words);
        for (int child = 0; child < vendor->childCount(); ++child) {
            const bool isMatch = matches(*vendor->child(child), words);
            vendor->child(child)->setHidden(!isMatch);
            hasMatch = hasMatch || isMatch;
        }
        vendor->setHidden(!hasMatch);
    }
}

ListChoice QuoteList::choice() const
{
    return choiceOf(m_tree->currentItem());
}

void QuoteList::choose(const ListChoice &choice)
{
    QTreeWidgetItem *first = nullptr;
    for (int place = 0; place < m_tree->topLevelItemCount(); ++place) {
        auto *vendor = m_tree->topLevelItem(place);
        if (choiceOf(vendor) == choice) {
            m_tree->setCurrentItem(vendor);
            return;
        }
        for (int child = 0; child < vendor->childCount(); ++child) {
            auto *quote = vendor->child(child);
            if (choiceOf(quote) == choice) {
                m_tree->setCurrentItem(quote);
                return;
            }
            first = first == nullptr ? quote : first;
        }
    }
    // What was chosen is gone: go on with the first quote.
    m_tree->setCurrentItem(first != nullptr ? first : m_tree->topLevelItem(0));
}

} // namespace steelyard::ui
