#include "ui/desk/table_json.h"

#include "ui/text/error_text.h"

namespace steelyard::desk {

Json faultsJson(const std::vector<exchange::CellFault> &faults)
{
    Json array = Json::array();
    for (const exchange::CellFault &fault : faults)
        array.push_back({{"line", fault.line},
                         {"column", jsonText(fault.column)},
                         {"text", jsonText(text::errorText(fault.error))}});
    return array;
}

} // namespace steelyard::desk
