#include "model/compare/assumption_tables.h"

#include <QtGlobal>

#include <array>

namespace steelyard {

namespace {

// Facts that the words of ui/text can't hold: the sources stand with their figures, and are
// translated when shown. They are named so that a reader can find them; figures are as read on
// 2026-11-09.
constexpr std::array kRunningAssumptions = {
    AssumptionDefault{
        AssumptionGroup::Power,
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
        AssumptionGroup::Power,
        "typical_power_share",
        "0.76",
        "ratio",
        "0.64",
        "0.82",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Heavy training draws 76 % of the rating of an 8×H100 node (arXiv "
                          "2506.14551); highest measured 82 % (IEEE Access 2025)")},
    AssumptionDefault{
        AssumptionGroup::Power,
        "idle_power_share",
        "0.2",
        "ratio",
        "0.1",
        "0.35",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Share of the typical power; low end measured on an 8×V100 node (12 % "
                          "without fans), the rest is an estimate")},
    AssumptionDefault{
        AssumptionGroup::Power,
        "rack_power_margin",
        "0",
        "ratio",
        "0",
        "0.25",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Racks are sized on the rating, which is a maximum already")},
    AssumptionDefault{
        AssumptionGroup::Failures,
        "goodput",
        "0.9",
        "ratio",
        "0.84",
        "0.95",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Large training runs: Llama 3 and MegaScale report over 90 %, Gemini 2.5 "
                          "93.4 %")},
    AssumptionDefault{
        AssumptionGroup::Failures,
        "maintenance_rate_per_year",
        "0.12",
        "ratio",
        "0.05",
        "0.15",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Share of the hardware's price: 12 % (Lenovo Press LP2368, 2026), 10 to 15 % "
            "in a survey")},
    AssumptionDefault{AssumptionGroup::Failures,
                      "warranty_months",
                      "0",
                      "month",
                      "0",
                      "60",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "No source found: take it from the quote; maintenance is "
                                        "paid from the end of the warranty")},
    AssumptionDefault{
        AssumptionGroup::Failures,
        "spares_failure_rate",
        "0",
        "ratio/year",
        "0",
        "0.091",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Failures per GPU and year that spare parts are bought for; 6 to 9 % in a large job "
            "(Llama 3, derived). 0: a maintenance contract supplies the parts")},
    AssumptionDefault{
        AssumptionGroup::Failures,
        "spare_price_per_gpu",
        "0",
        "CNY/GPU",
        "0",
        "",
        QT_TRANSLATE_NOOP("AssumptionSources", "No source found: take it from the quote")},
    AssumptionDefault{AssumptionGroup::Failures,
                      "spares_warranty_share",
                      "0",
                      "ratio",
                      "0",
                      "1",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "Share of the replacements that the warranty pays; no "
                                        "source found: take it from the quote")},
    AssumptionDefault{AssumptionGroup::Failures,
                      "sla_credit_share",
                      "0",
                      "ratio",
                      "0",
                      "0.25",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "Income only for those who claim it; usual table: 10 % "
                                        "below 99.5 %, 25 % below 99 % (stas00/ml-engineering)")},
    AssumptionDefault{
        AssumptionGroup::Network,
        "bandwidth_mbps",
        "100",
        "Mbps",
        "100",
        "1000",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "The usual package of price guides in mainland China and Hong Kong "
                          "(aliyunyh.com 473803, 87ip.com)")},
    AssumptionDefault{
        AssumptionGroup::Network,
        "egress_gb_per_month",
        "100",
        "GB/month",
        "0",
        "10000",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Training sends out little: taken as the clouds' free allowance; raise it "
            "when models or data leave the site")},
    AssumptionDefault{AssumptionGroup::Network,
                      "free_egress_gb_per_month",
                      "100",
                      "GB/month",
                      "0",
                      "100",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "Free outgoing traffic of rented machines at AWS and Azure "
                                        "(cloudtoolstack.com)")},
    AssumptionDefault{
        AssumptionGroup::Network,
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
        AssumptionGroup::Staff,
        "staff_minimum_fte",
        "0.5",
        "FTE",
        "0.25",
        "1",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Smallest share of a person that a small site needs (vultrbonus.com.br, "
                          "sesamedisk.com; secondary)")},
    AssumptionDefault{
        AssumptionGroup::Staff,
        "gpus_per_fte",
        "75",
        "GPU/FTE",
        "50",
        "100",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "One full-time person per 50 to 100 GPUs (Introl; secondary)")},
    AssumptionDefault{
        AssumptionGroup::Staff,
        "staff_share_cloud",
        "0",
        "ratio",
        "0",
        "1",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "No source found: 0 prices no own staff for rented machines. Platform "
                          "engineers remain; raise it to count them")},
    AssumptionDefault{AssumptionGroup::Staff,
                      "staff_on_cost",
                      "1",
                      "ratio",
                      "1",
                      "1.45",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "The site's salary holds on-costs; for bare wages 1.25 to "
                                        "1.45 in the USA (unverified)")},
    AssumptionDefault{
        AssumptionGroup::Staff,
        "staff_seats_7x24",
        "0",
        "seat",
        "0",
        "2",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Seats that are filled around the clock; 0: the staff follows the GPUs")},
    AssumptionDefault{
        AssumptionGroup::Staff,
        "people_per_seat",
        "4.2",
        "FTE/seat",
        "4.2",
        "5",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "168 hours of a week ÷ 40 hours of work; 5 with 16 % of leave")},
    AssumptionDefault{
        AssumptionGroup::Staff,
        "remote_hands_per_month",
        "0",
        "visit/month",
        "0",
        "4",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Own staff is priced instead; set it where staff sits elsewhere")},
    AssumptionDefault{
        AssumptionGroup::Staff,
        "remote_hands_price",
        "350",
        "CNY/visit",
        "200",
        "500",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Price guide of Chinese data centres, per visit (aliyunyh.com 473803)")},
};

} // namespace

std::span<const AssumptionDefault> runningAssumptions()
{
    return kRunningAssumptions;
}

} // namespace steelyard
