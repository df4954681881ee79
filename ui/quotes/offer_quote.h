#pragma once

#include "db/price_book_repository.h"
#include "model/quotes/quote.h"

namespace steelyard::ui {

class Prompts;
class Session;

/// The offer as a quote line, its price as printed.
[[nodiscard]] QuoteLine lineFromOffer(const db::FoundOffer &found);

/// Puts the offer as a line into the open project's quote of that price book; makes vendor and
/// quote when they are missing. Each step can be undone. Returns the quote; empty: it failed.
QuoteId useOfferInQuote(Session &session, Prompts &prompts, const db::FoundOffer &offer);

} // namespace steelyard::ui
