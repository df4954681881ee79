#pragma once

#include "model/base/finding.h"
#include "model/catalog/price_book.h"
#include "model/exchange/number_cell.h"
#include "model/exchange/price_book_columns.h"

#include <QHash>

#include <variant>

namespace steelyard::exchange {

/// Turns the rows of one catalogue into offers.
class PriceBookRowReader final
{
public:
    PriceBookRowReader(const PriceBookColumns &columns, DecimalMark mark)
        : m_columns{columns}
        , m_mark{mark}
    {}

    /// The reader's present record as an offer; else why it is left out: RowUnreadable,
    /// PriceMissing or PlaceholderPrice. A price of 0 says "not offered".
    [[nodiscard]] std::variant<PriceBookOffer, Finding> read(CsvReader &row);

private:
    [[nodiscard]] QString textOf(CsvReader &row, PriceBookColumn column);
    [[nodiscard]] std::optional<Decimal> numberOf(CsvReader &row, PriceBookColumn column);
    [[nodiscard]] std::optional<Finding> shapeFault(CsvReader &row);
    void reject(PriceBookColumn column, const QString &cell);

    PriceBookColumns m_columns;
    DecimalMark m_mark;
    /// Why the present row can't be read; the first reason counts.
    std::optional<Finding> m_fault;
    /// Regions and types repeat thousands of times: one text serves all.
    QHash<QByteArray, QString> m_texts;
};

/// "line 17": how findings name a row.
[[nodiscard]] QString lineSubject(int line);

} // namespace steelyard::exchange
