#include "model/exchange/price_book_csv.h"

#include "model/exchange/price_book_name.h"
#include "model/exchange/price_book_row.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QHash>

#include <array>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

constexpr qint64 kSampleSize = qint64{64} * 1024;

/// The decimal mark of the file, from the numbers in its first part.
DecimalMark sampledMark(QIODevice &device)
{
    QByteArray sample = device.peek(kSampleSize);
    QBuffer buffer{&sample};
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader{buffer};
    if (const auto header = reader.next(); !header || !*header)
        return DecimalMark::Point;
    const PriceBookColumns columns{reader};
    while (true) {
        const auto row = reader.next();
        if (!row || !*row)
            break;
        for (const auto column : {PriceBookColumn::Price,
                                  PriceBookColumn::SpotPrice,
                                  PriceBookColumn::AcceleratorCount,
                                  PriceBookColumn::MemoryGib}) {
            const auto index = columns.indexOf(column);
            if (!index || *index >= reader.fieldCount())
                continue;
            if (const auto mark = markShownBy(reader.text(*index)))
                return *mark;
        }
    }
    // Offices separate cells by semicolons where the comma is taken by the decimals.
    return reader.separator() == ';' ? DecimalMark::Comma : DecimalMark::Point;
}

/// Collects the offers of one file and what is to be said about its rows.
class DraftBuilder final
{
public:
    explicit DraftBuilder(PriceBookDraft &draft)
        : m_draft{draft}
    {}

    void add(std::variant<PriceBookOffer, Finding> row)
    {
        ++m_draft.rowCount;
        if (Finding *finding = std::get_if<Finding>(&row))
            leaveOut(std::move(*finding));
        else
            addOffer(std::get<PriceBookOffer>(std::move(row)));
    }

private:
    void leaveOut(Finding finding)
    {
        ++m_draft.leftOutCount;
        m_draft.findings.push_back(std::move(finding));
    }

    /// One offer is one instance type with its GPUs at one place; the first one counts.
    void addOffer(PriceBookOffer offer)
    {
        const auto known = m_known.constFind(keyOf(offer));
        if (known != m_known.constEnd()) {
            const PriceBookOffer &first = m_draft.offers[*known];
            const bool isSame =
                first.onDemandPrice == offer.onDemandPrice && first.spotPrice == offer.spotPrice;
            leaveOut({.rule = isSame ? FindingRule::RowDuplicate : FindingRule::RowConflict,
                      .severity = isSame ? Severity::Info : Severity::Warning,
                      .subject = lineSubject(offer.line),
                      .arguments = {Figure{static_cast<double>(first.line)}}});
            return;
        }
        if (offer.gpuName.isEmpty() && offer.gpuCount && !offer.gpuCount->isZero())
            m_draft.findings.push_back({.rule = FindingRule::GpuNameMissing,
                                        .subject = lineSubject(offer.line),
                                        .arguments = {Figure{offer.gpuCount->toDouble()}}});
        m_known.insert(keyOf(offer), m_draft.offers.size());
        m_draft.offers.push_back(std::move(offer));
    }

    static QString keyOf(const PriceBookOffer &offer)
    {
        const double count = offer.gpuCount ? offer.gpuCount->toDouble() : 0.0;
        return offer.instanceType % u'\n' % offer.gpuName % u'\n' % QString::number(count) % u'\n'
            % offer.region % u'\n' % offer.zone;
    }

    PriceBookDraft &m_draft;
    QHash<QString, size_t> m_known;
};

/// What is said of a row that opens a quotation mark and never closes it.
Finding unclosedRow(CsvReader &reader, size_t field)
{
    constexpr qsizetype kLongestExcerpt = 40;
    const bool isThere = field < reader.fieldCount();
    return {.rule = FindingRule::QuoteUnclosed,
            .subject = lineSubject(reader.line()),
            .arguments = {isThere ? reader.text(field).left(kLongestExcerpt) : QString{}}};
}

/// Reads all rows behind the header.
Result<void> readRows(CsvReader &reader,
                      DecimalMark mark,
                      const bool &isCancelled,
                      PriceBookDraft &draft)
{
    PriceBookRowReader rows{PriceBookColumns{reader}, mark};
    DraftBuilder builder{draft};
    while (true) {
        const Result<bool> found = reader.next();
        if (!found)
            return found.error();
        if (isCancelled)
            return Error{.code = ErrorCode::Cancelled};
        if (!*found)
            return {};
        if (const auto unclosed = reader.unclosedField())
            builder.add(unclosedRow(reader, *unclosed));
        else
            builder.add(rows.read(reader));
    }
}

Result<void> readHeader(CsvReader &reader)
{
    const Result<bool> found = reader.next();
    if (!found)
        return found.error();
    if (!*found)
        return Error{.code = ErrorCode::FileEmpty};
    const QString missing = PriceBookColumns{reader}.missing();
    if (!missing.isEmpty())
        return Error{.code = ErrorCode::HeaderMissing, .arguments = {missing}};
    return {};
}

} // namespace

bool looksLikePriceBook(const QByteArray &head)
{
    QByteArray bytes = head;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader{buffer};
    const Result<bool> found = reader.next();
    if (!found || !*found)
        return false;
    const PriceBookColumns columns{reader};
    return columns.indexOf(PriceBookColumn::InstanceType) && columns.indexOf(PriceBookColumn::Price)
        && columns.indexOf(PriceBookColumn::Region);
}

Result<PriceBookDraft> readPriceBook(QIODevice &device,
                                     const QString &fileName,
                                     const ReadProgress &progress)
{
    const DecimalMark mark = sampledMark(device);
    QCryptographicHash hash{QCryptographicHash::Sha256};
    qint64 done = 0;
    bool isCancelled = false;
    CsvReader reader{device, [&](QByteArrayView bytes) {
                         hash.addData(bytes);
                         done += bytes.size();
                         isCancelled = progress && !progress(done, device.size());
                     }};
    if (const Result<void> header = readHeader(reader); !header)
        return header.error();

    PriceBookDraft draft;
    // SkyPilot states all prices in US dollars (its documentation of the catalogue).
    draft.currency = *Currency::fromText(u"USD");
    draft.suggestedName = priceBookNameFrom(fileName);
    draft.fileName = QFileInfo{fileName}.fileName();
    if (const Result<void> rows = readRows(reader, mark, isCancelled, draft); !rows)
        return rows.error();
    if (draft.rowCount == 0)
        return Error{.code = ErrorCode::NoRows};
    if (draft.offers.empty())
        return Error{.code = ErrorCode::NoUsableRows,
                     .arguments = {QString::number(draft.leftOutCount)}};
    draft.contentHash = QString::fromLatin1(hash.result().toHex());
    return draft;
}

} // namespace steelyard::exchange
