#include "ui/desk/import_file.h"

#include "db/side_copy.h"
#include "db/transaction.h"
#include "db/workspace.h"
#include "model/exchange/price_book_name.h"
#include "model/exchange/project_document.h"
#include "ui/desk/read_file.h"
#include "ui/desk/store_document.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace steelyard::desk {

using namespace Qt::StringLiterals;

namespace {

using Kind = ImportReport::Kind;
using StoreOutcome = db::PriceBookRepository::StoreOutcome;

constexpr int kReadPercent = 50;
constexpr int kAllPercent = 100;
constexpr qint64 kHeadSize = 4096;
/// A list of which less than this stood in the book before is most likely another vendor's.
constexpr double kLikelySamePart = 0.05;
/// Moves that a report lists; it counts them all.
constexpr int kListedMoves = 1000;

/// A file that was read, not yet stored.
struct Draft
{
    Kind kind = Kind::PriceBook;
    exchange::PriceBookDraft book = {};
    Dossier dossier = {};
};

bool looksLikeDocument(const QByteArray &head)
{
    const auto *const first = std::ranges::find_if_not(head, [](char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\xef' || c == '\xbb'
            || c == '\xbf';
    });
    return first != head.end() && *first == '{';
}

/// Price lists by their head or suffix; a table with another header gets the reader's own message
/// on what is missing.
bool isPriceList(const QString &path, const QByteArray &head)
{
    const bool isTable = path.endsWith(".csv"_L1, Qt::CaseInsensitive)
        || path.endsWith(".tsv"_L1, Qt::CaseInsensitive);
    return !looksLikeDocument(head) && (isTable || exchange::looksLikePriceBook(head));
}

Result<Draft> readDocument(QFile &file)
{
    auto dossier = exchange::readProjectDocument(file.readAll());
    if (!dossier)
        return dossier.error();
    return Draft{.kind = Kind::ProjectDocument, .dossier = *std::move(dossier)};
}

Result<Draft> readBook(QFile &file, const ImportProgress &progress)
{
    auto book =
        exchange::readPriceBook(file, file.fileName(), [&progress](qint64 done, qint64 all) {
            return progress(all > 0 ? static_cast<int>(done * kReadPercent / all) : 0);
        });
    if (!book) {
        Error error = book.error();
        if (!error.where.isEmpty() && error.where != file.fileName())
            error.where = file.fileName() + u':' + error.where; // of a line
        return error;
    }
    return Draft{.kind = Kind::PriceBook, .book = *std::move(book)};
}

Result<Draft> readDraft(const QString &path, const ImportProgress &progress)
{
    QFile file{path};
    if (const auto isOpen = openForReading(file); !isOpen)
        return isOpen.error();
    if (file.size() == 0)
        return Error{.code = ErrorCode::FileEmpty, .where = path};
    const QByteArray head = file.peek(kHeadSize);
    if (isPriceList(path, head))
        return readBook(file, progress);
    if (looksLikeDocument(head) || path.endsWith(".json"_L1, Qt::CaseInsensitive))
        return readDocument(file);
    return Error{.code = ErrorCode::FileKindUnknown, .where = path};
}

Result<void> addMoves(ImportReport &report, db::Workspace &workspace, const PriceBookId &book)
{
    if (report.outcome != StoreOutcome::NewEdition)
        return {};
    // One more than is listed would not tell how many there are: ask for all and cut the list.
    auto moves = workspace.priceBooks().moves(
        book, report.edition - 1, report.edition, std::numeric_limits<int>::max());
    if (!moves)
        return moves.error();
    report.moveCount = static_cast<qint64>(moves->size());
    if (report.moveCount > kListedMoves)
        moves->resize(kListedMoves);
    report.moves = *std::move(moves);
    return {};
}

/// A remark when almost nothing of the new edition stood in the one before.
Result<void> checkLikeness(ImportReport &report, db::Workspace &workspace, const PriceBookId &book)
{
    if (report.outcome != StoreOutcome::NewEdition)
        return {};
    const int former = report.edition - 1;
    const auto part = workspace.priceBooks().sharedPart(book, report.edition, former);
    if (!part)
        return part.error();
    if (*part < kLikelySamePart)
        report.findings.insert(
            report.findings.begin(),
            {.rule = FindingRule::PriceListUnlike,
             .subject = report.name.en,
             .arguments = {report.name.en, Figure{.value = static_cast<double>(former)}}});
    return {};
}

Result<ImportReport> storeBook(const exchange::PriceBookDraft &draft,
                               db::Workspace &workspace,
                               const ImportOptions &options,
                               const Clock &clock,
                               const ImportProgress &progress)
{
    const QString name =
        options.priceBookName.isEmpty() ? draft.suggestedName : options.priceBookName;
    const auto all = static_cast<qint64>(draft.offers.size());
    const PriceBookEdition edition{.fileName = draft.fileName,
                                   .contentHash = draft.contentHash,
                                   .importedAt = clock.now(),
                                   .offerCount = all,
                                   .leftOutCount = draft.leftOutCount};
    auto transaction = workspace.begin(options.action);
    if (!transaction)
        return transaction.error();
    const auto stored = workspace.priceBooks().store(
        **transaction, name, draft.currency, edition, draft.offers, [&](qint64 done) {
            return progress(
                kReadPercent
                + static_cast<int>(done * (kAllPercent - kReadPercent) / std::max<qint64>(all, 1)));
        });
    if (!stored)
        return stored.error();
    ImportReport report{.kind = Kind::PriceBook,
                        .name = {.en = name},
                        .outcome = stored->outcome,
                        .edition = stored->edition,
                        .rowCount = draft.rowCount,
                        .importedCount = stored->outcome == StoreOutcome::Unchanged ? 0 : all,
                        .leftOutCount = draft.leftOutCount,
                        .findings = draft.findings};
    if (const auto added = addMoves(report, workspace, stored->book); !added)
        return added.error();
    if (const auto checked = checkLikeness(report, workspace, stored->book); !checked)
        return checked.error();
    if (const auto committed = (*transaction)->commit(); !committed)
        return committed.error();
    return report;
}

Result<ImportReport> storeDossier(const Dossier &dossier,
                                  db::Workspace &workspace,
                                  const ImportOptions &options)
{
    const auto stored = storeDocument(workspace, options.action, dossier, options.ifKnown);
    if (!stored)
        return stored.error();
    return ImportReport{.kind = Kind::ProjectDocument,
                        .name = dossier.project.name,
                        .rowCount = 1,
                        .importedCount = 1,
                        .project = stored->project,
                        .findings = stored->findings};
}

/// A dry run is a real import into a copy of the workspace that is thrown away: it reports just
/// what would happen and can't touch the file.
Result<QString> scratchCopy(const QString &workspacePath, const QTemporaryDir &folder)
{
    const QString copy = folder.filePath(u"scratch.steelyard"_s);
    if (!QFileInfo::exists(workspacePath))
        return copy;
    if (const auto copied = db::copyWithLog(workspacePath, copy); !copied)
        return copied.error();
    return copy;
}

Result<ImportReport> store(const Draft &draft,
                           const QString &workspacePath,
                           const ImportOptions &options,
                           const Clock &clock,
                           const ImportProgress &progress)
{
    const auto workspace =
        db::Workspace::open(workspacePath, db::Workspace::IfMissing::Create, clock);
    if (!workspace)
        return workspace.error();
    auto report = draft.kind == Kind::PriceBook
        ? storeBook(draft.book, **workspace, options, clock, progress)
        : storeDossier(draft.dossier, **workspace, options);
    if (report) {
        report->opened = (*workspace)->outcome();
        report->hasRenewedCatalog = (*workspace)->hasRenewedCatalog();
    }
    return report;
}

} // namespace

