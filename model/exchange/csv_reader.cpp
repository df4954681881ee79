#include "model/exchange/csv_reader.h"

#include <QIODevice>

#include <algorithm>
#include <array>
#include <utility>

namespace steelyard::exchange {

namespace {

constexpr qint64 kChunk = qint64{64} * 1024;

constexpr bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

} // namespace

CsvReader::CsvReader(QIODevice &device, Witness witness)
    : m_device{device}
    , m_witness{std::move(witness)}
{}

QByteArrayView CsvReader::field(size_t index) const
{
    const Field &place = m_fields.at(index);
    return QByteArrayView{m_record}.sliced(place.begin, place.size);
}

QString CsvReader::text(size_t index)
{
    return m_decoding.decoded(field(index));
}

void CsvReader::dropMark(QByteArray &firstChunk)
{
    if (firstChunk.startsWith("\xEF\xBB\xBF")) {
        firstChunk.remove(0, 3);
    } else if (firstChunk.startsWith("\xFF\xFE") || firstChunk.startsWith("\xFE\xFF")) {
        m_isUtf16 = true;
        m_utf16 = QStringDecoder{QStringDecoder::Utf16};
    }
}

Result<void> CsvReader::fill()
{
    m_buffer.remove(0, m_position);
    m_position = 0;
    QByteArray chunk(kChunk, Qt::Uninitialized);
    const qint64 size = m_device.read(chunk.data(), chunk.size());
    if (size < 0 && !m_device.atEnd())
        return Error{.code = ErrorCode::FileUnreadable, .arguments = {m_device.errorString()}};
    if (size <= 0) {
        m_isAtEnd = true;
        return {};
    }
    chunk.truncate(size);
    if (m_witness)
        m_witness(chunk);
    if (std::exchange(m_isAtStart, false))
        dropMark(chunk);
    if (m_isUtf16)
        chunk = QString{m_utf16(chunk)}.toUtf8();
    m_buffer += chunk;
    return {};
}

void CsvReader::decideSeparator()
{
    const QByteArrayView rest = QByteArrayView{m_buffer}.sliced(m_position);
    const auto begin = std::ranges::find_if_not(rest, isLineEnd);
    const auto end = std::find_if(begin, rest.end(), isLineEnd);
    constexpr std::array kSeparators = {',', ';', '\t'};
    m_separator = *std::ranges::max_element(
        kSeparators, {}, [&](char separator) { return std::count(begin, end, separator); });
}

/// Steps over one line end. False when the buffer ends before that is clear.
bool CsvReader::takeLineEnd(qsizetype &at)
{
    if (m_buffer[at] == '\r') {
        if (at + 1 == m_buffer.size() && !m_isAtEnd)
            return false;
        if (at + 1 < m_buffer.size() && m_buffer[at + 1] == '\n')
            ++at;
    }
    ++at;
    ++m_scannedLines;
    return true;
}

bool CsvReader::isFieldEnd(qsizetype at) const
{
    return at == m_buffer.size() || m_buffer[at] == m_separator || isLineEnd(m_buffer[at]);
}

/// Copies the inside of quotes, `at` standing behind the opening one.
CsvReader::Scan CsvReader::scanQuoted(qsizetype &at)
{
    const int firstLine = m_scannedLines;
    while (at < m_buffer.size()) {
        const char c = m_buffer[at];
        if (c == '"') {
            if (at + 1 == m_buffer.size() && !m_isAtEnd)
                return Scan::NeedsMore;
            if (at + 1 == m_buffer.size() || m_buffer[at + 1] != '"') {
                ++at;
                // On a later line, text behind it tells that it opens the field of another record.
                const bool closes = m_scannedLines == firstLine || isFieldEnd(at);
                return closes ? Scan::Complete : Scan::Unclosed;
            }
            ++at;
        }
        if (isLineEnd(c)) {
            const qsizetype begin = at;
            if (!takeLineEnd(at))
                return Scan::NeedsMore;
            m_record.append(m_buffer.constData() + begin, at - begin);
            continue;
        }
        m_record += c;
        ++at;
    }
    return m_isAtEnd ? Scan::Unclosed : Scan::NeedsMore;
}

/// Takes one record from the buffer. When the buffer ends first, nothing is taken.
CsvReader::Scan CsvReader::scanRecord(Quotes quotes)
{
    m_record.resize(0);
    m_fields.clear();
    m_scannedLines = 0;
    qsizetype at = m_position;
    qsizetype fieldBegin = 0;
    const auto endField = [this, &fieldBegin] {
        m_fields.push_back({.begin = fieldBegin, .size = m_record.size() - fieldBegin});
        fieldBegin = m_record.size();
    };
    while (at < m_buffer.size()) {
        const char c = m_buffer[at];
        if (c == m_separator) {
            endField();
            ++at;
        } else if (isLineEnd(c)) {
            if (!takeLineEnd(at))
                return Scan::NeedsMore;
            endField();
            m_position = at;
            return Scan::Complete;
        } else if (c == '"' && m_record.size() == fieldBegin && quotes == Quotes::Enclose) {
            m_unclosed = m_fields.size();
            if (const Scan scan = scanQuoted(++at); scan != Scan::Complete)
                return scan;
            m_unclosed.reset();
        } else {
            const char *begin = m_buffer.constData() + at;
            const char *stop = std::find_if(begin + 1, m_buffer.constEnd(), [this](char next) {
                return next == m_separator || isLineEnd(next);
            });
            m_record.append(begin, stop - begin);
            at += stop - begin;
        }
    }
    if (!m_isAtEnd)
        return Scan::NeedsMore;
    endField();
    m_position = at;
    return Scan::Complete;
}

/// Takes the line whose quotes are not closed as it stands.
CsvReader::Scan CsvReader::scanUnclosed()
{
    const auto unclosed = m_unclosed;
    const Scan scan = scanRecord(Quotes::AreText);
    m_unclosed = unclosed;
    return scan;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): one loop over one state
Result<bool> CsvReader::next()
{
    while (true) {
        if (m_position == m_buffer.size() && !m_isAtEnd) {
            if (const Result<void> filled = fill(); !filled)
                return filled.error();
            continue;
        }
        if (m_position == m_buffer.size())
            return false;
        if (m_separator == '\0')
            decideSeparator();
        m_line = m_nextLine;
        m_unclosed.reset();
        Scan scan = scanRecord(Quotes::Enclose);
        const bool isTooLong = m_buffer.size() - m_position > kLongestRecord;
        if (scan == Scan::Unclosed || (scan == Scan::NeedsMore && m_unclosed && isTooLong))
            scan = scanUnclosed();
        if (scan == Scan::NeedsMore) {
            if (isTooLong)
                return Error{.code = ErrorCode::LineTooLong,
                             .arguments = {QString::number(kLongestRecord)},
                             .where = QString::number(m_line)};
            if (const Result<void> filled = fill(); !filled)
                return filled.error();
            continue;
        }
        m_nextLine += m_scannedLines;
        const bool isBlank = m_fields.size() == 1 && field(0).trimmed().isEmpty();
        if (!isBlank)
            return true;
    }
}

} // namespace steelyard::exchange
