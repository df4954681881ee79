#include "tests/support/near.h"

#include "model/tco/depreciation.h"
#include "model/tco/loan.h"
#include "model/tco/present_value.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>
#include <map>

using namespace Qt::StringLiterals;
using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

/// The inputs of one worked example.
class Inputs final
{
public:
    explicit Inputs(const QJsonObject &inputs)
        : m_inputs{inputs}
    {}

    [[nodiscard]] double number(const QString &name) const { return value(name).toDouble(); }
    [[nodiscard]] int whole(const QString &name) const { return value(name).toInt(); }

    [[nodiscard]] std::vector<double> numbers(const QString &name) const
    {
        std::vector<double> result;
        for (const QJsonValue &each : value(name).toArray())
            result.push_back(each.toDouble());
        return result;
    }

    /// `flows` on `dates`.
    [[nodiscard]] std::vector<DatedFlow> datedFlows() const
    {
        std::vector<DatedFlow> result;
        for (const double amount : numbers(u"flows"_s)) {
            const auto at = static_cast<qsizetype>(result.size());
            const QDate date =
                QDate::fromString(value(u"dates"_s).toArray()[at].toString(), Qt::ISODate);
            result.push_back(
                {std::chrono::sys_days{std::chrono::days{QDate{1970, 1, 1}.daysTo(date)}}, amount});
        }
        return result;
    }

    [[nodiscard]] Loan loan(Due due = Due::AtEnd) const
    {
        return {.principal = number(u"pv"_s),
                .ratePerPeriod = number(u"rate"_s),
                .periods = whole(u"n"_s),
                .due = due};
    }

    [[nodiscard]] DepreciableAsset asset() const
    {
        return {
            .cost = number(u"cost"_s), .salvage = number(u"salvage"_s), .life = whole(u"life"_s)};
    }

private:
    [[nodiscard]] QJsonValue value(const QString &name) const { return m_inputs[name][u"value"_s]; }

    QJsonObject m_inputs;
};

using Answer = std::function<Computed<>(const Inputs &inputs)>;

Instalment instalment(const Inputs &inputs, size_t month)
{
    return (*amortisation(inputs.loan()))[month - 1];
}

double macrs(const Inputs &inputs, size_t year)
{
    return (*macrsHalfYear(inputs.number(u"cost"_s), MacrsClass::FiveYear))[year - 1];
}

double charge(const Computed<DepreciationSchedule> &charges, size_t year)
{
    return (*charges)[year - 1];
}

void addFinance(std::map<QString, Answer> &answers)
{
    answers[u"PMT-200K/payment"_s] = [](const Inputs &in) { return payment(in.loan()); };
    answers[u"PMT-DUE/end"_s] = [](const Inputs &in) { return payment(in.loan()); };
    answers[u"PMT-DUE/begin"_s] = [](const Inputs &in) {
        return payment(in.loan(Due::AtBeginning));
    };
    answers[u"AMORT-2500/m1_principal"_s] = [](const Inputs &in) {
        return instalment(in, 1).principal;
    };
    answers[u"AMORT-2500/m1_interest"_s] = [](const Inputs &in) {
        return instalment(in, 1).interest;
    };
    answers[u"AMORT-2500/m6_balance"_s] = [](const Inputs &in) {
        return instalment(in, 6).balance;
    };
    answers[u"AMORT-2500/m12_interest"_s] = [](const Inputs &in) {
        return instalment(in, 12).interest;
    };
    answers[u"AMORT-2500/total_interest"_s] = [](const Inputs &in) {
        return cumulativeInterest(in.loan(), {1, 12});
    };
    answers[u"AMORT-2500/final_balance"_s] = [](const Inputs &in) {
        return instalment(in, 12).balance;
    };
    answers[u"NPV-T0/npv"_s] = [](const Inputs &in) {
        return npv(in.number(u"rate"_s), in.numbers(u"flows"_s));
    };
    answers[u"NPV-EXCEL/npv"_s] = [](const Inputs &in) {
        return spreadsheetNpv(in.number(u"rate"_s), in.numbers(u"flows"_s));
    };
    answers[u"IRR-1/a"_s] = [](const Inputs &in) { return irr(in.numbers(u"a"_s)); };
    answers[u"IRR-1/b"_s] = [](const Inputs &in) { return irr(in.numbers(u"b"_s)); };
    answers[u"XNPV-2/xnpv"_s] = [](const Inputs &in) {
        return xnpv(in.number(u"rate"_s), in.datedFlows());
    };
    answers[u"EFFECT-1/a"_s] = [](const Inputs &in) {
        return effectiveRate(in.number(u"nominal"_s), in.whole(u"m"_s));
    };
    answers[u"EFFECT-1/b"_s] = [](const Inputs &in) {
        return effectiveRate(in.number(u"nominal2"_s), in.whole(u"m2"_s));
    };
}

void addDepreciation(std::map<QString, Answer> &answers)
{
    answers[u"DEP-SLN-SYD/sln"_s] = [](const Inputs &in) {
        return charge(straightLine(in.asset()), 1);
    };
    answers[u"DEP-SLN-SYD/syd1"_s] = [](const Inputs &in) {
        return charge(sumOfYearsDigits(in.asset()), 1);
    };
    answers[u"DEP-SLN-SYD/syd10"_s] = [](const Inputs &in) {
        return charge(sumOfYearsDigits(in.asset()), 10);
    };
    answers[u"DEP-DDB/y1"_s] = [](const Inputs &in) {
        return charge(decliningBalance(in.asset()), 1);
    };
    answers[u"DEP-DDB/y2_factor1.5"_s] = [](const Inputs &in) {
        return charge(decliningBalance(in.asset(), 1.5), 2);
    };
    answers[u"DEP-DDB/y10"_s] = [](const Inputs &in) {
        return charge(decliningBalance(in.asset()), 10);
    };
    for (size_t year = 1; year <= 6; ++year)
        answers[u"DEP-MACRS/y%1"_s.arg(year)] = [year](const Inputs &in) {
            return macrs(in, year);
        };
    answers[u"DEP-MACRS/sum"_s] = [](const Inputs &in) {
        double sum = 0.0;
        for (size_t year = 1; year <= 6; ++year)
            sum += macrs(in, year);
        return sum;
    };
}

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

/// Worked examples from a file that not everybody has: each figure that a function of the cost
/// engine answers, within the tolerance that the file gives.
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
                const QString key = id + u'/' + name;
                if (m_answers.contains(key))
                    QTest::newRow(qPrintable(key))
                        << example[u"inputs"_s].toObject() << expected[name].toObject();
            }
        }
    }

    void workedExample_isReached()
    {
        QFETCH(const QJsonObject, inputs);
        QFETCH(const QJsonObject, expected);
        const Answer &answer = m_answers.at(QString::fromUtf8(QTest::currentDataTag()));
        const double tolerance = expected.contains(u"engine_tolerance_abs"_s)
            ? expected[u"engine_tolerance_abs"_s].toDouble()
            : expected[u"tolerance_abs"_s].toDouble();
        QVERIFY(
            isNear(answer(Inputs{inputs}), expected[u"engine_expected"_s].toDouble(), tolerance));
    }

public:
    TestTcoCases()
    {
        addFinance(m_answers);
        addDepreciation(m_answers);
    }

private:
    std::map<QString, Answer> m_answers;
};

QTEST_APPLESS_MAIN(TestTcoCases)
#include "tst_tco_cases.moc"
