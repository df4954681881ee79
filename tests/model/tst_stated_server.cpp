#include "model/quotes/processor_pcie.h"
#include "model/quotes/stated_server.h"

#include <QTest>

using namespace steelyard;
using namespace steelyard::sizing;
using namespace Qt::StringLiterals;

namespace {

ServerOffer said(const QString &words)
{
    return statedServer(words).offer;
}

} // namespace

/// What a vendor's own words say of a server. Words as quotes and product pages write them.
class TestStatedServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gpus_areCountedInEveryNotation_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("gpus");
        QTest::newRow("times") << u"8×H100 SXM"_s << 8;
        QTest::newRow("spaced") << u"8 x NVIDIA A100 80GB"_s << 8;
        QTest::newRow("full width") << u"８＊Ａ８００"_s << 8;
        QTest::newRow("behind") << u"NVIDIA H100 SXM 80GB*8"_s << 8;
        QTest::newRow("cards") << u"8卡H800整机"_s << 8;
        QTest::newRow("numeral") << u"八卡服务器"_s << 8;
        QTest::newRow("pieces") << u"4张A100，2张网卡"_s << 4;
        QTest::newRow("gpus") << u"10 GPUs, PCIe"_s << 10;
        QTest::newRow("hyphen") << u"HGX 8-GPU"_s << 8;
        QTest::newRow("of one machine") << u"共16卡，单台8卡"_s << 8;
        QTest::newRow("domestic") << u"8×昇腾910B"_s << 8;
    }
    void gpus_areCountedInEveryNotation()
    {
        QFETCH(QString, words);
        QFETCH(int, gpus);
        QCOMPARE(said(words).gpus, std::optional{gpus});
    }

    void processors_areCounted_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("processors");
        QTest::newRow("times") << u"2×EPYC 7702"_s << 2;
        QTest::newRow("ways") << u"双路 Intel 至强 8480C"_s << 2;
        QTest::newRow("dual") << u"dual-socket Xeon"_s << 2;
        QTest::newRow("pieces") << u"2颗 AMD 9654"_s << 2;
        QTest::newRow("behind") << u"Intel Xeon Platinum 8480C ×2, 32×64GB"_s << 2;
        QTest::newRow("one") << u"单路 EPYC 9354P"_s << 1;
    }
    void processors_areCounted()
    {
        QFETCH(QString, words);
        QFETCH(int, processors);
        QCOMPARE(said(words).cpus, std::optional{processors});
    }

    void ram_isReadInGb_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<double>("gb");
        QTest::newRow("tera") << u"内存2TB"_s << 2'048.0;
        QTest::newRow("giga") << u"2048GB 内存"_s << 2'048.0;
        QTest::newRow("modules") << u"内存 32×64GB DDR5-4800"_s << 2'048.0;
        QTest::newRow("modules first") << u"32x64GB DDR5 4800MT/s RDIMM"_s << 2'048.0;
        QTest::newRow("modules behind") << u"DDR4 64G*16"_s << 1'024.0;
        QTest::newRow("english") << u"1.5 TB RAM"_s << 1'536.0;
        QTest::newRow("beside the GPU's") << u"显存 80GB 内存 1TB"_s << 1'024.0;
        QTest::newRow("before drives") << u"512GB 内存 4×3.84T NVMe"_s << 512.0;
    }
    void ram_isReadInGb()
    {
        QFETCH(QString, words);
        QFETCH(double, gb);
        QCOMPARE(said(words).ramGb, std::optional{gb});
    }

    void network_isTheFastestRdma_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<double>("gbits");
        QTest::newRow("IB") << u"400G IB"_s << 400.0;
        QTest::newRow("NDR") << u"8×NDR"_s << 400.0;
        QTest::newRow("HDR 200") << u"HDR 200"_s << 200.0;
        QTest::newRow("NDR200") << u"NDR200 InfiniBand"_s << 200.0;
        QTest::newRow("RoCE") << u"2×200G RoCEv2, 25GbE"_s << 200.0;
        QTest::newRow("card") << u"8x ConnectX-7 400Gb/s"_s << 400.0;
        QTest::newRow("none") << u"万兆网卡，不含RDMA"_s << 0.0;
    }
    void network_isTheFastestRdma()
    {
        QFETCH(QString, words);
        QFETCH(double, gbits);
        QCOMPARE(said(words).rdmaGbits, std::optional{gbits});
    }

    void supplies_areReadWithTheirRedundancy_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("watts");
        QTest::addColumn<int>("spare");
        QTest::newRow("2+2") << u"PSU 2000 W 2+2"_s << 4 << 2'000.0 << 2;
        QTest::newRow("times") << u"4×2000W 电源 (2+2)"_s << 4 << 2'000.0 << 2;
        QTest::newRow("N+N") << u"电源 2700W*4 N+N 冗余"_s << 4 << 2'700.0 << 2;
        QTest::newRow("N+1") << u"6x 3.3 kW power supplies, N+1"_s << 6 << 3'300.0 << 1;
        QTest::newRow("4+2") << u"3000W 4+2 冗余电源"_s << 6 << 3'000.0 << 2;
        QTest::newRow("pieces") << u"4个2000W电源"_s << 4 << 2'000.0 << -1;
        QTest::newRow("beside others")
            << u"4U 8卡 GPU 700W PSU 2000W 2+2 机柜8kW"_s << 4 << 2'000.0 << 2;
    }
    void supplies_areReadWithTheirRedundancy()
    {
        QFETCH(QString, words);
        QFETCH(int, count);
        QFETCH(double, watts);
        QFETCH(int, spare);
        const auto supplies = said(words).supplies;
        QVERIFY(supplies.has_value());
        QCOMPARE(supplies->count, count);
        QCOMPARE(supplies->watts, watts);
        QCOMPARE(supplies->spare.value_or(-1), spare);
    }

    void heightsAndRacks_areToldApart()
    {
        const StatedServer english = statedServer(u"4U server, 8 kW rack, 42U rack, U.2"_s);
        QCOMPARE(english.offer.rackUnits, std::optional{4.0});
        QCOMPARE(english.rackWatts, std::optional{8'000.0});
        QCOMPARE(english.rackUnits, std::optional{42.0});
        const StatedServer chinese = statedServer(u"8U机架式，机柜功率8kW，47U机柜"_s);
        QCOMPARE(chinese.offer.rackUnits, std::optional{8.0});
        QCOMPARE(chinese.rackWatts, std::optional{8'000.0});
        QCOMPARE(chinese.rackUnits, std::optional{47.0});
    }

    void links_areReadSlowestFirst()
    {
        QCOMPARE(said(u"A100 SXM4"_s).link, std::optional{GpuLink::Switched});
        QCOMPARE(said(u"H100 NVLink + NVSwitch"_s).link, std::optional{GpuLink::Switched});
        QCOMPARE(said(u"A100 PCIe，NVLink桥接"_s).link, std::optional{GpuLink::Bridged});
        QCOMPARE(said(u"8×A100 PCIe 80GB"_s).link, std::optional{GpuLink::Bus});
        QCOMPARE(said(u"8×A100，无NVLink"_s).link, std::optional{GpuLink::Bus});
        QVERIFY(!said(u"8×A100, PCIe 4.0"_s).link);
    }

    void slots_drivesAndPeak_areRead()
    {
        QCOMPARE(said(u"PCIe 4.0 x16"_s).pcieGeneration, std::optional{4});
        QCOMPARE(said(u"Gen5"_s).pcieGeneration, std::optional{5});
        QVERIFY(!said(u"A100 PCIe 40GB"_s).pcieGeneration);
        QCOMPARE(said(u"NVMe 3.84T×4"_s).isNvme, std::optional{true});
        QCOMPARE(said(u"2×480G SATA + 4×7.68T U.2"_s).isNvme, std::optional{true});
        QCOMPARE(said(u"8×1.92T SATA SSD"_s).isNvme, std::optional{false});
        QVERIFY(!said(u"8 bays NVMe/SAS/SATA"_s).isNvme);
        QCOMPARE(said(u"FP16 1979 TFLOPS"_s).offeredPeakTflops, std::optional{1'979.0});
        QCOMPARE(said(u"BF16算力 989T"_s).offeredPeakTflops, std::optional{989.0});
        QVERIFY(!said(u"FP16 1979 TFLOPS with sparsity"_s).offeredPeakTflops);
    }

    void software_isStatedOrDenied()
    {
        const ServerOffer offer = said(u"Ubuntu 22.04, CUDA 12.4, 每日备份"_s);
        QCOMPARE(offer.system, Stated::Yes);
        QCOMPARE(offer.cuda, Stated::Yes);
        QCOMPARE(offer.backup, Stated::Yes);
        QCOMPARE(said(u"不含备份"_s).backup, Stated::Denied);
        QCOMPARE(said(u"no backup included"_s).backup, Stated::Denied);
    }

    void powerSheet_isAddedUp()
    {
        // A public rubric for a GPU purchase: 1,200 + 500 + 80 + 50 = 1,830 W against 3,500 W.
        const auto rows =
            said(u"R760xa: GPU 1,200 W; CPU 500 W; memory 80 W; storage 50 W; total 3,500 W"_s)
                .powerRows;
        QVERIFY(rows.has_value());
        QCOMPARE(rows->sum, 1'830.0);
        QCOMPARE(rows->total, 3'500.0);
        QCOMPARE(said(u"GPU 4×300W，CPU 500W，合计1700W"_s).powerRows->sum, 1'700.0);
        // 8 × 700 + 2 × 350 = 6,300.
        QCOMPARE(said(u"GPU 700W×8, CPU 350W×2, 合计 6300W"_s).powerRows->sum, 6'300.0);
        QVERIFY(!said(u"GPU 700 W, total 3500 W"_s).powerRows);
    }

    void silence_staysUnstated()
    {
        QCOMPARE(statedServer({}), StatedServer{});
        QCOMPARE(statedServer(u"p4d.24xlarge, line 12 of the list"_s), StatedServer{});
        QCOMPARE(statedServer(u"5.47 元/卡时（当日指数）"_s), StatedServer{});
    }

    void processorFamilies_haveTheirPcieGeneration_data()
    {
        // AMD EPYC 7002, 7003 and 9004 series data sheets; Intel ARK.
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("generation");
        QTest::newRow("Rome") << u"2xEPYC 7702"_s << 4;
        QTest::newRow("Milan") << u"EPYC 7763"_s << 4;
        QTest::newRow("high frequency") << u"EPYC 7H12"_s << 4;
        QTest::newRow("Genoa") << u"AMD EPYC 9654"_s << 5;
        QTest::newRow("Turin") << u"EPYC 9575F"_s << 5;
        QTest::newRow("Cascade Lake") << u"Xeon Gold 6248R"_s << 3;
        QTest::newRow("Ice Lake") << u"Xeon Platinum 8358"_s << 4;
        QTest::newRow("Sapphire Rapids") << u"至强 8480C"_s << 5;
        QTest::newRow("number alone") << u"双路8480C"_s << 5;
        QTest::newRow("Emerald Rapids") << u"Intel Xeon 8570"_s << 5;
        QTest::newRow("Granite Rapids") << u"Xeon 6776P"_s << 5;
    }
    void processorFamilies_haveTheirPcieGeneration()
    {
        QFETCH(QString, words);
        QFETCH(int, generation);
        QCOMPARE(processorPcieGeneration(words), std::optional{generation});
    }
};

QTEST_APPLESS_MAIN(TestStatedServer)
#include "tst_stated_server.moc"
