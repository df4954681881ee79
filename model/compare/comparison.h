#pragma once

#include "model/base/finding.h"
#include "model/compare/cost_stream.h"
#include "model/compare/knobs.h"
#include "model/compare/offer_fit.h"
#include "model/compare/project.h"
#include "model/quotes/quote_line.h"
#include "model/tco/demand.h"
#include "model/units/rounding.h"
#include "model/units/units.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace steelyard {

/// Cost of one category in one plan.
struct CategoryCost
{
    enum class State
    {
        Known,
        Covered,
        Nothing,
        Unknown
    };
    /// Covered: another price pays for it. Nothing: the plan has no such cost, a true 0.
    State state = State::Nothing;
    /// One entry per month. All 0 unless Known; of an Unknown one, the part that is known.
    std::vector<MinorUnits> byMonth = {};
    MinorUnits total = 0;

    friend bool operator==(const CategoryCost &, const CategoryCost &) = default;
};

/// How many servers one committed layer holds, and why.
struct HybridSplit
{
    LayerId layer = {};
    int gpusPerServer = 0;
    /// Demand that the layers before serve at the optimum.
    GpuCount base = {};
    /// Demand that one server serves: `gpusPerServer` × what one of them counts as.
    GpuCount perServer = {};
    /// What the plan uses: pinned by hand, or the optimum.
    int servers = 0;
    bool isPinned = false;
    int optimalServers = 0;
    /// Total of the plan with the optimal number; nothing when it is incomplete.
    std::optional<MinorUnits> optimalTotal = {};
    /// The share of hours at which one more server pays: hosted price ÷ on-demand price. Nothing
    /// when that rule does not foresee what the plan costs with one server more or fewer, because
    /// a price has steps, or because another committed layer would take the load.
    std::optional<double> breakEvenUtilisation = {};
    /// By how much the plan costs more with one server more than the optimum, all else at its
    /// best; nothing when the peak is hosted already or the plan is incomplete.
    std::optional<MinorUnits> oneMoreAdds = {};
    /// The same with one server fewer; nothing when none is hosted.
    std::optional<MinorUnits> oneFewerAdds = {};
    /// How busy the last hosted server of the optimum is; nothing when none is hosted.
    std::optional<double> lastServerUtilisation = {};
    /// How busy the next one would be; nothing when the peak is hosted already.
    std::optional<double> nextServerUtilisation = {};

    friend bool operator==(const HybridSplit &, const HybridSplit &) = default;
};

/// When a plan's cumulative cost falls to the cheapest cloud plan's and stays there.
struct BreakEven
{
    PlanId against = {};
    /// 1 = within the first month; nothing: not within the horizon.
    std::optional<int> month = {};
    /// The same when nothing comes back at the end.
    std::optional<int> monthWithoutResidual = {};
    /// Months in which the plan comes to cost no more, or costs more again.
    std::vector<int> crossings = {};

    friend bool operator==(const BreakEven &, const BreakEven &) = default;
};

/// Servers that one layer of a plan uses.
struct LayerUse
{
    LayerId layer = {};
    SupplyKind kind = SupplyKind::OnDemand;
    QuoteId quote = {};
    LineId line = {};
    int quoteRevision = 0;
    /// Of a committed layer: held throughout. Of an elastic one: at its peak.
    int servers = 0;
    int gpusPerServer = 0;
    /// GPU-hours paid for and GPU-hours of demand that it serves.
    GpuHours paid = {};
    GpuHours served = {};

    friend bool operator==(const LayerUse &, const LayerUse &) = default;
};

/// What the loan or lease of one layer costs, over its whole term.
struct LayerFinancing
{
    LayerId layer = {};
    FinancingKind kind = FinancingKind::Loan;
    int months = 0;
    /// Of each month.
    MinorUnits payment = 0;
    MinorUnits interest = 0;
    /// Per year, with interest on interest.
    double effectiveRate = 0.0;

    friend bool operator==(const LayerFinancing &, const LayerFinancing &) = default;
};

/// A quote line beside the GPUs that a plan uses.
struct ServiceUse
{
    ServiceId service = {};
    QuoteId quote = {};
    LineId line = {};
    int quoteRevision = 0;

    friend bool operator==(const ServiceUse &, const ServiceUse &) = default;
};

/// The demand with its deferrable work where it makes the load as even as can be.
struct ShiftedDemand
{
    /// Steps in order of time, without gaps, from 0 to the end of the horizon.
    std::vector<DemandStep> steps = {};
    std::vector<GpuHours> gpuHoursByMonth = {};
    /// GPU-hours that run later than they arrive.
    GpuHours moved = {};
    GpuCount peak = {};

    friend bool operator==(const ShiftedDemand &, const ShiftedDemand &) = default;
};

