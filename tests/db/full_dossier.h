#pragma once

#include "model/compare/dossier.h"

namespace steelyard {

using namespace Qt::StringLiterals;

[[nodiscard]] inline Decimal decimal(const char *text)
{
    return Decimal::fromText(QString::fromLatin1(text)).value();
}

[[nodiscard]] inline Currency currency(const char *code)
{
    return Currency::fromText(QString::fromLatin1(code)).value();
}

[[nodiscard]] inline Vendor aVendor()
{
    return {.id = VendorId{u"northwind"_s},
            .name = {.en = u"Northwind Cloud"_s, .zhCN = u"北风云"_s},
            .contact = u"sales desk"_s,
            .website = u"https://northwind.example"_s,
            .notes = u"answers within a day"_s};
}

[[nodiscard]] inline QuoteLine aLine()
{
    return {.id = LineId{u"h100"_s},
            .name = {.en = u"8x H100 node"_s},
            .accelerator = u"H100-SXM-80GB"_s,
            .gpusPerNode = 8,
            .price = decimal("2.990"),
            .currency = currency("USD")};
}

[[nodiscard]] inline Quote aQuote()
{
    return {.id = QuoteId{u"q1"_s},
            .vendor = aVendor().id,
            .name = {.en = u"On demand"_s, .zhCN = u"按需"_s},
            .revisions = {{.number = 1, .lines = {aLine()}}}};
}

[[nodiscard]] inline Project aProject()
{
    return {
        .id = ProjectId{u"p1"_s}, .name = {.en = u"Platform team"_s}, .start = QDate{2026, 1, 1}};
}

/// A line that says everything a line can say.
[[nodiscard]] inline QuoteLine aFullLine()
{
    return {
        .id = LineId{u"full"_s},
        .name = {.en = u"Reserved node"_s, .zhCN = u"预留节点"_s},
        .category = CostCategory::Hardware,
        .kind = LineKind::Alternative,
        .accelerator = u"In-house X1"_s,
        .server = u"In-house 4U"_s,
        .gpusPerNode = 8,
        .quantity = decimal("12.50"),
        .baseQuantity = decimal("100000"),
        .unit = PriceUnit::NodeMonth,
        .price = decimal("0.134195"),
        .currency = currency("KWD"),
        .vatRate = decimal("0.06"),
        .taxBasis = TaxBasis::Included,
        .covers = {CostCategory::Electricity, CostCategory::Rack},
        .discounts = {decimal("0.10"), decimal("0.05")},
        .tiers = {{.fromQuantity = decimal("100"), .price = decimal("1.990")},
                  {.fromQuantity = decimal("500"), .price = decimal("1.79")}},
        .tierMode = TierMode::Graduated,
        .minimumTermMonths = 12,
        .isPrepaid = true,
        .requirement = u"r1"_s,
        .statedSpecification = u"8 张 H100，含电"_s,
        .notes = u"as mailed"_s,
        .rental = {
            .upfront = decimal("648.00"),
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
            .shortUseFactor = decimal("1.5")}};
}

[[nodiscard]] inline Quote aFullQuote()
{
    return {
        .id = QuoteId{u"q2"_s},
        .vendor = aVendor().id,
        .name = {.en = u"Reserved"_s},
        .revisions = {
            {.number = 1,
             .reference = u"NW-1"_s,
             .date = QDate{2026, 3, 1},
             .validUntil = QDate{2026, 4, 1},
             .paymentTerms = u"30 days"_s,
             .deliveryTerms = u"4 weeks"_s,
             .warranty = u"3 years"_s,
             .serviceLevel = u"99.9 %"_s,
             .exitTerms = u"3 months"_s,
             .source = u"e-mail"_s,
             .notes = u"first"_s,
             .lines = {aLine()},
             .payment = {.instalments = {{.share = decimal("0.30"), .event = PaymentEvent::Order},
                                         {.share = decimal("0.7"),
                                          .event = PaymentEvent::Acceptance,
                                          .days = 30}},
                         .acceptanceDays = 14,
                         .prepaidMonths = 3,
                         .daysAfterInvoice = 45,
                         .deposit = Money{decimal("5000.0"), currency("USD")}},
             .deliveryWeeks = 8,
             .commitment = UseCommitment{.amount = {decimal("100000.0"), currency("USD")},
                                         .months = 6,
                                         .discount = decimal("0.075"),
                                         .settlement = tco::Settlement::EachMonth}},
            {.number = 3, .lines = {aFullLine(), aLine()}}}};
}

[[nodiscard]] inline Project aFullProject()
{
    Project project = aProject();
    project.name.zhCN = u"平台团队"_s;
    project.horizonMonths = 36;
    project.monthBasisHours = decimal("720.0");
    project.currency = currency("USD");
    project.vat = VatTreatment::NotDeductible;
    project.budget = Money{decimal("1000000.00"), currency("CNY")};
    project.finance = {.view = CostView::Accounting,
                       .discounting = Discounting::SpreadsheetNpv,
                       .depreciation = DepreciationMethod::MacrsFiveYear,
                       .discountBasis = RateBasis::Real};
    project.job =
        TrainingJob{.name = {.en = u"70B"_s},
                    .parameters = decimal("70000000000"),
                    .tokens = decimal("1400000000000"),
                    .measuredTokensPerSecondPerGpu = decimal("380.5"),
                    .measuredSource = u"test run"_s,
                    .claim = u"21 days"_s,
                    .claimedGpuDays = decimal("168"),
                    .tokenSource = TokenSource::ComputeOptimal,
                    .datasetTokens = decimal("500000000"),
                    .epochs = decimal("2.50"),
                    .model = u"Mixtral 8x7B"_s,
                    .shape = {.layers = 40,
                              .mlp = sizing::Mlp::Plain,
                              .embeddings = sizing::Embeddings::Tied,
                              .experts = 16,
                              .denseLayers = 0,
                              .valueHeadSize = 128},
                    .method = sizing::Method::QLora,
                    .rank = 64,
                    .optimizer = sizing::Optimizer::Adam8Bit,
                    .sequence = 8192,
                    .globalBatch = 512,
                    .accelerator = u"H100-SXM-80GB"_s,
                    .gpus = 64,
                    .deadlineDays = decimal("30.5"),
                    .gpusPerServer = 4,
                    .precision = sizing::Precision::Fp8,
                    .recompute = sizing::Recompute::Selective,
                    .software = sizing::SoftwareAge::Current,
                    .goodput = decimal("0.95"),
                    .layout = JobLayout{.tensor = 2, .pipeline = 4, .zero = sizing::Zero::None},
                    .server = u"In-house 4U"_s,
                    .rackKilowatts = decimal("40.5"),
                    .storageGbs = decimal("20"),
                    .checkpointsKept = decimal("10"),
                    .bytesPerToken = decimal("6.5"),
                    .checkpointLoss = decimal("0.03")};
    project.demandProfile = DemandProfile{.gpus = {64, 64, 64, 0, 8, 8},
                                          .peak = 96,
                                          .end = tco::ProfileEnd::Ends,
                                          .source = u"cluster log"_s};
    project.demand = {{.id = PhaseId{u"base"_s}, .name = {.en = u"Base"_s}, .gpus = 64},
                      {.id = PhaseId{u"a-burst"_s},
                       .name = {.en = u"Burst"_s, .zhCN = u"突发"_s},
                       .gpus = 128,
                       .startDay = decimal("10.5"),
                       .days = decimal("12.25"),
                       .repeatMonths = 3,
                       .followsJob = true}};
    project.rates = {{.id = RateId{u"usd"_s},
                      .from = currency("USD"),
                      .to = currency("CNY"),
                      .rate = decimal("7.100"),
                      .date = QDate{2026, 1, 5},
                      .source = u"central bank"_s,
                      .changePerYear = decimal("-0.020")}};
    project.sites = {
        {.id = SiteId{u"hall"_s},
         .name = {.en = u"Hall"_s},
         .currency = currency("CNY"),
         .electricityPricePerKwh = decimal("0.65"),
         .electricityTariff =
             ElectricityTariff{
                 .prices = {decimal("1.20"), {}, {}, decimal("0.30")},
                 .timetable = {{.id = TariffSpanId{u"evening"_s},
                                .period = tco::TariffPeriod::SharpPeak,
                                .fromHour = 17,
                                .toHour = 22,
                                .fromMonth = 12,
                                .toMonth = 2},
                               {.id = TariffSpanId{u"a rest: b"_s},
                                .period = tco::TariffPeriod::Valley,
                                .fromHour = 22,
                                .toHour = 17}},
                 .multipliers = {std::nullopt, decimal("1.490"), decimal("1")},
                 .multiplied = {tco::PricePart::Purchase, tco::PricePart::Transmission}},
         .demandPricePerKwMonth = decimal("39.0"),
         .pue = decimal("1.30"),
         .coolingCop = decimal("4"),
         .rackPricePerMonth = decimal("6000"),
         .rackPowerKw = decimal("12"),
         .rackUnits = 42,
         .bandwidthPricePerMbpsMonth = decimal("100"),
         .trafficPricePerGb = decimal("0.5"),
         .storagePricePerTbMonth = decimal("150"),
         .staffCostPerYear = decimal("400000"),
         .source = u"operator's list"_s,
         .terms = {{u"contract_demand_kw"_s, decimal("400.0")},
                   {u"power_factor"_s, decimal("0.93")}},
         .metering = PowerMetering::Host,
         .powerRamp =
             {{.id = RampStepId{u"full"_s}, .fromMonth = 7, .committedKw = decimal("40.0")},
              {.id = RampStepId{u"a later"_s}, .fromMonth = 9, .committedKw = decimal("50")}},
         .bandwidthRule = tco::BandwidthRule::Monthly95,
         .bandwidthSamples = {decimal("80.50"), decimal("12")},
         .gigabyte = tco::GigabyteBase::Binary,
         .country = u"CN"_s},
        {.id = SiteId{u"empty"_s}}};
    project.site = SiteId{u"hall"_s};
    project.assumptions = {{u"goodput"_s,
                            {.value = decimal("0.90"),
                             .unit = u"ratio"_s,
                             .low = decimal("0.8"),
                             .high = decimal("0.95"),
                             .source = u"measured"_s}}};
    project.plans = {
        {.id = PlanId{u"hybrid"_s},
         .name = {.en = u"Hybrid"_s, .zhCN = u"混合"_s},
         .mode = PlanMode::Hybrid,
         .site = SiteId{u"hall"_s},
         .supply = {{.id = LayerId{u"own"_s},
                     .kind = SupplyKind::Hosted,
                     .quote = QuoteId{u"q2"_s},
                     .line = LineId{u"full"_s},
                     .servers = 4,
                     .price = decimal("2.50"),
                     .countsAs = CountsAs{.accelerator = u"H100-SXM-80GB"_s,
                                          .factor = decimal("1.0"),
                                          .reason = u"same work"_s},
                     .financing = Financing{.kind = FinancingKind::Lease,
                                            .annualRate = decimal("0.060"),
                                            .months = 24,
                                            .balloon = decimal("0.1")},
                     .priceChangePerYear = decimal("-0.276")},
                    {.id = LayerId{u"burst"_s},
                     .kind = SupplyKind::Spot,
                     .quote = QuoteId{u"q1"_s},
                     .line = LineId{u"h100"_s},
                     .interruptions = LayerInterruptions{.hoursBetween = decimal("6.0"),
                                                         .checkpointSeconds = decimal("115"),
                                                         .restartMinutes = decimal("15")}}},
         .services = {{.id = ServiceId{u"net"_s},
                       .quote = QuoteId{u"q1"_s},
                       .line = LineId{u"h100"_s},
                       .quantity = decimal("3")}},
         .notes = u"as agreed"_s},
        {.id = PlanId{u"empty"_s}, .name = {.en = u"Empty"_s}}};
    project.cases = {
        {.id = CaseId{u"low"_s},
         .name = {.en = u"Low"_s},
         .values = {{.path = u"/horizon"_s, .value = u"12"_s},
                    {.path = u"/plans/hybrid/supply/burst/price"_s, .value = u"2.99"_s}}}};
    project.notes = u"for the board"_s;
    project.carried = {{u"scoring"_s, u"{\"weights\":{}}"_s}};
    return project;
}

/// A project with everything in every list. Catalogue rows are the user's own; one vendor, one
/// accelerator and one server are used by no quote.
[[nodiscard]] inline Dossier aFullDossier()
{
    const QDateTime moment{QDate{2026, 5, 4}, QTime{12, 0, 0, 250}, Qt::UTC};
    return {.project = aFullProject(),
            .vendors = {{.id = VendorId{u"unused"_s}, .name = {.en = u"Zero"_s}}, aVendor()},
            .quotes = {aFullQuote(), aQuote()},
            .accelerators = {{.id = GpuModelId{u"spare"_s}, .name = u"Spare"_s},
                             {.id = GpuModelId{u"x1"_s},
                              .name = u"In-house X1"_s,
                              .vendor = u"Own"_s,
                              .architecture = u"X"_s,
                              .formFactor = u"OAM"_s,
                              .memoryGb = 96,
                              .memoryType = u"HBM3"_s,
                              .memoryBandwidthGbs = 3350.5,
                              .fp32Tflops = 60,
                              .tf32DenseTflops = 400,
                              .fp16DenseTflops = 800,
                              .bf16DenseTflops = 801,
                              .fp8DenseTflops = 1600,
                              .fp4DenseTflops = 3200,
                              .interconnect = u"ring"_s,
                              .interconnectBothWaysGbs = 900,
                              .interconnectPerDirectionGbs = 450,
                              .pcieGeneration = u"5"_s,
                              .thermalDesignPowerW = 700,
                              .launchYear = 2026,
                              .measuredBf16Tflops = 640,
                              .source = u"bench"_s,
                              .confidence = Confidence::Medium,
                              .notes = u"prototype"_s},
                             {.id = GpuModelId{u"own-h100"_s}, .name = u"H100-SXM-80GB"_s}},
            .servers = {{.id = ServerId{u"spare-server"_s}, .name = u"Spare"_s},
                        {.id = ServerId{u"x4u"_s},
                         .name = u"In-house 4U"_s,
                         .gpuCount = 8,
                         .gpuModel = u"X1 or X2"_s,
                         .cpus = u"2x"_s,
                         .memoryGb = 2048,
                         .localStorage = u"8x NVMe"_s,
                         .networkCards = u"8x 400G"_s,
                         .rackUnits = 4.5,
                         .maximumPowerW = 10200,
                         .typicalPowerW = 7500,
                         .weightKg = 130.5,
                         .cooling = u"air"_s,
                         .powerSupplies = u"6x"_s,
                         .source = u"bench"_s,
                         .confidence = Confidence::High,
                         .notes = u"prototype"_s}},
            .offers = {{.book = u"azure"_s,
                        .edition = 2,
                        .currency = currency("USD"),
                        .offer = {.instanceType = u"ND96"_s,
                                  .gpuName = u"H100"_s,
                                  .gpuCount = decimal("8"),
                                  .vcpus = decimal("96.0"),
                                  .memoryGib = decimal("1900"),
                                  .region = u"eastus"_s,
                                  .zone = u"1"_s,
                                  .onDemandPrice = decimal("98.320"),
                                  .spotPrice = decimal("50"),
                                  .line = 77}}},
            .snapshots = {{.id = SnapshotId{u"s2"_s},
                           .name = u"Later"_s,
                           .takenAt = moment.addDays(1),
                           .takenBy = u"buyer"_s,
                           .programVersion = u"0.1.0"_s,
                           .shownCase = CaseId{u"low"_s},
                           .document = u"{}"_s},
                          {.id = SnapshotId{u"s1"_s}, .name = u"Before"_s, .takenAt = moment}},
            .changeLog = {{.at = moment,
                           .who = u"buyer"_s,
                           .action = u"Change the price"_s,
                           .kind = u"quote"_s,
                           .subject = u"q1"_s,
                           .before = u"{\"price\":\"3\"}"_s,
                           .after = u"{\"price\":\"2.99\"}"_s},
                          {.at = moment.addSecs(60),
                           .who = u"buyer"_s,
                           .action = u"Score"_s,
                           .kind = u"scoring"_s}},
            .attachments = {{.id = AttachmentId{u"a2"_s},
                             .name = u"offer.pdf"_s,
                             .mediaType = u"application/pdf"_s,
                             .quote = QuoteId{u"q1"_s},
                             .content = QByteArray{"%PDF\0\xff", 6}},
                            {.id = AttachmentId{u"a1"_s}, .name = u"empty.txt"_s}}};
}

} // namespace steelyard
