#pragma once

#include "model/compare/figure_checks.h"
#include "model/quotes/quote.h"

namespace steelyard {

/// Looks at the figures of a line of the quote's newest revision.
void checkLine(InputChecks &checks, const Quote &quote, const QuoteLine &line);

/// Whether the line says how many GPUs a node has, if it does, in a number that can be.
void checkNode(InputChecks &checks, const Quote &quote, const QuoteLine &line);

/// Looks at what the quote's newest revision says of payment and delivery.
void checkPayment(InputChecks &checks, const Quote &quote);

} // namespace steelyard
