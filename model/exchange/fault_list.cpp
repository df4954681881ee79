#include "model/exchange/fault_list.h"

#include "model/exchange/json_value.h"

namespace steelyard::exchange {

Error FaultList::placed(Error fault) const
{
    QString path;
    for (const QString &step : m_steps)
        path += u'/' + escapedStep(step);
    fault.where.prepend(path);
    return fault;
}

void FaultList::add(Error fault)
{
    if (!isFull())
        m_faults.push_back(placed(std::move(fault)));
}

void FaultList::addFigure(Error fault)
{
    if (m_where == Figures::AmongFaults)
        add(std::move(fault));
    else
        m_figures.push_back(placed(std::move(fault)));
}

} // namespace steelyard::exchange
