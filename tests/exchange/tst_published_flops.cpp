#include "model/exchange/training_table.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::exchange;

namespace {

constexpr double kTera = 1e12;

/// Seconds of one step, from "iteration 1.42 s" or "iteration 1121 ms" in the notes.
std::optional<double> stepSeconds(const QString &notes)
{
    static const QRegularExpression pattern{u"iteration ([0-9.]+) (m?s)"_s};
    const auto match = pattern.match(notes);
    if (!match.hasMatch())
        return {};
    return match.captured(1).toDouble() * (match.captured(2) == u"ms"_s ? 1e-3 : 1.0);
}

/// FLOPs per second and GPU that the published time stands for, in the row's convention.
std::optional<double> tflopsOf(const TrainingTableRow &row)
{
    constexpr double kSecondsPerDay = 86'400.0;
    const RunInputs &inputs = row.inputs;
    const auto inferred = sizing::inferredShape(inputs.model);
    if (!inferred || !inputs.gpus || !inputs.sequence)
        return {};
    const bool isHardware = row.report.notes.contains(u"hardware"_s);
    const double perToken =
        sizing::trainingFlopsPerToken(sizing::forwardFlops(inferred->shape, *inputs.sequence),
                                      isHardware ? sizing::kNarayanan : sizing::kFullAttention);
    if (const auto seconds = stepSeconds(row.report.notes); seconds && inputs.globalBatch)
        return perToken * *inputs.globalBatch * *inputs.sequence / (*inputs.gpus * *seconds)
            / kTera;
    if (row.report.days && inputs.tokens)
        return perToken * *inputs.tokens / (*inputs.gpus * *row.report.days * kSecondsPerDay)
            / kTera;
    return {};
}

} // namespace

/// Times and TFLOPS that papers print for one and the same run.
class TestPublishedFlops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedTimes_giveTheirTeraflops()
    {
        constexpr double kPeakA100 = 312.0;
        constexpr double kAgreed = 0.03;
        QFile file{QStringLiteral(STEELYARD_SOURCE_DIR "/../shared/data/training_runs.csv")};
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("../shared/data/training_runs.csv is not there");
        const auto table = readTrainingTable(file);
        QVERIFY(table);
        int compared = 0;
        for (const TrainingTableRow &row : table->rows) {
            const QString &name = row.report.name;
            const bool isMeant = name.startsWith(u"SC21"_s) || name.startsWith(u"Korthikanti"_s)
                || name.startsWith(u"Mega"_s) || name.startsWith(u"GPT-3 175B estimate"_s);
            std::optional<double> published = row.report.tflopsPerGpu;
            if (!published && row.report.mfu)
                published = *row.report.mfu * kPeakA100;
            const auto tflops = tflopsOf(row);
            if (!isMeant || !published || !tflops || !row.inputs.gpu.startsWith(u"A100"_s))
                continue;
            ++compared;
            QVERIFY2(std::abs(*tflops / *published - 1.0) <= kAgreed, qPrintable(name));
        }
        QVERIFY(compared >= 20);
    }
};

QTEST_APPLESS_MAIN(TestPublishedFlops)
#include "tst_published_flops.moc"
