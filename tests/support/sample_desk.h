#pragma once

#include "tests/support/page_desk.h"

#include "ui/desk/sample_projects.h"
#include "ui/shell/settings.h"

#include <QTemporaryDir>

namespace steelyard::ui {

/// A session over a workspace in memory with a shipped sample open, and settings of its own.
struct SampleDesk
{
    /// `fileName` as in `resources/samples`.
    explicit SampleDesk(const QString &fileName = QStringLiteral("s05-platform-team.json"))
    {
        const auto dossier = desk::readSample(
            {.resource = QStringLiteral(":/samples/") + fileName, .fileName = fileName});
        if (!dossier)
            qFatal("the sample can't be read");
        auto transaction = session.workspace().begin(QStringLiteral("Prepare the test"));
        const auto id = session.workspace().projects().importDossier(
            **transaction, *dossier, db::ProjectRepository::IfKnown::Refuse);
        if (!id || !(*transaction)->commit() || !session.openProject(*id))
            qFatal("the sample can't be stored");
    }

    StoppedClock clock;
    FakePrompts prompts;
    Session session{std::move(db::Workspace::inMemory(clock)).value(), clock};
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
};

} // namespace steelyard::ui
