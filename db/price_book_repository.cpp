#include "db/price_book_repository.h"

#include "db/change_kind.h"
#include "db/connection.h"
#include "db/edition_writer.h"
#include "db/offer_search.h"
#include "db/price_moves.h"
#include "db/statement.h"
#include "db/transaction.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectBooks = R"(
    SELECT
        id,
        name,
        currency
    FROM price_book
    ORDER BY name COLLATE NOCASE, id)"_L1;

constexpr auto kSelectEditions = R"(
    SELECT
        book_id,
        number,
        file_name,
        content_hash,
        imported_at,
        offer_count,
        left_out_count
    FROM price_book_edition
    ORDER BY book_id, number)"_L1;

constexpr auto kInsertBook = "INSERT INTO price_book (id, name, currency) VALUES (?, ?, ?)"_L1;

constexpr auto kInsertEdition = R"(
    INSERT INTO price_book_edition
        (book_id, number, file_name, content_hash, imported_at, offer_count, left_out_count)
    VALUES (?, ?, ?, ?, ?, ?, ?))"_L1;

// What the two editions offer, without prices; each offer counts once.
constexpr auto kSelectShared = R"(
    WITH offered AS MATERIALIZED (
        SELECT DISTINCT
            edition.number AS number,
            instance.instance_type AS instance_type,
            instance.gpu_name AS gpu_name,
            place.region AS region
        FROM price_book_edition AS edition
        CROSS JOIN price_book_instance AS instance ON instance.book_id = edition.book_id
        CROSS JOIN price_book_offer AS offer ON offer.instance_id = instance.id
            AND offer.edition_id = edition.id
        CROSS JOIN price_book_place AS place ON place.id = offer.place_id
        WHERE edition.book_id = ? AND edition.number IN (?, ?))
    SELECT
        (SELECT count(*) FROM offered WHERE number = ?) AS all_offers,
        (SELECT count(*)
            FROM (
                SELECT instance_type, gpu_name, region FROM offered WHERE number = ?
                INTERSECT
                SELECT instance_type, gpu_name, region FROM offered WHERE number = ?))
            AS shared_offers)"_L1;

constexpr auto kDeleteInstances = "DELETE FROM price_book_instance WHERE book_id = ?"_L1;
constexpr auto kDeleteBook = "DELETE FROM price_book WHERE id = ?"_L1;

PriceBook bookOf(const Statement &row)
{
    return {.id = row.id<PriceBookId>("id"_L1),
            .name = row.text("name"_L1),
            .currency = row.currency("currency"_L1)};
}

PriceBookEdition editionOf(const Statement &row)
{
    return {.number = row.number("number"_L1),
            .fileName = row.text("file_name"_L1),
            .contentHash = row.text("content_hash"_L1),
            .importedAt = row.moment("imported_at"_L1),
            .offerCount = row.integer("offer_count"_L1),
            .leftOutCount = row.integer("left_out_count"_L1)};
}

// What the change log says of a book: that edition, if any.
QString logged(const PriceBook &book, const PriceBookEdition &edition)
{
    const QJsonObject object{{u"name"_s, book.name},
                             {u"edition"_s, edition.number},
                             {u"file"_s, edition.fileName},
                             {u"offers"_s, edition.offerCount}};
    return QString::fromUtf8(QJsonDocument{object}.toJson(QJsonDocument::Compact));
}

// The book as stored; nothing when it is unknown.
template <typename Predicate>
Result<std::optional<PriceBook>> findBook(const PriceBookRepository &books, Predicate isIt)
{
    const auto all = books.list();
    if (!all)
        return all.error();
    const auto found = std::ranges::find_if(*all, isIt);
    return found == all->end() ? std::nullopt : std::optional{*found};
}

Result<void> insertBook(const Connection &connection, const PriceBook &book)
{
    return Statement{connection, kInsertBook}.bind(book.id, book.name, book.currency).run();
}

// Returns the edition's row.
Result<qint64> insertEdition(const Connection &connection,
                             const PriceBookId &book,
                             const PriceBookEdition &edition)
{
    Statement insert{connection, kInsertEdition};
    insert.bind(book,
                edition.number,
                edition.fileName,
                edition.contentHash,
                edition.importedAt,
                edition.offerCount,
                edition.leftOutCount);
    if (const auto inserted = insert.run(); !inserted)
        return inserted.error();
    return insert.insertedRow();
}

} // namespace

PriceBookRepository::PriceBookRepository(Connection &connection)
    : m_connection{connection}
{}