std::optional<QString> proposedBookName(const QString &path)
{
    QFile file{path};
    if (!openForReading(file))
        return std::nullopt;
    const QByteArray head = file.peek(kHeadSize);
    return !head.isEmpty() && isPriceList(path, head)
        ? std::optional{exchange::priceBookNameFrom(path)}
        : std::nullopt;
}

Result<ImportReport> importFile(const QString &file,
                                const QString &workspacePath,
                                const ImportOptions &options,
                                const Clock &clock,
                                const ImportProgress &progress)
{
    const auto told = [&progress](int percent) { return !progress || progress(percent); };
    const auto draft = readDraft(file, told);
    if (!draft)
        return draft.error();
    if (!told(kReadPercent))
        return Error{.code = ErrorCode::Cancelled};
    if (!options.isDryRun)
        return store(*draft, workspacePath, options, clock, told);

    const QTemporaryDir folder;
    const auto scratch = scratchCopy(workspacePath, folder);
    if (!scratch)
        return scratch.error();
    auto report = store(*draft, *scratch, options, clock, told);
    if (!report)
        return report;
    report->isDryRun = true;
    // That was the copy.
    report->opened = db::OpenOutcome::Current;
    report->hasRenewedCatalog = false;
    return report;
}

} // namespace steelyard::desk
