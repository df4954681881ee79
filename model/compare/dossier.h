#pragma once

#include "model/catalog/gpu_model.h"
#include "model/catalog/price_book.h"
#include "model/catalog/server_spec.h"
#include "model/catalog/vendor.h"
#include "model/compare/project.h"
#include "model/quotes/quote.h"

#include <QByteArray>
#include <QDateTime>

namespace steelyard {

/// A frozen comparison: the whole dossier as it was, so that the same report can be made again.
struct Snapshot
{
    SnapshotId id = {};
    QString name = {};
    QDateTime takenAt = {};
    QString takenBy = {};
    QString programVersion = {};
    /// The case that was shown; empty: the base.
    CaseId shownCase = {};
    /// The project document (without snapshots) as JSON text.
    QString document = {};

    friend bool operator==(const Snapshot &, const Snapshot &) = default;
};

/// One change of the workspace: who did what when.
struct ChangeLogEntry
{
    QDateTime at = {};
    QString who = {};
    /// The action's text, as the undo menu shows it.
    QString action = {};
    /// What was changed: "quote", "project", "vendor" ... and its id.
    QString kind = {};
    QString subject = {};
    /// JSON text; empty where there was or is nothing.
    QString before = {};
    QString after = {};

    friend bool operator==(const ChangeLogEntry &, const ChangeLogEntry &) = default;
};

/// A file that belongs to a quote or to the project.
struct Attachment
{
    AttachmentId id = {};
    QString name = {};
    QString mediaType = {};
    QuoteId quote = {};
    QByteArray content = {};

    friend bool operator==(const Attachment &, const Attachment &) = default;
};

/// A price-book row that the project refers to, with its book and edition.
struct UsedOffer
{
    QString book = {};
    int edition = 0;
    Currency currency = {};
    PriceBookOffer offer = {};

    friend bool operator==(const UsedOffer &, const UsedOffer &) = default;
};

/// A project with all that belongs to it: what a project document holds and an evaluation reads.
struct Dossier
{
    Project project = {};
    std::vector<Vendor> vendors = {};
    std::vector<Quote> quotes = {};
    /// The catalogue rows that quote lines name.
    std::vector<GpuModel> accelerators = {};
    std::vector<ServerSpec> servers = {};
    std::vector<UsedOffer> offers = {};
    std::vector<Snapshot> snapshots = {};
    std::vector<ChangeLogEntry> changeLog = {};
    std::vector<Attachment> attachments = {};

    friend bool operator==(const Dossier &, const Dossier &) = default;
};

} // namespace steelyard
