#include "model/compare/assumption_keys.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>

namespace steelyard {

namespace {

// Facts that the words of ui/text can't hold: the sources stand with their figures, and are
// translated when shown. They are named so that a reader can find them; figures are as read on
// 2026-11-09.
constexpr std::array kDefaults = {
    AssumptionDefault{
        "goodput",
        "0.9",
        "ratio",
        "0.84",
        "0.95",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Large training runs: Llama 3 and MegaScale report over 90 %, Gemini 2.5 "
                          "93.4 %")},
    AssumptionDefault{
        "gpu_load",
        "1",
        "ratio",
        "0.75",
        "1",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "The typical power is that of heavy training, so a busy server draws all of "
            "it; low: mean GPU use of a managed cluster (HAI platform)")},
    AssumptionDefault{
        "typical_power_share",
        "0.76",
        "ratio",
        "0.64",
        "0.82",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Heavy training draws 76 % of the rating of an 8×H100 node (arXiv "
                          "2506.14551); highest measured 82 % (IEEE Access 2025)")},
    AssumptionDefault{
        "idle_power_share",
        "0.2",
        "ratio",
        "0.1",
        "0.35",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Share of the typical power; low end measured on an 8×V100 node (12 % "
                          "without fans), the rest is an estimate")},
    AssumptionDefault{
        "bandwidth_mbps",
        "100",
        "Mbps",
        "100",
        "1000",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "The usual package of price guides in mainland China and Hong Kong "
                          "(aliyunyh.com 473803, 87ip.com)")},
    AssumptionDefault{
        "egress_gb_per_month",
        "100",
        "GB/month",
        "0",
        "10000",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Training sends out little: taken as the clouds' free allowance; raise it "
            "when models or data leave the site")},
    AssumptionDefault{"free_egress_gb_per_month",
                      "100",
                      "GB/month",
                      "0",
                      "100",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "Free outgoing traffic of rented machines at AWS and Azure "
                                        "(cloudtoolstack.com)")},
    AssumptionDefault{
        "storage_tb",
        "0",
        "TB",
        "0",
        "23",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Beside the servers' own disks, which hold 30 TB in an 8-GPU node (DGX H100 "
            "guide); high: ten checkpoints of a 176 B model at 2.3 TB (BLOOM)")},
    AssumptionDefault{
        "staff_minimum_fte",
        "0.5",
        "FTE",
        "0.25",
        "1",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Smallest share of a person that a small site needs (vultrbonus.com.br, "
                          "sesamedisk.com; secondary)")},
    AssumptionDefault{
        "gpus_per_fte",
        "75",
        "GPU/FTE",
        "50",
        "100",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "One full-time person per 50 to 100 GPUs (Introl; secondary)")},
    AssumptionDefault{
        "staff_share_cloud",
        "0",
        "ratio",
        "0",
        "1",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "No source found: 0 prices no own staff for rented machines. Platform "
                          "engineers remain; raise it to count them")},
    AssumptionDefault{
        "remote_hands_per_month",
        "0",
        "visit/month",
        "0",
        "4",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Own staff is priced instead; set it where staff sits elsewhere")},
    AssumptionDefault{
        "remote_hands_price",
        "350",
        "CNY/visit",
        "200",
        "500",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Price guide of Chinese data centres, per visit (aliyunyh.com 473803)")},
    AssumptionDefault{
        "maintenance_rate_per_year",
        "0.12",
        "ratio",
        "0.05",
        "0.15",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Share of the hardware's price: 12 % (Lenovo Press LP2368, 2026), 10 to 15 % "
            "in a survey")},
    AssumptionDefault{
        "residual_rate",
        "0.28",
        "ratio",
        "0.2",
        "0.35",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Market value after 36 months, 20 to 35 % (Jarvislabs, GMI; secondary); after "
            "12 months 65 %, after 24 months 38 %, after 60 months 10 %")},
    AssumptionDefault{
        "set_up_per_server",
        "0",
        "CNY/server",
        "0",
        "",
        QT_TRANSLATE_NOOP("AssumptionSources", "No source found: take it from the quote")},
    AssumptionDefault{
        "rack_power_margin",
        "0",
        "ratio",
        "0",
        "0.25",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Racks are sized on the rating, which is a maximum already")},
};

/// Market value of a GPU server by its age in months, as a share of the price; in between it falls
/// evenly. Source: that of "residual_rate"; 120 months: nothing is left.
struct ResidualPoint
{
    int months;
    double share;
};
constexpr std::array kResidualPoints = {
    ResidualPoint{0, 1.0},
    ResidualPoint{12, 0.65},
    ResidualPoint{24, 0.38},
    ResidualPoint{36, 0.28},
    ResidualPoint{60, 0.10},
    ResidualPoint{120, 0.0},
};

Decimal residualAfter(int months)
{
    const int age = std::clamp(months, 0, kResidualPoints.back().months);
    const auto *const next =
        std::ranges::lower_bound(kResidualPoints, age, {}, &ResidualPoint::months);
    if (next == kResidualPoints.begin())
        return Decimal::fromDouble(next->share);
    const auto *const before = std::prev(next);
    const double way = static_cast<double>(age - before->months) / (next->months - before->months);
    const double share = before->share + (next->share - before->share) * way;
    constexpr double kWholePercent = 100.0;
    return Decimal::fromDouble(std::round(share * kWholePercent) / kWholePercent);
}

std::optional<Decimal> optionalDecimal(const char *text)
{
    const Result<Decimal> value = Decimal::fromText(QString::fromLatin1(text));
    return value ? std::optional{*value} : std::nullopt;
}

} // namespace

std::span<const AssumptionDefault> knownAssumptions()
{
    return kDefaults;
}

Assumption assumptionOf(const Project &project, const QString &key)
{
    if (const auto own = project.assumptions.find(key); own != project.assumptions.end())
        return own->second;
    const auto *const known = std::ranges::find_if(
        kDefaults, [&](const auto &row) { return key == QLatin1StringView{row.key}; });
    Q_ASSERT(known != kDefaults.end());
    Assumption result{.value = optionalDecimal(known->value).value_or(Decimal{}),
                      .unit = QString::fromLatin1(known->unit),
                      .low = optionalDecimal(known->low),
                      .high = optionalDecimal(known->high),
                      .source = QString::fromUtf8(known->source)};
    if (key == QLatin1StringView{"residual_rate"})
        result.value = residualAfter(project.horizonMonths);
    return result;
}

} // namespace steelyard
