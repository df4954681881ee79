// Words for stored names that are text, not enums: assumptions and units.
#include "ui/text/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct StoredWord
{
    const char *stored;
    const char *word;
};

constexpr std::array kAssumptionWords = {
    StoredWord{"goodput", QT_TRANSLATE_NOOP("Assumptions", "Goodput")},
    StoredWord{"gpu_load", QT_TRANSLATE_NOOP("Assumptions", "Load while busy")},
    StoredWord{"typical_power_share",
               QT_TRANSLATE_NOOP("Assumptions", "Typical power, share of the rating")},
    StoredWord{"idle_power_share",
               QT_TRANSLATE_NOOP("Assumptions", "Idle power, share of full power")},
    StoredWord{"maintenance_rate_per_year",
               QT_TRANSLATE_NOOP("Assumptions", "Maintenance per year, share of the price")},
    StoredWord{"residual_rate",
               QT_TRANSLATE_NOOP("Assumptions", "Residual value, share of the price")},
    StoredWord{"bandwidth_mbps", QT_TRANSLATE_NOOP("Assumptions", "Bandwidth")},
    StoredWord{"egress_gb_per_month", QT_TRANSLATE_NOOP("Assumptions", "Outgoing traffic")},
    StoredWord{"free_egress_gb_per_month",
               QT_TRANSLATE_NOOP("Assumptions", "Free outgoing traffic")},
    StoredWord{"storage_tb", QT_TRANSLATE_NOOP("Assumptions", "Storage")},
    StoredWord{"staff_minimum_fte", QT_TRANSLATE_NOOP("Assumptions", "Least number of staff")},
    StoredWord{"gpus_per_fte", QT_TRANSLATE_NOOP("Assumptions", "GPUs per full-time person")},
    StoredWord{"staff_share_cloud",
               QT_TRANSLATE_NOOP("Assumptions", "Share of the staff that cloud rental needs")},
    StoredWord{"remote_hands_per_month",
               QT_TRANSLATE_NOOP("Assumptions", "Remote hands visits per month")},
    StoredWord{"remote_hands_price", QT_TRANSLATE_NOOP("Assumptions", "Price of remote hands")},
    StoredWord{"set_up_per_server", QT_TRANSLATE_NOOP("Assumptions", "Set-up per server")},
    StoredWord{"rack_power_margin", QT_TRANSLATE_NOOP("Assumptions", "Power margin of a rack")},
    // Fields of a site that a finding may name.
    StoredWord{"demand_price", QT_TRANSLATE_NOOP("Assumptions", "Demand price")},
    StoredWord{"electricity_price", QT_TRANSLATE_NOOP("Assumptions", "Electricity price")},
    StoredWord{"rack_price", QT_TRANSLATE_NOOP("Assumptions", "Rack price")},
    StoredWord{"rack_power", QT_TRANSLATE_NOOP("Assumptions", "Rack power")},
    StoredWord{"rack_units", QT_TRANSLATE_NOOP("Assumptions", "Rack units")},
    StoredWord{"bandwidth_price", QT_TRANSLATE_NOOP("Assumptions", "Bandwidth price")},
    StoredWord{"traffic_price", QT_TRANSLATE_NOOP("Assumptions", "Traffic price")},
    StoredWord{"storage_price", QT_TRANSLATE_NOOP("Assumptions", "Storage price")},
    StoredWord{"staff_cost", QT_TRANSLATE_NOOP("Assumptions", "Staff cost per year")},
    StoredWord{"pue", QT_TRANSLATE_NOOP("Assumptions", "PUE")},
};

/// The parts of a unit's stored name, which a stroke divides: "CNY/year". Currency codes and
/// signs such as "Mbps" are the same in all languages.
constexpr std::array kUnitWords = {
    StoredWord{"ratio", QT_TRANSLATE_NOOP("Units", "ratio")},
    StoredWord{"share", QT_TRANSLATE_NOOP("Units", "share")},
    StoredWord{"hour", QT_TRANSLATE_NOOP("Units", "hour")},
    StoredWord{"day", QT_TRANSLATE_NOOP("Units", "day")},
    StoredWord{"visit", QT_TRANSLATE_NOOP("Units", "visit")},
    StoredWord{"visits", QT_TRANSLATE_NOOP("Units", "visits")},
    StoredWord{"server", QT_TRANSLATE_NOOP("Units", "server")},
    StoredWord{"servers", QT_TRANSLATE_NOOP("Units", "servers")},
    StoredWord{"GPU", QT_TRANSLATE_NOOP("Units", "GPU")},
    StoredWord{"GPUs", QT_TRANSLATE_NOOP("Units", "GPUs")},
    StoredWord{"gpus", QT_TRANSLATE_NOOP("Units", "GPUs")},
    StoredWord{"FTE", QT_TRANSLATE_NOOP("Units", "full-time person")},
    StoredWord{"people", QT_TRANSLATE_NOOP("Units", "people")},
};

QString wordFor(std::span<const StoredWord> words, const char *context, const QString &stored)
{
    const auto found = std::ranges::find_if(
        words, [&](const StoredWord &row) { return stored == QLatin1StringView{row.stored}; });
    return found == words.end() ? stored : QCoreApplication::translate(context, found->word);
}

} // namespace

QString assumptionLabel(const QString &key)
{
    return wordFor(kAssumptionWords, "Assumptions", key);
}

QString unitLabel(const QString &unit)
{
    QStringList words;
    for (const QString &part : unit.split(u'/')) {
        const auto priceUnit = enumFromText<PriceUnit>(part);
        words.append(priceUnit ? label(*priceUnit) : wordFor(kUnitWords, "Units", part));
    }
    return words.join(u'/');
}

QString sourceLabel(const QString &source)
{
    return QCoreApplication::translate("AssumptionSources", source.toUtf8().constData());
}

} // namespace steelyard::text
