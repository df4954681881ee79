#include "model/compare/assumption_values.h"

#include "model/compare/assumption_keys.h"

#include <algorithm>

namespace steelyard {

AssumptionUse::AssumptionUse(std::initializer_list<AssumptionKey> keys)
{
    for (const AssumptionKey key : keys)
        m_used.set(static_cast<size_t>(key));
}

AssumptionUse &AssumptionUse::operator|=(const AssumptionUse &other)
{
    m_used |= other.m_used;
    return *this;
}

AssumptionValues::AssumptionValues(const Project &project)
{
    const auto known = knownAssumptions();
    Q_ASSERT(known.size() == kAssumptionCount);
    for (size_t i = 0; i < kAssumptionCount; ++i) {
        const QString key = QString::fromLatin1(known[i].key);
        m_entries[i] = {.key = key,
                        .assumption = assumptionOf(project, key),
                        .isDefault = !project.assumptions.contains(key)};
        m_numbers[i] = m_entries[i].assumption.value.toDouble();
    }
}

double AssumptionValues::number(AssumptionKey key) const
{
    return m_numbers[static_cast<size_t>(key)];
}

std::optional<double> AssumptionValues::stated(AssumptionKey key) const
{
    return entry(key).isDefault && !hasDefault(knownAssumptions()[static_cast<size_t>(key)])
        ? std::nullopt
        : std::optional{number(key)};
}

std::optional<Missing> AssumptionValues::refusalOf(const AssumptionUse &use) const
{
    const auto found = std::ranges::find_if(
        m_refused, [&use](const auto &refused) { return use.holds(refused.first); });
    return found == m_refused.end() ? std::nullopt : std::optional{found->second};
}

const UsedAssumption &AssumptionValues::entry(AssumptionKey key) const
{
    return m_entries[static_cast<size_t>(key)];
}

std::vector<UsedAssumption> AssumptionValues::used(const AssumptionUse &use) const
{
    std::vector<UsedAssumption> result;
    for (size_t i = 0; i < kAssumptionCount; ++i) {
        const auto key = static_cast<AssumptionKey>(i);
        if (use.holds(key) && !m_refused.contains(key))
            result.push_back(m_entries[i]);
    }
    return result;
}

} // namespace steelyard
