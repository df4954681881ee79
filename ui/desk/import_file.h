#pragma once

#include "db/price_book_repository.h"
#include "db/project_repository.h"
#include "db/workspace.h"
#include "model/base/clock.h"
#include "model/exchange/price_book_csv.h"

#include <functional>
#include <optional>

namespace steelyard::desk {

/// What a file was and what importing it did.
struct ImportReport
{
    enum class Kind
    {
        PriceBook,
        ProjectDocument
    };
    Kind kind = Kind::PriceBook;
    /// Price books: the book's name. Documents: the project's name.
    LocalText name = {};
    /// Price books.
    db::PriceBookRepository::StoreOutcome outcome = db::PriceBookRepository::StoreOutcome::NewBook;
    int edition = 0;
    qint64 rowCount = 0;
    qint64 importedCount = 0;
    qint64 leftOutCount = 0;
    std::vector<PriceMove> moves = {};
    qint64 moveCount = 0;
    /// Documents.
    ProjectId project = {};
    std::vector<Finding> findings = {};
    bool isDryRun = false;
    /// What opening the workspace did.
    db::OpenOutcome opened = db::OpenOutcome::Current;
    bool hasRenewedCatalog = false;
};

struct ImportOptions
{
    bool isDryRun = false;
    db::ProjectRepository::IfKnown ifKnown = db::ProjectRepository::IfKnown::Refuse;
    /// Price books: the name to use instead of `proposedBookName`.
    QString priceBookName = {};
    /// Goes into the change log.
    QString action = {};
};

/// What the import is doing: percent done, 0 to 100. Returns false to cancel.
using ImportProgress = std::function<bool(int percent)>;

/// The name that the price list at `path` would get; nothing: it is no price list, or can't be
/// read.
[[nodiscard]] std::optional<QString> proposedBookName(const QString &path);

/// Imports `file` into the workspace at `workspacePath`, through a connection of its own: call it
/// on a worker thread. All or nothing. A missing workspace is created unless it is a dry run.
/// Errors: those of reading, of the workspace, and FileKindUnknown.
[[nodiscard]] Result<ImportReport> importFile(const QString &file,
                                              const QString &workspacePath,
                                              const ImportOptions &options,
                                              const Clock &clock,
                                              const ImportProgress &progress);

} // namespace steelyard::desk
