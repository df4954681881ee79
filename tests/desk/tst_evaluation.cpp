#include "ui/desk/comparison_json.h"
#include "ui/desk/evaluation.h"
#include "ui/desk/sample_projects.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace steelyard;
using namespace Qt::StringLiterals;

namespace {

Dossier platformTeam()
{
    return desk::readSample(desk::sampleProjects().front()).value();
}

QJsonObject asJson(const Comparison &comparison)
{
    return QJsonDocument::fromJson(
               desk::comparisonAsJson(comparison, text::NumberFormat{Language::English}))
        .object();
}

} // namespace

class TestEvaluation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySample_isRead();
    void case_isLaidOverByName();
    void override_winsOverTheCase();
    void unknownCase_isRefused();
    void unknownPath_isRefused();
    void json_carriesExactAmountsAndReasons();
    void json_hasNullForUnknown();
    void json_listsTheHoursOfEachMonth();

private:
    const QDate m_today{2026, 12, 1};
};

void TestEvaluation::everySample_isRead()
{
    for (const desk::SampleProject &sample : desk::sampleProjects())
        QVERIFY2(desk::readSample(sample).has_value(), qPrintable(sample.fileName));
}

void TestEvaluation::case_isLaidOverByName()
{
    const Dossier dossier = platformTeam();
    QVERIFY(dossier.project.cases.size() >= 3);
    const ProjectCase &shown = dossier.project.cases.front();
    const auto byId = desk::compare(dossier, {.caseName = shown.id.text(), .today = m_today});
    const auto byName = desk::compare(dossier, {.caseName = shown.name.en, .today = m_today});
    QVERIFY(byId.has_value());
    QVERIFY(byName.has_value());
    QCOMPARE(byId->shownCase, shown.id);
    QVERIFY(*byId == *byName);
}

void TestEvaluation::override_winsOverTheCase()
{
    const Dossier dossier = platformTeam();
    const auto plain = desk::compare(dossier, {.today = m_today});
    const auto longer = desk::compare(
        dossier, {.overrides = {{.path = u"/horizon"_s, .value = u"24"_s}}, .today = m_today});
    QVERIFY(plain.has_value());
    QVERIFY(longer.has_value());
    QCOMPARE(plain->months, 12);
    QCOMPARE(longer->months, 24);
}

void TestEvaluation::unknownCase_isRefused()
{
    const auto result = desk::compare(platformTeam(), {.caseName = u"none"_s, .today = m_today});
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::UnknownCase);
}

void TestEvaluation::unknownPath_isRefused()
{
    const auto result = desk::compare(
        platformTeam(),
        {.overrides = {{.path = u"/plans/none/notes"_s, .value = u"x"_s}}, .today = m_today});
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::PathNotFound);
}

void TestEvaluation::json_carriesExactAmountsAndReasons()
{
    const auto result = desk::compare(platformTeam(), {.today = m_today});
    QVERIFY(result.has_value());
    const QJsonObject json = asJson(*result);
    QCOMPARE(json[u"currency"_s].toString(), u"USD"_s);
    QCOMPARE(json[u"winner"_s].toString(), u"hybrid"_s);
    QVERIFY(json[u"ties"_s].toArray().isEmpty());
    for (const QJsonValue &value : json[u"plans"_s].toArray()) {
        const QJsonObject plan = value.toObject();
        QVERIFY(plan[u"total"_s].isString());
        double sum = 0.0;
        for (const QJsonValue &category : plan[u"categories"_s].toObject())
            sum += category.toObject()[u"total"_s].toString().toDouble();
        QCOMPARE(QString::number(sum, 'f', 2), plan[u"total"_s].toString());
        if (plan[u"id"_s].toString() != u"hybrid"_s)
            continue;
        // 1,792,051 US$ within 0.5 %: the scenario's reference figure.
        QVERIFY(std::abs(plan[u"total"_s].toString().toDouble() - 1'792'051.0) < 8'960.0);
        QCOMPARE(plan[u"split"_s][u"servers"_s].toInt(), 4);
        QVERIFY(plan[u"split"_s][u"reason"_s].toString().contains(u"24.7 %"_s));
    }
}

void TestEvaluation::json_listsTheHoursOfEachMonth()
{
    const auto generic = desk::compare(platformTeam(), {.today = m_today});
    QCOMPARE(asJson(*generic)[u"month_basis_hours"_s].toDouble(), 730.0);
    const auto real =
        desk::compare(platformTeam(),
                      {.overrides = {{.path = u"/start"_s, .value = u"2026-01-01"_s},
                                     {.path = u"/month_basis"_s, .value = u"calendar"_s}},
                       .today = m_today});
    QVERIFY(real.has_value());
    const QJsonObject json = asJson(*real);
    QVERIFY(json[u"month_basis_hours"_s].isNull());
    const QJsonArray hours = json[u"month_hours"_s].toArray();
    QCOMPARE(hours.size(), 12);
    QCOMPARE(hours[1].toDouble(), 672.0); // February 2026
}

void TestEvaluation::json_hasNullForUnknown()
{
    Comparison comparison;
    comparison.plans.push_back({.name = {.en = u"Hosted"_s}, .isComplete = false});
    const QJsonObject json = asJson(comparison);
    QVERIFY(json[u"winner"_s].isNull());
    QVERIFY(json[u"plans"_s][0][u"total"_s].isNull());
    QVERIFY(json[u"plans"_s][0][u"per_gpu_hour"_s].isNull());
}

QTEST_GUILESS_MAIN(TestEvaluation)
#include "tst_evaluation.moc"
