#include "tests/support/quoted_json.h"

#include "model/exchange/project_document.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;
using namespace steelyard::tests;

namespace {

/// A document with `members` behind the required ones; `members` may name vendors, quotes ...
QByteArray document(const QByteArray &members)
{
    return quoted("{'schema': 1, 'id': 'p', 'name': 'P', 'currency': 'CNY', " + members + "}");
}

/// A document with a site of these members.
QByteArray site(const QByteArray &members)
{
    return document("'sites': [{'id': 's', 'name': 'S', 'currency': 'CNY', " + members + "}]");
}

/// A tariff whose only period has these hours.
QByteArray tariff(const QByteArray &fromHour, const QByteArray &toHour)
{
    return "'electricity_tariff': {'prices': {'flat': '0.6'}, 'timetable': [{'id': 'all', "
           "'period': 'flat', 'from_hour': "
        + fromHour + ", 'to_hour': " + toHour + "}]}";
}

QByteArray plan(const QByteArray &layer)
{
    return document("'plans': [{'id': 'hybrid', 'name': 'H', 'mode': 'hybrid', 'supply': [" + layer
                    + "]}]");
}

QByteArray quote(const QByteArray &line)
{
    return document("'vendors': [{'id': 'v', 'name': 'V'}], 'quotes': [{'id': 'q', 'vendor': 'v', "
                    "'revisions': [{'number': 1, 'lines': ["
                    + line + "]}]}]");
}

} // namespace

Q_DECLARE_METATYPE(steelyard::ErrorCode)

class DocumentErrorsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fault_isNamedWithPathExpectedAndFound_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QStringList>("arguments");

        QTest::newRow("root is a list")
            << QByteArray("[]") << ErrorCode::WrongType << u""_s << QStringList{u"{…}"_s, u"[]"_s};
        QTest::newRow("newer schema, before its unknown keys")
            << quoted("{'schema': 7, 'hologram': 1}") << ErrorCode::SchemaTooNew << u"/schema"_s
            << QStringList{u"7"_s, u"2"_s};
        QTest::newRow("schema 0") << quoted("{'schema': 0}") << ErrorCode::BadValue << u"/schema"_s
                                  << QStringList{u"1 | 2"_s, u"0"_s};
        QTest::newRow("key missing")
            << quoted("{'schema': 1, 'id': 'p', 'name': 'P'}") << ErrorCode::MissingKey << u""_s
            << QStringList{u"currency"_s};
        QTest::newRow("unknown key") << document("'horizont': 12") << ErrorCode::UnknownKey
                                     << u"/horizont"_s << QStringList{u"horizon"_s};
        QTest::newRow("unknown key, nothing near")
            << document("'xyzzy': 12") << ErrorCode::UnknownKey << u"/xyzzy"_s
            << QStringList{QString{}};
        QTest::newRow("unknown key deep inside")
            << plan("{'id': 'burst', 'kind': 'spot', 'prize': '6.88'}") << ErrorCode::UnknownKey
            << u"/plans/hybrid/supply/burst/prize"_s << QStringList{u"price"_s};
        QTest::newRow("number where a decimal text is wanted")
            << plan("{'id': 'burst', 'kind': 'spot', 'price': 6.88}") << ErrorCode::WrongType
            << u"/plans/hybrid/supply/burst/price"_s << QStringList{u"\"6.88\""_s, u"6.88"_s};
        QTest::newRow("wrong type deep inside")
            << plan("{'id': 'burst', 'kind': 'spot', 'counts_as': [1]}") << ErrorCode::WrongType
            << u"/plans/hybrid/supply/burst/counts_as"_s << QStringList{u"{…}"_s, u"[…]"_s};
        QTest::newRow("servers as a word")
            << plan("{'id': 'burst', 'kind': 'spot', 'servers': 'many'}") << ErrorCode::BadValue
            << u"/plans/hybrid/supply/burst/servers"_s
            << QStringList{u"0, 1, … 100000 | \"auto\""_s, u"\"many\""_s};
        QTest::newRow("servers as a truth value")
            << plan("{'id': 'burst', 'kind': 'spot', 'servers': true}") << ErrorCode::WrongType
            << u"/plans/hybrid/supply/burst/servers"_s << QStringList{u"4 | \"auto\""_s, u"true"_s};
        QTest::newRow("unknown word") << plan("{'id': 'burst', 'kind': 'borrowed'}")
                                      << ErrorCode::BadValue << u"/plans/hybrid/supply/burst/kind"_s
                                      << QStringList{u"\"hosted\" | \"reserved\" | \"on_demand\" | "
                                                     u"\"spot\""_s,
                                                     u"\"borrowed\""_s};
        QTest::newRow("negative price")
            << quote("{'id': 'l', 'unit': 'gpu_hour', 'currency': 'CNY', 'price': '-1'}")
            << ErrorCode::BadValue << u"/quotes/q/revisions/1/lines/l/price"_s
            << QStringList{u"0 … 1000000000000"_s, u"\"-1\""_s};
        QTest::newRow("VAT in percent")
            << quote("{'id': 'l', 'unit': 'gpu_hour', 'currency': 'CNY', 'vat_rate': '6'}")
            << ErrorCode::BadValue << u"/quotes/q/revisions/1/lines/l/vat_rate"_s
            << QStringList{u"≥ 0, < 1"_s, u"\"6\""_s};
        QTest::newRow("price with too many digits")
            << quote("{'id': 'l', 'unit': 'gpu_hour', 'currency': 'CNY', 'price': '0."
                     + QByteArray(40, '1') + "'}")
            << ErrorCode::NumberTooLong << u"/quotes/q/revisions/1/lines/l/price"_s
            << QStringList{u"0."_s + QString(40, u'1')};
        QTest::newRow("currency that is none")
            << quote("{'id': 'l', 'unit': 'gpu_hour', 'currency': 'RMB'}") << ErrorCode::BadValue
            << u"/quotes/q/revisions/1/lines/l/currency"_s
            << QStringList{u"ISO 4217"_s, u"\"RMB\""_s};
        QTest::newRow("day that does not exist")
            << document("'start': '2027-02-30'") << ErrorCode::BadValue << u"/start"_s
            << QStringList{u"YYYY-MM-DD"_s, u"\"2027-02-30\""_s};
        QTest::newRow("zero months") << document("'horizon': 0") << ErrorCode::BadValue
                                     << u"/horizon"_s << QStringList{u"1, 2, … 120"_s, u"0"_s};
        QTest::newRow("half a month") << document("'horizon': 1.5") << ErrorCode::WrongType
                                      << u"/horizon"_s << QStringList{u"1, 2, … 120"_s, u"1.5"_s};
        QTest::newRow("days as a number")
            << document("'demand': {'phases': [{'id': 'a', 'gpus': 8, 'days': 90}]}")
            << ErrorCode::WrongType << u"/demand/phases/a/days"_s
            << QStringList{u"\"90\""_s, u"90"_s};
        QTest::newRow("days as another word")
            << document("'demand': {'phases': [{'id': 'a', 'gpus': 8, 'days': 'ever'}]}")
            << ErrorCode::BadValue << u"/demand/phases/a/days"_s
            << QStringList{u"\"90\" | \"to_end\" | \"job\""_s, u"\"ever\""_s};
        QTest::newRow("name as a number")
            << document("'vendors': [{'id': 'v', 'name': 7}]") << ErrorCode::WrongType
            << u"/vendors/v/name"_s << QStringList{u"\"7\""_s, u"7"_s};
        QTest::newRow("name in an unknown language")
            << document("'vendors': [{'id': 'v', 'name': {'zh': '甲'}}]") << ErrorCode::UnknownKey
            << u"/vendors/v/name/zh"_s << QStringList{QString{}};
        QTest::newRow("id twice") << document(
            "'vendors': [{'id': 'v', 'name': 'A'}, {'id': 'v', 'name': 'B'}]")
                                  << ErrorCode::DuplicateId << u"/vendors/v"_s
                                  << QStringList{u"v"_s};
        QTest::newRow("vendor that is not there")
            << document("'quotes': [{'id': 'q', 'vendor': 'x', 'revisions': [{'number': 1}]}]")
            << ErrorCode::DanglingReference << u"/quotes/q/vendor"_s << QStringList{u"x"_s};
        QTest::newRow("quote without revisions")
            << document("'quotes': [{'id': 'q', 'vendor': 'x', 'revisions': []}]")
            << ErrorCode::BadValue << u"/quotes/q/revisions"_s << QStringList{u"[…]"_s, u"[]"_s};
        QTest::newRow("quote that is not there")
            << plan("{'id': 'burst', 'kind': 'spot', 'quote': 'x', 'line': 'l'}")
            << ErrorCode::DanglingReference << u"/plans/hybrid/supply/burst/quote"_s
            << QStringList{u"x"_s};
        QTest::newRow("figure that no calculation can be made with")
            << document("'assumptions': {'goodput': {'value': '0'}}") << ErrorCode::BadValue
            << u"/assumptions/goodput/value"_s << QStringList{u"> 0, ≤ 1"_s, u"0"_s};
        QTest::newRow("two descriptions of one cooling")
            << site("'pue': '1.3', 'cooling_cop': '4'") << ErrorCode::StatedTwice
            << u"/sites/s/cooling_cop"_s
            << QStringList{
                   u"pue; pue_variable_overhead …; cooling_cop, liquid_share …; metering"_s};
        QTest::newRow("two prices of one electricity")
            << site("'electricity_price_per_kwh': '0.6', " + tariff("0", "24"))
            << ErrorCode::StatedTwice << u"/sites/s/electricity_price_per_kwh"_s
            << QStringList{u"electricity_price_per_kwh, electricity_tariff"_s};
        QTest::newRow("multiples of an unknown part")
            << site("'electricity_tariff': {'multipliers': {'flat': '1'}, 'multiplied': ['taxes'], "
                    "'timetable': [{'id': 'all', 'period': 'flat', 'from_hour': 0, 'to_hour': "
                    "24}]}")
            << ErrorCode::BadValue << u"/sites/s/electricity_tariff/multiplied/0"_s
            << QStringList{u"\"purchase\" | \"line_loss\" | \"transmission\" | "
                           u"\"system_operation\" | \"government_funds\""_s,
                           u"\"taxes\""_s};
        QTest::newRow("hours without a period")
            << site(tariff("7", "23")) << ErrorCode::TimetableHour
            << u"/sites/s/electricity_tariff/timetable"_s
            << QStringList{u"1"_s, u"0"_s, u"1"_s, u"0"_s};
        QTest::newRow("another encoding") << QByteArray("{\n'id': '\xb8\xdf'}").replace('\'', '"')
                                          << ErrorCode::NotUtf8 << u"2"_s << QStringList{};
        QTest::newRow("UTF-16") << QByteArray("{\0\"\0", 4) << ErrorCode::NotUtf8 << u"1"_s
                                << QStringList{};
        QTest::newRow("requirement that is not there")
            << quote("{'id': 'l', 'unit': 'gpu_hour', 'currency': 'CNY', 'requirement': 'x'}")
            << ErrorCode::DanglingReference << u"/quotes/q/revisions/1/lines/l/requirement"_s
            << QStringList{u"x"_s};
        QTest::newRow("site that is not there")
            << document("'site': 'x'") << ErrorCode::DanglingReference << u"/site"_s
            << QStringList{u"x"_s};
        QTest::newRow("attachment that is no base64")
            << document("'attachments': [{'id': 'a', 'name': 'A', 'content': '%%'}]")
            << ErrorCode::BadValue << u"/attachments/a/content"_s
            << QStringList{u"Base64"_s, u"\"%%\""_s};
        QTest::newRow("unknown assumption")
            << document("'assumptions': {'goodputt': {'value': '1'}}") << ErrorCode::UnknownKey
            << u"/assumptions/goodputt"_s << QStringList{u"goodput"_s};
        QTest::newRow("assumption in another unit")
            << document("'assumptions': {'goodput': {'value': '95', 'unit': 'percent'}}")
            << ErrorCode::BadValue << u"/assumptions/goodput/unit"_s
            << QStringList{u"\"ratio\""_s, u"\"percent\""_s};
    }

    void fault_isNamedWithPathExpectedAndFound()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const ErrorCode, code);
        QFETCH(const QString, where);
        QFETCH(const QStringList, arguments);
        const auto read = readProjectDocument(json);
        QVERIFY(!read);
        QCOMPARE(read.error().where, where);
        QCOMPARE(read.error().arguments, arguments);
        QCOMPARE(read.error().code, code);
    }

    void revisionsThatDoNotRise_areRefused()
    {
        const auto read = readProjectDocument(
            document("'vendors': [{'id': 'v', 'name': 'V'}], 'quotes': [{'id': 'q', 'vendor': 'v', "
                     "'revisions': [{'number': 2}, {'number': 1}]}]"));
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::BadValue);
        QCOMPARE(read.error().where, u"/quotes/q/revisions/1/number"_s);
    }

    void assumptionInAnotherCurrency_isFine()
    {
        QVERIFY(readProjectDocument(document(
            "'assumptions': {'remote_hands_price': {'value': '80', 'unit': 'USD/visit'}}")));
    }

    void allFaults_areListedInTheDocumentsOrder()
    {
        const auto faults = projectDocumentFaults(
            document("'horizont': 12, 'horizon': 0, 'sites': [{'id': 's', 'name': 'S', "
                     "'currency': 'RMB', 'pue': '0.9'}], 'vendors': [{'id': 'v'}]"),
            20);
        QStringList places;
        for (const Error &fault : faults)
            places.append(fault.where);
        QCOMPARE(places,
                 QStringList({u"/horizont"_s,
                              u"/horizon"_s,
                              u"/sites/s/currency"_s,
                              u"/sites/s/pue"_s,
                              u"/vendors/v"_s}));
    }

    void allFaults_endAtTheLimit()
    {
        QByteArray unknown;
        for (int i = 0; i < 30; ++i)
            unknown += "'x" + QByteArray::number(i) + "': 1, ";
        QCOMPARE(projectDocumentFaults(document(unknown + "'horizon': 12"), 20).size(), 20U);
    }

    void brokenReferences_areAllListed()
    {
        const auto faults = projectDocumentFaults(
            document("'quotes': [{'id': 'q', 'vendor': 'x', 'revisions': [{'number': 1}]}, "
                     "{'id': 'r', 'vendor': 'y', 'revisions': [{'number': 1}]}], 'site': 'z'"),
            20);
        QCOMPARE(faults.size(), 3U);
        QCOMPARE(faults.back().where, u"/quotes/r/vendor"_s);
    }

    void goodDocument_hasNoFaults()
    {
        QVERIFY(projectDocumentFaults(document("'horizon': 12"), 20).empty());
    }

    /// What can't be compared can't be imported: the limits of the evaluation (input_checks.cpp).
    void figureBeyondItsLimit_isRefused_data()
    {
        QTest::addColumn<QByteArray>("good");
        QTest::addColumn<QByteArray>("bad");
        const auto line = [](const char *member) {
            return quote(QByteArray("{'id': 'l', 'unit': 'gpu_hour', 'currency': 'CNY', ") + member
                         + "}");
        };
        const auto phase = [](const char *member) {
            return document(QByteArray("'demand': {'phases': [{'id': 'a', 'gpus': 8, ") + member
                            + "}]}");
        };
        const auto row = [](const char *name, const QByteArray &good, const QByteArray &bad) {
            QTest::newRow(name) << good << bad;
        };
        row("shortest term", line("'minimum_term_months': 1"), line("'minimum_term_months': 0"));
        row("longest term", line("'minimum_term_months': 120"), line("'minimum_term_months': 121"));
        row("upfront part",
            line("'rental': {'upfront': '0.01'}"),
            line("'rental': {'upfront': '0'}"));
        row("largest node", line("'gpus_per_node': 10000"), line("'gpus_per_node': 10001"));
        row("VAT", line("'vat_rate': '0.99'"), line("'vat_rate': '1'"));
        row("price", line("'price': '1000000000000.00'"), line("'price': '1000000000000.01'"));
        row("shortest month",
            document("'month_basis': '672'"),
            document("'month_basis': '671.99'"));
        row("longest month",
            document("'month_basis': '744.0'"),
            document("'month_basis': '744.1'"));
        row("usual month", document("'month_basis': '730'"), document("'month_basis': '73'"));
        const QByteArray latest = "{'schema': 2, 'id': 'p', 'name': 'P', 'currency': 'CNY', ";
        row("calendar months",
            quoted(latest + "'month_basis': 'calendar'}"),
            quoted(latest + "'month_basis': 'calender'}"));
        row("start", phase("'start_day': '36600'"), phase("'start_day': '36600.5'"));
        row("days", phase("'days': '0.25'"), phase("'days': '0.00'"));
        row("longest days", phase("'days': '36599.9'"), phase("'days': '36601'"));
        row("PUE",
            document("'sites': [{'id': 's', 'name': 'S', 'currency': 'CNY', 'pue': '100'}]"),
            document("'sites': [{'id': 's', 'name': 'S', 'currency': 'CNY', 'pue': '100.1'}]"));
    }

    void figureBeyondItsLimit_isRefused()
    {
        QFETCH(const QByteArray, good);
        QFETCH(const QByteArray, bad);
        const auto read = readProjectDocument(good);
        QVERIFY2(read, read ? "" : qPrintable(read.error().where));
        const auto refused = readProjectDocument(bad);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::BadValue);
    }
};

QTEST_APPLESS_MAIN(DocumentErrorsTest)
#include "tst_document_errors.moc"
