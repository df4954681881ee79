#pragma once

#include "model/compare/cost_stream.h"

namespace steelyard {

/// Who gets what a stream that stands on a quote line costs, and when.
enum class Payee
{
    VendorByTerms, ///< the quote's vendor, when the quote's terms say
    VendorByMonth, ///< the quote's vendor, at the end of each month
    Nobody ///< not the vendor: the stream is only reckoned by the line's price
};

[[nodiscard]] Payee payeeOf(StreamKind kind);

} // namespace steelyard
