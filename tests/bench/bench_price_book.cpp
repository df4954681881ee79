#include "tests/db/offers.h"
#include "tests/db/temporary_workspace.h"

#include "db/price_book_repository.h"

#include <benchmark/benchmark.h>

using namespace steelyard;
using namespace steelyard::db;

namespace {

// As many rows as Azure's public list of May 2026; the worst case, as all of them have GPUs.
constexpr int kOffers = 56'671;

void store(Workspace &workspace, const std::vector<PriceBookOffer> &offers, const QString &hash)
{
    const auto stored = committed(workspace, [&](Transaction &transaction) {
        return workspace.priceBooks().store(
            transaction, u"azure"_s, currency("USD"), anEdition(hash), offers, {});
    });
    if (!stored)
        qFatal("%s", qPrintable(stored.error().detail));
}

// Goal: well below one second, so that import and reading stay under two.
void storingAnEdition(benchmark::State &state)
{
    const auto offers = manyOffers(kOffers);
    const TemporaryWorkspace temporary;
    const auto workspace = temporary.open();
    int edition = 0;
    for ([[maybe_unused]] auto _ : state)
        store(*workspace, offers, QString::number(++edition));
}
BENCHMARK(storingAnEdition)->Unit(benchmark::kMillisecond)->Iterations(3);

void search(benchmark::State &state, const OfferQuery &query)
{
    static const TemporaryWorkspace temporary;
    static const auto workspace = [] {
        auto opened = temporary.open();
        store(*opened, manyOffers(kOffers), u"first"_s);
        store(*opened, manyOffers(kOffers), u"second"_s);
        return opened;
    }();
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(workspace->priceBooks().count(query));
        benchmark::DoNotOptimize(workspace->priceBooks().find(query, 0, 200));
    }
}

// Goal: below 16 ms with the count, a frame while typing.
BENCHMARK_CAPTURE(search, everything, {})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, oneLetter, {.text = u"n"_s})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, twoWords, {.text = u"nc12 region-7"_s})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, region, {.region = u"region-7"_s})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, price, {.highestPrice = 3.0})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, byRegion, {.sortBy = OfferQuery::SortBy::Region})
    ->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
