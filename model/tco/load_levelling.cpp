#include "model/tco/load_levelling.h"

#include <algorithm>
#include <cmath>

namespace steelyard::tco {

namespace {

/// Share of a level: far more than sums of 100,000 slots are rounded by, far less than counts.
constexpr double kLevelHair = 1e-9;

/// Neighbours in a list.
struct Range
{
    size_t first = 0;
    size_t end = 0;
};

/// Work of one kind while it is served, in its order.
class WorkQueue final
{
public:
    WorkQueue(const std::vector<WaitingJob> &jobs, Range range)
        : m_next{jobs.data() + range.first}
        , m_end{jobs.data() + range.end}
        , m_left{m_next == m_end ? 0.0 : m_next->gpuHours}
    {}

    [[nodiscard]] bool hasArrived(size_t slot) const
    {
        return m_next != m_end && m_next->first <= slot;
    }
    [[nodiscard]] const WaitingJob &job() const { return *m_next; }
    [[nodiscard]] double left() const { return m_left; }

    void serve(double gpuHours, double hair)
    {
        m_left -= gpuHours;
        if (m_left <= hair)
            drop();
    }
    void drop()
    {
        if (++m_next != m_end)
            m_left = m_next->gpuHours;
    }

private:
    const WaitingJob *m_next;
    const WaitingJob *m_end;
    double m_left;
};

/// Finds each slot's level. A problem is a range of slots, which share one level or are to be told
/// apart, with a range of each kind of work, all that runs there; it is told apart in place, so
/// that thousands of problems allocate nothing.
class Levelling final
{
public:
    Levelling(std::vector<LoadSlot> slots, std::vector<std::vector<WaitingJob>> queues)
        : m_slots{std::move(slots)}
        , m_jobs{std::move(queues)}
        , m_levels(m_slots.size())
        , m_earliestServed(m_slots.size())
        , m_earliestLate(m_slots.size())
        , m_isHigh(m_slots.size())
        , m_highBefore(m_slots.size() + 1)
    {}

    /// One per slot of the horizon.
    [[nodiscard]] std::vector<double> levels()
    {
        m_open.push_back({0, m_slots.size()});
        for (const std::vector<WaitingJob> &jobs : m_jobs)
            m_open.push_back({0, jobs.size()});
        while (!m_open.empty())
            solveLast();
        return std::move(m_levels);
    }

private:
    void solveLast()
    {
        const auto begin = m_open.end() - static_cast<std::ptrdiff_t>(m_jobs.size());
        m_work.assign(begin, m_open.end());
        const Range slots = *(begin - 1);
        m_open.erase(begin - 1, m_open.end());
        const double level = meanLevel(slots);
        const bool isOne = slots.end - slots.first == 1;
        const size_t high = isOne ? 0 : findTooFew(slots, level);
        if (high == 0 || high == slots.end - slots.first) {
            for (size_t slot = slots.first; slot < slots.end; ++slot)
                m_levels[m_slots[slot].place] = level;
            return;
        }
        tellApart(slots, slots.end - high);
    }

    /// The level at which all slots would be if nothing stood in the way.
    [[nodiscard]] double meanLevel(Range slots) const
    {
        double gpuHours = 0.0;
        double hours = 0.0;
        for (size_t slot = slots.first; slot < slots.end; ++slot) {
            gpuHours += m_slots[slot].firmGpus * m_slots[slot].hours;
            hours += m_slots[slot].hours;
        }
        for (size_t kind = 0; kind < m_jobs.size(); ++kind) {
            for (size_t job = m_work[kind].first; job < m_work[kind].end; ++job)
                gpuHours += m_jobs[kind][job].gpuHours;
        }
        const double level = gpuHours / hours;
        const double whole = std::round(level);
        return std::abs(level - whole) <= kLevelHair * whole ? whole : level;
    }

    /// Serves the problem's work by earliest deadline from a capacity of `level`, and marks slots
    /// that are too few for what must run in them. Returns how many these are.
    ///
    /// Work that comes too late might have run in any slot from its arrival on, and so might all
    /// that took its place there, which by the order of deadlines is due no later.
    [[nodiscard]] size_t findTooFew(Range slots, double level)
    {
        m_queues.clear();
        for (size_t kind = 0; kind < m_jobs.size(); ++kind)
            m_queues.emplace_back(m_jobs[kind], m_work[kind]);
        for (size_t slot = slots.first; slot < slots.end; ++slot)
            serve(slot, slots.end, level);
        size_t count = 0;
        size_t reach = slots.end;
        for (size_t slot = slots.end; slot-- > slots.first;) {
            reach = std::min(reach, m_earliestLate[slot]);
            m_isHigh[slot] = slot >= reach ? 1 : 0;
            if (slot < reach)
                continue;
            ++count;
            reach = std::min(reach, m_earliestServed[slot]);
        }
        return count;
    }

