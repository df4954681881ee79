#include "offers.h"
#include "temporary_workspace.h"

#include "db/price_book_repository.h"

#include <QProcess>
#include <QSignalSpy>

#include <cstdio>

using namespace steelyard;
using namespace steelyard::db;

namespace {

constexpr int kManyOffers = 56'671;
constexpr auto kImportArgument = "--import-until-killed";

Result<PriceBookRepository::Stored> store(Workspace &workspace,
                                          const std::vector<PriceBookOffer> &offers,
                                          const QString &hash,
                                          const std::function<bool(qint64)> &progress = {})
{
    return committed(workspace, [&](Transaction &transaction) {
        return workspace.priceBooks().store(
            transaction, u"azure"_s, currency("USD"), anEdition(hash), offers, progress);
    });
}

// The program as it is when somebody kills it: half of an import is written.
int importUntilKilled(const QString &path)
{
    const StoppedClock clock;
    const auto workspace = Workspace::open(path, Workspace::IfMissing::Fail, clock);
    const auto stored = store(**workspace, manyOffers(kManyOffers), u"second"_s, [](qint64 rows) {
        if (rows < kManyOffers / 2)
            return true;
        std::puts("half");
        std::fflush(stdout);
        // Never answered: the parent kills this process meanwhile.
        return std::getchar() != EOF;
    });
    return stored ? 0 : 1;
}

} // namespace

class PriceBookRepositoryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_temporary.emplace();
        m_workspace = m_temporary->open();
    }

    void cleanup() { m_workspace.reset(); }

    void newBook_isListedWithItsEdition()
    {
        const QSignalSpy changed{&m_workspace->changes(), &ChangeNotifier::priceBooksChanged};
        const auto stored = store(*m_workspace, someOffers(), u"first"_s).value();
        QCOMPARE(stored.outcome, PriceBookRepository::StoreOutcome::NewBook);
        QCOMPARE(stored.edition, 1);
        const PriceBook expected{.id = stored.book,
                                 .name = u"azure"_s,
                                 .currency = currency("USD"),
                                 .editions = {{.number = 1,
                                               .fileName = u"vms.csv"_s,
                                               .contentHash = u"first"_s,
                                               .importedAt = m_temporary->clock.now(),
                                               .offerCount = 3,
                                               .leftOutCount = 2}}};
        QCOMPARE(m_workspace->priceBooks().list().value(), std::vector{expected});
        QCOMPARE(changed.size(), 1);
    }

    void everyValue_isFoundAsStored()
    {
        auto offers = someOffers();
        offers.front() = {.instanceType = u"cpu"_s,
                          .vcpus = decimal("4.0"),
                          .region = u"west"_s,
                          .zone = u"2"_s,
                          .spotPrice = decimal("0.00924"),
                          .line = 7};
        QVERIFY(store(*m_workspace, offers, u"first"_s));
        const auto found = m_workspace->priceBooks().find(
            {.onlyWithGpus = false, .sortBy = OfferQuery::SortBy::InstanceType}, 0, 10);
        std::vector<PriceBookOffer> values;
        for (const auto &row : *found)
            values.push_back(row.offer);
        std::ranges::sort(offers, {}, &PriceBookOffer::instanceType);
        QCOMPARE(values, offers);
    }

    void sameFile_addsNothing()
    {
        QVERIFY(store(*m_workspace, someOffers(), u"first"_s));
        const QSignalSpy changed{&m_workspace->changes(), &ChangeNotifier::priceBooksChanged};
        const auto again = store(*m_workspace, someOffers(), u"first"_s).value();
        QCOMPARE(again.outcome, PriceBookRepository::StoreOutcome::Unchanged);
        QCOMPARE(again.edition, 1);
        QCOMPARE(m_workspace->priceBooks().list()->front().editions.size(), 1U);
        QCOMPARE(changed.size(), 0);
    }

    void otherCurrency_isRefused()
    {
        QVERIFY(store(*m_workspace, someOffers(), u"first"_s));
        const auto other = committed(*m_workspace, [this](Transaction &transaction) {
            return m_workspace->priceBooks().store(
                transaction, u"azure"_s, currency("CNY"), anEdition(u"second"_s), someOffers(), {});
        });
        QCOMPARE(codeOf(other), ErrorCode::CurrencyMismatch);
    }

    void changedFile_makesAnEditionThatShowsWhatMoved()
    {
        auto offers = someOffers();
        const auto first = store(*m_workspace, offers, u"first"_s).value();
        offers.at(0).onDemandPrice = decimal("99.00");
        offers.at(0).spotPrice = decimal("40");
        offers.at(1).onDemandPrice = decimal("3.0600"); // as before, written otherwise
        offers.at(1).memoryGib = decimal("2000"); // no price
        offers.at(2) = anOffer(u"new"_s, u"B200"_s, "8", "120");
        const auto second = store(*m_workspace, offers, u"second"_s).value();
        QCOMPARE(second.outcome, PriceBookRepository::StoreOutcome::NewEdition);
        QCOMPARE(second.edition, 2);

        const PriceMove common{
            .instanceType = u"a-nd96"_s, .gpuName = u"H100"_s, .region = u"eastus"_s};
        auto changed = common;
        changed.before = decimal("98.32");
        changed.after = decimal("99");
        auto spot = common;
        spot.kind = PriceMove::Kind::Appeared;
        spot.after = decimal("40");
        spot.isSpot = true;
        const PriceMove appeared{.instanceType = u"new"_s,
                                 .gpuName = u"B200"_s,
                                 .region = u"eastus"_s,
                                 .kind = PriceMove::Kind::Appeared,
                                 .after = decimal("120")};
        const PriceMove vanished{.instanceType = u"c-nv"_s,
                                 .gpuName = u"A10"_s,
                                 .region = u"eastus"_s,
                                 .kind = PriceMove::Kind::Vanished,
                                 .before = decimal("0.454")};
        const auto moves = m_workspace->priceBooks().moves(first.book, 1, 2, 100);
        QCOMPARE(moves.value(), std::vector({changed, spot, appeared, vanished}));
        QCOMPARE(m_workspace->priceBooks().moves(first.book, 1, 2, 2)->size(), 2U);
    }

    void repeatedOffer_isComparedWithItsLike()
    {
        auto offers = someOffers();
        offers.push_back(offers.front());
        const auto first = store(*m_workspace, offers, u"first"_s).value();
        offers.back().onDemandPrice = decimal("100");
        QVERIFY(store(*m_workspace, offers, u"second"_s));
        const auto moves = m_workspace->priceBooks().moves(first.book, 1, 2, 100).value();
        QCOMPARE(moves.size(), 1U);
        QCOMPARE(moves.front().kind, PriceMove::Kind::Changed);
    }

    void search_seesTheNewestEditionOnly()
    {
        QVERIFY(store(*m_workspace, someOffers(), u"first"_s));
        QVERIFY(store(*m_workspace, {someOffers().front()}, u"second"_s));
        QCOMPARE(m_workspace->priceBooks().count({}).value(), 1);
        QCOMPARE(m_workspace->priceBooks().find({}, 0, 10)->front().edition, 2);
    }

    void cancelledImport_leavesThePreviousEdition()
    {
        QVERIFY(store(*m_workspace, someOffers(), u"first"_s));
        const auto cancelled = store(
            *m_workspace, manyOffers(5000), u"second"_s, [](qint64 rows) { return rows < 3000; });
        QCOMPARE(codeOf(cancelled), ErrorCode::Cancelled);
        QCOMPARE(m_workspace->priceBooks().list()->front().editions.size(), 1U);
        QCOMPARE(m_workspace->priceBooks().count({}).value(), 3);
    }

    void fullDisk_leavesThePreviousEdition()
    {
        QVERIFY(store(*m_workspace, someOffers(), u"first"_s));
        const auto stored = committed(*m_workspace, [this](Transaction &transaction) {
            // The file may not grow any more.
            const auto limited = transaction.connection().execute(u"PRAGMA max_page_count = 1"_s);
            if (!limited)
                return Result<PriceBookRepository::Stored>{limited.error()};
            return m_workspace->priceBooks().store(transaction,
                                                   u"azure"_s,
                                                   currency("USD"),
                                                   anEdition(u"second"_s),
                                                   manyOffers(kManyOffers),
                                                   {});
        });
        QCOMPARE(codeOf(stored), ErrorCode::DiskFull);
        QCOMPARE(m_workspace->priceBooks().count({}).value(), 3);
        m_workspace = m_temporary->open();
        QCOMPARE(m_workspace->priceBooks().list()->front().editions.size(), 1U);
    }

    void killedImport_leavesThePreviousEdition()
    {
        QVERIFY(store(*m_workspace, someOffers(), u"first"_s));
        m_workspace.reset();
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QString::fromLatin1(kImportArgument), m_temporary->path});
        QVERIFY(child.waitForReadyRead());
        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);

        m_workspace = m_temporary->open();
        QCOMPARE(m_workspace->priceBooks().list()->front().editions.size(), 1U);
        QCOMPARE(m_workspace->priceBooks().count({}).value(), 3);
        QVERIFY(store(*m_workspace, manyOffers(100), u"second"_s));
    }

    void readerDuringAnImport_seesThePreviousEdition()
    {
        QVERIFY(store(*m_workspace, someOffers(), u"first"_s));
        const auto reader = m_temporary->open();
        std::vector<qint64> counts;
        QVERIFY(store(*m_workspace, manyOffers(kManyOffers), u"second"_s, [&](qint64) {
            counts.push_back(reader->priceBooks().count({}).value_or(-1));
            return true;
        }));
        QVERIFY(!counts.empty());
        QVERIFY(std::ranges::all_of(counts, [](qint64 count) { return count == 3; }));
        QCOMPARE(reader->priceBooks().count({}).value(), kManyOffers);
    }

    void removedBook_takesItsOffersAlong()
    {
        const auto stored = store(*m_workspace, someOffers(), u"first"_s).value();
        QVERIFY(committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->priceBooks().remove(transaction, stored.book);
        }));
        QVERIFY(m_workspace->priceBooks().list()->empty());
        QCOMPARE(m_workspace->priceBooks().count({}).value(), 0);
    }

private:
    [[nodiscard]] static std::vector<PriceBookOffer> someOffers()
    {
        return {anOffer(u"a-nd96"_s, u"H100"_s, "8", "98.32"),
                anOffer(u"b-nc24"_s, u"A100-80GB"_s, "1", "3.06"),
                anOffer(u"c-nv"_s, u"A10"_s, "0.33", "0.454")};
    }

    std::optional<TemporaryWorkspace> m_temporary;
    std::unique_ptr<Workspace> m_workspace;
};

int main(int argc, char *argv[])
{
    QCoreApplication application{argc, argv};
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == QLatin1StringView{kImportArgument})
        return importUntilKilled(arguments.at(2));
    PriceBookRepositoryTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_price_book_repository.moc"
