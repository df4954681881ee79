#pragma once

#include "model/report/report_document.h"

#include <QByteArray>
#include <QString>

namespace steelyard::exchange {

/// One table as RFC 4180 CSV lines (CRLF), without the byte-order mark. Text cells that begin
/// with = + - @, tab or return are guarded by an apostrophe; numbers stay numbers.
[[nodiscard]] QByteArray tableAsCsv(const ReportTable &table);

/// All tables of a report, each under its caption, as UTF-8 with byte-order mark.
[[nodiscard]] QByteArray reportAsCsv(const ReportDocument &report);

/// One table as tab-separated values with headers, for the clipboard; exact numbers.
[[nodiscard]] QString tableAsTsv(const ReportTable &table);

/// A chart's data as a table.
[[nodiscard]] ReportTable chartAsTable(const ChartSpec &chart);

} // namespace steelyard::exchange
