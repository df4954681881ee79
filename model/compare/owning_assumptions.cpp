#include "model/compare/assumption_tables.h"

#include <QtGlobal>

#include <array>

namespace steelyard {

namespace {

// Facts that the words of ui/text can't hold: the sources stand with their figures, and are
// translated when shown. They are named so that a reader can find them; figures are as read on
// 2026-11-09.
constexpr std::array kOwningAssumptions = {
    AssumptionDefault{
        AssumptionGroup::Operations,
        "licence_per_gpu_year",
        "0",
        "USD/GPU/year",
        "0",
        "4500",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "No licence is assumed; NVIDIA AI Enterprise lists 4,500 USD (unverified)")},
    AssumptionDefault{
        AssumptionGroup::Operations,
        "licence_per_socket_year",
        "0",
        "USD/socket/year",
        "0",
        "",
        QT_TRANSLATE_NOOP("AssumptionSources", "No licence is assumed: take it from the quote")},
    AssumptionDefault{
        AssumptionGroup::Operations,
        "sockets_per_server",
        "2",
        "socket/server",
        "1",
        "2",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Two sockets in an 8-GPU node (NVIDIA DGX H100 user guide)")},
    AssumptionDefault{
        AssumptionGroup::Operations,
        "licence_per_core_year",
        "0",
        "USD/core/year",
        "0",
        "",
        QT_TRANSLATE_NOOP("AssumptionSources", "No licence is assumed: take it from the quote")},
    AssumptionDefault{
        AssumptionGroup::Operations,
        "cores_per_server",
        "112",
        "core/server",
        "64",
        "128",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Two processors of 56 cores in an 8-GPU node (NVIDIA DGX H100 user guide)")},
    AssumptionDefault{
        AssumptionGroup::Operations,
        "insurance_rate_per_year",
        "0",
        "ratio/year",
        "0",
        "0.01",
        QT_TRANSLATE_NOOP(
            "AssumptionSources",
            "Share of the hardware's price: 0.2 to 1 % (unverified); obtain a quote")},
    AssumptionDefault{AssumptionGroup::Operations,
                      "security_assessment_once",
                      "0",
                      "CNY",
                      "0",
                      "",
                      QT_TRANSLATE_NOOP("AssumptionSources", "No source found: obtain a quote")},
    AssumptionDefault{AssumptionGroup::Operations,
                      "security_assessment_per_year",
                      "0",
                      "CNY/year",
                      "0",
                      "",
                      QT_TRANSLATE_NOOP("AssumptionSources", "No source found: obtain a quote")},
    AssumptionDefault{
        AssumptionGroup::Hardware,
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
        AssumptionGroup::Hardware,
        "market_decay_per_year",
        "",
        "1/year",
        "0.35",
        "0.54",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "No default: it stands in for the residual rate, as price × e^(−decay × "
                          "years). 65 % after 12 months is 0.43, 20 to 35 % after 36 months 0.54 "
                          "to 0.35 (Jarvislabs, GMI; secondary)")},
    AssumptionDefault{
        AssumptionGroup::Finance,
        "discount_rate",
        "",
        "ratio",
        "0.05",
        "0.12",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "No default: the buyer's own cost of capital, per year. Data centres "
                          "are financed at 7 to 12 %, worked examples take 8 % (Barroso et al., "
                          "The Datacenter as a Computer)")},
    AssumptionDefault{AssumptionGroup::Finance,
                      "inflation_per_year",
                      "",
                      "ratio",
                      "0",
                      "0.03",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "No default: general inflation that a real discount rate "
                                        "is above; central banks aim at 2 % (Federal Reserve, "
                                        "ECB)")},
    AssumptionDefault{
        AssumptionGroup::Finance,
        "depreciation_years",
        "5",
        "year",
        "3",
        "6",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "5 years: US MACRS class of computers, Lenovo Press LP2368; at least 3 "
                          "years in China (CIT Implementation Regulations, article 60)")},
    AssumptionDefault{
        AssumptionGroup::Finance,
        "salvage_rate",
        "0.05",
        "ratio",
        "0",
        "0.05",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Share of the price that depreciation leaves: usual accounting practice "
                          "in China (unverified); not the market value, which is the residual "
                          "rate")},
    AssumptionDefault{
        AssumptionGroup::Move,
        "set_up_per_server",
        "0",
        "CNY/server",
        "0",
        "",
        QT_TRANSLATE_NOOP("AssumptionSources", "No source found: take it from the quote")},
    AssumptionDefault{
        AssumptionGroup::Move,
        "migration_days",
        "0",
        "day",
        "0",
        "30",
        QT_TRANSLATE_NOOP("AssumptionSources",
                          "Days of the move to an own site; no source found: your own figure")},
    AssumptionDefault{AssumptionGroup::Move,
                      "migration_day_rate",
                      "0",
                      "CNY/day",
                      "0",
                      "",
                      QT_TRANSLATE_NOOP("AssumptionSources", "No source found: your own figure")},
    AssumptionDefault{AssumptionGroup::Move,
                      "parallel_months",
                      "0",
                      "month",
                      "0",
                      "3",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "Months in which old and new machines are both paid; no "
                                        "source found: your own figure")},
    AssumptionDefault{AssumptionGroup::Move,
                      "old_fee_per_month",
                      "0",
                      "CNY/month",
                      "0",
                      "",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "What the old machines cost; take it from the bill")},
    AssumptionDefault{AssumptionGroup::Move,
                      "decommissioning_rate",
                      "0",
                      "ratio",
                      "0",
                      "0.03",
                      QT_TRANSLATE_NOOP("AssumptionSources",
                                        "Wiping, packing and recycling, share of the hardware's "
                                        "price: 0.5 to 3 % (unverified)")},
};

} // namespace

std::span<const AssumptionDefault> owningAssumptions()
{
    return kOwningAssumptions;
}

} // namespace steelyard
