#pragma once

#include "model/compare/project.h"
#include "model/exchange/document_archive.h"

namespace steelyard::exchange {

// Layout of plans and cases in a project document (see `document_archive.h`).

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<CountsAs> &countsAs)
{
    archive.always("accelerator", countsAs.accelerator);
    archive.unless(Decimal{1}, "factor", countsAs.factor);
    archive("reason", countsAs.reason);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Financing> &financing)
{
    archive("kind", financing.kind);
    archive("annual_rate", financing.annualRate);
    archive("months", financing.months);
    archive.unless(Decimal{0}, "balloon", financing.balloon);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<LayerInterruptions> &interruptions)
{
    archive("hours_between", interruptions.hoursBetween);
    archive("checkpoint_seconds", interruptions.checkpointSeconds);
    archive("restart_minutes", interruptions.restartMinutes);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<SupplyLayer> &layer)
{
    archive.always("id", layer.id);
    archive("kind", layer.kind);
    archive("quote", layer.quote);
    archive("line", layer.line);
    if constexpr (Archive::kReads) {
        const JsonValue *servers = archive.find("servers");
        if (servers && servers->kind == JsonValue::Kind::Number)
            fromJson(*servers, layer.servers);
    } else {
        archive.add("servers",
                    toJson(layer.servers).value_or(JsonValue::ofText(QStringLiteral("auto"))));
    }
    archive("price", layer.price);
    archive("counts_as", layer.countsAs);
    archive("financing", layer.financing);
    archive("price_change_per_year", layer.priceChangePerYear);
    archive("interruptions", layer.interruptions);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<PlanService> &service)
{
    archive.always("id", service.id);
    archive("quote", service.quote);
    archive("line", service.line);
    archive("quantity", service.quantity);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Plan> &plan)
{
    archive.always("id", plan.id);
    archive.always("name", plan.name);
    archive("mode", plan.mode);
    archive("site", plan.site);
    archive("supply", plan.supply);
    archive("services", plan.services);
    archive("notes", plan.notes);
}

/// Values stand as path → value; of two values for one path the later one counts.
template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<ProjectCase> &projectCase)
{
    archive.always("id", projectCase.id);
    archive.always("name", projectCase.name);
    if constexpr (Archive::kReads) {
        const JsonValue *values = archive.find("values");
        for (size_t i = 0; values && i < values->items.size(); ++i)
            projectCase.values.push_back({.path = values->keys[i], .value = values->items[i].text});
    } else {
        JsonValue values = JsonValue::object();
        for (const CaseValue &value : projectCase.values) {
            if (JsonValue *earlier = values.find(value.path))
                earlier->text = value.value;
            else
                values.add(value.path, JsonValue::ofText(value.value));
        }
        if (!values.items.empty())
            archive.add("values", std::move(values));
    }
}

} // namespace steelyard::exchange
