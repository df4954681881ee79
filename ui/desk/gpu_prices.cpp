#include "ui/desk/gpu_prices.h"

#include "db/price_book_repository.h"
#include "db/workspace.h"
#include "model/catalog/row_names.h"

#include <algorithm>

namespace steelyard::desk {

using namespace Qt::StringLiterals;

namespace {

QDate importedAt(const std::vector<PriceBook> &books, const db::FoundOffer &offer)
{
    const auto book = std::ranges::find(books, offer.book, &PriceBook::id);
    if (book == books.end())
        return {};
    const auto edition =
        std::ranges::find(book->editions, offer.edition, &PriceBookEdition::number);
    return edition == book->editions.end() ? QDate{} : edition->importedAt.date();
}

GpuHourOffer hourOf(const db::FoundOffer &found, double price, const QDate &date)
{
    const PriceBookOffer &offer = found.offer;
    const QString place = offer.region.isEmpty() ? offer.zone : offer.region;
    return {.origin = GpuHourOffer::Origin::PriceBook,
            .printed = price,
            .printedCurrency = found.currency,
            .price = price,
            .currency = found.currency,
            .accelerator = offer.gpuName,
            .seller = {.en = u"%1 (%2)"_s.arg(found.bookName).arg(found.edition)},
            .item = {.en = place.isEmpty() ? offer.instanceType
                                           : offer.instanceType + u" · "_s + place},
            .date = date};
}

/// The cheapest of each book, on demand.
std::vector<GpuHourOffer> listedHours(const GpuModel &gpu,
                                      const db::PriceBookRepository &repository,
                                      const std::vector<PriceBook> &books)
{
    // Variants of one name stand side by side in the order of prices: enough to see past them.
    constexpr int kLookedAt = 200;
    const QString model = gpu.name.section(u'-', 0, 0);
    std::vector<GpuHourOffer> hours;
    for (const PriceBook &book : books) {
        const auto found =
            repository.find({.book = book.id, .gpu = model, .lowestPrice = 0.0}, 0, kLookedAt);
        if (!found)
            continue;
        for (const db::FoundOffer &offer : *found) {
            const auto price = gpuHourPrice(offer.offer);
            if (!price || *price <= 0.0 || !canMean(offer.offer.gpuName, gpu))
                continue;
            hours.push_back(hourOf(offer, *price, importedAt(books, offer)));
            break;
        }
    }
    return hours;
}

GpuPrice quotedPrice(const GpuModel &gpu, const Dossier *dossier)
{
    if (dossier == nullptr)
        return {};
    return cheapestOf(quotedHours(*dossier, gpu),
                      {dossier->project.currency, dossier->project.rates});
}

} // namespace

ListedHours::ListedHours(db::Workspace &workspace)
    : m_workspace{workspace}
    , m_books{workspace.priceBooks().list().value_or({})}
{}

Currency ListedHours::currency() const
{
    return m_books.empty() ? Currency{} : m_books.front().currency;
}

const std::vector<GpuHourOffer> &ListedHours::hoursOn(const GpuModel &gpu)
{
    const auto known = m_hours.find(gpu.name);
    if (known != m_hours.end())
        return known->second;
    return m_hours.emplace(gpu.name, listedHours(gpu, m_workspace.priceBooks(), m_books))
        .first->second;
}

GpuPrice priceOf(const GpuModel &gpu, const Dossier *dossier, ListedHours &listed)
{
    const GpuPrice quoted = quotedPrice(gpu, dossier);
    if (quoted.state == GpuPrice::State::Known)
        return quoted;
    const FxTable rates = dossier != nullptr
        ? FxTable{dossier->project.currency, dossier->project.rates, dossier->project.start}
        : FxTable{listed.currency(), {}};
    const GpuPrice price = cheapestOf(listed.hoursOn(gpu), rates);
    const bool isBetter =
        price.state == GpuPrice::State::Known || quoted.state == GpuPrice::State::NoOffer;
    return isBetter ? price : quoted;
}

GpuPrice priceOf(const GpuModel &gpu, const Dossier *dossier, db::Workspace *workspace)
{
    if (workspace == nullptr)
        return quotedPrice(gpu, dossier);
    ListedHours listed{*workspace};
    return priceOf(gpu, dossier, listed);
}

} // namespace steelyard::desk
