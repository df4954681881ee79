#include "tests/support/full_dossier.h"
#include "tests/support/quoted_json.h"

#include "model/exchange/json_reader.h"
#include "model/exchange/json_schema.h"
#include "model/exchange/project_document.h"

#include <QTest>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;
using namespace steelyard::tests;

namespace {

const QByteArray kSmallest = quoted("{'schema': 1, 'id': 'p', 'name': 'P', 'currency': 'CNY'}");

/// The first place where keys of `value` leave the order of the schema; empty: none.
QString disorder(const SchemaNode &node, const JsonValue &value)
{
    size_t last = 0;
    for (size_t i = 0; i < value.items.size(); ++i) {
        if (value.kind == JsonValue::Kind::Object && !node.properties.empty()) {
            const auto found = std::ranges::find(
                node.properties, value.keys[i], &std::pair<QString, const SchemaNode *>::first);
            const auto place = static_cast<size_t>(found - node.properties.begin());
            if (place < last || found == node.properties.end())
                return value.keys[i];
            last = place;
        }
        const QString step =
            value.kind == JsonValue::Kind::Object ? value.keys[i] : QString::number(i);
        if (const SchemaNode *behind = node.behind(step)) {
            if (const QString inner = disorder(*behind, value.items[i]); !inner.isEmpty())
                return step + u'/' + inner;
        }
    }
    return {};
}

/// Adds the paths of all keys that the schema knows below `node`.
void collectKeys(const SchemaNode &node, const QString &path, QStringList &keys)
{
    for (const auto &[key, behind] : node.properties) {
        keys.append(path + u'/' + key);
        collectKeys(*behind, path + u'/' + key, keys);
    }
    if (node.elements)
        collectKeys(*node.elements, path + u"/*"_s, keys);
}

/// Adds the paths of all keys in `value`, array elements as "*".
void collectUsed(const JsonValue &value, const QString &path, QSet<QString> &keys)
{
    for (size_t i = 0; i < value.items.size(); ++i) {
        const bool isObject = value.kind == JsonValue::Kind::Object;
        const QString step = path + u'/' + (isObject ? value.keys[i] : u"*"_s);
        keys.insert(step);
        collectUsed(value.items[i], step, keys);
    }
}

} // namespace

class ProjectDocumentTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void yearOfHourlyCounts_fillsLinesAndComesBack()
    {
        Dossier dossier = fullDossier();
        std::vector<int> gpus;
        for (int hour = 0; hour < 8'760; ++hour)
            gpus.push_back(hour * 7'919 % 8'000);
        dossier.project.demandProfile->gpus = gpus;
        const QByteArray written = writeProjectDocument(dossier);
        const auto isList = [](char sign) { return std::strchr("0123456789, ", sign) != nullptr; };
        for (const QByteArray &line : written.split('\n'))
            QVERIFY2(line.size() <= 100 || !std::ranges::all_of(line, isList), line.constData());
        // 8,760 numbers of at most four digits, with comma and blank: sixteen on a line.
        QVERIFY(written.count('\n') - writeProjectDocument(fullDossier()).count('\n') < 8'760 / 10);
        const auto read = readProjectDocument(written);
        QVERIFY(read);
        QVERIFY(read->project.demandProfile->gpus == gpus);
    }

    void fullDossier_survivesWritingAndReading()
    {
        const Dossier dossier = fullDossier();
        const auto read = readProjectDocument(writeProjectDocument(dossier));
        QVERIFY2(read, read ? "" : qPrintable(read.error().where));
        QCOMPARE(read->project, dossier.project);
        QCOMPARE(read->quotes, dossier.quotes);
        QVERIFY(*read == dossier);
    }

    void writing_isStable()
    {
        const QByteArray once = writeProjectDocument(fullDossier());
        QCOMPARE(writeProjectDocument(*readProjectDocument(once)), once);
        QVERIFY(once.endsWith("}\n"));
    }

    void trailingZeros_stay()
    {
        QVERIFY(writeProjectDocument(fullDossier()).contains(quoted("'price': '6.880'")));
    }

    void fullDossier_usesEveryKeyButThoseOfLaterVersions()
    {
        QStringList known;
        const JsonSchema schema{*readJson(projectDocumentSchema())};
        collectKeys(schema.root(), {}, known);
        QSet<QString> used;
        collectUsed(*readJson(writeProjectDocument(fullDossier())), {}, used);
        QStringList unused;
        for (const QString &key : known) {
            const QString top = key.section(u'/', 1, 1);
            const bool isForLater = top == u"requirements" || top == u"scoring"
                || top == u"decision" || top == u"exclusions" || top == u"answered_findings";
            if (!isForLater && !used.contains(key))
                unused.append(key);
        }
        QCOMPARE(unused, QStringList{});
    }

    void keys_areWrittenInTheOrderOfTheSchema()
    {
        const JsonSchema schema{*readJson(projectDocumentSchema())};
        const auto tree = readJson(writeProjectDocument(fullDossier()));
        QCOMPARE(disorder(schema.root(), *tree), QString{});
    }

    void smallestDocument_takesTheDefaults()
    {
        const auto read = readProjectDocument(kSmallest);
        QVERIFY(read);
        QCOMPARE(read->project.horizonMonths, 12);
        QVERIFY(read->project.monthBasisHours == Decimal{730});
        QCOMPARE(read->project.vat, VatTreatment::Deductible);
        QVERIFY(read->project.name == (LocalText{.en = u"P"_s}));
    }

    void calendarMonths_areAWord()
    {
        const auto read =
            readProjectDocument(quoted("{'schema': 2, 'id': 'p', 'name': 'P', 'currency': 'CNY', "
                                       "'start': '2026-03-15', 'month_basis': 'calendar'}"));
        QVERIFY(read);
        QVERIFY(!read->project.monthBasisHours);
        const QByteArray written = writeProjectDocument(*read);
        QVERIFY(written.contains(R"("month_basis": "calendar")"));
        QVERIFY(readProjectDocument(written)->project == read->project);
    }

    void handWrittenPhase_takesTheDefaults()
    {
        const auto read = readProjectDocument(quoted(
            "{'schema': 1, 'id': 'p', 'name': {'en': 'P', 'zh_CN': '项目'}, 'currency': 'CNY', "
            "'demand': {'phases': [{'id': 'a', 'gpus': 8}]}, "
            "'plans': [{'id': 'c', 'name': 'C', 'mode': 'cloud', 'supply': [{'id': 'l', 'kind': "
            "'spot'}]}]}"));
        QVERIFY(read);
        const DemandPhase &phase = read->project.demand.front();
        QVERIFY(phase.startDay.isZero() && !phase.days && !phase.followsJob);
        QVERIFY(!read->project.plans.front().supply.front().servers);
        QCOMPARE(read->project.name.zhCN, u"项目"_s);
    }

    void caseValue_isWrittenAsItsPathWants()
    {
        Dossier dossier;
        dossier.project.id = ProjectId{u"p"_s};
        dossier.project.cases = {{.id = CaseId{u"c"_s},
                                  .values = {{u"/horizon"_s, u"24"_s},
                                             {u"/plans/a/supply/b/price"_s, u"6.88"_s},
                                             {u"/nowhere"_s, u"7"_s}}}};
        const QByteArray json = writeProjectDocument(dossier);
        QVERIFY(json.contains(R"("/horizon": 24)"));
        QVERIFY(json.contains(R"("/plans/a/supply/b/price": "6.88")"));
        QVERIFY(json.contains(R"("/nowhere": "7")"));
    }

    void caseValue_mayBeWrittenAsNumber()
    {
        const auto read = readProjectDocument(
            quoted("{'schema': 1, 'id': 'p', 'name': 'P', 'currency': 'CNY', "
                   "'cases': [{'id': 'c', 'name': 'C', 'values': {'/horizon': 24}}]}"));
        QVERIFY(read);
        QCOMPARE(read->project.cases.front().values.front(),
                 (CaseValue{.path = u"/horizon"_s, .value = u"24"_s}));
    }

    void assumptionWithoutUnit_isInTheKnownOne()
    {
        const auto read =
            readProjectDocument(quoted("{'schema': 1, 'id': 'p', 'name': 'P', 'currency': 'CNY', "
                                       "'assumptions': {'goodput': {'value': '0.8'}}}"));
        QVERIFY(read);
        QCOMPARE(read->project.assumptions.at(u"goodput"_s).unit, u"ratio"_s);
    }

    void unknownAccelerator_isFine()
    {
        Dossier dossier = fullDossier();
        dossier.accelerators.clear();
        dossier.servers.clear();
        QVERIFY(readProjectDocument(writeProjectDocument(dossier)));
    }

    void lineOfAnOlderRevision_isNoDanglingReference()
    {
        Dossier dossier = fullDossier();
        dossier.quotes.front().revisions.back().lines.clear();
        QVERIFY(readProjectDocument(writeProjectDocument(dossier)));
    }

    void quoteAndProjectAsJson_areOneLineOfJson()
    {
        const QString quote = quoteAsJson(fullQuote());
        QVERIFY(quote.startsWith(QString::fromLatin1(quoted("{'id':'quote/1~a','vendor':'acme'"))));
        QVERIFY(!quote.contains(u'\n'));
        const auto project = readProjectDocument(projectAsJson({.id = ProjectId{u"p"_s}}).toUtf8());
        QVERIFY(project);
    }
};

QTEST_APPLESS_MAIN(ProjectDocumentTest)
#include "tst_project_document.moc"
