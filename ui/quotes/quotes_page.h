#pragma once

#include "model/catalog/vendor.h"
#include "model/quotes/quote.h"
#include "ui/editing/record_form.h"
#include "ui/quotes/quote_line_fields.h"
#include "ui/shell/page.h"

#include <memory>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace steelyard::ui {

class EmptyState;
class FitPanel;
class ImportRunner;
class Prompts;
class QuoteEditor;
class QuoteList;
class Session;
class VendorCard;

/// What do the vendors offer? Vendors and quotes at the left, the chosen one at the right.
class QuotesPage final : public Page
{
    Q_OBJECT

public:
    QuotesPage(Session &session,
               Prompts &prompts,
               ImportRunner &imports,
               QWidget *parent = nullptr);

    void activate() override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;

    [[nodiscard]] QuoteList *list() const { return m_list; }
    [[nodiscard]] QuoteEditor *editor() const { return m_editor; }
    [[nodiscard]] RecordForm<Vendor> *vendorForm() const;

    [[nodiscard]] FitPanel *fitPanel() const { return m_fit; }

    // The page's actions, each undoable.
    void addVendor();
    void addQuote();
    /// The chosen quote or vendor.
    void deleteChosen();

private:
    [[nodiscard]] QWidget *makeListCard();
    [[nodiscard]] QWidget *makeQuoteSide();
    void connectAll();
    void reload();
    void reloadNames();
    void showChosen();
    [[nodiscard]] const Quote *quote(const QuoteId &id) const;
    [[nodiscard]] const Vendor *vendor(const VendorId &id) const;
    /// The vendor for a new quote: the chosen one, or a new one. Empty: the user turned away.
    [[nodiscard]] VendorId vendorForNewQuote();
    [[nodiscard]] VendorId makeVendor(const QString &name);

    Session &m_session;
    Prompts &m_prompts;
    ImportRunner &m_imports;
    std::shared_ptr<LineSurroundings> m_surroundings;
    std::vector<Vendor> m_vendors;
    QLabel *m_basis = nullptr;
    QuoteList *m_list = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QWidget *m_quoteSide = nullptr;
    QuoteEditor *m_editor = nullptr;
    FitPanel *m_fit = nullptr;
    VendorCard *m_vendorCard = nullptr;
    QPushButton *m_newQuote = nullptr;
    QPushButton *m_delete = nullptr;
};

} // namespace steelyard::ui
