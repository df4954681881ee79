#include "model/quotes/offered_line.h"

#include <QTest>

#include <algorithm>

using namespace steelyard;
using namespace steelyard::sizing;
using namespace Qt::StringLiterals;

namespace {

/// NVIDIA H100 data sheet: 989.4 TFLOPS dense, 700 W; FP8 twice as much.
std::vector<GpuModel> accelerators()
{
    return {{.id = GpuModelId{u"h100-sxm"_s},
             .name = u"H100-SXM-80GB"_s,
             .vendor = u"NVIDIA"_s,
             .memoryGb = 80.0,
             .fp16DenseTflops = 989.4,
             .bf16DenseTflops = 989.4,
             .fp8DenseTflops = 1'978.9,
             .interconnect = u"NVLink4"_s,
             .interconnectPerDirectionGbs = 450.0,
             .pcieGeneration = u"5"_s,
             .thermalDesignPowerW = 700.0},
            {.id = GpuModelId{u"h100-pcie"_s},
             .name = u"H100-PCIe-80GB"_s,
             .vendor = u"NVIDIA"_s,
             .memoryGb = 80.0,
             .bf16DenseTflops = 756.0,
             .interconnect = u"PCIe (bridge 600)"_s,
             .interconnectPerDirectionGbs = 64.0,
             .pcieGeneration = u"5"_s,
             .thermalDesignPowerW = 350.0},
            {.id = GpuModelId{u"h20"_s},
             .name = u"H20-96GB"_s,
             .vendor = u"NVIDIA"_s,
             .memoryGb = 96.0,
             .bf16DenseTflops = 148.0,
             .fp8DenseTflops = 296.0,
             .interconnect = u"NVLink4"_s}};
}

/// DGX H100 user guide: 10.2 kW, 8 units, 6 supplies of 3.3 kW (4+2).
std::vector<ServerSpec> servers()
{
    return {{.id = ServerId{u"dgx-h100"_s},
             .name = u"NVIDIA DGX H100"_s,
             .gpuCount = 8,
             .gpuModel = u"H100-SXM-80GB"_s,
             .cpus = u"2x Xeon 8480C (56c)"_s,
             .memoryGb = 2'048.0,
             .localStorage = u"8x 3.84 TB U.2"_s,
             .networkCards = u"8x 400G CX-7"_s,
             .rackUnits = 8.0,
             .maximumPowerW = 10'200.0,
             .powerSupplies = u"6x 3300 W (4+2)"_s}};
}

/// The offer whose words several articles are put together to.
QString impossibleWords()
{
    return u"8×H100 SXM, 4U, 2×EPYC 7702, PSU 2000 W 2+2, 400G IB, FP16 1979 TFLOPS, air cooling, "
           "8 kW rack"_s;
}

std::vector<FitFinding> fitOf(const QuoteLine &line, const SiteLimits &site = {})
{
    const auto gpus = accelerators();
    const auto machines = servers();
    return lineFit(
        offeredLine(line, {.accelerators = gpus, .servers = machines}), site, std::nullopt);
}

std::optional<FitFinding> findingOn(FitRule rule, const std::vector<FitFinding> &findings)
{
    const auto found = std::ranges::find(findings, rule, &FitFinding::rule);
    return found == findings.end() ? std::nullopt : std::optional{*found};
}

struct Contradiction
{
    FitRule rule;
    double offered;
    double needed;
};

} // namespace

