#pragma once

#include "model/base/error.h"

#include <vector>

namespace steelyard::exchange {

/// Collects what is wrong with a document, each fault with the path at which it was found, up to a
/// number that a person still reads.
class FaultList final
{
public:
    /// Whether figures outside their limits are faults like all others.
    enum class Figures
    {
        AmongFaults,
        Apart
    };

    explicit FaultList(size_t most, Figures figures = Figures::AmongFaults)
        : m_most{most}
        , m_where{figures}
    {}

    /// One level deeper into the document, as long as it lives.
    class Step final
    {
    public:
        Step(FaultList &faults, const QString &step)
            : m_faults{faults}
        {
            m_faults.m_steps.push_back(step);
        }
        ~Step() { m_faults.m_steps.pop_back(); }
        Q_DISABLE_COPY_MOVE(Step)

    private:
        FaultList &m_faults;
    };

    /// `fault.where` continues the present path. Does nothing when the list is full.
    void add(Error fault);
    /// The same of a figure that is a number, but outside its limits.
    void addFigure(Error fault);
    [[nodiscard]] bool isFull() const { return m_faults.size() >= m_most; }
    [[nodiscard]] std::vector<Error> take() { return std::move(m_faults); }
    /// Those of `addFigure`, where they were to be kept apart.
    [[nodiscard]] std::vector<Error> takeFigures() { return std::move(m_figures); }

private:
    [[nodiscard]] Error placed(Error fault) const;

    size_t m_most;
    Figures m_where;
    /// Made a path only for a fault: most values have none.
    std::vector<QString> m_steps;
    std::vector<Error> m_faults;
    std::vector<Error> m_figures;
};

} // namespace steelyard::exchange