    void serve(size_t slot, size_t never, double level)
    {
        const double hair = kLevelHair * level;
        m_earliestServed[slot] = slot;
        m_earliestLate[slot] = m_slots[slot].firmGpus > level + hair ? slot : never;
        double room = (level - m_slots[slot].firmGpus) * m_slots[slot].hours;
        while (room > hair) {
            WorkQueue *next = nextDue(slot);
            if (next == nullptr)
                break;
            m_earliestServed[slot] = std::min(m_earliestServed[slot], next->job().first);
            const double served = std::min(room, next->left());
            room -= served;
            next->serve(served, hair);
        }
        for (WorkQueue &queue : m_queues) {
            while (queue.hasArrived(slot) && queue.job().last <= slot) {
                if (queue.left() > hair)
                    m_earliestLate[slot] = std::min(m_earliestLate[slot], queue.job().first);
                queue.drop();
            }
        }
    }

    /// The arrived work that is due first.
    [[nodiscard]] WorkQueue *nextDue(size_t slot)
    {
        WorkQueue *next = nullptr;
        for (WorkQueue &queue : m_queues) {
            if (queue.hasArrived(slot) && (next == nullptr || queue.job().last < next->job().last))
                next = &queue;
        }
        return next;
    }

    /// Makes two problems of one: the slots that are too few, with what can run nowhere else, and
    /// before them the others with all other work.
    void tellApart(Range slots, size_t border)
    {
        m_highBefore[slots.first] = 0;
        for (size_t slot = slots.first; slot < slots.end; ++slot)
            m_highBefore[slot + 1] = m_highBefore[slot] + (m_isHigh[slot] != 0 ? 1 : 0);
        part(m_slots, slots, m_laterSlots, [this](size_t slot) { return m_isHigh[slot] != 0; });
        m_open.push_back({slots.first, border});
        const size_t low = m_open.size();
        m_open.resize(low + m_jobs.size());
        m_open.push_back({border, slots.end});
        for (size_t kind = 0; kind < m_jobs.size(); ++kind) {
            std::vector<WaitingJob> &jobs = m_jobs[kind];
            const size_t middle = part(jobs, m_work[kind], m_laterJobs, [&](size_t place) {
                WaitingJob &job = jobs[place];
                const size_t before = m_highBefore[job.first];
                const size_t upTo = m_highBefore[job.last + 1];
                const bool isHigh = upTo - before == job.last + 1 - job.first;
                job.first = isHigh ? border + before : job.first - before;
                job.last = isHigh ? border + upTo - 1 : job.last - upTo;
                return isHigh;
            });
            m_open[low + kind] = {m_work[kind].first, middle};
            m_open.push_back({middle, m_work[kind].end});
        }
    }

    /// Moves what `isLater` picks behind the rest, both in their order. Returns where it begins.
    template <typename Item, typename IsLater>
    static size_t part(std::vector<Item> &items,
                       Range range,
                       std::vector<Item> &later,
                       IsLater isLater)
    {
        later.clear();
        size_t middle = range.first;
        for (size_t place = range.first; place < range.end; ++place) {
            if (isLater(place))
                later.push_back(items[place]);
            else
                items[middle++] = items[place];
        }
        std::ranges::copy(later, items.begin() + static_cast<std::ptrdiff_t>(middle));
        return middle;
    }

    std::vector<LoadSlot> m_slots;
    /// One list for each kind of work, in every problem by rising arrival and deadline.
    std::vector<std::vector<WaitingJob>> m_jobs;
    std::vector<double> m_levels;
    /// The first slot in which anything arrived that is served in this one.
    std::vector<size_t> m_earliestServed;
    /// The same of what should have been served by this one and is not.
    std::vector<size_t> m_earliestLate;
    std::vector<char> m_isHigh;
    std::vector<size_t> m_highBefore;
    /// Problems to solve, of each the range of its slots and then those of its work by kind.
    std::vector<Range> m_open;
    /// Work of the problem at hand, by kind.
    std::vector<Range> m_work;
    std::vector<WorkQueue> m_queues;
    std::vector<LoadSlot> m_laterSlots;
    std::vector<WaitingJob> m_laterJobs;
};

} // namespace

std::vector<double> evenLevels(std::vector<LoadSlot> slots,
                               std::vector<std::vector<WaitingJob>> queues)
{
    return Levelling{std::move(slots), std::move(queues)}.levels();
}

} // namespace steelyard::tco
