#pragma once

#include "model/base/result.h"
#include "model/exchange/text_decoding.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QStringDecoder>

#include <functional>
#include <optional>
#include <vector>

class QIODevice;

namespace steelyard::exchange {

/// Bytes that one record may have, line ends inside quotes included.
inline constexpr qsizetype kLongestRecord = qsizetype{1024} * 1024;

/// Reads separated values record by record (RFC 4180), holding little more than one record.
///
/// Takes LF, CRLF and CR; quotes may span lines. The separator (comma, semicolon or tab) is the
/// most frequent one of the first record. A byte-order mark is skipped; UTF-16 is understood when
/// it has one. Blank lines are passed over. A quotation mark that is never closed, or only by one
/// that opens a later field, counts as text: the record ends with its line.
class CsvReader final
{
public:
    /// Sees every byte of the file once, in order.
    using Witness = std::function<void(QByteArrayView)>;

    /// `device` must be open and outlive the reader.
    explicit CsvReader(QIODevice &device, Witness witness = {});

    /// Goes to the next record; false at the end of the file.
    /// Errors: LineTooLong with the line where the record begins, FileUnreadable.
    [[nodiscard]] Result<bool> next();

    /// Fields of the present record, quotes removed; valid until `next`.
    [[nodiscard]] size_t fieldCount() const { return m_fields.size(); }
    [[nodiscard]] QByteArrayView field(size_t index) const;
    [[nodiscard]] QString text(size_t index);

    /// Where the present record has a quotation mark that is never closed; it may be read wrongly.
    [[nodiscard]] std::optional<size_t> unclosedField() const { return m_unclosed; }

    /// Line on which the present record begins; the first line is 1.
    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] char separator() const { return m_separator; }

private:
    struct Field
    {
        qsizetype begin;
        qsizetype size;
    };
    enum class Scan
    {
        Complete,
        NeedsMore,
        Unclosed
    };
    enum class Quotes
    {
        Enclose,
        AreText
    };

    Result<void> fill();
    void dropMark(QByteArray &firstChunk);
    void decideSeparator();
    Scan scanRecord(Quotes quotes);
    Scan scanQuoted(qsizetype &at);
    Scan scanUnclosed();
    [[nodiscard]] bool isFieldEnd(qsizetype at) const;
    bool takeLineEnd(qsizetype &at);

    QIODevice &m_device;
    Witness m_witness;
    TextDecoding m_decoding;
    QStringDecoder m_utf16;
    bool m_isUtf16 = false;
    bool m_isAtEnd = false;
    /// What was read and not yet left behind; the present record begins at `m_position`.
    QByteArray m_buffer;
    qsizetype m_position = 0;
    QByteArray m_record;
    std::vector<Field> m_fields;
    std::optional<size_t> m_unclosed;
    char m_separator = '\0';
    int m_line = 0;
    int m_nextLine = 1;
    int m_scannedLines = 0;
    bool m_isAtStart = true;
};

} // namespace steelyard::exchange
