#pragma once

#include "model/compare/dossier.h"
#include "model/compare/site_terms.h"

namespace steelyard::tests {

// A dossier that uses every field, for round trips through documents and databases.

inline Decimal decimal(const char *text)
{
    return *Decimal::fromText(QString::fromLatin1(text));
}

inline Currency currency(const char *code)
{
    return *Currency::fromText(QString::fromLatin1(code));
}

inline QDateTime moment()
{
    return {QDate{2026, 11, 9}, QTime{8, 30, 15, 250}, Qt::UTC};
}

inline QuoteLine fullLine()
{
    return {
        .id = LineId{QStringLiteral("h100")},
        .name = {QStringLiteral("H100 by the hour"), QStringLiteral("H100 按小时")},
        .category = CostCategory::Other,
        .kind = LineKind::Alternative,
        .accelerator = QStringLiteral("H100-SXM-80GB"),
        .server = QStringLiteral("NVIDIA DGX H100"),
        .gpusPerNode = 8,
        .quantity = decimal("12"),
        .baseQuantity = decimal("100000"),
        .unit = PriceUnit::NodeHour,
        .price = decimal("0.134195"),
        .currency = currency("EUR"),
        .vatRate = decimal("0.06"),
        .taxBasis = TaxBasis::Included,
        .covers = {CostCategory::Electricity, CostCategory::SetUp},
        .discounts = {decimal("0.1"), decimal("0.05")},
        .tiers = {{.fromQuantity = decimal("1"), .price = decimal("10")},
                  {.fromQuantity = decimal("1000"), .price = decimal("9.00")}},
        .tierMode = TierMode::Graduated,
        .minimumTermMonths = 3,
        .isPrepaid = true,
        .requirement = QStringLiteral("gpus"),
        .statedSpecification = QStringLiteral("8 卡 H100 节点\n\"年租 7 万\""),
        .notes = QStringLiteral("tab\tand \\ backslash"),
        .rental =
            {.upfront = decimal("648.00"),
             .billingUnit = RunUnit::Hour,
             .minimumRunMinutes = decimal("1.5"),
             .sustainedUse = {{decimal("0.25"), decimal("1")}, {decimal("0.75"), decimal("0.60")}},
             .keptPerHour = decimal("0.020"),
             .savingsPlans = {{.perHour = decimal("30.00"),
                               .price = decimal("8.2"),
                               .upfrontShare = decimal("0.5")},
                              {.perHour = decimal("5"), .discount = decimal("0.27"), .months = 36}},
             .refund = tco::RefundRule::LessOnDemand,
             .onDemandPerHour = decimal("9.80"),
             .shortUseFactor = decimal("1.5")},
    };
}

inline Quote fullQuote()
{
    const QuoteRevision first = {
        .number = 1,
        .reference = QStringLiteral("Q-7"),
        .date = QDate{2026, 11, 1},
        .validUntil = QDate{2026, 12, 1},
        .paymentTerms = QStringLiteral("30 days"),
        .deliveryTerms = QStringLiteral("4 weeks"),
        .warranty = QStringLiteral("3 years"),
        .serviceLevel = QStringLiteral("99.9 %"),
        .exitTerms = QStringLiteral("one month"),
        .source = QStringLiteral("e-mail"),
        .notes = QStringLiteral("first offer"),
        .lines = {fullLine()},
        .payment = {.instalments = {{.share = decimal("0.30"), .event = PaymentEvent::Order},
                                    {.share = decimal("0.60"), .event = PaymentEvent::Delivery},
                                    {.share = decimal("0.1"),
                                     .event = PaymentEvent::Acceptance,
                                     .days = 30}},
                    .acceptanceDays = 14,
                    .prepaidMonths = 3,
                    .daysAfterInvoice = 45,
                    .deposit = Money{.value = decimal("5000.00"), .currency = currency("CNY")}},
        .deliveryWeeks = 8,
        .commitment =
            UseCommitment{.amount = {.value = decimal("100000.0"), .currency = currency("USD")},
                          .months = 6,
                          .discount = decimal("0.075"),
                          .settlement = tco::Settlement::EachMonth},
    };
    QuoteRevision second = first;
    second.number = 3;
    second.lines.front().price = std::nullopt;
    second.lines.front().rental.sustainedUse.clear(); // not beside savings plans
    return {.id = QuoteId{QStringLiteral("quote/1~a")},
            .vendor = VendorId{QStringLiteral("acme")},
            .name = {QStringLiteral("Offer"), {}},
            .revisions = {first, second}};
}

/// The terms from one to another, with a value that each of them may have.
inline std::map<QString, Decimal> termsFrom(SiteTerm first, SiteTerm last)
{
    std::map<QString, Decimal> terms;
    for (const SiteTermFacts &facts : knownSiteTerms()) {
        if (facts.term >= first && facts.term <= last)
            terms.emplace(QString::fromLatin1(facts.key), decimal("0.85"));
    }
    return terms;
}

inline Site fullSite()
{
    return {
        .id = SiteId{QStringLiteral("hubei")},
        .name = {{}, QStringLiteral("湖北机房")},
        .currency = currency("CNY"),
        .electricityPricePerKwh = decimal("0.61"),
        .demandPricePerKwMonth = decimal("39"),
        .pue = decimal("1.25"),
        .rackPricePerMonth = decimal("8948"),
        .rackPowerKw = decimal("8"),
        .rackUnits = 42,
        .bandwidthPricePerMbpsMonth = decimal("108"),
        .trafficPricePerGb = decimal("0.8"),
        .storagePricePerTbMonth = decimal("80"),
        .staffCostPerYear = decimal("300000"),
        .source = QStringLiteral("price guide"),
        .terms = termsFrom(SiteTerm::TransformerKva, SiteTerm::EscalationMonthly),
        .country = QStringLiteral("CN"),
    };
}

/// Every period, and a timetable that changes with the months.
inline ElectricityTariff fullTariff()
{
    using enum tco::TariffPeriod;
    const auto span = [](const char *id, tco::TariffPeriod period, int from, int to) {
        return TariffSpan{.id = TariffSpanId{QString::fromLatin1(id)},
                          .period = period,
                          .fromHour = from,
                          .toHour = to};
    };
    TariffSpan summer = span("summer evening", SharpPeak, 18, 21);
    summer.fromMonth = 7;
    summer.toMonth = 8;
    TariffSpan otherwise = span("evening", Peak, 18, 21);
    otherwise.fromMonth = 9;
    otherwise.toMonth = 6;
    return {.prices = {decimal("1.012"),
                       decimal("0.809"),
                       decimal("0.614"),
                       decimal("0.395"),
                       decimal("0.30")},
            .timetable = {summer,
                          otherwise,
                          span("day", Flat, 7, 18),
                          span("late", Flat, 21, 23),
                          span("night", Valley, 23, 2),
                          span("deep night", DeepValley, 2, 7)}};
}

/// The same timetable, priced by multiples of two parts of the price.
inline ElectricityTariff multipliedTariff()
{
    ElectricityTariff tariff = fullTariff();
    tariff.prices = {};
    tariff.multipliers = {
        decimal("2"), decimal("1.49"), decimal("1"), decimal("0.45"), decimal("0.3")};
    tariff.multiplied = {tco::PricePart::Purchase, tco::PricePart::LineLoss};
    return tariff;
}

/// The other ways to describe the same cooling and electricity; no site may have both.
inline Site siteCooledByCop()
{
    return {.id = SiteId{QStringLiteral("north")},
            .name = {QStringLiteral("North"), {}},
            .currency = currency("CNY"),
            .electricityTariff = fullTariff(),
            .coolingCop = decimal("4"),
            .terms = termsFrom(SiteTerm::LiquidShare, SiteTerm::WaterPrice)};
}

/// One whose cooling follows its load.
inline Site siteCooledByLoad()
{
    return {.id = SiteId{QStringLiteral("large")},
            .name = {QStringLiteral("Large"), {}},
            .currency = currency("CNY"),
            .electricityTariff = multipliedTariff(),
            .terms = termsFrom(SiteTerm::VariableOverhead, SiteTerm::DesignKw)};
}

/// One whose host pays for cooling.
inline Site hostedSite()
{
    return {.id = SiteId{QStringLiteral("hosted")},
            .name = {QStringLiteral("Hosted"), {}},
            .currency = currency("CNY"),
            .terms = termsFrom(SiteTerm::PowerPrice, SiteTerm::FreeTraffic),
            .metering = PowerMetering::Host,
            .powerRamp = {{.id = RampStepId{QStringLiteral("first")},
                           .fromMonth = 1,
                           .committedKw = decimal("20")},
                          {.id = RampStepId{QStringLiteral("full")},
                           .fromMonth = 7,
                           .committedKw = decimal("40")}},
            .bandwidthRule = tco::BandwidthRule::Enhanced95,
            .bandwidthSamples = {decimal("80.5"), decimal("12")},
            .gigabyte = tco::GigabyteBase::Binary};
}

inline Plan fullPlan()
{
    const QuoteId quote{QStringLiteral("quote/1~a")};
    const LineId line{QStringLiteral("h100")};
    return {
        .id = PlanId{QStringLiteral("hybrid")},
        .name = {QStringLiteral("Hybrid"), QStringLiteral("混合")},
        .mode = PlanMode::Hybrid,
        .site = SiteId{QStringLiteral("hubei")},
        .supply = {{.id = LayerId{QStringLiteral("base")},
                    .kind = SupplyKind::Reserved,
                    .quote = quote,
                    .line = line,
                    .servers = 4,
                    .price = decimal("6.880"),
                    .countsAs = CountsAs{.accelerator = QStringLiteral("A100"),
                                         .factor = decimal("2.5"),
                                         .reason = QStringLiteral("measured")},
                    .financing = Financing{.kind = FinancingKind::Lease,
                                           .annualRate = decimal("0.060"),
                                           .months = 24,
                                           .balloon = decimal("0.1")},
                    .priceChangePerYear = decimal("-0.276")},
                   {.id = LayerId{QStringLiteral("burst")},
                    .kind = SupplyKind::Spot,
                    .quote = quote,
                    .line = line,
                    .interruptions = LayerInterruptions{.hoursBetween = decimal("6.0"),
                                                        .checkpointSeconds = decimal("115"),
                                                        .restartMinutes = decimal("15")}}},
        .services = {{.id = ServiceId{QStringLiteral("rack")},
                      .quote = quote,
                      .line = line,
                      .quantity = decimal("2")}},
        .notes = QStringLiteral("plan notes"),
    };
}

inline Project fullProject()
{
    const Assumption goodput = {.value = decimal("0.9"),
                                .unit = QStringLiteral("ratio"),
                                .low = decimal("0.84"),
                                .high = decimal("0.95"),
                                .source = QStringLiteral("test run")};
    return {
        .id = ProjectId{QStringLiteral("full")},
        .name = {QStringLiteral("Everything"), QStringLiteral("全部")},
        .start = QDate{2027, 1, 31},
        .horizonMonths = 36,
        .monthBasisHours = decimal("730.5"),
        .currency = currency("JPY"),
        .vat = VatTreatment::NotDeductible,
        .budget = Money{.value = decimal("1000000.50"), .currency = currency("CNY")},
        .job = TrainingJob{.name = {QStringLiteral("Run"), {}},
                           .parameters = decimal("1100000000"),
                           .tokens = decimal("3000000000000"),
                           .measuredTokensPerSecondPerGpu = decimal("24000"),
                           .measuredSource = QStringLiteral("log"),
                           .claim = QStringLiteral("104 GPU-days"),
                           .claimedGpuDays = decimal("104"),
                           .datasetTokens = decimal("500000000"),
                           .epochs = decimal("2.5"),
                           .model = QStringLiteral("Mixtral 8x7B"),
                           .shape = {.layers = 40,
                                     .hidden = 4096,
                                     .heads = 32,
                                     .keyValueHeads = 8,
                                     .headSize = 128,
                                     .feedForward = 14336,
                                     .vocabulary = 32000,
                                     .mlp = sizing::Mlp::Plain,
                                     .embeddings = sizing::Embeddings::Tied,
                                     .experts = 16,
                                     .expertsPerToken = 2,
                                     .expertWidth = 1024,
                                     .sharedExpertWidth = 2048,
                                     .denseLayers = 1,
                                     .queryRank = 1536,
                                     .keyValueRank = 512,
                                     .contentHeadSize = 128,
                                     .rotaryHeadSize = 64,
                                     .valueHeadSize = 128},
                           .method = sizing::Method::QLora,
                           .rank = 64,
                           .optimizer = sizing::Optimizer::Adam8Bit,
                           .sequence = 8192,
                           .globalBatch = 512,
                           .accelerator = QStringLiteral("H100-SXM-80GB"),
                           .gpus = 64,
                           .deadlineDays = decimal("30.5"),
                           .gpusPerServer = 4,
                           .networkGbits = decimal("3200"),
                           .precision = sizing::Precision::Fp8,
                           .recompute = sizing::Recompute::Selective,
                           .software = sizing::SoftwareAge::Current,
                           .goodput = decimal("0.95"),
                           .layout = JobLayout{.tensor = 2,
                                               .pipeline = 4,
                                               .chunks = 2,
                                               .context = 2,
                                               .expert = 2,
                                               .microBatch = 2,
                                               .zero = sizing::Zero::None},
                           .server = QStringLiteral("nvidia-dgx-h100"),
                           .rackKilowatts = decimal("40.5"),
                           .printedTflops = decimal("1979"),
                           .system = sizing::Stated::Yes,
                           .cuda = sizing::Stated::No,
                           .backup = sizing::Stated::Denied,
                           .storageGbs = decimal("20"),
                           .checkpointsKept = decimal("10"),
                           .bytesPerToken = decimal("6.5"),
                           .checkpointLoss = decimal("0.03")},
        .demand = {{.id = PhaseId{QStringLiteral("all")},
                    .name = {QStringLiteral("Always"), {}},
                    .gpus = 32},
                   {.id = PhaseId{QStringLiteral("some")},
                    .gpus = 64,
                    .startDay = decimal("180.5"),
                    .days = decimal("90.25"),
                    .repeatMonths = 12,
                    .deferrable = Deferral{.share = decimal("0.40"), .hours = decimal("36.5")}},
                   {.id = PhaseId{QStringLiteral("job")}, .gpus = 16, .followsJob = true}},
        .demandProfile = DemandProfile{.gpus = {64, 64, 64, 0, 8},
                                       .peak = 96,
                                       .end = tco::ProfileEnd::Ends,
                                       .source = QStringLiteral("cluster log"),
                                       .deferrable = Deferral{.share = decimal("0.25"),
                                                              .hours = decimal("168")}},
        .rates = {{.id = RateId{QStringLiteral("usd")},
                   .from = currency("USD"),
                   .to = currency("CNY"),
                   .rate = decimal("7.20"),
                   .date = QDate{2026, 11, 9},
                   .source = QStringLiteral("bank"),
                   .changePerYear = decimal("-0.02")}},
        .sites = {fullSite(), siteCooledByCop(), siteCooledByLoad(), hostedSite()},
        .site = SiteId{QStringLiteral("hubei")},
        .assumptions = {{QStringLiteral("goodput"), goodput}},
        .plans = {fullPlan()},
        .cases = {{.id = CaseId{QStringLiteral("cheap")},
                   .name = {QStringLiteral("Cheap"), QStringLiteral("低价")},
                   .values = {{QStringLiteral("/plans/hybrid/supply/burst/price"),
                               QStringLiteral("2.99")},
                              {QStringLiteral("/horizon"), QStringLiteral("24")}}}},
        .notes = QStringLiteral("project notes"),
        .carried = {{QStringLiteral("requirements"),
                     QStringLiteral(R"([{"id":"gpus","name":"GPUs","quantity":"96"}])")},
                    {QStringLiteral("decision"), QStringLiteral(R"({"plan":"hybrid"})")}},
        .finance = {.view = CostView::PresentValue,
                    .discounting = Discounting::SpreadsheetNpv,
                    .depreciation = DepreciationMethod::SumOfYears,
                    .discountBasis = RateBasis::Real,
                    .residualSchedule = {{12, decimal("0.65")}, {36, decimal("0.28")}},
                    .residualSource = QStringLiteral("broker")},
    };
}

inline GpuModel fullAccelerator()
{
    return {
        .id = GpuModelId{QStringLiteral("h100")},
        .name = QStringLiteral("H100-SXM-80GB"),
        .vendor = QStringLiteral("NVIDIA"),
        .architecture = QStringLiteral("Hopper"),
        .formFactor = QStringLiteral("SXM5"),
        .memoryGb = 80.0,
        .memoryType = QStringLiteral("HBM3"),
        .memoryBandwidthGbs = 3350.0,
        .fp32Tflops = 66.9,
        .tf32DenseTflops = 494.7,
        .fp16DenseTflops = 989.4,
        .bf16DenseTflops = 989.4,
        .fp8DenseTflops = 1978.9,
        .fp4DenseTflops = 0.1,
        .interconnect = QStringLiteral("NVLink 4"),
        .interconnectBothWaysGbs = 900.0,
        .interconnectPerDirectionGbs = 450.0,
        .pcieGeneration = QStringLiteral("5.0"),
        .thermalDesignPowerW = 700.0,
        .launchYear = 2022,
        .measuredBf16Tflops = 750.0 / 1.1,
        .source = QStringLiteral("data sheet"),
        .confidence = Confidence::High,
        .notes = QStringLiteral("dense figures"),
        .origin = RowOrigin::Shipped,
    };
}

inline ServerSpec fullServer()
{
    return {
        .id = ServerId{QStringLiteral("dgx")},
        .name = QStringLiteral("NVIDIA DGX H100"),
        .gpuCount = 8,
        .gpuModel = QStringLiteral("H100-SXM-80GB"),
        .cpus = QStringLiteral("2x Xeon 8480C"),
        .memoryGb = 2048.0,
        .localStorage = QStringLiteral("8x 3.84 TB"),
        .networkCards = QStringLiteral("8x 400G"),
        .rackUnits = 8.0,
        .maximumPowerW = 10200.0,
        .typicalPowerW = 7752.0,
        .weightKg = 130.5,
        .cooling = QStringLiteral("air"),
        .powerSupplies = QStringLiteral("6x 3300 W"),
        .source = QStringLiteral("user guide"),
        .confidence = Confidence::Medium,
        .notes = QStringLiteral("rating"),
        .origin = RowOrigin::Shipped,
    };
}

inline Dossier fullDossier()
{
    return {
        .project = fullProject(),
        .vendors = {{.id = VendorId{QStringLiteral("acme")},
                     .name = {QStringLiteral("Acme"), QStringLiteral("示例公司")},
                     .contact = QStringLiteral("sales desk"),
                     .website = QStringLiteral("https://example.com"),
                     .notes = QStringLiteral("vendor notes")}},
        .quotes = {fullQuote()},
        .accelerators = {fullAccelerator()},
        .servers = {fullServer()},
        .offers = {{.book = QStringLiteral("lambda"),
                    .edition = 2,
                    .currency = currency("USD"),
                    .offer = {.instanceType = QStringLiteral("gpu_8x_h100"),
                              .gpuName = QStringLiteral("H100"),
                              .gpuCount = decimal("8.0"),
                              .vcpus = decimal("208"),
                              .memoryGib = decimal("1800"),
                              .region = QStringLiteral("us-east-1"),
                              .zone = QStringLiteral("a"),
                              .onDemandPrice = decimal("23.92"),
                              .spotPrice = decimal("12.5"),
                              .line = 17}}},
        .snapshots = {{.id = SnapshotId{QStringLiteral("signed")},
                       .name = QStringLiteral("Signed"),
                       .takenAt = moment(),
                       .takenBy = QStringLiteral("buyer"),
                       .programVersion = QStringLiteral("0.1.0"),
                       .shownCase = CaseId{QStringLiteral("cheap")},
                       .document = QStringLiteral("{\"schema\": 1}\n")}},
        .changeLog = {{.at = moment(),
                       .who = QStringLiteral("buyer"),
                       .action = QStringLiteral("Change price"),
                       .kind = QStringLiteral("quote"),
                       .subject = QStringLiteral("quote/1~a"),
                       .before = QStringLiteral("{}"),
                       .after = QStringLiteral("{\"a\":1}")}},
        .attachments = {{.id = AttachmentId{QStringLiteral("paper")},
                         .name = QStringLiteral("报价.pdf"),
                         .mediaType = QStringLiteral("application/pdf"),
                         .quote = QuoteId{QStringLiteral("quote/1~a")},
                         .content = QByteArray("%PDF\0\xff\n", 7)}},
    };
}

} // namespace steelyard::tests
