#include "db/price_moves.h"

#include "db/statement.h"

#include <QHash>

#include <array>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectEdition =
    "SELECT id FROM price_book_edition WHERE book_id = ? AND number = ?"_L1;

constexpr auto kSelectOffers = R"(
    SELECT
        instance.instance_type AS instance_type,
        instance.gpu_name AS gpu_name,
        ifnull(instance.gpu_count_value, 0) AS gpu_count,
        place.region AS region,
        place.zone AS zone,
        offer.on_demand_price AS on_demand_price,
        offer.spot_price AS spot_price
    FROM price_book_instance AS instance
    CROSS JOIN price_book_offer AS offer ON offer.instance_id = instance.id
    CROSS JOIN price_book_place AS place ON place.id = offer.place_id
    WHERE instance.book_id = ? AND offer.edition_id = ?
    ORDER BY offer.position)"_L1;

struct Offer
{
    // What makes it the same offer in another edition; how it is equipped does not.
    QString key = {};
    QString instanceType = {};
    QString gpuName = {};
    QString region = {};
    QString zone = {};
    // On demand, spot.
    std::array<std::optional<Decimal>, 2> prices = {};
};

Offer offerOf(const Statement &row)
{
    Offer offer{.instanceType = row.text("instance_type"_L1),
                .gpuName = row.text("gpu_name"_L1),
                .region = row.text("region"_L1),
                .zone = row.text("zone"_L1),
                .prices = {row.optionalDecimal("on_demand_price"_L1),
                           row.optionalDecimal("spot_price"_L1)}};
    offer.key =
        QStringList{
            offer.instanceType, offer.gpuName, row.text("gpu_count"_L1), offer.region, offer.zone}
            .join(QChar{31});
    return offer;
}

Result<std::vector<Offer>> readEdition(const Connection &connection,
                                       const PriceBookId &book,
                                       int number)
{
    Statement select{connection, kSelectEdition};
    const auto edition =
        select.bind(book, number).first([](const Statement &row) { return row.integer("id"_L1); });
    if (!edition)
        return edition.error();
    if (!edition->has_value())
        return Error{.code = ErrorCode::NotFound, .arguments = {QString::number(number)}};
    auto offers = Statement{connection, kSelectOffers}.bind(book, edition->value()).all(offerOf);
    if (!offers)
        return offers;
    // A list may hold an offer twice; then the first is compared with the first, and so on.
    QHash<QString, int> repetitions;
    for (auto &offer : *offers) {
        if (const auto repetition = repetitions[offer.key]++; repetition > 0)
            offer.key += QChar{31} + QString::number(repetition);
    }
    return offers;
}

// `before` and `after` are never absent both.
PriceMove::Kind kindOf(const std::optional<Decimal> &before, const std::optional<Decimal> &after)
{
    if (!before)
        return PriceMove::Kind::Appeared;
    return after ? PriceMove::Kind::Changed : PriceMove::Kind::Vanished;
}

class MoveList final
{
public:
    explicit MoveList(int limit)
        : m_limit{static_cast<size_t>(std::max(limit, 0))}
    {}

    [[nodiscard]] bool isFull() const { return m_moves.size() >= m_limit; }
    [[nodiscard]] std::vector<PriceMove> take() { return std::move(m_moves); }

    /// `named` gives the names; null: the edition lacks the offer.
    void compare(const Offer &named, const Offer *before, const Offer *after)
    {
        for (const bool isSpot : {false, true}) {
            const auto old = before != nullptr ? before->prices.at(isSpot ? 1 : 0) : std::nullopt;
            const auto now = after != nullptr ? after->prices.at(isSpot ? 1 : 0) : std::nullopt;
            if (old == now || isFull())
                continue;
            m_moves.push_back({.instanceType = named.instanceType,
                               .gpuName = named.gpuName,
                               .region = named.region,
                               .zone = named.zone,
                               .kind = kindOf(old, now),
                               .before = old,
                               .after = now,
                               .isSpot = isSpot});
        }
    }

private:
    size_t m_limit;
    std::vector<PriceMove> m_moves;
};

} // namespace

Result<std::vector<PriceMove>> priceMoves(const Connection &connection,
                                          const PriceBookId &book,
                                          int fromEdition,
                                          int toEdition,
                                          int limit)
{
    const auto before = readEdition(connection, book, fromEdition);
    if (!before)
        return before.error();
    const auto after = readEdition(connection, book, toEdition);
    if (!after)
        return after.error();
    QHash<QString, const Offer *> vanished;
    for (const auto &offer : *before)
        vanished.insert(offer.key, &offer);

    MoveList moves{limit};
    for (const auto &offer : *after)
        moves.compare(offer, vanished.take(offer.key), &offer);
    for (const auto &offer : *before) {
        if (vanished.contains(offer.key))
            moves.compare(offer, &offer, nullptr);
    }
    return moves.take();
}

} // namespace steelyard::db
