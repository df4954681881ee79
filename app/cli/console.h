#pragma once

#include "db/workspace.h"
#include "model/base/finding.h"
#include "model/report/report_document.h"
#include "ui/text/number_format.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace steelyard::cli {

/// Data, as UTF-8, onto standard output.
void printData(const QByteArray &data);
void printData(const QString &text);

/// A line for the person, onto standard error.
void printMessage(const QString &message);
/// What opening a workspace changed in it, if anything.
void printOpening(std::optional<db::OpenOutcome> outcome, bool hasRenewedCatalog);
/// One line each; of very many the first ones and their number.
void printFindings(const std::vector<Finding> &findings, const text::NumberFormat &format);

/// A table for a terminal: caption, head, rows; columns aligned, also with Chinese text.
[[nodiscard]] QString tableAsText(const ReportTable &table);

} // namespace steelyard::cli
