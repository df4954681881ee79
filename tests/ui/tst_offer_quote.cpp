#include "ui/quotes/offer_quote.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;

namespace {

db::FoundOffer anOffer(const std::optional<Decimal> &onDemand, const std::optional<Decimal> &spot)
{
    return {.bookName = u"lambda"_s,
            .edition = 2,
            .currency = *Currency::fromText(u"USD"),
            .offer = {.instanceType = u"gpu_8x_h100"_s,
                      .gpuName = u"H100"_s,
                      .gpuCount = Decimal{8},
                      .region = u"us-east-1"_s,
                      .onDemandPrice = onDemand,
                      .spotPrice = spot}};
}

} // namespace

class OfferQuoteTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onDemandPrice_goesBeforeTheSpotPrice()
    {
        const auto line = ui::lineFromOffer(anOffer(Decimal{24}, Decimal{9}));
        QCOMPARE(line.price, Decimal{24});
        QCOMPARE(line.name.en, u"gpu_8x_h100 · us-east-1"_s);
    }

    void spotPrice_isNamedAsSuch()
    {
        const auto line = ui::lineFromOffer(anOffer({}, Decimal{9}));
        QCOMPARE(line.price, Decimal{9});
        QCOMPARE(line.name.en, u"gpu_8x_h100 · us-east-1 (spot)"_s);
        QVERIFY(line.notes.contains(u"Spot price"_s));
    }
};

QTEST_APPLESS_MAIN(OfferQuoteTest)
#include "tst_offer_quote.moc"
