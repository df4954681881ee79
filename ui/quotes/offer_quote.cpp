#include "ui/quotes/offer_quote.h"

#include "db/vendor_repository.h"
#include "ui/commands/store_value.h"
#include "ui/shell/session.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct OfferQuoteWords
{
    Q_DECLARE_TR_FUNCTIONS(OfferQuoteWords)
};

/// The vendor that carries the book's name, made when there is none. Empty: it failed.
VendorId vendorOf(Session &session, Prompts &prompts, const QString &book)
{
    const auto vendors = session.workspace().vendors().list();
    if (vendors) {
        for (const auto &vendor : *vendors) {
            const LocalText &name = vendor.value.name;
            if (name.en.compare(book, Qt::CaseInsensitive) == 0 || name.zhCN == book)
                return vendor.value.id;
        }
    }
    const Vendor made{.id = VendorId::create(), .name = {.en = book}};
    const bool isStored = storeValue<Vendor>(
        session, prompts, OfferQuoteWords::tr("Add vendor %1").arg(book), {}, made);
    return isStored ? made.id : VendorId{};
}

/// The edition that the prices stand in, as a quote's reference.
QString editionName(const db::FoundOffer &offer)
{
    return OfferQuoteWords::tr("Price book %1, edition %2").arg(offer.bookName).arg(offer.edition);
}

/// The same for every offer of an edition, in whatever language the quote was made and however it
/// was renamed since.
QuoteId quoteIdOf(const db::FoundOffer &offer)
{
    return QuoteId{u"price-book-%1-%2"_s.arg(offer.book.text()).arg(offer.edition)};
}

/// A new quote for the offer's edition, without lines; nothing: its vendor can't be stored.
std::optional<Quote> quoteFor(Session &session, Prompts &prompts, const db::FoundOffer &offer)
{
    const VendorId maker = vendorOf(session, prompts, offer.bookName);
    if (maker.isEmpty())
        return std::nullopt;
    const QString reference = editionName(offer);
    return Quote{
        .id = quoteIdOf(offer),
        .vendor = maker,
        .name = {.en = reference},
        .revisions = {
            {.reference = reference, .date = session.clock().today(), .source = reference}}};
}

} // namespace

QuoteLine lineFromOffer(const db::FoundOffer &found)
{
    const PriceBookOffer &offer = found.offer;
    QuoteLine line;
    line.id = LineId::create();
    line.name.en =
        offer.region.isEmpty() ? offer.instanceType : offer.instanceType + u" · "_s + offer.region;
    if (!offer.onDemandPrice)
        line.name.en = OfferQuoteWords::tr("%1 (spot)", "instance and region").arg(line.name.en);
    line.accelerator = offer.gpuName;
    const double gpus = offer.gpuCount ? offer.gpuCount->toDouble() : 0.0;
    if (gpus >= 1.0 && std::floor(gpus) == gpus)
        line.gpusPerNode = static_cast<int>(gpus);
    line.unit = PriceUnit::NodeHour;
    line.price = offer.onDemandPrice ? offer.onDemandPrice : offer.spotPrice;
    line.currency = found.currency;
    line.notes = offer.onDemandPrice
        ? editionName(found)
        : OfferQuoteWords::tr("Spot price; %1").arg(editionName(found));
    line.statedSpecification =
        OfferQuoteWords::tr("%1, line %2 of the list").arg(offer.instanceType).arg(offer.line);
    return line;
}

QuoteId useOfferInQuote(Session &session, Prompts &prompts, const db::FoundOffer &offer)
{
    const auto dossier = session.dossier();
    if (dossier == nullptr)
        return {};
    const auto known = std::ranges::find(dossier->quotes, quoteIdOf(offer), &Quote::id);
    const std::optional<Quote> before =
        known != dossier->quotes.end() ? std::optional{*known} : std::nullopt;
    std::optional<Quote> made = before ? before : quoteFor(session, prompts, offer);
    if (!made)
        return {};
    Quote after = *std::move(made);
    after.revisions.back().lines.push_back(lineFromOffer(offer));
    const bool isStored = storeValue<Quote>(
        session,
        prompts,
        OfferQuoteWords::tr("Use %1 of %2").arg(offer.offer.instanceType, offer.bookName),
        before,
        after);
    return isStored ? after.id : QuoteId{};
}

} // namespace steelyard::ui
