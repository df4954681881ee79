#pragma once

#include "model/exchange/csv_reader.h"

#include <QHash>
#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <vector>

namespace steelyard::exchange {

/// One thing that is wrong with a cell or a row of a table.
struct CellFault
{
    /// The first line of the file is 1.
    int line = 0;
    /// The column's title; empty: the row as a whole.
    QString column = {};
    /// Its `where` is empty: place and sentence are put together when they are shown.
    Error error = {};

    friend bool operator==(const CellFault &, const CellFault &) = default;
};

/// Reads a separated-values file whose first record names its columns, row by row.
///
/// Titles are taken without surrounding blanks, capitals aside; of two equal ones the first counts.
class NamedRows final
{
public:
    /// `device` must be open and outlive this.
    explicit NamedRows(QIODevice &device)
        : m_reader{device}
    {}

    /// Takes the header, which must have these columns. Errors: FileEmpty, HeaderMissing, those of
    /// `CsvReader::next`.
    [[nodiscard]] Result<void> readHeader(const std::vector<QLatin1StringView> &needed);

    [[nodiscard]] bool has(QLatin1StringView column) const;

    /// Goes to the next row; false at the end. Errors: those of `CsvReader::next`.
    [[nodiscard]] Result<bool> next() { return m_reader.next(); }

    [[nodiscard]] int line() const { return m_reader.line(); }

    /// What the row lacks to be read: a quotation mark that is never closed.
    [[nodiscard]] bool isUnclosed() const { return m_reader.unclosedField().has_value(); }

    /// Without surrounding blanks; empty where the column or the cell is missing.
    [[nodiscard]] QString text(QLatin1StringView column);

    /// Nothing: the cell is empty. Errors: NotANumber, NumberTooLong.
    [[nodiscard]] Result<std::optional<double>> number(QLatin1StringView column);

    /// The same, and whole. Errors: also NotWhole, JobTooLarge.
    [[nodiscard]] Result<std::optional<int>> wholeNumber(QLatin1StringView column);

private:
    CsvReader m_reader;
    QHash<QString, size_t> m_indices;
};

} // namespace steelyard::exchange
