#pragma once

#include "model/catalog/vendor.h"
#include "model/quotes/quote.h"
#include "ui/editing/record_form.h"
#include "ui/editing/rows_model.h"
#include "ui/quotes/quote_line_fields.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QPushButton;

namespace steelyard::ui {

class TableEditor;

/// One quote: its head, its revisions and the lines of the shown one. Older revisions are shown
/// only. Every edit asks for the whole new quote to be stored.
class QuoteEditor final : public QWidget
{
    Q_OBJECT

public:
    QuoteEditor(std::shared_ptr<const LineSurroundings> surroundings,
                std::function<QDate()> today,
                QWidget *parent = nullptr);

    /// Shows the quote as it is stored. `vendors` are those it may be moved to.
    void show(const Quote &quote, const std::vector<Vendor> &vendors, Currency currency);

    [[nodiscard]] RowsModel<QuoteLine> &lines() { return *m_lines; }
    [[nodiscard]] TableEditor *table() const { return m_table; }
    [[nodiscard]] RecordForm<Quote> *head() const { return m_head; }
    [[nodiscard]] QComboBox *revisionBox() const { return m_revision; }
    [[nodiscard]] QPushButton *newRevisionButton() const { return m_newRevision; }

    /// The line with the cursor, else the first; null: the shown revision has none.
    [[nodiscard]] const QuoteLine *chosenLine() const;

    /// Puts the cursor into the quote's name.
    void editName();

Q_SIGNALS:
    /// Store `quote`; `action` is the sentence for undo menu and change log.
    void changed(const steelyard::Quote &quote, const QString &action);
    /// Another line is chosen, or shown anew.
    void lineChosen();

private:
    /// Which revision is shown when the list of them is filled.
    enum class Shown
    {
        AsBefore,
        Newest
    };

    [[nodiscard]] std::vector<Field<Quote>> headFields() const;
    [[nodiscard]] QuoteLine makeLine(const QuoteLine *pattern) const;
    [[nodiscard]] QString quoteName() const;
    void fillRevisions(Shown shown);
    void showRevision();
    void addRevision();
    void storeLines(const std::vector<QuoteLine> &lines, TableEdit edit, const QString &field);

    std::shared_ptr<const LineSurroundings> m_surroundings;
    std::function<QDate()> m_today;
    /// Shared with the head's vendor field.
    std::shared_ptr<std::vector<Vendor>> m_vendors = std::make_shared<std::vector<Vendor>>();
    Quote m_quote;
    Currency m_currency;
    RecordForm<Quote> *m_head = nullptr;
    QComboBox *m_revision = nullptr;
    QPushButton *m_newRevision = nullptr;
    RowsModel<QuoteLine> *m_lines = nullptr;
    TableEditor *m_table = nullptr;
};

} // namespace steelyard::ui
