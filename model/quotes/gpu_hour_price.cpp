#include "model/quotes/gpu_hour_price.h"

#include "model/tco/commitment.h"

namespace steelyard {

namespace {

/// Hours that one unit of time on machines lasts; nothing for units of other things.
std::optional<double> hoursOf(PriceUnit unit, Hours monthBasis)
{
    switch (unit) {
    case PriceUnit::GpuHour:
    case PriceUnit::NodeHour:
        return 1.0;
    case PriceUnit::NodeDay:
        return kHoursPerDay;
    case PriceUnit::GpuMonth:
    case PriceUnit::NodeMonth:
        return monthBasis.value();
    case PriceUnit::GpuYear:
    case PriceUnit::NodeYear:
        return monthBasis.value() * kMonthsPerYear;
    case PriceUnit::Once:
    case PriceUnit::RackMonth:
    case PriceUnit::RackUnitMonth:
    case PriceUnit::KilowattMonth:
    case PriceUnit::KilowattHour:
    case PriceUnit::MbpsMonth:
    case PriceUnit::Gigabyte:
    case PriceUnit::GigabyteMonth:
    case PriceUnit::TerabyteMonth:
    case PriceUnit::Month:
    case PriceUnit::Year:
        return std::nullopt;
    }
    return std::nullopt;
}

/// Hours over which what is paid upfront is spread; any where nothing is.
double termHours(const QuoteLine &line, Hours monthBasis)
{
    return line.rental.upfront ? line.minimumTermMonths.value_or(0) * monthBasis.value()
                               : monthBasis.value();
}

} // namespace

bool isPerGpu(PriceUnit unit)
{
    return unit == PriceUnit::GpuHour || unit == PriceUnit::GpuMonth || unit == PriceUnit::GpuYear;
}

std::optional<double> gpuHourPrice(const QuoteLine &line, Hours monthBasis)
{
    const std::optional<double> hours = hoursOf(line.unit, monthBasis);
    const bool hasGpus = isPerGpu(line.unit) || line.gpusPerNode.value_or(0) > 0;
    if (!hours || !hasGpus || !line.price || line.baseQuantity.isZero()
        || monthBasis.value() <= 0.0)
        return std::nullopt;
    const tco::Computed<> hourly = tco::effectiveHourly(
        {.upfront = line.rental.upfront.value_or(Decimal{}).toDouble(),
         .perHour = line.price->toDouble() / line.baseQuantity.toDouble() / *hours,
         .hoursOfTerm = termHours(line, monthBasis)});
    if (!hourly || *hourly == 0.0)
        return std::nullopt;
    double price = *hourly;
    for (const Decimal &discount : line.discounts)
        price *= 1.0 - discount.toDouble();
    const double gpus = isPerGpu(line.unit) ? 1.0 : line.gpusPerNode.value_or(1);
    return price / gpus;
}

} // namespace steelyard
