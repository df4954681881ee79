#pragma once

#include "model/base/id.h"
#include "model/money/money.h"

#include <QDate>
#include <QDateTime>

#include <optional>
#include <vector>

namespace steelyard {

/// One row of a public price catalogue: an instance in a region at a price per instance-hour.
struct PriceBookOffer
{
    QString instanceType = {};
    /// As printed; empty for an instance without accelerators, or where the list forgot it.
    QString gpuName = {};
    /// Fractions occur (a third of a GPU); nothing when the cell is blank.
    std::optional<Decimal> gpuCount = {};
    std::optional<Decimal> vcpus = {};
    std::optional<Decimal> memoryGib = {};
    QString region = {};
    QString zone = {};
    /// Per instance-hour. Nothing: not offered that way.
    std::optional<Decimal> onDemandPrice = {};
    std::optional<Decimal> spotPrice = {};
    /// Line in the file, first line 1.
    int line = 0;

    friend bool operator==(const PriceBookOffer &, const PriceBookOffer &) = default;
};

/// What one named GPU costs per hour on demand: as shown, found and sorted by. Nothing for an offer
/// at spot prices only, or where the list forgot the GPU's name or number.
[[nodiscard]] inline std::optional<double> gpuHourPrice(const PriceBookOffer &offer)
{
    if (!offer.onDemandPrice || !offer.gpuCount || offer.gpuCount->isZero()
        || offer.gpuName.isEmpty())
        return {};
    return offer.onDemandPrice->toDouble() / offer.gpuCount->toDouble();
}

/// One import of a price list. The newest edition is the book's present state.
struct PriceBookEdition
{
    /// 1 for the first.
    int number = 0;
    QString fileName = {};
    /// SHA-256 of the file, hexadecimal.
    QString contentHash = {};
    QDateTime importedAt = {};
    qint64 offerCount = 0;
    qint64 leftOutCount = 0;

    friend bool operator==(const PriceBookEdition &, const PriceBookEdition &) = default;
};

/// An imported list of offers from a public catalogue.
struct PriceBook
{
    PriceBookId id = {};
    /// The provider, taken from the file's name ("lambda"), editable.
    QString name = {};
    Currency currency = {};
    /// Oldest first; never empty.
    std::vector<PriceBookEdition> editions = {};

    friend bool operator==(const PriceBook &, const PriceBook &) = default;
};

/// An offer whose price differs between two editions.
struct PriceMove
{
    QString instanceType = {};
    QString gpuName = {};
    QString region = {};
    QString zone = {};
    enum class Kind
    {
        Changed,
        Appeared,
        Vanished
    };
    Kind kind = Kind::Changed;
    std::optional<Decimal> before = {};
    std::optional<Decimal> after = {};
    bool isSpot = false;

    friend bool operator==(const PriceMove &, const PriceMove &) = default;
};

} // namespace steelyard
