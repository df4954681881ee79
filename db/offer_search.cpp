#include "db/offer_search.h"

#include "db/offer_row.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

// A search goes three steps, each over few rows: the instances of the newest editions, of which
// there are a thousand; their offers, by key and whole numbers only; and the texts of those shown.
// CROSS JOIN keeps SQLite from reordering, MATERIALIZED from computing the words for each offer.
constexpr auto kCandidates = R"(
    WITH candidate AS MATERIALIZED (
        SELECT
            instance.id AS instance_id,
            edition.id AS edition_id,
            instance.instance_type AS instance_type,
            instance.gpu_name AS gpu_name,
            instance.gpu_count_value AS gpu_count%1
        FROM price_book AS book
        CROSS JOIN price_book_edition AS edition ON edition.book_id = book.id
            AND edition.number = (
                SELECT max(number) FROM price_book_edition WHERE book_id = book.id)
        CROSS JOIN price_book_instance AS instance ON instance.book_id = book.id
        WHERE %2))"_L1;

constexpr auto kOffersOfCandidates = R"(
    FROM candidate
    CROSS JOIN price_book_offer AS offer ON offer.instance_id = candidate.instance_id
        AND offer.edition_id = candidate.edition_id)"_L1;

constexpr auto kCount = R"(%1
    SELECT count(*) AS number
    %2
    WHERE %3)"_L1;

// The last terms of the order leave no two offers equal, so that windows neither overlap nor leave
// gaps.
constexpr auto kFind = R"(%1,
    hit AS MATERIALIZED (
        SELECT
            offer.instance_id AS instance_id,
            offer.edition_id AS edition_id,
            offer.position AS position,
            %2 AS sort_key
        %3
        WHERE %4
        ORDER BY sort_key %5, instance_id, position
        LIMIT ? OFFSET ?)
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
        offer.line AS line
    FROM hit
    CROSS JOIN price_book_offer AS offer ON offer.instance_id = hit.instance_id
        AND offer.edition_id = hit.edition_id AND offer.position = hit.position
    CROSS JOIN price_book_instance AS instance ON instance.id = hit.instance_id
    CROSS JOIN price_book_place AS place ON place.id = offer.place_id
    CROSS JOIN price_book_edition AS edition ON edition.id = hit.edition_id
    CROSS JOIN price_book AS book ON book.id = edition.book_id
    ORDER BY hit.sort_key %5, hit.instance_id, hit.position)"_L1;

// A word may be found in the instance, the vendor's name or the place.
constexpr auto kWordInInstance = R"(instance.instance_type LIKE ? ESCAPE '\'
                OR instance.gpu_name LIKE ? ESCAPE '\'
                OR book.name LIKE ? ESCAPE '\')"_L1;
constexpr auto kWordInPlace = R"(offer.place_id IN (
            SELECT id FROM price_book_place WHERE region LIKE ? ESCAPE '\' OR zone LIKE ? ESCAPE '\'))"_L1;

constexpr auto kInRegion = R"(offer.place_id IN (
            SELECT id FROM price_book_place WHERE region LIKE ? ESCAPE '\'))"_L1;

// Counts are typed with few decimals: 0.33 means a third of a GPU.
constexpr auto kHasGpuCount = "abs(instance.gpu_count_value - ?) < 0.005"_L1;

constexpr int kEditionShift = 32;

// Conditions that must all hold, with the values for their placeholders.
struct Conditions
{
    QStringList terms = {u"TRUE"_s};
    QVariantList values = {};

    template <typename... Values>
    void add(const QString &term, const Values &...bound)
    {
        terms.append(term);
        (values.append(sqlValue(bound)), ...);
    }

    [[nodiscard]] QString text() const { return terms.join(u" AND "_s); }
};

QString containing(QString text)
{
    for (const auto special : {u'\\', u'%', u'_'})
        text.replace(special, QString{u'\\'} + special);
    return u'%' + text + u'%';
}

