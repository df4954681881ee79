#include "ui/quotes/quote_editor.h"

#include "ui/editing/fields.h"
#include "ui/editing/table_editor.h"
#include "ui/quotes/commitment_fields.h"
#include "ui/quotes/payment_fields.h"
#include "ui/shared/card.h"
#include "ui/shared/styled_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace steelyard::ui {

namespace {

constexpr int kHeadColumns = 3;

/// Reaches a member of the newest revision, of a quote that may be changed or not.
template <typename T>
auto inNewest(T QuoteRevision::*member)
{
    return [member](auto &quote) -> auto &
    {
        return quote.revisions.back().*member;
    };
}

Field<Quote> vendorField(FieldHead head,
                         const std::shared_ptr<const std::vector<Vendor>> &vendors,
                         Language language)
{
    head.input = FieldInput::Choice;
    return {.head = std::move(head),
            .text = [vendors, language](const Quote &quote) -> QString {
                const auto found = std::ranges::find(*vendors, quote.vendor, &Vendor::id);
                return found == vendors->end() ? quote.vendor.text() : found->name.in(language);
            },
            .set = [vendors, language](Quote &quote, const QString &typed) -> Result<void> {
                const auto found = std::ranges::find_if(*vendors, [&](const Vendor &vendor) {
                    return vendor.name.in(language) == typed;
                });
                if (found == vendors->end())
                    return Error{.code = ErrorCode::NotFound, .arguments = {typed}};
                quote.vendor = found->id;
                return {};
            },
            .choices = [vendors, language](const Quote &) -> QStringList {
                QStringList names;
                for (const Vendor &vendor : *vendors)
                    names.append(vendor.name.in(language));
                return names;
            }};
}

} // namespace

QuoteEditor::QuoteEditor(std::shared_ptr<const LineSurroundings> surroundings,
                         std::function<QDate()> today,
                         QWidget *parent)
    : QWidget{parent}
    , m_surroundings{std::move(surroundings)}
    , m_today{std::move(today)}
    , m_head{new RecordForm<Quote>{headFields(), kHeadColumns, m_today, this}}
    , m_revision{new QComboBox{this}}
    , m_newRevision{new QPushButton{tr("New revision"), this}}
    , m_lines{new RowsModel<QuoteLine>{quoteLineFields(m_surroundings), this}}
    , m_table{new TableEditor{*m_lines, TableEditor::Buttons::AddRemove, m_today, this}}
{
    auto *headCard = new Card{tr("Quote"), this};
    headCard->content()->addWidget(m_head);

    auto *linesCard = new Card{this};
    auto *bar = new QHBoxLayout;
    bar->addWidget(styledLabel(TextStyle::Heading, tr("Lines"), linesCard));
    bar->addStretch();
    auto *label = styledLabel(TextStyle::Muted, tr("Revision"), linesCard);
    label->setBuddy(m_revision);
    m_revision->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_newRevision->setToolTip(tr("Keeps the offer as it is and goes on with a copy of it"));
    bar->addWidget(label);
    bar->addWidget(m_revision);
    bar->addWidget(m_newRevision);
    linesCard->content()->addLayout(bar);
    linesCard->content()->addWidget(m_table, 1);
    m_table->view()->setAccessibleName(tr("Lines of the quote"));
    m_table->view()->verticalHeader()->setVisible(true);

    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->setSpacing(kCardGap);
    column->addWidget(headCard);
    column->addWidget(linesCard, 1);

    m_head->onChanged([this](const Quote &quote, const QString &field) {
        Q_EMIT changed(quote, actionText(TableEdit::Change, field, quoteName()));
    });
    m_lines->makeRowsBy([this](const QuoteLine *pattern) { return makeLine(pattern); });
    m_lines->onChanged([this](const std::vector<QuoteLine> &lines,
                              TableEdit edit,
                              const QString &field) { storeLines(lines, edit, field); });
    connect(m_table->view()->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            &QuoteEditor::lineChosen);
    connect(m_revision, &QComboBox::currentIndexChanged, this, &QuoteEditor::showRevision);
    connect(m_newRevision, &QPushButton::clicked, this, &QuoteEditor::addRevision);
}

