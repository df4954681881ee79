#pragma once

#include "tests/support/fake_prompts.h"

#include "db/project_repository.h"
#include "db/transaction.h"
#include "db/workspace.h"
#include "ui/imports/import_runner.h"
#include "ui/shell/session.h"
#include "ui/whatif/what_if_controller.h"

namespace steelyard::ui {

/// A clock that stands still on 30 November 2026.
class StoppedClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override
    {
        return QDateTime{QDate{2026, 11, 30}, QTime{9, 0}, Qt::UTC};
    }
};

/// A decision with one vendor, one quote of one line (on demand at 6.88 USD per GPU-hour), one
/// cloud plan that uses it and 8 GPUs to the end of 12 months.
inline Dossier aSmallDossier()
{
    Dossier dossier;
    Project &project = dossier.project;
    project.id = ProjectId{QStringLiteral("small")};
    project.name.en = QStringLiteral("Small project");
    project.start = QDate{2027, 1, 1};
    project.currency = Currency::fromText(u"USD").value();
    project.demand = {
        {.id = PhaseId{QStringLiteral("base")}, .name = {.en = QStringLiteral("Base")}, .gpus = 8}};
    dossier.vendors = {
        {.id = VendorId{QStringLiteral("aws")}, .name = {.en = QStringLiteral("AWS")}}};
    QuoteLine line{.id = LineId{QStringLiteral("p5")},
                   .name = {.en = QStringLiteral("p5.48xlarge")},
                   .accelerator = QStringLiteral("H100-SXM-80GB"),
                   .gpusPerNode = 8,
                   .unit = PriceUnit::GpuHour,
                   .price = Decimal::fromText(u"6.88").value(),
                   .currency = project.currency};
    dossier.quotes = {{.id = QuoteId{QStringLiteral("list")},
                       .vendor = VendorId{QStringLiteral("aws")},
                       .name = {.en = QStringLiteral("List price")},
                       .revisions = {{.date = QDate{2026, 11, 9}, .lines = {line}}}}};
    project.plans = {{.id = PlanId{QStringLiteral("cloud")},
                      .name = {.en = QStringLiteral("Cloud")},
                      .mode = PlanMode::Cloud,
                      .supply = {{.id = LayerId{QStringLiteral("all")},
                                  .kind = SupplyKind::OnDemand,
                                  .quote = QuoteId{QStringLiteral("list")},
                                  .line = LineId{QStringLiteral("p5")}}}}};
    return dossier;
}

/// A session over a workspace in memory, with the small project open, and queued answers.
struct PageDesk
{
    enum class Project
    {
        None,
        Small
    };

    explicit PageDesk(Project wanted = Project::Small)
    {
        if (wanted == Project::None)
            return;
        auto transaction = session.workspace().begin(QStringLiteral("Prepare the test"));
        const auto id = session.workspace().projects().importDossier(
            **transaction, aSmallDossier(), db::ProjectRepository::IfKnown::Refuse);
        if (!id || !(*transaction)->commit() || !session.openProject(*id))
            qFatal("the test's project can't be stored");
    }

    [[nodiscard]] const steelyard::Project &project() const { return session.dossier()->project; }

    StoppedClock clock;
    FakePrompts prompts;
    Session session{std::move(db::Workspace::inMemory(clock)).value(), clock};
    WhatIfController whatIf{session};
    ImportRunner imports{session, prompts};
};

} // namespace steelyard::ui