/// What one plan costs.
struct PlanResult
{
    PlanId plan = {};
    LocalText name = {};
    PlanMode mode = PlanMode::Cloud;
    std::vector<LayerUse> layers = {};
    std::vector<ServiceUse> services = {};
    std::vector<CostStream> streams = {};
    std::map<CostCategory, CategoryCost> categories = {};
    /// Sum of all known entries; the plan's cost only when complete.
    MinorUnits total = 0;
    /// Running sum at the end of each month.
    std::vector<MinorUnits> cumulative = {};
    /// False when a stream is absent: the total lacks a part and is never ranked.
    bool isComplete = true;
    /// Why, when it is not; of several reasons the first.
    std::optional<AbsenceReason> incompleteBecause = {};
    GpuHours paid = {};
    std::optional<PricePerGpuHour> perGpuHour = {};
    std::optional<PricePerGpuHour> perUsefulGpuHour = {};
    std::optional<HybridSplit> split = {};
    /// Nothing for the cheapest cloud plan itself, or when there is no cloud plan.
    std::optional<BreakEven> breakEven = {};
    /// Share above the best complete plan, 0 for the best itself; nothing when incomplete.
    std::optional<double> aboveBest = {};
    /// `paid` by month.
    std::vector<GpuHours> paidByMonth = {};
    /// Demand that nobody serves until what is ordered is delivered, by month; empty: none.
    std::vector<GpuHours> lostByMonth = {};
    std::vector<LayerFinancing> financing = {};
    /// Whether deferrable work waits: where that serves more, or costs less.
    bool isShifted = false;

    friend bool operator==(const PlanResult &, const PlanResult &) = default;
};

/// An assumption as it was used.
struct UsedAssumption
{
    QString key = {};
    Assumption assumption = {};
    bool isDefault = false;

    friend bool operator==(const UsedAssumption &, const UsedAssumption &) = default;
};

/// An offered accelerator that a plan counts as another one.
struct CountedAs
{
    QString offered = {};
    CountsAs as = {};

    friend bool operator==(const CountedAs &, const CountedAs &) = default;
};

/// The share of the best total within which plans are too close to call.
inline constexpr double kTieBand = 0.03;

/// Plans side by side under one set of assumptions. Feeds screen, report, CSV and command line.
struct Comparison
{
    ProjectId project = {};
    LocalText name = {};
    /// Empty: the base.
    CaseId shownCase = {};
    LocalText caseName = {};
    QDate start = {};
    int months = 0;
    /// Where these months lie in the hours of the demand.
    tco::Calendar calendar = {};
    Currency currency = {};
    VatTreatment vat = VatTreatment::Deductible;
    std::optional<Money> budget = {};
    /// What was asked of the sliders; nothing where they stood at the saved value.
    Knobs knobs = {};
    int peakGpus = 0;
    GpuHours demanded = {};
    /// Steps in order of time, without gaps, from 0 to the end of the horizon.
    std::vector<DemandStep> demand = {};
    /// Useful share of the demanded GPU-hours; nothing: what is stated can't be.
    std::optional<double> goodput = 1.0;
    std::vector<PlanResult> plans = {};
    /// Index of the cheapest complete plan; nothing when no plan is complete.
    std::optional<size_t> cheapest = {};
    /// Index of the plan that carries the badge; nothing when there are ties or nothing to rank.
    std::optional<size_t> winner = {};
    /// Indices of all plans within the tie band, the cheapest among them; empty: no tie.
    std::vector<size_t> ties = {};
    std::vector<ExchangeRate> ratesUsed = {};
    std::vector<UsedAssumption> assumptions = {};
    /// Assumptions too, but of the plans: each once.
    std::vector<CountedAs> countedAs = {};
    /// The quote lines that plans use, each once; streams name them by their place here.
    std::vector<QuotedLine> quotedLines = {};
    /// Of the servers that plans use, against themselves and the site.
    std::vector<OfferFit> offerFits = {};
    std::vector<Finding> findings = {};
    /// How money is looked at: all totals, categories and unit costs of the plans are in
    /// `finance.view`; streams are as billed.
    FinanceTerms finance = {};
    /// Effective nominal rate a year of present values; nothing: nobody stated one, or one in real
    /// terms without the inflation that it is above.
    std::optional<double> discountRate = {};
    /// What `discountRate` is made of where `finance.discountBasis` is real.
    std::optional<double> realDiscountRate = {};
    std::optional<double> inflation = {};
    int depreciationYears = 0;
    /// Share of a purchase's price that depreciation leaves.
    double salvageRate = 0.0;
    /// Views whose rate or life can't be as it is stated.
    std::vector<CostView> refusedViews = {};
    /// `demanded` by month.
    std::vector<GpuHours> demandedByMonth = {};
    /// What shifted plans serve in place of `demand`; nothing: no work may wait, or none need to.
    std::optional<ShiftedDemand> shifted = {};

    /// What the plan serves: the demand as it arrives, or shifted.
    [[nodiscard]] const std::vector<DemandStep> &servedBy(const PlanResult &plan) const
    {
        return plan.isShifted && shifted ? shifted->steps : demand;
    }

    friend bool operator==(const Comparison &, const Comparison &) = default;
};

} // namespace steelyard
