#include "model/quotes/quote.h"

#include <algorithm>

namespace steelyard {

const QuoteLine *findLine(const Quote &quote, const LineId &line)
{
    if (quote.revisions.empty())
        return nullptr;
    const std::vector<QuoteLine> &lines = quote.newest().lines;
    const auto found = std::ranges::find(lines, line, &QuoteLine::id);
    return found == lines.end() ? nullptr : &*found;
}

} // namespace steelyard
