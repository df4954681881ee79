// A table of predicted training runs, for scripts.
#include "ui/desk/json_values.h"
#include "ui/desk/sizing_table.h"
#include "ui/desk/table_json.h"

namespace steelyard::desk {

using namespace sizing;

namespace {

Json runJson(const text::PredictedRun &run)
{
    Json json{{"line", run.line},
              {"name", jsonText(run.name)},
              {"predicted_gpu_hours", nullptr},
              {"predicted_tflops_per_gpu", run.tflopsPerGpu.expected},
              {"low", nullptr},
              {"high", nullptr},
              {"low_tflops_per_gpu", run.tflopsPerGpu.low},
              {"high_tflops_per_gpu", run.tflopsPerGpu.high},
              {"predicted_tokens_per_second_per_gpu", run.tokensPerSecondPerGpu},
              {"gpus", run.gpus}};
    if (run.gpuHours) {
        json["predicted_gpu_hours"] = run.gpuHours->expected;
        json["low"] = run.gpuHours->low;
        json["high"] = run.gpuHours->high;
    }
    if (run.publishedGpuHours)
        json["published_gpu_hours"] = *run.publishedGpuHours;
    if (const auto ratio = run.ratio())
        json["ratio"] = *ratio;
    if (run.throughput) {
        json["published_tflops_per_gpu"] = run.throughput->publishedTflops;
        json["predicted_tflops_per_gpu_as_published"] = run.throughput->predictedTflops;
        json["tflops_ratio"] = run.throughput->ratio();
    }
    json["counted"] = run.use == text::RunUse::Counted && run.ratio().has_value();
    json["outlier"] = run.use == text::RunUse::Outlier;
    if (run.hasUnevenStages)
        json["uneven_stages"] = true;
    if (!run.preset.isEmpty())
        json["shape_of"] = jsonText(run.preset);
    return json;
}

Json factorsJson(const std::optional<ErrorFactors> &factors)
{
    if (!factors)
        return nullptr;
    return {
        {"median", factors->median}, {"p75", factors->threeQuarters}, {"p90", factors->nineTenths}};
}

Json shareJson(const std::optional<double> &share)
{
    return share ? Json(*share) : Json(nullptr);
}

Json accuracyJson(const text::TableAccuracy &accuracy)
{
    Json families = Json::object();
    for (const text::FamilyErrors &errors : accuracy.withoutFamily)
        families[jsonText(errors.family)] = factorsJson(errors.factors);
    return {{"rows", accuracy.hours},
            {"error_factors", factorsJson(accuracy.factors)},
            {"share_in_band", shareJson(accuracy.inBand)},
            {"without_family", std::move(families)},
            {"worst_without_a_family", factorsJson(accuracy.worst)},
            {"throughput_rows", accuracy.throughputs},
            {"throughput_within_15_percent", shareJson(accuracy.within15Percent)},
            {"throughput_within_25_percent", shareJson(accuracy.within25Percent)}};
}

} // namespace

QByteArray tableAsJson(const SizedTable &table)
{
    Json runs = Json::array();
    Json outliers = Json::array();
    for (const text::PredictedRun &run : table.runs) {
        runs.push_back(runJson(run));
        if (run.use == text::RunUse::Outlier)
            outliers.push_back(jsonText(run.name));
    }
    const Json json{{"tflops_convention", "6N + 12Lhs per token: model FLOPs with full attention"},
                    {"rows", std::move(runs)},
                    {"accuracy", accuracyJson(table.accuracy)},
                    {"outliers", std::move(outliers)},
                    {"left_out", faultsJson(table.faults)}};
    return jsonBytes(json);
}

} // namespace steelyard::desk
