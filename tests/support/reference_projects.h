#pragma once

#include "tests/support/project_builders.h"

namespace steelyard::testing {

/// A platform team's demand: 32 GPUs always, 64 more for ninety days, over twelve months.
///
/// On-demand H100 at `onDemand` USD per GPU-hour against hosted 8×H200 servers at 210,240 USD a
/// year, all-in, one H200 counted as one H100. Plans "cloud", "hosted" and "hybrid", the last with
/// `pinned` hosted servers.
inline ProjectBuilder platformTeam(const QString &onDemand, std::optional<int> pinned = 4)
{
    const QString cloud = QStringLiteral("cloud-h100");
    const QString server = QStringLiteral("server-h200");
    SupplyLayer hosted = aLayer(SupplyKind::Hosted, server);
    hosted.countsAs = CountsAs{.accelerator = QStringLiteral("H100")};
    SupplyLayer base = hosted;
    base.servers = pinned;
    const SupplyLayer burst = aLayer(SupplyKind::OnDemand, cloud);
    return aProject()
        .reporting(QStringLiteral("USD"))
        .always(32)
        .phase({.gpus = 64, .startDay = Decimal{180}, .days = Decimal{90}, .repeatMonths = 12})
        .quote(aQuote(cloud)
                   .price(onDemand, QStringLiteral("USD"), PriceUnit::GpuHour)
                   .node(8)
                   .accelerator(QStringLiteral("H100")))
        .quote(aQuote(server)
                   .price(QStringLiteral("210240"), QStringLiteral("USD"), PriceUnit::NodeYear)
                   .node(8)
                   .accelerator(QStringLiteral("H200")))
        .plan(QStringLiteral("cloud"), PlanMode::Cloud, {burst})
        .plan(QStringLiteral("hosted"), PlanMode::Hosted, {hosted})
        .plan(QStringLiteral("hybrid"), PlanMode::Hybrid, {base, burst});
}

/// A lab that trains 1.1 B parameters on 3 T tokens with 16 GPUs at 24,000 tokens/s each, within
/// three months and 300,000 CNY; six offers, 7.20 CNY per USD.
inline ProjectBuilder universityLab()
{
    ProjectBuilder project = aProject();
    project.months(3)
        .phase({.gpus = 16, .followsJob = true})
        .rate(QStringLiteral("USD"), QStringLiteral("CNY"), QStringLiteral("7.20"));
    project.project().job = TrainingJob{.tokens = decimal(QStringLiteral("3000000000000")),
                                        .measuredTokensPerSecondPerGpu = Decimal{24'000}};
    project.project().budget = Money{Decimal{300'000}, currency(QStringLiteral("CNY"))};
    const auto offer = [&project](const char *name,
                                  const char *price,
                                  const char *code,
                                  PriceUnit unit,
                                  SupplyKind kind) {
        const QString id = QString::fromLatin1(name);
        QuoteBuilder quote = aQuote(id);
        quote.price(QString::fromLatin1(price), QString::fromLatin1(code), unit).node(8);
        if (unit == PriceUnit::NodeMonth)
            quote.prepaid();
        project.quote(quote).plan(id, PlanMode::Cloud, {aLayer(kind, id)});
    };
    offer("aws", "21.957642", "USD", PriceUnit::NodeHour, SupplyKind::OnDemand);
    offer("lambda", "10.32", "USD", PriceUnit::NodeHour, SupplyKind::OnDemand);
    offer("a800", "5.15", "CNY", PriceUnit::GpuHour, SupplyKind::OnDemand);
    offer("a100", "5.47", "CNY", PriceUnit::GpuHour, SupplyKind::OnDemand);
    offer("a100-mean", "6.84", "CNY", PriceUnit::GpuHour, SupplyKind::OnDemand);
    offer("monthly", "4380", "USD", PriceUnit::NodeMonth, SupplyKind::OnDemand);
    return project;
}

} // namespace steelyard::testing
