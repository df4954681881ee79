#include "tests/support/full_dossier.h"

#include "model/exchange/case_overlay.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;
using namespace steelyard::tests;

namespace {

Result<Dossier> laid(const QString &path, const QString &value)
{
    return overlaid(fullDossier(), {{.path = path, .value = value}});
}

} // namespace

Q_DECLARE_METATYPE(steelyard::ErrorCode)

class CaseOverlayTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noValues_changeNothing() { QVERIFY(*overlaid(fullDossier(), {}) == fullDossier()); }

    void absentPrice_isAdded()
    {
        const auto result = laid(u"/plans/hybrid/supply/burst/price"_s, u"2.99"_s);
        QVERIFY(result);
        Dossier expected = fullDossier();
        expected.project.plans.front().supply.back().price = decimal("2.99");
        QVERIFY(*result == expected);
    }

    void values_becomeWhatTheSchemaWants()
    {
        const auto result = overlaid(
            fullDossier(),
            {{.path = u"/horizon"_s, .value = u"24"_s},
             {.path = u"/plans/hybrid/supply/base/servers"_s, .value = u"auto"_s},
             {.path = u"/plans/hybrid/supply/burst/servers"_s, .value = u"12"_s},
             {.path = u"/quotes/quote~11~0a/revisions/3/lines/h100/prepaid"_s, .value = u"false"_s},
             {.path = u"/quotes/quote~11~0a/revisions/3/lines/h100/discounts/1"_s,
              .value = u"0.2"_s},
             {.path = u"/demand/phases/all/days"_s, .value = u"job"_s},
             {.path = u"/name/zh_CN"_s, .value = u"情形"_s},
             {.path = u"/sites/hubei/pue"_s, .value = u"1.5"_s},
             {.path = u"/catalogue/servers/dgx/typical_power_w"_s, .value = u"8000.5"_s},
             {.path = u"/assumptions/gpu_load/value"_s, .value = u"0.8"_s}});
        QVERIFY2(result, result ? "" : qPrintable(result.error().where));
        const Project &project = result->project;
        QCOMPARE(project.horizonMonths, 24);
        QCOMPARE(project.plans.front().supply.front().servers, std::nullopt);
        QCOMPARE(project.plans.front().supply.back().servers, 12);
        const QuoteLine &line = result->quotes.front().newest().lines.front();
        QVERIFY(!line.isPrepaid);
        QCOMPARE(line.discounts.back(), decimal("0.2"));
        QVERIFY(project.demand.front().followsJob);
        QCOMPARE(project.name.zhCN, u"情形"_s);
        QCOMPARE(project.sites.front().pue, decimal("1.5"));
        QCOMPARE(result->servers.front().typicalPowerW, 8000.5);
        QCOMPARE(project.assumptions.at(u"gpu_load"_s).value, decimal("0.8"));
    }

    void laterValue_wins()
    {
        const auto result = overlaid(
            fullDossier(),
            {{.path = u"/horizon"_s, .value = u"24"_s}, {.path = u"/horizon"_s, .value = u"6"_s}});
        QCOMPARE(result->project.horizonMonths, 6);
    }

    void badValue_isRefusedWithItsPath_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("no slash") << u"horizon"_s << u"1"_s << ErrorCode::PathNotFound;
        QTest::newRow("empty") << QString{} << u"1"_s << ErrorCode::PathNotFound;
        QTest::newRow("unknown key")
            << u"/plans/hybrid/price"_s << u"1"_s << ErrorCode::PathNotFound;
        QTest::newRow("unknown id") << u"/plans/cloud/notes"_s << u"x"_s << ErrorCode::PathNotFound;
        QTest::newRow("element by index")
            << u"/plans/0/notes"_s << u"x"_s << ErrorCode::PathNotFound;
        QTest::newRow("into an absent list")
            << u"/requirements/x/name"_s << u"x"_s << ErrorCode::PathNotFound;
        QTest::newRow("below a text")
            << u"/plans/hybrid/notes/x"_s << u"x"_s << ErrorCode::PathNotFound;
        QTest::newRow("not a number") << u"/horizon"_s << u"soon"_s << ErrorCode::WrongType;
        QTest::newRow("too large") << u"/horizon"_s << u"121"_s << ErrorCode::BadValue;
        QTest::newRow("no number")
            << u"/plans/hybrid/supply/base/price"_s << u"cheap"_s << ErrorCode::BadValue;
        QTest::newRow("a whole object") << u"/plans/hybrid"_s << u"{}"_s << ErrorCode::WrongType;
        QTest::newRow("not a truth value")
            << u"/quotes/quote~11~0a/revisions/3/lines/h100/prepaid"_s << u"maybe"_s
            << ErrorCode::WrongType;
        QTest::newRow("not a power")
            << u"/catalogue/servers/dgx/typical_power_w"_s << u"lots"_s << ErrorCode::WrongType;
        QTest::newRow("reference that leads nowhere")
            << u"/plans/hybrid/site"_s << u"mars"_s << ErrorCode::DanglingReference;
    }

    void badValue_isRefusedWithItsPath()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, value);
        QFETCH(const ErrorCode, code);
        const auto result = laid(path, value);
        QVERIFY(!result);
        QCOMPARE(result.error().code, code);
        QCOMPARE(result.error().where, path);
    }

    void figureBeyondItsLimits_isLeftToTheEvaluation()
    {
        const auto result = laid(u"/assumptions/gpu_load/value"_s, u"1.2"_s);
        QVERIFY(result);
        QCOMPARE(result->project.assumptions.at(u"gpu_load"_s).value, decimal("1.2"));
        const auto price = laid(u"/plans/hybrid/supply/base/price"_s, u"-1"_s);
        QVERIFY(price);
        QCOMPARE(price->project.plans.front().supply.front().price, decimal("-1"));
        QCOMPARE(laid(u"/plans/hybrid/supply/base/servers"_s, u"-1"_s)
                     ->project.plans.front()
                     .supply.front()
                     .servers,
                 std::optional{-1});
    }

    void unknownStep_hasTheNearestBesideIt()
    {
        const auto nearestTo = [](const QString &path) {
            return laid(path, u"1"_s).error().arguments.value(1);
        };
        QCOMPARE(nearestTo(u"/plans/hybrid/suply/base/price"_s), u"supply"_s);
        QCOMPARE(nearestTo(u"/plans/hybrid/supply/bass/price"_s), u"base"_s);
        QCOMPARE(nearestTo(u"/plans/hybrid/supply/base/prise"_s), u"price"_s);
        QCOMPARE(nearestTo(u"/weather"_s), QString{});
    }

    void case_isFoundByIdOrByNameInEitherLanguage()
    {
        const Project project = fullProject();
        for (const QString &name : {u"cheap"_s, u"Cheap"_s, u"低价"_s})
            QCOMPARE(findCase(project, name)->id, CaseId{u"cheap"_s});
        const auto missing = findCase(project, u"dear"_s);
        QVERIFY(!missing);
        QCOMPARE(missing.error(),
                 (Error{.code = ErrorCode::UnknownCase, .arguments = {u"dear"_s}}));
    }

    void emptyName_isNoCase() { QVERIFY(!findCase(Project{.cases = {{}}}, QString{})); }
};

QTEST_APPLESS_MAIN(CaseOverlayTest)
#include "tst_case_overlay.moc"
