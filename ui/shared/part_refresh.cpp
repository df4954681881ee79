#include "ui/shared/part_refresh.h"

namespace steelyard::ui {

PartRefresh::PartRefresh(std::vector<Part> parts)
    : m_parts{std::move(parts)}
{
    QObject::connect(&m_turns, &QTimer::timeout, &m_turns, [this] { refreshNext(); });
}

void PartRefresh::inTurns()
{
    m_due = m_parts.size();
    m_turns.start(0);
}

void PartRefresh::atOnce()
{
    stop();
    for (const Part &part : m_parts)
        part();
}

void PartRefresh::stop()
{
    m_due = 0;
    m_turns.stop();
}

void PartRefresh::refreshNext()
{
    if (--m_due == 0)
        m_turns.stop();
    m_parts[m_next]();
    m_next = (m_next + 1) % m_parts.size();
}

} // namespace steelyard::ui
