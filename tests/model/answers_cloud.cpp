#include "worked_examples.h"

#include "model/sizing/goodput.h"
#include "model/tco/checkpoint_loss.h"
#include "model/tco/commitment.h"
#include "model/tco/goods_tax.h"
#include "model/tco/metered_use.h"
#include "model/tco/savings_plan.h"
#include "model/tco/subscription.h"
#include "model/tco/unit_cost.h"

using namespace Qt::StringLiterals;
using namespace steelyard::tco;

namespace steelyard::testing {

namespace {

using Inputs = ExampleInputs;

constexpr double kMillions = 1e6;

/// The hour of the savings plan examples under one compute plan.
Computed<SavingsPlanHour> planHour(const Inputs &in)
{
    std::vector<PlanUsage> usage;
    for (const QJsonValue &row : in.list(u"usage"_s)) {
        PlanUsage each{.quantity = row[u"qty"_s].toDouble(),
                       .onDemandPrice = row[u"on_demand"_s].toDouble(),
                       .planPrices = {row[u"plan_rate"_s][u"compute"_s].toDouble()}};
        if (usage.empty())
            each.reserved = in.number(u"reserved"_s);
        usage.push_back(each);
    }
    return savingsPlanHour(usage, std::array{in.number(u"commitment"_s)});
}

double listPriceOf(const Inputs &in)
{
    double sum = 0.0;
    for (const QJsonValue &row : in.list(u"usage"_s))
        sum += row[u"qty"_s].toDouble() * row[u"on_demand"_s].toDouble();
    return sum;
}

Computed<> sustained(const Inputs &in, double share)
{
    std::vector<SustainedTier> tiers;
    for (const QJsonValue &row : in.list(u"tiers"_s))
        tiers.push_back({.share = row[0].toDouble(), .multiplier = row[1].toDouble()});
    return sustainedUseMultiplier(share, tiers);
}

Computed<> blend(const Inputs &in)
{
    const std::vector<double> mix = in.numbers(u"mix"_s);
    return blendedPrice(std::array{PricedShare{mix[0], in.number(u"od"_s)},
                                   PricedShare{mix[1], in.number(u"y1"_s)},
                                   PricedShare{mix[2], in.number(u"y3"_s)}});
}

Computed<> hoursToRent(const Inputs &in, size_t size)
{
    return breakEvenHoursOfPeriod(in.numbers(u"monthly"_s)[size], in.numbers(u"hourly"_s)[size]);
}

Interruptions interruptionsOf(const Inputs &in)
{
    return {.checkpoint = Hours{in.number(u"delta"_s)},
            .restart = Hours{in.number(u"R"_s)},
            .betweenInterruptions = Hours{in.number(u"M"_s)}};
}

Hours youngsInterval(const Inputs &in)
{
    return sizing::youngInterval(Hours{in.number(u"delta"_s)}, Hours{in.number(u"M"_s)});
}

Computed<> runCost(const Inputs &in, const QString &hours)
{
    const Computed<Amount> cost = trainingRunCost(
        {.gpuHours = GpuHours{in.number(hours)}, .rate = PricePerGpuHour{in.number(u"rate"_s)}});
    return cost->value() / kMillions;
}

double deepSeekHours(const Inputs &in)
{
    return in.number(u"pre"_s) + in.number(u"ctx"_s) + in.number(u"post"_s);
}

double llamaHours(const Inputs &in)
{
    return in.number(u"h8b"_s) + in.number(u"h70b"_s) + in.number(u"h405b"_s);
}

void addSavingsPlans(Answers &answers)
{
    answers[u"SP-1/plan_value_of_usage"_s] = [](const Inputs &in) {
        return planHour(in)->commitmentUsed.front();
    };
    // What the same hour costs without the plan.
    answers[u"SP-1/on_demand_total"_s] = listPriceOf;
    answers[u"SP-1/bill"_s] = [](const Inputs &in) { return planHour(in)->bill; };
    answers[u"SP-2/r5_on_demand_rest"_s] = [](const Inputs &in) {
        return planHour(in)->onDemand.front();
    };
    answers[u"SP-2/other_on_demand"_s] = [](const Inputs &in) {
        return planHour(in)->onDemandTotal - planHour(in)->onDemand.front();
    };
    answers[u"SP-2/on_demand_total"_s] = [](const Inputs &in) {
        return planHour(in)->onDemandTotal;
    };
    answers[u"SP-4/commit_used"_s] = [](const Inputs &in) {
        return planHour(in)->commitmentUsed.front();
    };
    answers[u"SP-4/on_demand_total"_s] = [](const Inputs &in) {
        return planHour(in)->onDemandTotal;
    };
}

void addGoodput(Answers &answers)
{
    answers[u"YOUNG-1/tau_min"_s] = [](const Inputs &in) {
        return youngsInterval(in).value() * 60.0;
    };
    answers[u"YOUNG-1/first_order_waste"_s] = [](const Inputs &in) {
        return firstOrderWaste(youngsInterval(in), interruptionsOf(in));
    };
    answers[u"YOUNG-1/goodput_exact_at_young_pct"_s] = [](const Inputs &in) {
        return inPercent(checkpointGoodput(youngsInterval(in), interruptionsOf(in)));
    };
    answers[u"YOUNG-1/goodput_best_pct"_s] = [](const Inputs &in) {
        return inPercent(
            checkpointGoodput(Hours{*bestInterval(interruptionsOf(in))}, interruptionsOf(in)));
    };
    answers[u"YOUNG-1/tau_best_min"_s] = [](const Inputs &in) {
        return *bestInterval(interruptionsOf(in)) * 60.0;
    };
    answers[u"USEFUL-1/effective"_s] = [](const Inputs &in) {
        return ratePerUsefulGpuHour(in.number(u"rate"_s),
                                    in.number(u"storage"_s) + in.number(u"cold"_s),
                                    in.number(u"useful"_s));
    };
}

void addTrainingRuns(Answers &answers)
{
    answers[u"DSV3/pre_usd"_s] = [](const Inputs &in) { return runCost(in, u"pre"_s); };
    answers[u"DSV3/ctx_usd"_s] = [](const Inputs &in) { return runCost(in, u"ctx"_s); };
    answers[u"DSV3/post_usd"_s] = [](const Inputs &in) { return runCost(in, u"post"_s); };
    answers[u"DSV3/total_hours"_s] = [](const Inputs &in) { return deepSeekHours(in) / 1'000.0; };
    answers[u"DSV3/total_usd"_s] = [](const Inputs &in) {
        return *runCost(in, u"pre"_s) + *runCost(in, u"ctx"_s) + *runCost(in, u"post"_s);
    };
    answers[u"DSV3/hours_per_T"_s] = [](const Inputs &in) {
        return in.number(u"pre"_s) / in.number(u"tokens"_s) / 1'000.0;
    };
    answers[u"DSV3/pretrain_days"_s] = [](const Inputs &in) {
        return toDays(GpuHours{in.number(u"pre"_s)} / GpuCount{in.number(u"gpus"_s)}).value();
    };
    answers[u"LLAMA31/total_hours"_s] = llamaHours;
    answers[u"LLAMA31/cloud_bill"_s] = [](const Inputs &in) {
        const double rate = *pricePerGpu(in.number(u"node"_s), 8);
        return trainingRunCost(
                   {.gpuHours = GpuHours{llamaHours(in)}, .rate = PricePerGpuHour{rate}})
            ->value();
    };
}

} // namespace

void addCloudAnswers(Answers &answers)
{
    addSavingsPlans(answers);
    addGoodput(answers);
    addTrainingRuns(answers);
    answers[u"GCP-SUD/full_month"_s] = [](const Inputs &in) { return sustained(in, 1.0); };
    answers[u"GCP-SUD/half_month"_s] = [](const Inputs &in) { return sustained(in, 0.5); };
    answers[u"GCP-SUD/three_quarters"_s] = [](const Inputs &in) { return sustained(in, 0.75); };
    answers[u"SPOT-P5/discount_pct"_s] = [](const Inputs &in) {
        return inPercent(discountOf(in.number(u"spot"_s), in.number(u"on_demand"_s)));
    };
    answers[u"TNP-BLEND/average"_s] = blend;
    answers[u"TNP-BLEND/income"_s] = [](const Inputs &in) {
        return *blend(in) * in.number(u"gpus"_s) * in.number(u"years"_s) * 8'760.0 / 1e9;
    };
    for (size_t size = 0; size < 3; ++size)
        answers[u"JD-CROSS/h%1"_s.arg(size + 1)] = [size](const Inputs &in) {
            return hoursToRent(in, size);
        };
    answers[u"ALI-UPGRADE/payment"_s] = [](const Inputs &in) {
        const std::vector<double> month = in.numbers(u"month"_s);
        return changeFee(
            in.number(u"old"_s), in.number(u"new"_s), in.number(u"unused"_s), month[0] * month[1]);
    };
    answers[u"VAT-17/output_vat"_s] = [](const Inputs &in) {
        return taxWithin(in.number(u"sales_gross"_s), in.number(u"rate"_s));
    };
    answers[u"VAT-17/payable"_s] = [](const Inputs &in) {
        return taxPayable(*taxWithin(in.number(u"sales_gross"_s), in.number(u"rate"_s)),
                          in.number(u"input_vat"_s));
    };
}

} // namespace steelyard::testing
