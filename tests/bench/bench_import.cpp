// The whole import of a price list as a user waits for it: reading the file, checking every row,
// storing the edition. Goal: under two seconds for 56,671 rows.

#include "ui/desk/import_file.h"

#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace steelyard;
using namespace Qt::StringLiterals;

namespace {

// As many as Azure's public list of May 2026 has, with as few GPUs: one row of 68.
constexpr int kRows = 56'671;
constexpr int kRowsPerGpu = 68;

/// `edition` moves the prices, so that no two files hold the same.
void writeList(const QString &path, int edition)
{
    QFile file{path};
    if (!file.open(QIODevice::WriteOnly))
        qFatal("the price list can't be written");
    file.write("InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Price,"
               "SpotPrice,Region\n");
    for (int row = 0; row < kRows; ++row) {
        const bool hasGpu = row % kRowsPerGpu == 0;
        file.write(u"Standard_D%1s_v5,%2,%3,%4,%5,,%6,%7,region-%8\n"_s.arg(row)
                       .arg(4 + row % 96)
                       .arg(16 + row % 512)
                       .arg(hasGpu ? u"H100"_s : QString{}, hasGpu ? u"8"_s : QString{})
                       .arg(0.2 + 0.001 * (row + edition), 0, 'f', 4)
                       .arg(0.1 + 0.001 * row, 0, 'f', 4)
                       .arg(row % 60)
                       .toUtf8());
    }
}

void importingAPriceList(benchmark::State &state)
{
    const QTemporaryDir folder;
    const QString list = folder.filePath(u"azure.csv"_s);
    const SystemClock clock;
    int edition = 0;
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        writeList(list, ++edition);
        state.ResumeTiming();
        const auto report =
            desk::importFile(list, folder.filePath(u"prices.steelyard"_s), {}, clock, {});
        if (!report || report->importedCount != kRows)
            qFatal("the price list was not imported whole");
    }
}
BENCHMARK(importingAPriceList)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace

BENCHMARK_MAIN();
