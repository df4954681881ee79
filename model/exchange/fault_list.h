#pragma once

#include "model/base/error.h"

#include <vector>

namespace steelyard::exchange {

/// Collects what is wrong with a document, each fault with the path at which it was found, up to a
/// number that a person still reads.
class FaultList final
{
public:
    explicit FaultList(size_t most)
        : m_most{most}
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
    [[nodiscard]] bool isFull() const { return m_faults.size() >= m_most; }
    [[nodiscard]] std::vector<Error> take() { return std::move(m_faults); }

private:
    size_t m_most;
    /// Made a path only for a fault: most values have none.
    std::vector<QString> m_steps;
    std::vector<Error> m_faults;
};

} // namespace steelyard::exchange
