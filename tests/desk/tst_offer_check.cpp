#include "tests/support/project_builders.h"

#include "db/price_book_repository.h"
#include "db/transaction.h"
#include "db/workspace.h"
#include "ui/desk/evaluation.h"
#include "ui/desk/gpu_prices.h"
#include "ui/desk/offer_check.h"
#include "ui/text/report_sections.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace steelyard;
using namespace steelyard::testing;
using namespace steelyard::sizing;
using namespace Qt::StringLiterals;

namespace {

/// The hosted offer that cannot work, in a plan, at a site in mainland China.
Dossier withImpossibleOffer()
{
    QuoteBuilder quote = aQuote(u"hosting"_s);
    quote.price(u"30000"_s, u"CNY"_s, PriceUnit::NodeMonth).node(8);
    quote.line().statedSpecification =
        u"8×H100 SXM, 4U, 2×EPYC 7702, PSU 2000 W 2+2, 400G IB, FP16 1979 TFLOPS, air cooling, "
        "8 kW rack"_s;
    Dossier dossier = ProjectBuilder{}.reporting(u"CNY"_s).always(8).quote(quote).plan(
        u"cloud"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"hosting"_s)});
    dossier.project.sites = {{.id = SiteId{u"hall"_s}, .country = u"CN"_s}};
    return dossier;
}

const desk::ShippedCatalogue &catalogue()
{
    static const SystemClock clock;
    static const desk::ShippedCatalogue rows = desk::shippedCatalogue(clock).value();
    return rows;
}

bool isFound(const std::vector<FitFinding> &findings, FitRule rule)
{
    const auto found = std::ranges::find(findings, rule, &FitFinding::rule);
    return found != findings.end()
        && (found->verdict == FitVerdict::Problem || found->verdict == FitVerdict::Warning);
}

} // namespace

