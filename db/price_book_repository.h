#pragma once

#include "model/base/clock.h"
#include "model/base/result.h"
#include "model/catalog/price_book.h"

#include <functional>

namespace steelyard::db {

class Connection;
class Transaction;

/// What to look for among a price book's offers; empty fields don't narrow.
struct OfferQuery
{
    PriceBookId book = {};
    /// Any part of GPU name, instance type, region or vendor, several words all of which match.
    QString text = {};
    QString gpu = {};
    std::optional<double> gpuCount = {};
    QString region = {};
    std::optional<double> lowestPrice = {};
    /// Per GPU-hour, in the book's currency.
    std::optional<double> highestPrice = {};
    bool onlyWithGpus = true;

    enum class SortBy
    {
        GpuHourPrice,
        InstancePrice,
        Gpu,
        Count,
        Region,
        InstanceType
    };
    SortBy sortBy = SortBy::GpuHourPrice;
    bool isDescending = false;

    friend bool operator==(const OfferQuery &, const OfferQuery &) = default;
};

/// An offer with the book it stands in.
struct FoundOffer
{
    qint64 row = 0;
    PriceBookId book = {};
    QString bookName = {};
    int edition = 0;
    Currency currency = {};
    PriceBookOffer offer = {};

    friend bool operator==(const FoundOffer &, const FoundOffer &) = default;
};

/// Price books with their editions and offers.
class PriceBookRepository final
{
public:
    explicit PriceBookRepository(Connection &connection);

    [[nodiscard]] Result<std::vector<PriceBook>> list() const;

    /// Number of offers in the newest editions that match.
    [[nodiscard]] Result<qint64> count(const OfferQuery &query) const;
    /// A window of the matching offers of the newest editions, sorted.
    [[nodiscard]] Result<std::vector<FoundOffer>> find(const OfferQuery &query,
                                                       qint64 offset,
                                                       int limit) const;

    /// What moved between two editions, in file order; at most `limit` rows.
    [[nodiscard]] Result<std::vector<PriceMove>> moves(const PriceBookId &book,
                                                       int fromEdition,
                                                       int toEdition,
                                                       int limit) const;

    /// How much of `edition` stands in `former` too, 0 to 1: the same instance type and GPU in the
    /// same region, at whatever price. 1 for an edition without offers.
    [[nodiscard]] Result<double> sharedPart(const PriceBookId &book, int edition, int former) const;

    /// What storing an edition did.
    enum class StoreOutcome
    {
        NewBook,
        NewEdition,
        Unchanged
    };
    struct Stored
    {
        StoreOutcome outcome = StoreOutcome::NewBook;
        PriceBookId book = {};
        int edition = 0;
    };
    /// Adds an edition to the book named `name`, or makes the book. The same content hash as the
    /// newest edition adds nothing. `progress` gets rows written and returns false to cancel
    /// (error Cancelled; the caller lets the transaction roll back).
    [[nodiscard]] Result<Stored> store(Transaction &transaction,
                                       const QString &name,
                                       Currency currency,
                                       const PriceBookEdition &edition,
                                       const std::vector<PriceBookOffer> &offers,
                                       const std::function<bool(qint64)> &progress);
    [[nodiscard]] Result<void> remove(Transaction &transaction, const PriceBookId &book);

private:
    Connection &m_connection;
};

} // namespace steelyard::db