std::vector<Field<Quote>> QuoteEditor::headFields() const
{
    const Language language = m_surroundings->format.language();
    std::vector<Field<Quote>> fields{
        nameField<Quote>({.title = tr("Name")}, &Quote::name, language),
        vendorField({.title = tr("Vendor")}, m_vendors, language),
        textField<Quote>({.title = tr("Reference"), .hint = tr("The vendor's own number")},
                         inNewest(&QuoteRevision::reference)),
        dateField<Quote>({.title = tr("Date"), .hint = tr("Year-month-day")},
                         inNewest(&QuoteRevision::date)),
        dateField<Quote>({.title = tr("Valid until"), .hint = tr("Year-month-day")},
                         inNewest(&QuoteRevision::validUntil)),
        textField<Quote>({.title = tr("Source"), .hint = tr("Address, e-mail or file")},
                         inNewest(&QuoteRevision::source)),
        textField<Quote>({.title = tr("Payment")}, inNewest(&QuoteRevision::paymentTerms)),
        textField<Quote>({.title = tr("Delivery")}, inNewest(&QuoteRevision::deliveryTerms)),
        textField<Quote>({.title = tr("Warranty")}, inNewest(&QuoteRevision::warranty)),
        textField<Quote>({.title = tr("Service level")}, inNewest(&QuoteRevision::serviceLevel)),
        textField<Quote>({.title = tr("Exit terms")}, inNewest(&QuoteRevision::exitTerms)),
        textField<Quote>({.title = tr("Notes")}, inNewest(&QuoteRevision::notes)),
    };
    std::ranges::move(paymentFields(), std::back_inserter(fields));
    std::ranges::move(commitmentFields(), std::back_inserter(fields));
    return fields;
}

QString QuoteEditor::quoteName() const
{
    return m_quote.name.in(m_surroundings->format.language());
}

void QuoteEditor::show(const Quote &quote, const std::vector<Vendor> &vendors, Currency currency)
{
    const bool isOther = quote.id != m_quote.id;
    m_quote = quote;
    m_currency = currency;
    *m_vendors = vendors;
    fillRevisions(isOther ? Shown::Newest : Shown::AsBefore);
    if (isOther) {
        m_head->showOther(m_quote);
        m_lines->showOther(m_quote.newest().lines);
    }
    showRevision();
}

void QuoteEditor::fillRevisions(Shown shown)
{
    // An edited date changes a text; a revision that came or went shows the newest.
    const bool isSame = m_revision->count() == static_cast<int>(m_quote.revisions.size());
    const int before = m_revision->currentIndex();
    const QSignalBlocker quiet{m_revision};
    m_revision->clear();
    for (const QuoteRevision &revision : m_quote.revisions) {
        const bool isNewest = revision.number == m_quote.newest().number;
        const QString date = revision.date.isValid() ? m_surroundings->format.date(revision.date)
                                                     : QString{text::kUnknown};
        m_revision->addItem(
            (isNewest ? tr("%1 of %2 (newest)") : tr("%1 of %2")).arg(revision.number).arg(date));
    }
    m_revision->setCurrentIndex(isSame && shown == Shown::AsBefore ? before
                                                                   : m_revision->count() - 1);
}

void QuoteEditor::showRevision()
{
    if (m_quote.revisions.empty() || m_revision->currentIndex() < 0)
        return;
    const auto shown = static_cast<size_t>(m_revision->currentIndex());
    const bool isNewest = shown + 1 == m_quote.revisions.size();
    Quote upToShown = m_quote;
    upToShown.revisions.resize(shown + 1);
    m_head->setReadOnly(!isNewest);
    m_head->setRecord(upToShown);
    m_table->setReadOnly(!isNewest);
    m_lines->setRows(upToShown.newest().lines);
    Q_EMIT lineChosen();
}

const QuoteLine *QuoteEditor::chosenLine() const
{
    const auto row = static_cast<size_t>(std::max(0, m_table->view()->currentIndex().row()));
    return row < m_lines->rows().size() ? &m_lines->rows()[row] : nullptr;
}

void QuoteEditor::addRevision()
{
    Quote quote = m_quote;
    QuoteRevision revision = quote.newest();
    ++revision.number;
    revision.date = m_today();
    revision.validUntil = {};
    quote.revisions.push_back(std::move(revision));
    Q_EMIT changed(quote, tr("New revision of %1").arg(quoteName()));
}

QuoteLine QuoteEditor::makeLine(const QuoteLine *pattern) const
{
    QuoteLine line;
    if (pattern != nullptr) {
        line = *pattern;
    } else {
        line.name.en = tr("New line");
        line.currency = m_lines->rows().empty() ? m_currency : m_lines->rows().back().currency;
        if (!m_lines->rows().empty())
            line.taxBasis = m_lines->rows().back().taxBasis;
    }
    line.id = LineId::create();
    return line;
}

void QuoteEditor::storeLines(const std::vector<QuoteLine> &lines,
                             TableEdit edit,
                             const QString &field)
{
    Quote quote = m_quote;
    quote.revisions.back().lines = lines;
    Q_EMIT changed(quote, actionText(edit, field, quoteName()));
}

void QuoteEditor::editName()
{
    auto *name = qobject_cast<QLineEdit *>(m_head->box(0));
    name->setFocus();
    name->selectAll();
}

} // namespace steelyard::ui
