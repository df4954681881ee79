#include "model/exchange/price_book_columns.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

struct NamedColumn
{
    PriceBookColumn column = PriceBookColumn::InstanceType;
    QLatin1StringView name;
    bool isNeeded = false;
};

constexpr std::array<NamedColumn, kPriceBookColumnCount> kColumns = {{
    {PriceBookColumn::InstanceType, "InstanceType"_L1, true},
    {PriceBookColumn::AcceleratorName, "AcceleratorName"_L1, true},
    {PriceBookColumn::AcceleratorCount, "AcceleratorCount"_L1, true},
    {PriceBookColumn::Price, "Price"_L1, true},
    {PriceBookColumn::Region, "Region"_L1, true},
    {PriceBookColumn::Vcpus, "vCPUs"_L1, false},
    {PriceBookColumn::MemoryGib, "MemoryGiB"_L1, false},
    {PriceBookColumn::SpotPrice, "SpotPrice"_L1, false},
    {PriceBookColumn::AvailabilityZone, "AvailabilityZone"_L1, false},
}};

constexpr size_t position(PriceBookColumn column)
{
    return static_cast<size_t>(column);
}

} // namespace

PriceBookColumns::PriceBookColumns(CsvReader &header)
    : m_count{header.fieldCount()}
{
    for (size_t i = 0; i < m_count; ++i) {
        const QString title = header.text(i).trimmed();
        for (const NamedColumn &known : kColumns) {
            std::optional<size_t> &index = m_indices.at(position(known.column));
            if (!index && title.compare(known.name, Qt::CaseInsensitive) == 0)
                index = i;
        }
    }
}

QString PriceBookColumns::missing() const
{
    QStringList names;
    for (const NamedColumn &known : kColumns) {
        if (known.isNeeded && !indexOf(known.column))
            names.append(known.name);
    }
    return names.join(u", "_s);
}

std::optional<size_t> PriceBookColumns::indexOf(PriceBookColumn column) const
{
    return m_indices.at(position(column));
}

QString PriceBookColumns::nameOf(PriceBookColumn column)
{
    return kColumns.at(position(column)).name;
}

} // namespace steelyard::exchange
