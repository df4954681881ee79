#pragma once

#include "model/base/finding.h"
#include "model/base/result.h"
#include "model/catalog/price_book.h"

#include <functional>

class QIODevice;

namespace steelyard::exchange {

/// A price list as read: what is usable, and what was left out with the reason.
struct PriceBookDraft
{
    /// From the file's name: "skypilot_lambda_vms_2026-05.csv" gives "lambda".
    QString suggestedName = {};
    Currency currency = {};
    QString fileName = {};
    QString contentHash = {};
    std::vector<PriceBookOffer> offers = {};
    std::vector<Finding> findings = {};
    qint64 rowCount = 0;
    qint64 leftOutCount = 0;
};

/// Told while a file is read: bytes done and bytes in all. Returns false to cancel.
using ReadProgress = std::function<bool(qint64 done, qint64 all)>;

/// True when the first line looks like a SkyPilot-style catalogue (InstanceType, Price, Region).
[[nodiscard]] bool looksLikePriceBook(const QByteArray &head);

/// Reads a SkyPilot-style catalogue, row by row; on any thread. Order and number of columns may
/// differ. Errors: HeaderMissing, NoRows, NoUsableRows, LineTooLong, FileUnreadable, FileEmpty,
/// Cancelled. A row that can't be read is left out and listed.
[[nodiscard]] Result<PriceBookDraft> readPriceBook(QIODevice &device,
                                                   const QString &fileName,
                                                   const ReadProgress &progress);

} // namespace steelyard::exchange
