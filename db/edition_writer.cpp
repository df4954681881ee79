#include "db/edition_writer.h"

#include "db/statement.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr qint64 kRowsBetweenReports = 1000;

// Parts the texts of a key; the same character as char(31) in the queries. No list has it in a
// name.
constexpr QChar kSeparator{31};

constexpr auto kSelectInstances = R"(
    SELECT
        id,
        instance_type || char(31) || gpu_name || char(31) || ifnull(gpu_count, '') || char(31)
            || ifnull(vcpus, '') || char(31) || ifnull(memory_gib, '') AS key
    FROM price_book_instance
    WHERE book_id = ?)"_L1;

constexpr auto kInsertInstance = R"(
    INSERT INTO price_book_instance
        (book_id, instance_type, gpu_name, gpu_count, gpu_count_value, vcpus, memory_gib)
    VALUES (?, ?, ?, ?, CAST(? AS REAL), ?, ?))"_L1;

constexpr auto kSelectPlaces = R"(
    SELECT
        id,
        region || char(31) || zone AS key
    FROM price_book_place
    WHERE book_id = ?)"_L1;

constexpr auto kInsertPlace = R"(
    INSERT INTO price_book_place (book_id, region, zone)
    VALUES (?, ?, ?))"_L1;

constexpr auto kInsertOffer = R"(
    INSERT INTO price_book_offer
        (instance_id, edition_id, position, place_id, line, on_demand_price, spot_price,
        gpu_hour_price)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?))"_L1;

// Rows that offers share, found by a key of their texts or else inserted.
class SharedRows final
{
public:
    SharedRows(const Connection &connection, QLatin1StringView insert)
        : m_insert{connection, insert}
    {}

    Result<void> load(const Connection &connection, QLatin1StringView sql, const PriceBookId &book)
    {
        Statement select{connection, sql};
        select.bind(book);
        while (select.next())
            m_ids.insert(select.text("key"_L1), select.integer("id"_L1));
        return select.failure() ? Result<void>{*select.failure()} : Result<void>{};
    }

    template <typename... Values>
    Result<qint64> idOf(const QString &key, const Values &...values)
    {
        if (const auto found = m_ids.constFind(key); found != m_ids.cend())
            return *found;
        if (const auto inserted = m_insert.bind(values...).run(); !inserted)
            return inserted.error();
        return *m_ids.insert(key, m_insert.insertedRow());
    }

private:
    Statement m_insert;
    QHash<QString, qint64> m_ids;
};

QString textOf(const std::optional<Decimal> &decimal)
{
    return decimal ? decimal->toText() : QString{};
}

Result<qint64> instanceOf(SharedRows &instances,
                          const PriceBookId &book,
                          const PriceBookOffer &offer)
{
    const QString key = offer.instanceType + kSeparator + offer.gpuName + kSeparator
        + textOf(offer.gpuCount) + kSeparator + textOf(offer.vcpus) + kSeparator
        + textOf(offer.memoryGib);
    return instances.idOf(key,
                          book,
                          offer.instanceType,
                          offer.gpuName,
                          offer.gpuCount,
                          offer.gpuCount,
                          offer.vcpus,
                          offer.memoryGib);
}

Result<qint64> placeOf(SharedRows &places, const PriceBookId &book, const PriceBookOffer &offer)
{
    return places.idOf(offer.region + kSeparator + offer.zone, book, offer.region, offer.zone);
}

} // namespace

Result<void> writeOffers(const Connection &connection,
                         const PriceBookId &book,
                         qint64 edition,
                         std::span<const PriceBookOffer> offers,
                         const WriteProgress &progress)
{
    SharedRows instances{connection, kInsertInstance};
    SharedRows places{connection, kInsertPlace};
    if (const auto loaded = instances.load(connection, kSelectInstances, book); !loaded)
        return loaded;
    if (const auto loaded = places.load(connection, kSelectPlaces, book); !loaded)
        return loaded;

    Statement insert{connection, kInsertOffer};
    for (qint64 position = 0; const auto &offer : offers) {
        const auto instance = instanceOf(instances, book, offer);
        if (!instance)
            return instance.error();
        const auto place = placeOf(places, book, offer);
        if (!place)
            return place.error();
        insert.bind(*instance,
                    edition,
                    position,
                    *place,
                    offer.line,
                    offer.onDemandPrice,
                    offer.spotPrice,
                    gpuHourPrice(offer));
        if (const auto inserted = insert.run(); !inserted)
            return inserted;
        if (++position % kRowsBetweenReports == 0 && progress && !progress(position))
            return Error{.code = ErrorCode::Cancelled};
    }
    return {};
}

} // namespace steelyard::db
