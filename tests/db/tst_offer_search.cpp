#include "offers.h"
#include "temporary_workspace.h"

#include "db/price_book_repository.h"

using namespace steelyard;
using namespace steelyard::db;

class OfferSearchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_workspace = Workspace::inMemory(m_clock).value();
        auto west = anOffer(u"nd96_v5"_s, u"H100"_s, "8", "90");
        west.region = u"westus"_s;
        west.zone = u"zone-b"_s;
        auto spotOnly = anOffer(u"nd24"_s, u"A100-80GB"_s, "4", "1");
        spotOnly.onDemandPrice.reset();
        spotOnly.spotPrice = decimal("4");
        auto unpriced = anOffer(u"nd12"_s, u"A100"_s, "2", "1");
        unpriced.onDemandPrice.reset();
        const PriceBookOffer processorOnly{
            .instanceType = u"d96"_s, .region = u"eastus"_s, .onDemandPrice = decimal("4.6")};
        store(u"azure"_s,
              {anOffer(u"nd96"_s, u"H100"_s, "8", "98.32"),
               west,
               spotOnly,
               unpriced,
               anOffer(u"nv6"_s, u"A10"_s, "0.33", "0.454"),
               processorOnly});
        store(u"lambda"_s, {anOffer(u"gpu_8x_h100"_s, u"H100"_s, "8", "23.92")});
    }

    void query_findsWhatMatches_data()
    {
        QTest::addColumn<OfferQuery>("query");
        QTest::addColumn<QStringList>("instances");

        const auto row =
            [](const char *name, const OfferQuery &query, const QStringList &expected) {
                QTest::newRow(name) << query << expected;
            };
        const QStringList byPrice{
            u"nv6"_s, u"gpu_8x_h100"_s, u"nd96_v5"_s, u"nd96"_s, u"nd24"_s, u"nd12"_s};
        row("nothing asked", {}, byPrice);
        row("without GPUs too",
            {.text = u"d96"_s, .onlyWithGpus = false},
            {u"nd96_v5"_s, u"nd96"_s, u"d96"_s});
        row("word in GPU name", {.text = u"h100"_s}, {u"gpu_8x_h100"_s, u"nd96_v5"_s, u"nd96"_s});
        row("word in instance type", {.text = u"ND24"_s}, {u"nd24"_s});
        row("word in region", {.text = u"west"_s}, {u"nd96_v5"_s});
        row("word in zone", {.text = u"zone-b"_s}, {u"nd96_v5"_s});
        row("word in vendor", {.text = u"lambda"_s}, {u"gpu_8x_h100"_s});
        row("several words", {.text = u" h100  east azure "_s}, {u"nd96"_s});
        row("word that nothing holds", {.text = u"h100 tokyo"_s}, {});
        row("wildcards are no wildcards", {.text = u"nd%"_s}, {});
        row("underscore", {.text = u"_8x_"_s}, {u"gpu_8x_h100"_s});
        row("quote", {.text = u"o'brien"_s}, {});
        row("backslash", {.text = u"\\"_s}, {});
        row("GPU", {.gpu = u"a100"_s}, {u"nd24"_s, u"nd12"_s});
        row("count", {.gpuCount = 4.0}, {u"nd24"_s});
        row("fraction of a GPU", {.gpuCount = 1.0 / 3.0}, {u"nv6"_s});
        row("region", {.region = u"WEST"_s}, {u"nd96_v5"_s});
        row("lowest price", {.lowestPrice = 12.0}, {u"nd96"_s});
        // The spot price of nd24 is 1.00 per GPU-hour; what counts is what the column shows.
        row("spot price is no GPU-hour price", {.highestPrice = 1.0}, {});
        row("highest price", {.highestPrice = 1.4}, {u"nv6"_s});
        row("price band", {.lowestPrice = 1.1, .highestPrice = 3.0}, {u"nv6"_s, u"gpu_8x_h100"_s});
        row("dearest first, unpriced last",
            {.isDescending = true},
            {u"nd96"_s, u"nd96_v5"_s, u"gpu_8x_h100"_s, u"nv6"_s, u"nd24"_s, u"nd12"_s});
        row("by instance price",
            {.text = u"azure"_s, .sortBy = OfferQuery::SortBy::InstancePrice},
            {u"nv6"_s, u"nd96_v5"_s, u"nd96"_s, u"nd24"_s, u"nd12"_s});
        row("by GPU",
            {.text = u"azure"_s, .sortBy = OfferQuery::SortBy::Gpu},
            {u"nv6"_s, u"nd12"_s, u"nd24"_s, u"nd96"_s, u"nd96_v5"_s});
        row("by count",
            {.sortBy = OfferQuery::SortBy::Count},
            {u"nv6"_s, u"nd12"_s, u"nd24"_s, u"nd96"_s, u"nd96_v5"_s, u"gpu_8x_h100"_s});
        row("by region",
            {.gpu = u"H100"_s, .sortBy = OfferQuery::SortBy::Region},
            {u"nd96"_s, u"gpu_8x_h100"_s, u"nd96_v5"_s});
        row("by instance type",
            {.gpu = u"H100"_s, .sortBy = OfferQuery::SortBy::InstanceType, .isDescending = true},
            {u"nd96_v5"_s, u"nd96"_s, u"gpu_8x_h100"_s});
    }

    void query_findsWhatMatches()
    {
        QFETCH(const OfferQuery, query);
        QFETCH(const QStringList, instances);
        const auto found = m_workspace->priceBooks().find(query, 0, 100);
        QVERIFY(found);
        QStringList foundInstances;
        for (const auto &row : *found)
            foundInstances.append(row.offer.instanceType);
        QCOMPARE(foundInstances, instances);
        QCOMPARE(m_workspace->priceBooks().count(query).value(), instances.size());
    }

    void book_narrowsToItself()
    {
        const auto lambda = m_workspace->priceBooks().list()->back();
        const auto found = m_workspace->priceBooks().find({.book = lambda.id}, 0, 100);
        QCOMPARE(found->size(), 1U);
        QCOMPARE(found->front().bookName, u"lambda"_s);
        QCOMPARE(found->front().currency, currency("USD"));
    }

    void windows_joinWithoutGaps()
    {
        const OfferQuery query{.sortBy = OfferQuery::SortBy::Count};
        auto joined = m_workspace->priceBooks().find(query, 0, 3).value();
        const auto rest = m_workspace->priceBooks().find(query, 3, 3).value();
        joined.insert(joined.end(), rest.begin(), rest.end());
        QCOMPARE(joined, m_workspace->priceBooks().find(query, 0, 6).value());
    }

private:
    void store(const QString &name, const std::vector<PriceBookOffer> &offers)
    {
        QVERIFY(committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->priceBooks().store(
                transaction, name, currency("USD"), anEdition(name), offers, {});
        }));
    }

    StoppedClock m_clock;
    std::unique_ptr<Workspace> m_workspace;
};

Q_DECLARE_METATYPE(steelyard::db::OfferQuery)

QTEST_GUILESS_MAIN(OfferSearchTest)
#include "tst_offer_search.moc"
