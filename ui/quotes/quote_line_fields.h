#pragma once

#include "model/quotes/quote_line.h"
#include "model/units/units.h"
#include "ui/editing/field.h"
#include "ui/text/number_format.h"

#include <memory>
#include <vector>

namespace steelyard::ui {

/// What the fields of a quote line need to know of their surroundings; it changes while they live.
struct LineSurroundings
{
    QStringList accelerators = {};
    QStringList servers = {};
    Hours monthBasis = {};
    text::NumberFormat format;
};

/// The fields of a quote's lines, in the order of the table.
[[nodiscard]] std::vector<Field<QuoteLine>> quoteLineFields(
    const std::shared_ptr<const LineSurroundings> &surroundings);

/// Why the line has no price per GPU-hour; empty when it has one.
[[nodiscard]] QString gpuHourPriceReason(const QuoteLine &line);

} // namespace steelyard::ui