Conditions onInstances(const OfferQuery &query)
{
    Conditions conditions;
    if (!query.book.isEmpty())
        conditions.add(u"book.id = ?"_s, query.book);
    if (query.onlyWithGpus)
        conditions.add(u"(instance.gpu_name <> '' OR instance.gpu_count_value > 0)"_s);
    if (!query.gpu.isEmpty())
        conditions.add(uR"(instance.gpu_name LIKE ? ESCAPE '\')"_s, containing(query.gpu));
    if (query.gpuCount)
        conditions.add(kHasGpuCount, *query.gpuCount);
    return conditions;
}

Conditions onOffers(const OfferQuery &query)
{
    Conditions conditions;
    if (!query.region.isEmpty())
        conditions.add(kInRegion, containing(query.region));
    if (query.lowestPrice)
        conditions.add(u"offer.gpu_hour_price >= ?"_s, *query.lowestPrice);
    if (query.highestPrice)
        conditions.add(u"offer.gpu_hour_price <= ?"_s, *query.highestPrice);
    return conditions;
}

// A query's SQL up to the conditions on offers, with all values in the order of their placeholders.
struct Search
{
    QString candidates;
    QString conditions;
    QVariantList values;
};

Search searchFor(const OfferQuery &query)
{
    const auto instances = onInstances(query);
    auto offers = onOffers(query);
    QString wordColumns;
    QVariantList values;
    for (int number = 0; const auto &word : query.text.split(u' ', Qt::SkipEmptyParts)) {
        const auto pattern = containing(word);
        wordColumns += u",\n            (%1) AS word%2"_s.arg(kWordInInstance).arg(number);
        values += {pattern, pattern, pattern};
        offers.add(u"(candidate.word%1 OR %2)"_s.arg(number).arg(kWordInPlace), pattern, pattern);
        ++number;
    }
    return {.candidates = QString{kCandidates}.arg(wordColumns, instances.text()),
            .conditions = offers.text(),
            .values = values + instances.values + offers.values};
}

QString sortKey(OfferQuery::SortBy sortBy)
{
    switch (sortBy) {
    case OfferQuery::SortBy::GpuHourPrice:
        return u"offer.gpu_hour_price"_s;
    case OfferQuery::SortBy::InstancePrice:
        return u"CAST(offer.on_demand_price AS REAL)"_s;
    case OfferQuery::SortBy::Gpu:
        return u"candidate.gpu_name"_s;
    case OfferQuery::SortBy::Count:
        return u"candidate.gpu_count"_s;
    case OfferQuery::SortBy::Region:
        return u"(SELECT region FROM price_book_place WHERE id = offer.place_id)"_s;
    case OfferQuery::SortBy::InstanceType:
        return u"candidate.instance_type"_s;
    }
    Q_UNREACHABLE();
}

FoundOffer foundOffer(const Statement &row)
{
    return {.row = (row.integer("edition_id"_L1) << kEditionShift) + row.integer("position"_L1),
            .book = row.id<PriceBookId>("book_id"_L1),
            .bookName = row.text("book_name"_L1),
            .edition = row.number("edition_number"_L1),
            .currency = row.currency("currency"_L1),
            .offer = offerOf(row)};
}

} // namespace

Result<qint64> countOffers(const Connection &connection, const OfferQuery &query)
{
    const auto search = searchFor(query);
    Statement select{
        connection, QString{kCount}.arg(search.candidates, kOffersOfCandidates, search.conditions)};
    for (const auto &value : search.values)
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
    const auto search = searchFor(query);
    const auto direction = query.isDescending ? u"COLLATE NOCASE DESC NULLS LAST"_s
                                              : u"COLLATE NOCASE ASC NULLS LAST"_s;
    Statement select{connection,
                     QString{kFind}.arg(search.candidates,
                                        sortKey(query.sortBy),
                                        kOffersOfCandidates,
                                        search.conditions,
                                        direction)};
    for (const auto &value : search.values)
        select.bindNext(value);
    return select.bind(limit, offset).all(foundOffer);
}

} // namespace steelyard::db
