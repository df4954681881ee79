#include "ui/text/memory_table_text.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct MemoryWords
{
    Q_DECLARE_TR_FUNCTIONS(MemoryTableText)
};

/// "45.6 (45.6, +0.0 %)": the prediction, and behind it what was published and how far it lies.
QString besidePublished(double predicted,
                        const std::optional<double> &published,
                        const NumberFormat &format)
{
    const QString own = format.number(predicted, 1);
    if (!published || !(*published > 0.0))
        return own;
    return MemoryWords::tr("%1 (published %2, ratio %3)")
        .arg(own, format.number(*published, 1), format.number(predicted / *published, 3));
}

} // namespace

ReportTable memoryCaseTable(const std::vector<PredictedMemory> &cases, const NumberFormat &format)
{
    const auto figure = [](const QString &title) {
        return ReportColumn{.title = title, .alignment = ColumnAlignment::End};
    };
    ReportTable table{.caption = MemoryWords::tr("Memory of the fullest GPU, GiB"),
                      .columns = {{.title = MemoryWords::tr("Case")},
                                  figure(MemoryWords::tr("Weights and optimiser of the layers")),
                                  figure(MemoryWords::tr("Activations")),
                                  figure(MemoryWords::tr("Allocated")),
                                  figure(MemoryWords::tr("Band")),
                                  figure(MemoryWords::tr("Published reserved"))}};
    for (const PredictedMemory &each : cases) {
        const QString reserved =
            each.publishedReserved ? format.number(*each.publishedReserved, 1) : QString{kUnknown};
        table.rows.push_back(
            {{.text = each.name},
             {.text = besidePublished(
                  each.weightsAndOptimizer, each.publishedWeightsAndOptimizer, format)},
             {.text = besidePublished(each.activations, each.publishedActivations, format)},
             {.text = besidePublished(each.allocated.expected, each.publishedAllocated, format)},
             {.text = MemoryWords::tr("%1 to %2", "band")
                          .arg(format.number(each.allocated.low, 1),
                               format.number(each.allocated.high, 1))},
             {.text = reserved}});
    }
    return table;
}

QString otherKindsText(size_t rows)
{
    return MemoryWords::tr("%n row(s) are of another kind than the memory of a training job and "
                           "were passed over.",
                           nullptr,
                           int(rows));
}

} // namespace steelyard::text