Result<std::vector<PriceBook>> PriceBookRepository::list() const
{
    auto books = Statement{m_connection, kSelectBooks}.all(bookOf);
    if (!books)
        return books;
    Statement editions{m_connection, kSelectEditions};
    while (editions.next()) {
        const auto book =
            std::ranges::find(*books, editions.id<PriceBookId>("book_id"_L1), &PriceBook::id);
        if (book == books->end())
            editions.reportUnreadable("book_id"_L1);
        else
            book->editions.push_back(editionOf(editions));
    }
    if (editions.failure())
        return *editions.failure();
    return books;
}

Result<qint64> PriceBookRepository::count(const OfferQuery &query) const
{
    return countOffers(m_connection, query);
}

Result<std::vector<FoundOffer>> PriceBookRepository::find(const OfferQuery &query,
                                                          qint64 offset,
                                                          int limit) const
{
    return findOffers(m_connection, query, offset, limit);
}

Result<std::vector<PriceMove>> PriceBookRepository::moves(const PriceBookId &book,
                                                          int fromEdition,
                                                          int toEdition,
                                                          int limit) const
{
    return priceMoves(m_connection, book, fromEdition, toEdition, limit);
}

Result<double> PriceBookRepository::sharedPart(const PriceBookId &book,
                                               int edition,
                                               int former) const
{
    Statement select{m_connection, kSelectShared};
    select.bind(book, edition, former, edition, edition, former);
    const auto part = select.first([](const Statement &row) {
        const auto all = row.integer("all_offers"_L1);
        const auto shared = row.integer("shared_offers"_L1);
        return all == 0 ? 1.0 : static_cast<double>(shared) / static_cast<double>(all);
    });
    return part ? Result<double>{part->value_or(1.0)} : Result<double>{part.error()};
}

Result<PriceBookRepository::Stored> PriceBookRepository::store(
    Transaction &transaction,
    const QString &name,
    Currency currency,
    const PriceBookEdition &edition,
    const std::vector<PriceBookOffer> &offers,
    const std::function<bool(qint64)> &progress)
{
    const auto known =
        findBook(*this, [&name](const PriceBook &book) { return book.name == name; });
    if (!known)
        return known.error();
    const auto book =
        known->value_or(PriceBook{.id = PriceBookId::create(), .name = name, .currency = currency});
    if (book.currency != currency) {
        return Error{.code = ErrorCode::CurrencyMismatch,
                     .arguments = {book.currency.code(), currency.code()}};
    }
    const auto *const newest = book.editions.empty() ? nullptr : &book.editions.back();
    if (newest != nullptr && newest->contentHash == edition.contentHash)
        return Stored{StoreOutcome::Unchanged, book.id, newest->number};

    auto next = edition;
    next.number = newest != nullptr ? newest->number + 1 : 1;
    next.importedAt = transaction.at();
    next.offerCount = static_cast<qint64>(offers.size());
    if (newest == nullptr) {
        if (const auto inserted = insertBook(m_connection, book); !inserted)
            return inserted.error();
    }
    const auto row = insertEdition(m_connection, book.id, next);
    if (!row)
        return row.error();
    if (const auto done = writeOffers(m_connection, book.id, *row, offers, progress); !done)
        return done.error();
    transaction.record({.kind = ChangeKind::PriceBook,
                        .subject = book.id.text(),
                        .before = newest != nullptr ? logged(book, *newest) : QString{},
                        .after = logged(book, next)});
    return Stored{
        newest != nullptr ? StoreOutcome::NewEdition : StoreOutcome::NewBook, book.id, next.number};
}

Result<void> PriceBookRepository::remove(Transaction &transaction, const PriceBookId &book)
{
    const auto known =
        findBook(*this, [&book](const PriceBook &candidate) { return candidate.id == book; });
    if (!known)
        return known.error();
    if (!known->has_value())
        return Error{.code = ErrorCode::NotFound, .arguments = {book.text()}};
    // Instances first, and with them all offers: else each edition and place would look for its
    // own among the offers of all books.
    for (const auto sql : {kDeleteInstances, kDeleteBook}) {
        if (const auto removed = Statement{m_connection, sql}.bind(book).run(); !removed)
            return removed;
    }
    transaction.record({.kind = ChangeKind::PriceBook,
                        .subject = book.text(),
                        .before = logged(**known, (*known)->editions.back())});
    return {};
}

} // namespace steelyard::db
