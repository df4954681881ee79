#include "worked_examples.h"

#include "model/tco/bandwidth_percentile.h"
#include "model/tco/bandwidth_price.h"
#include "model/tco/calendar_months.h"

using namespace Qt::StringLiterals;
using namespace steelyard::tco;

namespace steelyard::testing {

namespace {

using Inputs = ExampleInputs;

Computed<> tencentFloor(const Inputs &in)
{
    return floorOfCaps(std::array{in.number(u"cap"_s)}, in.number(u"floor_ratio"_s));
}

Computed<> tencentFee(const Inputs &in)
{
    return enhanced95Fee(in.number(u"month_peak"_s),
                         *tencentFloor(in),
                         in.number(u"price"_s),
                         {.valid = in.number(u"valid_days"_s),
                          .existing = in.number(u"exist_days"_s),
                          .ofMonth = in.number(u"month_days"_s)},
                         DayRule::PeakByValidDays);
}

/// Rows of [width or null, price].
std::vector<Slice> slicesOf(const QJsonArray &rows)
{
    std::vector<Slice> slices;
    for (const QJsonValue &row : rows) {
        Slice slice{.price = row[1].toDouble()};
        if (!row[0].isNull())
            slice.width = row[0].toDouble();
        slices.push_back(slice);
    }
    return slices;
}

/// Rows of [upper limit or null, price].
std::vector<Slice> slicesOfLimits(const QJsonArray &rows)
{
    std::vector<Slice> slices = slicesOf(rows);
    double from = 0.0;
    for (Slice &slice : slices) {
        if (!slice.width)
            continue;
        const double limit = *slice.width;
        slice.width = limit - from;
        from = limit;
    }
    return slices;
}

Computed<> baiduPeak(const Inputs &in)
{
    const Computed<Tariff> tariff =
        tariffOfSlices(slicesOfLimits(in.list(u"tiers"_s)), TierReading::AllUnits);
    return charge(*tariff, in.number(u"peak"_s));
}

Computed<> storedMonths(const Inputs &in)
{
    std::vector<StoredBytes> parts;
    for (const QString &name : {u"part1"_s, u"part2"_s})
        parts.push_back({.bytes = in.numbers(name)[0], .hours = in.numbers(name)[1]});
    return gigabyteMonths(parts, GigabyteBase::Binary, in.number(u"month_hours"_s));
}

Computed<> storedCost(const Inputs &in)
{
    const Computed<Tariff> tariff =
        tariffOfSlices(slicesOf(in.list(u"tiers"_s)), TierReading::Graduated);
    return charge(*tariff, *storedMonths(in));
}

/// The example's first slice is what the free gigabyte leaves of it.
Computed<> transferOut(const Inputs &in)
{
    std::vector<Slice> slices = slicesOf(in.list(u"tiers"_s));
    *slices.front().width += in.number(u"free"_s);
    const Computed<Tariff> tariff = tariffOfSlices(slices, TierReading::Graduated);
    return charge(*withFreeAllowance(*tariff, in.number(u"free"_s)), in.number(u"gb"_s));
}

Computed<> flatTransfer(const Inputs &in, const QString &price)
{
    return trafficCharge(in.number(u"gb"_s) * bytesPerGigabyte(GigabyteBase::Decimal),
                         GigabyteBase::Decimal,
                         {.price = in.number(price)});
}

double samplesOf(const Inputs &in)
{
    return in.number(u"days"_s) * 24.0 * 60.0 / in.number(u"interval"_s);
}

double discardedOf(const Inputs &in)
{
    return static_cast<double>(discardedSamples(static_cast<size_t>(samplesOf(in))));
}

} // namespace

void addBandwidthAnswers(Answers &answers)
{
    answers[u"TX-E95/floor"_s] = tencentFloor;
    answers[u"TX-E95/fee"_s] = tencentFee;
    answers[u"HW-IEC-FLOOR/floor"_s] = [](const Inputs &in) {
        return floorOfCaps(in.numbers(u"sizes"_s), in.number(u"ratio"_s), WholeMbps::Truncated);
    };
    answers[u"BD-PEAK/bill"_s] = baiduPeak;
    answers[u"BD-FACTOR/factor"_s] = [](const Inputs &in) {
        // Of a month of 31 days, as the example has it.
        return partOfMonth(in.number(u"effective_days"_s),
                           std::chrono::year{2025} / std::chrono::January,
                           PartialMonth::CalendarDays);
    };
    answers[u"P95-100/p95"_s] = [](const Inputs &in) {
        return percentile95(in.numbers(u"samples"_s));
    };
    answers[u"P95-100/p95_of_page_list"_s] = [](const Inputs &in) {
        return percentile95(in.numbers(u"page_list"_s));
    };
    answers[u"P95-MONTH/samples"_s] = samplesOf;
    answers[u"P95-MONTH/discarded"_s] = discardedOf;
    answers[u"P95-MONTH/free_burst_hours"_s] = [](const Inputs &in) {
        return discardedOf(in) * in.number(u"interval"_s) / 60.0;
    };
    answers[u"P95-MONTH/billable_rank_from_top"_s] = [](const Inputs &in) {
        // Of as many readings as there are, each one lower than the last.
        std::vector<double> readings;
        for (double rank = 1.0; rank <= samplesOf(in); rank += 1.0)
            readings.push_back(samplesOf(in) - rank);
        return samplesOf(in) - *percentile95(readings);
    };
    answers[u"S3-STOR/gb_months"_s] = storedMonths;
    answers[u"S3-STOR/cost"_s] = storedCost;
    answers[u"AWS-DTO/cost"_s] = transferOut;
    answers[u"EGRESS-10TB/low"_s] = [](const Inputs &in) { return flatTransfer(in, u"azure"_s); };
    answers[u"EGRESS-10TB/high"_s] = [](const Inputs &in) { return flatTransfer(in, u"gcp"_s); };
}

} // namespace steelyard::testing
