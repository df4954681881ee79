#pragma once

#include "model/catalog/vendor.h"
#include "model/quotes/quote.h"
#include "ui/text/number_format.h"

#include <QWidget>

#include <variant>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace steelyard::ui {

/// What is chosen in the list: nothing, a vendor or a quote.
using ListChoice = std::variant<std::monostate, VendorId, QuoteId>;

/// Vendors with their quotes below them, narrowed while typing.
class QuoteList final : public QWidget
{
    Q_OBJECT

public:
    explicit QuoteList(QWidget *parent = nullptr);

    /// Shows these; keeps the choice where it still exists. `today` marks what has expired.
    void show(const std::vector<Vendor> &vendors,
              const std::vector<Quote> &quotes,
              const text::NumberFormat &format,
              QDate today);

    [[nodiscard]] ListChoice choice() const;
    void choose(const ListChoice &choice);

    [[nodiscard]] QLineEdit *searchBox() const { return m_search; }
    [[nodiscard]] QTreeWidget *tree() const { return m_tree; }

Q_SIGNALS:
    void choiceChanged();

private:
    void filter();
    void addQuote(QTreeWidgetItem &vendor,
                  const Quote &quote,
                  const text::NumberFormat &format,
                  QDate today);

    QLineEdit *m_search = nullptr;
    QTreeWidget *m_tree = nullptr;
};

} // namespace steelyard::ui
