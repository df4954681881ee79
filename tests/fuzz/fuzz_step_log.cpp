#include "model/exchange/step_log.h"

#include <QBuffer>

#include <cstdlib>

using namespace steelyard;

/// Every figure of a step is above 0, whatever the file holds.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    QByteArray bytes{reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::ReadOnly);
    const auto log = exchange::readStepLog(buffer);
    if (!log)
        return 0;
    for (const exchange::StepSample &sample : log->samples) {
        for (const auto &figure : {sample.seconds,
                                   sample.batch,
                                   sample.samplesPerSecond,
                                   sample.tokensPerSecondPerGpu}) {
            if (figure && !(*figure > 0.0))
                std::abort();
        }
    }
    return 0;
}
