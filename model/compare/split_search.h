#pragma once

#include "model/compare/plan_costs.h"

#include <map>
#include <set>

namespace steelyard {

/// Servers of a plan's layers, and what they cost.
struct Split
{
    /// Unmet demand first: a plan is not cheaper for doing less. Of equal ones the fewest servers.
    struct Cost
    {
        GpuCount unserved = {};
        MinorUnits total = 0;
        int servers = 0;

        friend auto operator<=>(const Cost &, const Cost &) = default;
    };

    /// One number per layer; those of elastic layers mean nothing.
    std::vector<int> servers = {};
    Cost cost = {};
};

/// Finds how many servers of the free committed layers make a plan cheapest.
///
/// Total costs are compared, roundings and steps included. When there are few splits, all are
/// tried. Else the search starts from the lower envelope of the layers' costs over the
/// load-duration curve (see `tco::cheapestStack`), which is the optimum but for whole servers and
/// steps, and from nothing; it changes one layer, or moves capacity between two, as long as that
/// saves. The cost is then taken to bend only where the demand does, at the rule's own answer and
/// at the staff's step.
class SplitSearch final
{
public:
    /// `pinned`: one entry per layer; a committed layer is free without one when an elastic layer
    /// behind it takes what it leaves.
    SplitSearch(const PlanFrame &frame, std::vector<std::optional<int>> pinned);

    [[nodiscard]] Split best();
    /// The best with so many servers in this layer.
    [[nodiscard]] Split bestWith(size_t layer, int servers) const;
    /// Changes a split as long as that saves.
    [[nodiscard]] Split improved(Split from);

private:
    [[nodiscard]] int most(const std::vector<int> &servers, size_t layer) const;
    [[nodiscard]] std::vector<int> none() const;
    [[nodiscard]] Split split(std::vector<int> servers);
    void collect(std::vector<int> servers, size_t next, std::vector<std::vector<int>> &all) const;
    [[nodiscard]] std::vector<int> linearOptimum() const;
    [[nodiscard]] std::vector<GpuCount> heightsBehind(const std::vector<int> &servers,
                                                      size_t layer) const;
    [[nodiscard]] std::set<int> candidates(const std::vector<int> &servers, size_t layer) const;
    [[nodiscard]] Split bestOnLine(Split from, size_t layer);
    [[nodiscard]] Split bestExchange(Split from, size_t giver, size_t taker);

    const PlanFrame &m_frame;
    std::vector<std::optional<int>> m_pinned;
    /// Indices of the layers to choose for.
    std::vector<size_t> m_free;
    std::map<std::vector<int>, Split::Cost> m_known;
};

/// The first layer behind the one with this index that is paid by use; there must be one.
[[nodiscard]] size_t elasticBehind(const ResolvedPlan &plan, size_t layer);

} // namespace steelyard