/// A quote line held against the data sheets.
class TestOfferedLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsThatCannotWork_contradictThemselvesSevenTimes()
    {
        const auto findings = fitOf({.statedSpecification = impossibleWords()},
                                    {.destination = Destination::Licensed});
        // 8 × 700 W of GPUs against the 4,000 W that 2+2 leave; a node of this kind is rated
        // 10.2 kW, and the rack has 8 kW; 16 lanes of PCIe 4 carry 16 × 16 × 128/130 Gb/s, less
        // than 400G; 1,979 is twice the dense 989.4. 1,978.9 × 8 bits of FP8 or 989.4 × 16 are
        // far above 4,800 (88 FR 73458).
        for (const Contradiction &known :
             {Contradiction{FitRule::SupplyHeadroom, 4'000.0, 5'600.0},
              Contradiction{FitRule::SupplyAgainstRating, 4'000.0, 10'200.0},
              Contradiction{FitRule::SlotAgainstNetwork, 400.0, 252.0},
              Contradiction{FitRule::DensePeak, 1'979.0, 989.4},
              Contradiction{FitRule::RackPower, 10'200.0, 8'000.0},
              Contradiction{FitRule::ExportLicence, 15'831.2, 4'800.0}}) {
            const auto found = findingOn(known.rule, findings);
            QVERIFY(found.has_value());
            QVERIFY(found->verdict == FitVerdict::Problem || found->verdict == FitVerdict::Warning);
            QCOMPARE(found->offered.value_or(0.0), known.offered);
            QCOMPARE(found->needed.value_or(0.0), known.needed);
        }
        const auto sheet = fitOf({.statedSpecification =
                                      u"R760xa: GPU 1,200 W, CPU 500 W, memory 80 W, storage 50 W, "
                                      "total 3,500 W"_s});
        const auto rows = findingOn(FitRule::PowerRows, sheet);
        QVERIFY(rows.has_value());
        QCOMPARE(rows->offered, std::optional{1'830.0});
        QCOMPARE(rows->needed, std::optional{3'500.0});
    }

    void unknownPlace_asksForNoLicence()
    {
        const auto findings = fitOf({.statedSpecification = impossibleWords()});
        QVERIFY(!findingOn(FitRule::ExportLicence, findings));
        // 148 TFLOPS × 16 bits are 2,368, below 4,800.
        const auto small = fitOf({.accelerator = u"H20-96GB"_s, .gpusPerNode = 8},
                                 {.destination = Destination::Licensed});
        QVERIFY(!findingOn(FitRule::ExportLicence, small));
    }

    void namedServer_fillsInWhatTheWordsLeaveOut()
    {
        const auto findings = fitOf({.server = u"NVIDIA DGX H100"_s});
        for (const FitRule rule : {FitRule::GpuCount,
                                   FitRule::HostMemory,
                                   FitRule::HostAgainstGpuMemory,
                                   FitRule::Network,
                                   FitRule::SlotAgainstNetwork,
                                   FitRule::GpuLink,
                                   FitRule::SupplyHeadroom}) {
            const auto found = findingOn(rule, findings);
            QVERIFY(found.has_value());
            QCOMPARE(found->verdict, FitVerdict::Met);
        }
        QCOMPARE(findingOn(FitRule::BackupStated, findings)->verdict, FitVerdict::Ask);
    }

    void wordsAgainstTheDataSheet_areFound()
    {
        const auto findings =
            fitOf({.server = u"NVIDIA DGX H100"_s,
                   .gpusPerNode = 8,
                   .statedSpecification = u"4×H100 PCIe, 4U, 4×2000W 电源 2+2, PCIe 5.0, "
                                          "2×EPYC 7702"_s});
        const auto gpus = findingOn(FitRule::GpusAgainstSheet, findings);
        QVERIFY(gpus.has_value());
        QCOMPARE(gpus->offered, std::optional{4.0});
        QCOMPARE(gpus->needed, std::optional{8.0});
        QCOMPARE(findingOn(FitRule::UnitsAgainstSheet, findings)->needed, std::optional{8.0});
        QCOMPARE(findingOn(FitRule::SuppliesAgainstSheet, findings)->needed,
                 std::optional{19'800.0});
        const auto slot = findingOn(FitRule::ProcessorPcie, findings);
        QVERIFY(slot.has_value());
        QCOMPARE(slot->offered, std::optional{5.0});
        QCOMPARE(slot->needed, std::optional{4.0});
    }

    void modelThatSeveralRowsShare_isNotGuessed()
    {
        const auto gpus = accelerators();
        const auto machines = servers();
        const DataSheets sheets{.accelerators = gpus, .servers = machines};
        QVERIFY(!offeredLine({.statedSpecification = u"8×H100 80GB"_s}, sheets).gpu);
        QCOMPARE(offeredLine({.statedSpecification = u"8×H100 PCIe"_s}, sheets).gpu->name,
                 u"H100-PCIe-80GB"_s);
        QCOMPARE(offeredLine({.accelerator = u"H20"_s}, sheets).gpu->name, u"H20-96GB"_s);
    }

    void serverName_mattersByLettersAndDigitsAlone()
    {
        const auto gpus = accelerators();
        const auto machines = servers();
        const DataSheets sheets{.accelerators = gpus, .servers = machines};
        for (const QString &name : {u"Nvidia DGX-H100"_s, u"dgx-h100"_s})
            QCOMPARE(offeredLine({.server = name}, sheets).offer.ratedWatts,
                     std::optional{10'200.0});
    }

    void unknownLink_rulesNoAcceleratorOut()
    {
        const std::vector<GpuModel> gpus{{.id = GpuModelId{u"b90"_s}, .name = u"B90-90GB"_s}};
        const auto machines = servers();
        const DataSheets sheets{.accelerators = gpus, .servers = machines};
        QVERIFY(offeredLine({.statedSpecification = u"8×B90, without NVLink"_s}, sheets).gpu);
        // A part of a longer name is none.
        QVERIFY(!offeredLine({.statedSpecification = u"8×B900"_s}, sheets).gpu);
        QVERIFY(!offeredLine({.statedSpecification = u"8×GB90"_s}, sheets).gpu);
    }

    void peakOfTheWholeServer_isDividedAmongItsGpus()
    {
        // 8 × 989.4 = 7,915 TFLOPS.
        const auto dense = fitOf({.statedSpecification = u"8×H100 SXM FP16 7915 TFLOPS"_s});
        QCOMPARE(findingOn(FitRule::DensePeak, dense)->verdict, FitVerdict::Met);
        const auto sparse = fitOf({.statedSpecification = u"8×H100 SXM FP16 15832 TFLOPS"_s});
        QCOMPARE(findingOn(FitRule::DensePeak, sparse)->verdict, FitVerdict::Warning);
    }
};

QTEST_APPLESS_MAIN(TestOfferedLine)
#include "tst_offered_line.moc"
