#include "model/exchange/price_book_csv.h"

#include <QBuffer>

#include <cstdlib>

using namespace steelyard;

/// Rows kept and rows left out must add up, whatever the file holds.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    QByteArray bytes{reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
    (void)exchange::looksLikePriceBook(bytes);
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::ReadOnly);
    const auto draft = exchange::readPriceBook(buffer, QStringLiteral("lambda.csv"), {});
    if (draft && static_cast<qint64>(draft->offers.size()) + draft->leftOutCount != draft->rowCount)
        std::abort();
    return 0;
}
