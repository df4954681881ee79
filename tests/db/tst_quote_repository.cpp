#include "full_dossier.h"
#include "temporary_workspace.h"

#include "db/change_log_repository.h"
#include "db/project_repository.h"
#include "db/quote_repository.h"
#include "db/vendor_repository.h"

#include <QSignalSpy>

using namespace steelyard;
using namespace steelyard::db;

namespace {

// Adds one row for each value of an enum.
template <typename E>
void addRowsOf(const char *name)
{
    for (const auto &[value, text] : kEnumTexts<E>)
        QTest::addRow("%s %s", name, text) << QString::fromLatin1(name) << static_cast<int>(value);
}

} // namespace

class QuoteRepositoryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_workspace = Workspace::inMemory(m_clock).value();
        QVERIFY(committed(*m_workspace, [this](Transaction &transaction) {
            return m_workspace->vendors().save(transaction, aVendor(), kNotStored);
        }));
        QVERIFY(committed(*m_workspace, [this](Transaction &transaction) {
            return m_workspace->projects().save(transaction, aProject(), kNotStored);
        }));
    }

    void everyValue_isLoadedAsSaved()
    {
        QVERIFY(save(aFullQuote(), kNotStored));
        QCOMPARE(loaded(aFullQuote().id).value, aFullQuote());
    }

    void trailingZeros_areKept()
    {
        QVERIFY(save(aFullQuote(), kNotStored));
        const auto line = loaded(aFullQuote().id).value.newest().lines.front();
        QCOMPARE(line.discounts.front().toText(), u"0.10"_s);
        QCOMPARE(line.tiers.front().price.toText(), u"1.990"_s);
    }

    void everyEnumValue_isStorable_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("value");
        addRowsOf<CostCategory>("category");
        addRowsOf<CostCategory>("cover");
        addRowsOf<LineKind>("kind");
        addRowsOf<PriceUnit>("unit");
        addRowsOf<TaxBasis>("tax");
        addRowsOf<TierMode>("tier");
    }

    void everyEnumValue_isStorable()
    {
        QFETCH(const QString, name);
        QFETCH(const int, value);
        auto quote = aQuote();
        auto &line = quote.revisions.front().lines.front();
        if (name == u"category")
            line.category = static_cast<CostCategory>(value);
        else if (name == u"cover")
            line.covers = {static_cast<CostCategory>(value)};
        else if (name == u"kind")
            line.kind = static_cast<LineKind>(value);
        else if (name == u"unit")
            line.unit = static_cast<PriceUnit>(value);
        else if (name == u"tax")
            line.taxBasis = static_cast<TaxBasis>(value);
        else
            line.tierMode = static_cast<TierMode>(value);
        QVERIFY(save(quote, kNotStored));
        QCOMPARE(loaded(quote.id).value, quote);
    }

    void quotes_standInTheOrderOfTheirCreation()
    {
        auto later = aQuote();
        later.id = QuoteId{u"a"_s};
        QVERIFY(save(aQuote(), kNotStored));
        QVERIFY(save(later, kNotStored));
        const auto quotes = m_workspace->quotes().list(aProject().id);
        QCOMPARE(quotes->at(0).value, aQuote());
        QCOMPARE(quotes->at(1).value, later);
    }

    void changedPrice_isLoggedWithOldAndNew()
    {
        const auto version = save(aQuote(), kNotStored).value();
        auto quote = aQuote();
        quote.revisions.front().lines.front().price = decimal("3.10");
        QVERIFY(save(quote, version));
        const auto entry = m_workspace->changeLog().list(aProject().id, 1)->front();
        QCOMPARE(entry.kind, u"quote"_s);
        QCOMPARE(entry.before, u"{\"revisions/1/lines/h100/price\":\"2.990\"}"_s);
        QCOMPARE(entry.after, u"{\"revisions/1/lines/h100/price\":\"3.10\"}"_s);
    }

    void sameValues_changeNothing()
    {
        const auto version = save(aQuote(), kNotStored).value();
        const QSignalSpy changed{&m_workspace->changes(), &ChangeNotifier::quotesChanged};
        QCOMPARE(save(aQuote(), version).value(), version);
        QCOMPARE(changed.size(), 0);
    }

    void oldVersion_isRefused()
    {
        QVERIFY(save(aQuote(), kNotStored));
        QCOMPARE(codeOf(save(aFullQuoteAs(aQuote().id), RowVersion{99})),
                 ErrorCode::ChangedElsewhere);
    }

    void unknownProject_isNotFound()
    {
        const auto saved = committed(*m_workspace, [this](Transaction &transaction) {
            return m_workspace->quotes().save(
                transaction, ProjectId{u"nobody"_s}, aQuote(), kNotStored);
        });
        QCOMPARE(codeOf(saved), ErrorCode::NotFound);
    }

    void unknownVendor_isNotCommitted()
    {
        auto quote = aQuote();
        quote.vendor = VendorId{u"nobody"_s};
        const auto saved = save(quote, kNotStored);
        QCOMPARE(codeOf(saved), ErrorCode::NotFound);
        QCOMPARE(saved.error().arguments, QStringList{u"nobody"_s});
    }

    void quoteWithoutVendor_isStorable()
    {
        auto quote = aQuote();
        quote.vendor = {};
        QVERIFY(save(quote, kNotStored));
        QCOMPARE(loaded(quote.id).value, quote);
    }

    void quoteOfAPlan_isStillUsed()
    {
        const auto version = save(aQuote(), kNotStored).value();
        auto project = m_workspace->projects().load(aProject().id).value();
        project.value.plans = {{.id = PlanId{u"cloud"_s},
                                .name = {.en = u"All cloud"_s},
                                .supply = {{.id = LayerId{u"l"_s}, .quote = aQuote().id}}}};
        QVERIFY(committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->projects().save(transaction, project.value, project.version);
        }));
        const auto removed = remove(aQuote().id, version);
        QCOMPARE(codeOf(removed), ErrorCode::StillUsed);
        const QString quoteName = aQuote().name.in(Language::English);
        QCOMPARE(removed.error().arguments, (QStringList{u"All cloud"_s, quoteName}));
    }

    void unusedQuote_isRemovedWithItsLines()
    {
        const auto version = save(aFullQuote(), kNotStored).value();
        QVERIFY(remove(aFullQuote().id, version));
        QCOMPARE(codeOf(m_workspace->quotes().load(aProject().id, aFullQuote().id)),
                 ErrorCode::NotFound);
        QVERIFY(save(aFullQuote(), kNotStored));
        QCOMPARE(loaded(aFullQuote().id).value, aFullQuote());
    }

    void vendorOfAQuote_isStillUsed()
    {
        QVERIFY(save(aQuote(), kNotStored));
        const auto vendor = m_workspace->vendors().load(aVendor().id).value();
        const auto removed = committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->vendors().remove(transaction, vendor.value.id, vendor.version);
        });
        QCOMPARE(codeOf(removed), ErrorCode::StillUsed);
        const QString vendorName = vendor.value.name.in(Language::English);
        QCOMPARE(removed.error().arguments, (QStringList{u"On demand"_s, vendorName}));
    }

    void unusedVendor_isRemoved()
    {
        const auto vendor = m_workspace->vendors().load(aVendor().id).value();
        QVERIFY(committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->vendors().remove(transaction, vendor.value.id, vendor.version);
        }));
        QVERIFY(m_workspace->vendors().list()->empty());
    }

private:
    [[nodiscard]] static Quote aFullQuoteAs(const QuoteId &id)
    {
        auto quote = aFullQuote();
        quote.id = id;
        return quote;
    }

    [[nodiscard]] Stored<Quote> loaded(const QuoteId &id) const
    {
        return m_workspace->quotes().load(aProject().id, id).value();
    }

    Result<RowVersion> save(const Quote &quote, RowVersion expected)
    {
        return committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->quotes().save(transaction, aProject().id, quote, expected);
        });
    }

    Result<void> remove(const QuoteId &id, RowVersion expected)
    {
        return committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->quotes().remove(transaction, aProject().id, id, expected);
        });
    }

    StoppedClock m_clock;
    std::unique_ptr<Workspace> m_workspace;
};

QTEST_GUILESS_MAIN(QuoteRepositoryTest)
#include "tst_quote_repository.moc"
