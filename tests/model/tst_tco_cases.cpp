#include "tests/support/near.h"
#include "worked_examples.h"

#include <QFile>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace steelyard::testing;

namespace {

/// STEELYARD_TCO_CASES, else where the worked examples lie beside the project.
QJsonArray workedExamples()
{
    const QString named = qEnvironmentVariable("STEELYARD_TCO_CASES");
    QFile file{named.isEmpty()
                   ? QStringLiteral(STEELYARD_SOURCE_DIR "/../shared/data/tco_cases.json")
                   : named};
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()[u"cases"_s].toArray();
}

} // namespace

/// Worked examples from a file that not everybody has: the cost engine answers each figure that
/// must match, within the tolerance that the file gives.
class TestTcoCases final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workedExample_isReached_data()
    {
        QTest::addColumn<QJsonObject>("inputs");
        QTest::addColumn<QJsonObject>("expected");
        const QJsonArray examples = workedExamples();
        if (examples.isEmpty())
            QSKIP("The worked examples are not here; STEELYARD_TCO_CASES names their file.");
        for (const QJsonValue &example : examples) {
            const QString id = example[u"id"_s].toString();
            if (!example[u"role"_s].toString().startsWith(u"must_match"_s))
                continue;
            const QJsonObject expected = example[u"expected"_s].toObject();
            for (const QString &name : expected.keys()) {
                QTest::newRow(qPrintable(id + u'/' + name))
                    << example[u"inputs"_s].toObject() << expected[name].toObject();
            }
        }
    }

    void workedExample_isReached()
    {
        QFETCH(const QJsonObject, inputs);
        QFETCH(const QJsonObject, expected);
        const auto answer = m_answers.find(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY2(answer != m_answers.end(), "no function answers this");
        const double tolerance = expected.contains(u"engine_tolerance_abs"_s)
            ? expected[u"engine_tolerance_abs"_s].toDouble()
            : expected[u"tolerance_abs"_s].toDouble();
        QVERIFY(isNear(answer->second(ExampleInputs{inputs}),
                       expected[u"engine_expected"_s].toDouble(),
                       tolerance));
    }

public:
    TestTcoCases()
    {
        addFinanceAnswers(m_answers);
        addDepreciationAnswers(m_answers);
        addSiteAnswers(m_answers);
        addBandwidthAnswers(m_answers);
        addCloudAnswers(m_answers);
        addTimeAnswers(m_answers);
        addTotalAnswers(m_answers);
        addHybridAnswers(m_answers);
    }

private:
    Answers m_answers;
};

QTEST_APPLESS_MAIN(TestTcoCases)
#include "tst_tco_cases.moc"
