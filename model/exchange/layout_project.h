#pragma once

#include "model/compare/project.h"
#include "model/compare/site_terms.h"
#include "model/exchange/document_archive.h"
#include "model/exchange/json_reader.h"

namespace steelyard::exchange {

// Layout of a project's frame, demand and sites in a project document (see `document_archive.h`).

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Money> &money)
{
    archive("amount", money.value);
    archive("currency", money.currency);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<ExchangeRate> &rate)
{
    archive.always("id", rate.id);
    archive("from", rate.from);
    archive("to", rate.to);
    archive("rate", rate.rate);
    archive("date", rate.date);
    archive("source", rate.source);
    archive("change_per_year", rate.changePerYear);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Assumption> &assumption)
{
    archive("value", assumption.value);
    archive("unit", assumption.unit);
    archive("low", assumption.low);
    archive("high", assumption.high);
    archive("source", assumption.source);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<TariffSpan> &span)
{
    archive.always("id", span.id);
    archive("period", span.period);
    archive("from_hour", span.fromHour);
    archive("to_hour", span.toHour);
    archive.unless(1, "from_month", span.fromMonth);
    archive.unless(12, "to_month", span.toMonth);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<ResidualQuote> &quote)
{
    archive("month", quote.month);
    archive("share", quote.share);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<RampStep> &step)
{
    archive.always("id", step.id);
    archive("from_month", step.fromMonth);
    archive("committed_kw", step.committedKw);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<ElectricityTariff> &tariff)
{
    archive.within("prices", [&tariff](auto &prices) {
        for (const auto &[period, key] : kEnumTexts<tco::TariffPeriod>)
            prices(key, tariff.prices[static_cast<size_t>(period)]);
    });
    archive.within("multipliers", [&tariff](auto &multipliers) {
        for (const auto &[period, key] : kEnumTexts<tco::TariffPeriod>)
            multipliers(key, tariff.multipliers[static_cast<size_t>(period)]);
    });
    archive("multiplied", tariff.multiplied);
    archive("timetable", tariff.timetable);
}

/// In the order in which terms are shown.
template <typename Archive>
void layoutTerms(Archive &archive, typename Archive::template Value<Site> &site)
{
    for (const SiteTermFacts &facts : knownSiteTerms()) {
        std::optional<Decimal> value = statedTerm(site, facts.term);
        archive(facts.key, value);
        if constexpr (Archive::kReads) {
            if (value)
                site.terms.emplace(QString::fromLatin1(facts.key), *value);
        }
    }
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Site> &site)
{
    archive.always("id", site.id);
    archive.always("name", site.name);
    archive("currency", site.currency);
    archive("electricity_price_per_kwh", site.electricityPricePerKwh);
    archive("electricity_tariff", site.electricityTariff);
    archive("demand_price_per_kw_month", site.demandPricePerKwMonth);
    archive("pue", site.pue);
    archive("cooling_cop", site.coolingCop);
    archive("rack_price_per_month", site.rackPricePerMonth);
    archive("rack_power_kw", site.rackPowerKw);
    archive("rack_units", site.rackUnits);
    archive("bandwidth_price_per_mbps_month", site.bandwidthPricePerMbpsMonth);
    archive("traffic_price_per_gb", site.trafficPricePerGb);
    archive("storage_price_per_tb_month", site.storagePricePerTbMonth);
    archive("staff_cost_per_year", site.staffCostPerYear);
    archive("source", site.source);
    archive("country", site.country);
    archive.within("terms", [&site](auto &terms) { layoutTerms(terms, site); });
    archive.unless(PowerMetering::Grid, "metering", site.metering);
    archive("power_ramp", site.powerRamp);
    archive("bandwidth_rule", site.bandwidthRule);
    archive("bandwidth_samples", site.bandwidthSamples);
    archive.unless(tco::GigabyteBase::Decimal, "gigabyte", site.gigabyte);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<JobLayout> &layout)
{
    visitLayout(layout, archive);
}

/// "tokens" is a number or the word of a rule; a dataset stands in its place.
template <typename Archive>
void layoutTokens(Archive &archive, typename Archive::template Value<TrainingJob> &job)
{
    const QString rule{enumText(TokenSource::ComputeOptimal)};
    if constexpr (Archive::kReads) {
        QString tokens;
        archive("tokens", tokens);
        if (tokens == rule)
            job.tokenSource = TokenSource::ComputeOptimal;
        else if (!tokens.isEmpty())
            fromJson(*archive.find("tokens"), job.tokens);
        else if (archive.find("dataset") != nullptr)
            job.tokenSource = TokenSource::Dataset;
    } else if (job.tokenSource == TokenSource::ComputeOptimal) {
        archive("tokens", rule);
    } else if (job.tokenSource == TokenSource::Stated) {
        archive("tokens", job.tokens);
    }
    archive.within("dataset", [&job](auto &dataset) {
        dataset("tokens", job.datasetTokens);
        dataset("epochs", job.epochs);
    });
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<TrainingJob> &job)
{
    archive("name", job.name);
    archive("model", job.model);
    archive("parameters", job.parameters);
    archive.within("shape", [&job](auto &shape) { visitShape(job.shape, shape); });
    layoutTokens(archive, job);
    visitQuestion(job, archive);
    archive("layout", job.layout);
    archive.within("measured", [&job](auto &measured) {
        measured("tokens_per_second_per_gpu", job.measuredTokensPerSecondPerGpu);
        measured("source", job.measuredSource);
    });
    archive.within("claim", [&job](auto &claim) {
        claim("statement", job.claim);
        claim("gpu_days", job.claimedGpuDays);
    });
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Deferral> &deferral)
{
    archive.always("share", deferral.share);
    archive.always("hours", deferral.hours);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<DemandPhase> &phase)
{
    archive.always("id", phase.id);
    archive("name", phase.name);
    archive("gpus", phase.gpus);
    archive.unless(Decimal{0}, "start_day", phase.startDay);
    if constexpr (Archive::kReads) {
        QString days;
        archive("days", days);
        phase.followsJob = days == QStringLiteral("job");
        if (!days.isEmpty() && !phase.followsJob && days != QStringLiteral("to_end"))
            fromJson(*archive.find("days"), phase.days);
    } else {
        const JsonValue word =
            JsonValue::ofText(phase.followsJob ? QStringLiteral("job") : QStringLiteral("to_end"));
        archive.add("days", phase.followsJob ? word : toJson(phase.days).value_or(word));
    }
    archive("repeat_months", phase.repeatMonths);
    archive("deferrable", phase.deferrable);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<DemandProfile> &profile)
{
    archive("gpus", profile.gpus);
    archive("peak", profile.peak);
    archive.unless(tco::ProfileEnd::Repeats, "end", profile.end);
    archive("source", profile.source);
    archive("deferrable", profile.deferrable);
}

/// A part that this version keeps to the letter, for later versions.
template <typename Archive>
void layoutCarried(Archive &archive,
                   typename Archive::template Value<Project> &project,
                   const char *key)
{
    const QString name = QString::fromLatin1(key);
    if constexpr (Archive::kReads) {
        if (const JsonValue *found = archive.find(key))
            project.carried[name] = compactText(*found);
    } else {
        const auto found = project.carried.find(name);
        if (found == project.carried.end())
            return;
        if (Result<JsonValue> part = readJson(found->second.toUtf8()))
            archive.add(key, *std::move(part));
    }
}

} // namespace steelyard::exchange
