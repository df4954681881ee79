#include "model/quotes/stated_server.h"

#include <QByteArrayView>

#include <cstdlib>

using namespace steelyard;

/// No count and no power of a server is negative, whatever the vendor writes.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString words = QString::fromUtf8(
        QByteArrayView{reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)});
    const sizing::ServerOffer offer = statedServer(words).offer;
    if (offer.gpus.value_or(0) < 0 || offer.ramGb.value_or(0.0) < 0.0
        || offer.rdmaGbits.value_or(0.0) < 0.0)
        std::abort();
    if (offer.supplies
        && (offer.supplies->count <= 0
            || offer.supplies->spare.value_or(0) >= offer.supplies->count))
        std::abort();
    return 0;
}