/// Servers that the quotes of a project offer, held against its job and its site.
class TestOfferCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void impossibleOffer_isFoundOutWithTheShippedDataSheets()
    {
        const auto fits = desk::checkedOffers(withImpossibleOffer(), catalogue(), {});
        QVERIFY(fits.has_value());
        QCOMPARE(fits->size(), size_t{1});
        for (const FitRule rule : {FitRule::SupplyHeadroom,
                                   FitRule::SupplyAgainstRating,
                                   FitRule::SlotAgainstNetwork,
                                   FitRule::DensePeak,
                                   FitRule::RackPower,
                                   FitRule::ExportLicence})
            QVERIFY(isFound(fits->front().findings, rule));
    }

    void job_isHeldAgainstTheOfferedMemory()
    {
        Dossier dossier = withImpossibleOffer();
        QVERIFY(!isFound(desk::checkedOffers(dossier, catalogue(), {})->front().findings,
                         FitRule::JobMemory));
        // 16 bytes for each of 70.6 billion weights are 1,129 GB, above the 640 GB of eight.
        dossier.project.job =
            TrainingJob{.name = {.en = u"Llama-3.1 70B"_s}, .tokens = decimal(u"1000000000000"_s)};
        QVERIFY(isFound(desk::checkedOffers(dossier, catalogue(), {})->front().findings,
                        FitRule::JobMemory));
    }

    void speedOfAnotherAccelerator_isNotTheOffered()
    {
        Dossier dossier = withImpossibleOffer();
        TrainingJob &job = dossier.project.job.emplace();
        job.parameters = decimal(u"7000000000"_s);
        job.tokens = decimal(u"1000000000000"_s);
        job.deadlineDays = decimal(u"30"_s);
        const auto findings = [&dossier](const QString &accelerator,
                                         const std::optional<Decimal> &speed) {
            dossier.project.job->accelerator = accelerator;
            dossier.project.job->measuredTokensPerSecondPerGpu = speed;
            return desk::checkedOffers(dossier, catalogue(), {})->front().findings;
        };
        const auto estimated = findings(u"A100-SXM-80GB"_s, {});
        const auto slow = decimal(u"100"_s);
        QVERIFY(findings(u"A100-SXM-80GB"_s, slow) == estimated);
        QVERIFY(findings(u"H100-SXM-80GB"_s, slow) != estimated);
    }

    void oneQuote_isCheckedByNameOrRefused()
    {
        const Dossier dossier = withImpossibleOffer();
        QCOMPARE(desk::checkedOffers(dossier, catalogue(), u"hosting"_s)->size(), size_t{1});
        const auto unknown = desk::checkedOffers(dossier, catalogue(), u"nobody"_s);
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::NotFound);
    }

    void json_asksTheVendorInBothLanguages()
    {
        const auto fits = desk::checkedOffers(withImpossibleOffer(), catalogue(), {});
        const QJsonObject offer = QJsonDocument::fromJson(desk::offersAsJson(*fits))
                                      .object()[u"offers"_s]
                                      .toArray()
                                      .first()
                                      .toObject();
        QCOMPARE(offer[u"quote"_s].toString(), u"hosting"_s);
        const QJsonObject worst = offer[u"findings"_s].toArray().first().toObject();
        QCOMPARE(worst[u"severity"_s].toString(), u"problem"_s);
        QVERIFY(worst[u"question"_s][u"zh_CN"_s].toString().contains(u'？')
                || worst[u"question"_s][u"zh_CN"_s].toString().contains(u'。'));
        QVERIFY(worst[u"question"_s][u"en"_s].toString().contains(u'.'));
    }

    void comparison_remarksOnTheServersOfItsPlans()
    {
        Dossier dossier = withImpossibleOffer();
        dossier.accelerators = catalogue().accelerators;
        const auto comparison = desk::compare(dossier, {.today = QDate{2026, 12, 1}});
        QVERIFY(comparison.has_value());
        QCOMPARE(comparison->offerFits.size(), size_t{1});
        const auto unfit =
            std::ranges::count(comparison->findings, FindingRule::OfferUnfit, &Finding::rule);
        // Supplies, network slot, peak and licence: the rating of a like server is in the
        // catalogue alone.
        QCOMPARE(unfit, 4);
    }

    void report_asksTheVendorInBothLanguages()
    {
        Dossier dossier = withImpossibleOffer();
        dossier.accelerators = catalogue().accelerators;
        const auto comparison = desk::compare(dossier, {.today = QDate{2026, 12, 1}});
        const ReportSection section =
            text::offersSection(*comparison, text::NumberFormat{Language::English});
        // What is wrong, and what to ask.
        QCOMPARE(section.blocks.size(), size_t{2});
        const auto &questions = std::get<ReportTable>(section.blocks.back());
        // Each in Chinese and in English.
        QCOMPARE(questions.rows.size(), size_t{8});
    }

    void price_comesFromQuotesAndElseFromPriceBooks()
    {
        static const SystemClock clock;
        const auto workspace = db::Workspace::inMemory(clock).value();
        auto writing = workspace->begin(u"test"_s);
        QVERIFY(writing.has_value());
        const PriceBookOffer offer{.instanceType = u"p5"_s,
                                   .gpuName = u"H100"_s,
                                   .gpuCount = decimal(u"8"_s),
                                   .region = u"east"_s,
                                   .onDemandPrice = decimal(u"23.92"_s)};
        QVERIFY(workspace->priceBooks()
                    .store(**writing,
                           u"lambda"_s,
                           currency(u"USD"_s),
                           {.fileName = u"lambda.csv"_s, .contentHash = u"1"_s},
                           {offer},
                           {})
                    .has_value());
        QVERIFY((*writing)->commit().has_value());
        const GpuModel gpu{.name = u"H100-SXM-80GB"_s};
        // 23.92 ÷ 8.
        const GpuPrice listed = desk::priceOf(gpu, nullptr, workspace.get());
        QCOMPARE(listed.state, GpuPrice::State::Known);
        QCOMPARE(listed.offer.price, 2.99);
        QCOMPARE(listed.offer.origin, GpuHourOffer::Origin::PriceBook);
        const Dossier dollars = ProjectBuilder{}.reporting(u"USD"_s).quote(
            aQuote(u"own"_s)
                .price(u"6.88"_s, u"USD"_s, PriceUnit::GpuHour)
                .accelerator(u"H100-SXM-80GB"_s));
        QCOMPARE(desk::priceOf(gpu, &dollars, workspace.get()).offer.price, 6.88);
        // A project in yuan without a rate can't use the list in dollars.
        const Dossier yuan = ProjectBuilder{}.reporting(u"CNY"_s);
        QCOMPARE(desk::priceOf(gpu, &yuan, workspace.get()).state, GpuPrice::State::NoRate);
    }
};

QTEST_GUILESS_MAIN(TestOfferCheck)
#include "tst_offer_check.moc"
