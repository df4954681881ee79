#include "model/sizing/model_presets.h"
#include "model/sizing/server_fit.h"

#include <QTest>

#include <algorithm>

using namespace steelyard::sizing;

namespace {

/// Four rack units, two EPYC 7702 of 200 W, eight A100 of 80 GB, 512 GB of RAM, 4 × 2000 W (2+2):
/// the worked example of a quote that says neither card nor network.
ServerOffer referenceQuote(double gpuWatts)
{
    return {.gpus = 8,
            .gpuMemoryGb = 80.0,
            .gpuWatts = gpuWatts,
            .densePeakTflops = 312.0,
            .link = GpuLink::Bus,
            .linkGbs = 32.0,
            .cpus = 2,
            .cpuWatts = 200.0,
            .ramGb = 512.0,
            .pcieGeneration = 4,
            .supplies = PowerSupplies{.count = 4, .watts = 2'000.0, .spare = 2},
            .rackUnits = 4.0};
}

FitFinding findingOf(FitRule rule, const ServerOffer &offer, const SiteLimits &rack = {})
{
    const std::vector<FitFinding> findings = serverFit(offer, rack, {});
    const auto found = std::ranges::find(findings, rule, &FitFinding::rule);
    return found == findings.end() ? FitFinding{.verdict = FitVerdict::Problem} : *found;
}

LayoutAdvice adviceOn(const char *model, double gpus)
{
    const ModelPreset *preset = findPreset(model);
    const LayoutQuestion question{
        .job = {.shape = preset->shape, .sequence = preset->sequence, .gpus = gpus},
        .memory = 80e9,
        .fabric = {.domain = 1, .link = 32e9, .bus = 32e9, .network = 3.1e9}};
    return layoutAdvice(question, {.architecture = "Ampere", .bf16Tflops = 312.0});
}

} // namespace

/// An offered server against the job and against itself.
class TestServerFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void supplies_carryPcieButNotSxm()
    {
        // 8 × 300 + 2 × 200 + 500 = 3,300 W, with 10 % 3,630 W, of 4,000 W that 2+2 leave.
        const FitFinding pcie = findingOf(FitRule::SupplyHeadroom, referenceQuote(300.0));
        QCOMPARE(pcie.verdict, FitVerdict::Met);
        QCOMPARE(pcie.offered, 4'000.0);
        QCOMPARE(pcie.needed.value_or(0.0), 3'630.0);
        // 8 × 400 + 2 × 200 + 500 = 4,100 W.
        const FitFinding sxm = findingOf(FitRule::SupplyHeadroom, referenceQuote(400.0));
        QCOMPARE(sxm.verdict, FitVerdict::Problem);
        QCOMPARE(sxm.needed.value_or(0.0), 4'510.0);
    }

    void unstatedFields_areAskedFor()
    {
        for (const FitFinding &finding : serverFit({}, {}, {}))
            QCOMPARE(finding.verdict, FitVerdict::Ask);
        ServerOffer offer = referenceQuote(300.0);
        offer.supplies->spare.reset();
        QCOMPARE(findingOf(FitRule::SupplyHeadroom, offer).verdict, FitVerdict::Ask);
    }

    void referenceQuote_hasTooLittleRamForItsGpus()
    {
        const ServerOffer offer = referenceQuote(300.0);
        QCOMPARE(findingOf(FitRule::HostMemory, offer).verdict, FitVerdict::Met);
        const FitFinding ram = findingOf(FitRule::HostAgainstGpuMemory, offer);
        QCOMPARE(ram.verdict, FitVerdict::Warning);
        QCOMPARE(ram.offered, 512.0);
        QCOMPARE(ram.needed, 640.0);
        QCOMPARE(findingOf(FitRule::Network, offer).verdict, FitVerdict::Ask);
        QCOMPARE(findingOf(FitRule::GpuLink, offer).verdict, FitVerdict::Warning);
    }

    void leastOfATrainingServer_isHeld()
    {
        ServerOffer offer = referenceQuote(300.0);
        offer.gpus = 2;
        offer.ramGb = 128.0;
        offer.cpus = 1;
        offer.isNvme = false;
        offer.rdmaGbits = 25.0;
        QCOMPARE(findingOf(FitRule::GpuCount, offer).verdict, FitVerdict::Problem);
        QCOMPARE(findingOf(FitRule::HostMemory, offer).verdict, FitVerdict::Problem);
        QCOMPARE(findingOf(FitRule::Processors, offer).verdict, FitVerdict::Warning);
        QCOMPARE(findingOf(FitRule::LocalDrives, offer).verdict, FitVerdict::Warning);
        QCOMPARE(findingOf(FitRule::Network, offer).verdict, FitVerdict::Problem);
    }

    void fastCardInAnOldSlot_isFound()
    {
        // Sixteen lanes of 16 GT/s with 128b/130b coding: 252 Gb/s.
        ServerOffer offer = referenceQuote(300.0);
        offer.rdmaGbits = 400.0;
        const FitFinding slot = findingOf(FitRule::SlotAgainstNetwork, offer);
        QCOMPARE(slot.verdict, FitVerdict::Warning);
        QCOMPARE(slot.needed, 252.0);
        offer.pcieGeneration = 5;
        QCOMPARE(findingOf(FitRule::SlotAgainstNetwork, offer).verdict, FitVerdict::Met);
    }

    void sparsePeak_isFound()
    {
        ServerOffer offer = referenceQuote(300.0);
        offer.offeredPeakTflops = 624.0;
        QCOMPARE(findingOf(FitRule::DensePeak, offer).verdict, FitVerdict::Warning);
        offer.offeredPeakTflops = 312.0;
        QCOMPARE(findingOf(FitRule::DensePeak, offer).verdict, FitVerdict::Met);
    }

    void rack_limitsPowerAndUnits()
    {
        // DGX H100: 10.2 kW rated, 8 units, 6 × 3300 W (4+2).
        ServerOffer offer{.supplies = PowerSupplies{.count = 6, .watts = 3'300.0, .spare = 2},
                          .ratedWatts = 10'200.0,
                          .rackUnits = 8.0};
        const SiteLimits small{.watts = 8'000.0, .units = 6.0};
        QCOMPARE(findingOf(FitRule::RackPower, offer, small).verdict, FitVerdict::Problem);
        QCOMPARE(findingOf(FitRule::RackUnits, offer, small).verdict, FitVerdict::Warning);
        const SiteLimits large{.watts = 15'000.0, .units = 42.0};
        QCOMPARE(findingOf(FitRule::RackPower, offer, large).verdict, FitVerdict::Met);
        QCOMPARE(findingOf(FitRule::RackUnits, offer, large).verdict, FitVerdict::Met);
        QCOMPARE(findingOf(FitRule::SupplyHeadroom, offer).verdict, FitVerdict::Met);
        QCOMPARE(findingOf(FitRule::SupplyAgainstRating, offer).verdict, FitVerdict::Met);
    }

    void jobBeyondTheServer_isAProblem()
    {
        // 16 bytes for each of 70.6 billion weights are 1,129 GB, above 640 GB.
        const auto findings = serverFit(referenceQuote(300.0), {}, adviceOn("Llama-3.1 70B", 8.0));
        QCOMPARE(findings.front().rule, FitRule::JobMemory);
        QCOMPARE(findings.front().verdict, FitVerdict::Problem);
        QVERIFY(*findings.front().needed >= 16.0);
    }

    void findings_standWorstFirst()
    {
        const auto findings = serverFit(referenceQuote(400.0), {}, adviceOn("Llama-3.1 8B", 8.0));
        QVERIFY(std::ranges::is_sorted(findings, {}, &FitFinding::verdict));
        QCOMPARE(findings.size(), size_t(FitRule::BackupStated) + 1);
    }
};

QTEST_APPLESS_MAIN(TestServerFit)
#include "tst_server_fit.moc"
