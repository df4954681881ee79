// Tables of training runs and of memory cases, predicted row by row.
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/refusal.h"
#include "app/cli/size_sources.h"
#include "ui/desk/memory_table.h"
#include "ui/desk/read_file.h"
#include "ui/desk/sizing_table.h"
#include "ui/text/error_text.h"

#include <QFile>

namespace steelyard::cli {

namespace {

/// The first of them in words, and how many there are.
void printFaults(const std::vector<exchange::CellFault> &faults)
{
    constexpr size_t kMost = 20;
    if (faults.empty())
        return;
    for (size_t i = 0; i < std::min(kMost, faults.size()); ++i)
        printMessage(text::cellFaultText(
            faults[i].line, faults[i].column, text::errorText(faults[i].error)));
    printMessage(text::leftOutText(faults.size()));
}

} // namespace

int sizeTable(const SizeOptions &options, const Surroundings &surroundings)
{
    QFile file{options.table};
    if (const auto isOpen = desk::openForReading(file); !isOpen)
        return refuse(isOpen.error(), options.output);
    const auto table = desk::sizedTable(file, surroundings.clock);
    if (!table)
        return refuse(desk::ofFile(table.error(), options.table), options.output);
    printFaults(table->faults);
    if (const QString uneven = text::unevenStagesText(table->runs); !uneven.isEmpty())
        printMessage(uneven);
    if (options.output == Output::Json) {
        printData(desk::tableAsJson(*table));
    } else {
        const text::NumberFormat format{surroundings.language};
        QString readable;
        for (const ReportTable &each : text::predictedTables(table->runs, table->accuracy, format))
            readable += (readable.isEmpty() ? QString{} : QStringLiteral("\n")) + tableAsText(each);
        printData(readable);
    }
    return table->runs.empty() ? kRefused : kDone;
}

int sizeMemoryTable(const SizeOptions &options, const Surroundings &surroundings)
{
    QFile file{options.memoryTable};
    if (const auto isOpen = desk::openForReading(file); !isOpen)
        return refuse(isOpen.error(), options.output);
    const auto table = desk::sizedMemoryTable(file);
    if (!table)
        return refuse(desk::ofFile(table.error(), options.memoryTable), options.output);
    printFaults(table->faults);
    if (options.output == Output::Json) {
        printData(desk::memoryTableAsJson(*table));
    } else {
        const text::NumberFormat format{surroundings.language};
        if (!table->otherKinds.empty())
            printMessage(text::otherKindsText(table->otherKinds.size()));
        printData(tableAsText(text::memoryCaseTable(table->cases, format)));
    }
    return table->cases.empty() ? kRefused : kDone;
}

} // namespace steelyard::cli
