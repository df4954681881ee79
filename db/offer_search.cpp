#include "db/offer_search.h"

#include "db/statement.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

// CROSS JOIN keeps SQLite from reordering: a filter mostly speaks of the instance, of which there
// are few, and the offers' key begins with it.
constexpr auto kNewestOffers = R"(
    FROM price_book AS book
    CROSS JOIN price_book_edition AS edition ON edition.book_id = book.id
        AND edition.number = (
            SELECT max(number) FROM price_book_edition WHERE book_id = book.id)
    CROSS JOIN price_book_instance AS instance ON instance.book_id = book.id
    CROSS JOIN price_book_offer AS offer ON offer.instance_id = instance.id
        AND offer.edition_id = edition.id)"_L1;

constexpr auto kJoinPlaces = R"(
    CROSS JOIN price_book_place AS place ON place.id = offer.place_id)"_L1;

constexpr auto kColumns = R"(
    SELECT
        book.id AS book_id,
        book.name AS book_name,
        book.currency AS currency,
        edition.number AS edition_number,
        edition.id AS edition_id,
        offer.position AS position,
        instance.instance_type AS instance_type,
        instance.gpu_name AS gpu_name,
        instance.gpu_count AS gpu_count,
        instance.vcpus AS vcpus,
        instance.memory_gib AS memory_gib,
        place.region AS region,
        place.zone AS zone,
        offer.on_demand_price AS on_demand_price,
        offer.spot_price AS spot_price,
        offer.line AS line)"_L1;

constexpr auto kInPlaces =
    "offer.place_id IN (SELECT id FROM price_book_place WHERE region LIKE ? ESCAPE '\\')"_L1;

// A word may be found in the instance, the region or the vendor's name.
constexpr auto kWord = R"((
    instance.instance_type LIKE ? ESCAPE '\'
    OR instance.gpu_name LIKE ? ESCAPE '\'
    OR book.name LIKE ? ESCAPE '\'
    OR offer.place_id IN (
        SELECT id FROM price_book_place WHERE region LIKE ? ESCAPE '\' OR zone LIKE ? ESCAPE '\')))"_L1;

// Counts are typed with few decimals: 0.33 means a third of a GPU.
constexpr auto kCount = "abs(instance.gpu_count_value - ?) < 0.005"_L1;

constexpr int kEditionShift = 32;

// The conditions of a query with the values for their placeholders.
struct Filter
{
    QStringList conditions;
    QVariantList values;

    template <typename... Values>
    void add(QLatin1StringView condition, const Values &...bound)
    {
        conditions.append(condition);
        (values.append(sqlValue(bound)), ...);
    }

    [[nodiscard]] QString where() const
    {
        return conditions.isEmpty() ? QString{}
                                    : QString{u"\nWHERE "_s + conditions.join(u"\nAND "_s)};
    }
};

QString containing(QString text)
{
    static const QRegularExpression special{u"([\\\\%_])"_s};
    return u'%' + text.replace(special, u"\\\\1"_s) + u'%';
}

void addWords(Filter &filter, const QString &text)
{
    for (const auto &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const auto pattern = containing(word);
        filter.add(kWord, pattern, pattern, pattern, pattern, pattern);
    }
}

Filter filterOf(const OfferQuery &query)
{
    Filter filter;
    if (!query.book.isEmpty())
        filter.add("book.id = ?"_L1, query.book);
    if (query.onlyWithGpus)
        filter.add("(instance.gpu_name <> '' OR instance.gpu_count_value > 0)"_L1);
    if (!query.gpu.isEmpty())
        filter.add("instance.gpu_name LIKE ? ESCAPE '\\'"_L1, containing(query.gpu));
    if (query.gpuCount)
        filter.add(kCount, *query.gpuCount);
    if (!query.region.isEmpty())
        filter.add(kInPlaces, containing(query.region));
    if (query.lowestPrice)
        filter.add("offer.gpu_hour_price >= ?"_L1, *query.lowestPrice);
    if (query.highestPrice)
        filter.add("offer.gpu_hour_price <= ?"_L1, *query.highestPrice);
    addWords(filter, query.text);
    return filter;
}

QString sortKey(OfferQuery::SortBy sortBy)
{
    switch (sortBy) {
    case OfferQuery::SortBy::GpuHourPrice:
        return u"offer.gpu_hour_price"_s;
    case OfferQuery::SortBy::InstancePrice:
        return u"CAST(coalesce(offer.on_demand_price, offer.spot_price) AS REAL)"_s;
    case OfferQuery::SortBy::Gpu:
        return u"instance.gpu_name COLLATE NOCASE"_s;
    case OfferQuery::SortBy::Count:
        return u"instance.gpu_count_value"_s;
    case OfferQuery::SortBy::Region:
        return u"place.region"_s;
    case OfferQuery::SortBy::InstanceType:
        return u"instance.instance_type COLLATE NOCASE"_s;
    }
    Q_UNREACHABLE();
}

// The last terms leave no two offers equal, so that windows neither overlap nor leave gaps.
QString orderOf(const OfferQuery &query)
{
    return u"\nORDER BY %1 %2 NULLS LAST, instance.id, offer.position"_s.arg(
        sortKey(query.sortBy), query.isDescending ? u"DESC"_s : u"ASC"_s);
}

FoundOffer foundOffer(const Statement &row)
{
    return {.row = (row.integer("edition_id"_L1) << kEditionShift) + row.integer("position"_L1),
            .book = row.id<PriceBookId>("book_id"_L1),
            .bookName = row.text("book_name"_L1),
            .edition = row.number("edition_number"_L1),
            .currency = row.currency("currency"_L1),
            .offer = {.instanceType = row.text("instance_type"_L1),
                      .gpuName = row.text("gpu_name"_L1),
                      .gpuCount = row.optionalDecimal("gpu_count"_L1),
                      .vcpus = row.optionalDecimal("vcpus"_L1),
                      .memoryGib = row.optionalDecimal("memory_gib"_L1),
                      .region = row.text("region"_L1),
                      .zone = row.text("zone"_L1),
                      .onDemandPrice = row.optionalDecimal("on_demand_price"_L1),
                      .spotPrice = row.optionalDecimal("spot_price"_L1),
                      .line = row.number("line"_L1)}};
}

} // namespace

Result<qint64> countOffers(const Connection &connection, const OfferQuery &query)
{
    const auto filter = filterOf(query);
    Statement select{connection, u"SELECT count(*) AS number"_s + kNewestOffers + filter.where()};
    for (const auto &value : filter.values)
        select.bindNext(value);
    const auto count = select.first([](const Statement &row) { return row.integer("number"_L1); });
    if (!count)
        return count.error();
    return count->value_or(0);
}

Result<std::vector<FoundOffer>> findOffers(const Connection &connection,
                                           const OfferQuery &query,
                                           qint64 offset,
                                           int limit)
{
    const auto filter = filterOf(query);
    Statement select{connection,
                     kColumns + kNewestOffers + kJoinPlaces + filter.where() + orderOf(query)
                         + u"\nLIMIT ? OFFSET ?"_s};
    for (const auto &value : filter.values)
        select.bindNext(value);
    return select.bind(limit, offset).all(foundOffer);
}

} // namespace steelyard::db
