#include "ui/desk/job_file.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::desk;

namespace {

Result<TrainingJob> jobInDocument(const QByteArray &json)
{
    const auto document = readJobDocument(json);
    if (!document)
        return document.error();
    return *document->project.project.job;
}

} // namespace

/// Training jobs in files.
class TestJobFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jobAlone_isRead()
    {
        const auto job = jobInDocument(R"({"parameters": "70e9", "tokens": "2000000000000"})");
        QVERIFY(!job); // An exponent is no decimal of a document.
        QCOMPARE(job.error().where, u"/job/parameters"_s);
        const auto plain = jobInDocument(
            "\xEF\xBB\xBF{\"parameters\": \"70000000000\", \"tokens\": \"2000000000000\", "
            "\"measured\": {\"tokens_per_second_per_gpu\": \"750\"}}");
        QVERIFY(plain);
        QCOMPARE(plain->parameters->toDouble(), 70e9);
        QCOMPARE(plain->tokens->toDouble(), 2e12);
        QCOMPARE(plain->measuredTokensPerSecondPerGpu->toDouble(), 750.0);
    }

    void projectsJob_isRead()
    {
        const auto job = jobInDocument(R"({"schema": 1, "id": "p", "name": "P", "currency": "CNY",
            "job": {"parameters": "7000000000"}})");
        QVERIFY(job && job->parameters && !job->tokens);
    }

    void projectAroundTheJob_isToldFromNone()
    {
        const auto alone = readJobDocument(R"({"parameters": "7000000000"})");
        QVERIFY(alone && alone->isJobAlone);
        const auto project = readJobDocument(R"({"schema": 1, "id": "p", "name": "P",
            "currency": "CNY", "job": {"parameters": "7000000000"}})");
        QVERIFY(project && !project->isJobAlone);
        QCOMPARE(project->project.project.id, ProjectId{u"p"_s});
    }

    void badFiles_areNamed_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("code");
        const auto add = [](const char *name, const QByteArray &json, ErrorCode code) {
            QTest::newRow(name) << json << int(code);
        };
        add("empty", " \n", ErrorCode::FileEmpty);
        add("no JSON", "{\"parameters\": ", ErrorCode::JsonSyntax);
        add("more than one value", "{}, \"name\": \"x\"", ErrorCode::JsonSyntax);
        add("unknown key", R"({"params": "7"})", ErrorCode::UnknownKey);
        add("not above zero", R"({"tokens": "0"})", ErrorCode::BadValue);
        add("project without a job",
            R"({"schema": 1, "id": "p", "name": "P", "currency": "CNY"})",
            ErrorCode::MissingKey);
        add("newer schema",
            R"({"schema": 99, "id": "p", "name": "P", "currency": "CNY"})",
            ErrorCode::SchemaTooNew);
        add("list", "[]", ErrorCode::WrongType);
    }

    void badFiles_areNamed()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, code);
        const auto job = jobInDocument(json);
        QVERIFY(!job);
        QCOMPARE(int(job.error().code), code);
    }
};

QTEST_APPLESS_MAIN(TestJobFile)
#include "tst_job_file.moc"
