#include "tests/support/project_builders.h"

#include "model/compare/gpu_price.h"

#include <QTest>

using namespace steelyard;
using namespace steelyard::testing;
using namespace Qt::StringLiterals;

namespace {

GpuModel h100()
{
    return {.name = u"H100-SXM-80GB"_s};
}

/// The published day's prices of S05: 6.88 and 12.29 USD for an hour on one H100.
Dossier withTwoQuotes()
{
    return ProjectBuilder{}
        .reporting(u"USD"_s)
        .quote(aQuote(u"dear"_s)
                   .price(u"98.32"_s, u"USD"_s, PriceUnit::NodeHour)
                   .node(8)
                   .accelerator(u"H100-SXM-80GB"_s))
        .quote(aQuote(u"cheap"_s)
                   .price(u"6.88"_s, u"USD"_s, PriceUnit::GpuHour)
                   .accelerator(u"H100 SXM"_s));
}

} // namespace

/// What an hour on an accelerator costs, by the quotes that there are.
class TestGpuPrice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cheapestQuote_isTakenPerGpuHour()
    {
        const Dossier dossier = withTwoQuotes();
        const auto offers = quotedHours(dossier, h100());
        QCOMPARE(offers.size(), size_t{2});
        // 98.32 ÷ 8.
        QCOMPARE(offers.front().printed, 12.29);
        const GpuPrice price = cheapestOf(offers, {dossier.project.currency, {}});
        QCOMPARE(price.state, GpuPrice::State::Known);
        QCOMPARE(price.offer.price, 6.88);
        QCOMPARE(price.offer.seller.en, u"cheap"_s);
        QCOMPARE(price.offer.accelerator, u"H100 SXM"_s);
    }

    void otherAccelerators_areNotMeant()
    {
        QVERIFY(quotedHours(withTwoQuotes(), {.name = u"H200-SXM-141GB"_s}).empty());
        QVERIFY(canMean(u"H100"_s, h100()));
        QVERIFY(!canMean(u"H10"_s, h100()));
        QVERIFY(!canMean({}, h100()));
        QCOMPARE(cheapestOf({}, {currency(u"USD"_s), {}}).state, GpuPrice::State::NoOffer);
    }

    void otherCurrency_needsARateOfTheProject()
    {
        const auto offers = quotedHours(withTwoQuotes(), h100());
        const GpuPrice unknown = cheapestOf(offers, {currency(u"CNY"_s), {}});
        QCOMPARE(unknown.state, GpuPrice::State::NoRate);
        const GpuPrice known = cheapestOf(offers,
                                          {currency(u"CNY"_s),
                                           {{.from = currency(u"USD"_s),
                                             .to = currency(u"CNY"_s),
                                             .rate = decimal(u"7.00"_s),
                                             .date = QDate{2026, 11, 1}}}});
        QCOMPARE(known.state, GpuPrice::State::Known);
        // 6.88 USD at 7.00 are 48.16 CNY.
        QVERIFY(qAbs(known.offer.price - 48.16) < 1e-9);
        QCOMPARE(known.offer.printed, 6.88);
        QVERIFY(known.offer.rate.has_value());
    }

    void tax_isTakenOffWhereTheQuoteTellsIt()
    {
        Dossier dossier = withTwoQuotes();
        QuoteLine &line = dossier.quotes.back().revisions.back().lines.front();
        line.taxBasis = TaxBasis::Included;
        line.vatRate = decimal(u"0.06"_s);
        const auto offers = quotedHours(dossier, h100());
        QVERIFY(qAbs(offers.back().price - 6.88 / 1.06) < 1e-9);
        QVERIFY(offers.back().isTaxKnown);
        line.taxBasis = TaxBasis::Unknown;
        QVERIFY(!quotedHours(dossier, h100()).back().isTaxKnown);
    }

    void boughtServer_hasNoHour()
    {
        Dossier dossier = withTwoQuotes();
        dossier.quotes.back().revisions.back().lines.front().unit = PriceUnit::Once;
        QCOMPARE(quotedHours(dossier, h100()).size(), size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestGpuPrice)
#include "tst_gpu_price.moc"
