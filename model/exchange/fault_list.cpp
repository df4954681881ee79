#include "model/exchange/fault_list.h"

#include "model/exchange/json_value.h"

namespace steelyard::exchange {

void FaultList::add(Error fault)
{
    if (isFull())
        return;
    QString path;
    for (const QString &step : m_steps)
        path += u'/' + escapedStep(step);
    fault.where.prepend(path);
    m_faults.push_back(std::move(fault));
}

} // namespace steelyard::exchange
