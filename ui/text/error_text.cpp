#include "ui/text/error_text.h"

#include "ui/text/filled_in.h"

#include <QCoreApplication>

#include <array>

namespace steelyard::text {

namespace {

struct ErrorSentence
{
    ErrorCode code;
    /// With %1, %2 ... for the error's arguments.
    const char *sentence;
};

/// In the order of the enum, so that a code is its own index.
constexpr std::array kErrorSentences = {
    ErrorSentence{
        ErrorCode::NotANumber,
        QT_TRANSLATE_NOOP("ErrorText", "\"%1\" is not a number. Write digits with a point: 6.88.")},
    ErrorSentence{ErrorCode::NumberTooLong,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "\"%1\" has too many digits. Write at most 30, 18 of them "
                                    "after the decimal point.")},
    ErrorSentence{ErrorCode::NotACurrency,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "\"%1\" is not a currency. Use an ISO 4217 code such as CNY or "
                                    "USD.")},
    ErrorSentence{ErrorCode::NotADate,
                  QT_TRANSLATE_NOOP("ErrorText", "\"%1\" is not a date. Write it as 2027-01-31.")},
    ErrorSentence{
        ErrorCode::CurrencyMismatch,
        QT_TRANSLATE_NOOP("ErrorText", "%1 and %2 can't be added. Convert one of them first.")},
    ErrorSentence{ErrorCode::Overflow,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "A figure grew too large: %1. Check quantities and prices.")},
    ErrorSentence{ErrorCode::FileNotFound,
                  QT_TRANSLATE_NOOP("ErrorText", "There is no such file. Check name and folder.")},
    ErrorSentence{
        ErrorCode::FileUnreadable,
        QT_TRANSLATE_NOOP("ErrorText", "The file can't be read: %1. Check its permissions.")},
    ErrorSentence{ErrorCode::FileUnwritable,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The file can't be written: %1. Choose another folder or "
                                    "check its permissions.")},
    ErrorSentence{ErrorCode::FileEmpty,
                  QT_TRANSLATE_NOOP("ErrorText", "The file is empty. Save or download it again.")},
    ErrorSentence{ErrorCode::FileKindUnknown,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "This is neither a price list (CSV) nor a project document "
                                    "(JSON). Choose one of these.")},
    ErrorSentence{ErrorCode::Cancelled,
                  QT_TRANSLATE_NOOP("ErrorText", "Cancelled. Nothing was changed.")},
    ErrorSentence{ErrorCode::HeaderMissing,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The first line lacks these columns: %1. Export the list "
                                    "again with its header.")},
    ErrorSentence{ErrorCode::NoRows,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The price list has a header but no rows. Download or "
                                    "export it again; the previous edition stays.")},
    ErrorSentence{ErrorCode::NoUsableRows,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "None of the %1 rows can be used. Check separator and number "
                                    "format of the file.")},
    ErrorSentence{ErrorCode::LineTooLong,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The line is longer than %1 bytes; this is no price list. "
                                    "Check for a missing quotation mark.")},
    ErrorSentence{ErrorCode::NotUtf8,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "This line is not UTF-8 text. Save the file in the encoding "
                                    "UTF-8.")},
    ErrorSentence{
        ErrorCode::JsonSyntax,
        QT_TRANSLATE_NOOP("ErrorText", "This is not valid JSON: %1. Correct the text there.")},
    ErrorSentence{
        ErrorCode::JsonDuplicateKey,
        QT_TRANSLATE_NOOP("ErrorText", "The key stands here twice. Remove one of the two.")},
    ErrorSentence{ErrorCode::JsonTooDeep,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The document is nested more than %1 levels deep, which no "
                                    "project document is. Check its brackets, or choose another "
                                    "file.")},
    ErrorSentence{ErrorCode::SchemaTooNew,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The document has schema %1; this program knows schemas up to "
                                    "%2. Update the program.")},
    ErrorSentence{
        ErrorCode::UnknownKey,
        QT_TRANSLATE_NOOP("ErrorText", "The key is unknown. Remove it or correct its spelling.")},
    ErrorSentence{ErrorCode::WrongType,
                  QT_TRANSLATE_NOOP("ErrorText", "Expected %1, found %2. Correct the value.")},
    ErrorSentence{
        ErrorCode::BadValue,
        QT_TRANSLATE_NOOP("ErrorText", "The value must be %1, but it is %2. Correct the value.")},
    ErrorSentence{ErrorCode::MissingKey,
                  QT_TRANSLATE_NOOP("ErrorText", "The key \"%1\" is missing. Add it.")},
    ErrorSentence{ErrorCode::DuplicateId,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The id \"%1\" is used twice. Give one of the two another.")},
    ErrorSentence{
        ErrorCode::DanglingReference,
        QT_TRANSLATE_NOOP("ErrorText",
                          "This refers to \"%1\", which does not exist. Correct the id or "
                          "add what it names.")},
    ErrorSentence{ErrorCode::PathNotFound,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The path has no step \"%1\". Steps are keys and ids, as in "
                                    "/plans/hybrid/supply/burst/price.")},
    ErrorSentence{
        ErrorCode::AlreadyExists,
        QT_TRANSLATE_NOOP("ErrorText", "\"%1\" exists already. Choose another name or id.")},
    ErrorSentence{ErrorCode::ProjectExists,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The workspace already holds the project \"%1\" (id %2). "
                                    "Replace it or import a copy.")},
    ErrorSentence{ErrorCode::NoPlans,
                  QT_TRANSLATE_NOOP("ErrorText", "The project has no plans. Add one to compare.")},
    ErrorSentence{ErrorCode::NoDemand,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The project needs no GPUs. Give its demand at least one "
                                    "phase with GPUs.")},
    ErrorSentence{
        ErrorCode::BadHorizon,
        QT_TRANSLATE_NOOP("ErrorText", "%1 months can't be compared. Choose %2 to %3 months.")},
    ErrorSentence{
        ErrorCode::BadGpuCount,
        QT_TRANSLATE_NOOP("ErrorText", "%1 GPUs can't be compared. Choose %2 to %3 GPUs.")},
    ErrorSentence{ErrorCode::UnknownCase,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The project has no case \"%1\". Use the name or id of one of "
                                    "its cases.")},
    ErrorSentence{ErrorCode::UnknownPlan,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The project has no plan \"%1\". Use the name or id of one of "
                                    "its plans.")},
    ErrorSentence{
        ErrorCode::AmbiguousPlan,
        QT_TRANSLATE_NOOP("ErrorText", "%2 plans are called \"%1\". Use the id instead.")},
    ErrorSentence{
        ErrorCode::BadMonth,
        QT_TRANSLATE_NOOP("ErrorText", "There is no month %1. Choose a month from 1 to %2.")},
    ErrorSentence{ErrorCode::UnknownProject,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "There is no project \"%1\". Use a file, an id or a name that "
                                    "\"steelyard list\" shows.")},
    ErrorSentence{
        ErrorCode::AmbiguousProject,
        QT_TRANSLATE_NOOP("ErrorText", "%2 projects are called \"%1\". Use the id instead.")},
    ErrorSentence{
        ErrorCode::NotADatabase,
        QT_TRANSLATE_NOOP("ErrorText", "This is not a workspace file. Choose another file.")},
    ErrorSentence{ErrorCode::NotAWorkspace,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "This database belongs to another program. Choose another "
                                    "file.")},
    ErrorSentence{ErrorCode::WorkspaceTooNew,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The workspace has version %1; this program knows versions up "
                                    "to %2. Update the program. The file was not touched.")},
    ErrorSentence{ErrorCode::WorkspaceReadOnly,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The workspace can only be read. Save a copy in a folder that "
                                    "you can write to.")},
    ErrorSentence{ErrorCode::WorkspaceBusy,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "Another program is writing to the workspace. Try again in a "
                                    "moment.")},
    ErrorSentence{ErrorCode::DiskFull,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The disk is full. Nothing was changed. Make room and try "
                                    "again.")},
    ErrorSentence{ErrorCode::DatabaseDamaged,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The workspace is damaged. Open the newest backup beside it.")},
    ErrorSentence{ErrorCode::DatabaseFailure,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The database refused the step. Nothing was changed. Try "
                                    "again; if it happens again, report it with the log file that "
                                    "Help > About names.")},
    ErrorSentence{ErrorCode::MigrationFailed,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The workspace could not be brought up to date (step %1). The "
                                    "last good state stays, and a backup lies beside it. Update "
                                    "the program, or go on with the one that wrote the file.")},
    ErrorSentence{ErrorCode::ChangedElsewhere,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "%1 was changed in another window meanwhile. Its newest state "
                                    "is shown; repeat your change.")},
    ErrorSentence{ErrorCode::ChangedWhileTyping,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "Another window changed it to \"%1\" while you typed. Enter "
                                    "your text once more to replace that.")},
    ErrorSentence{
        ErrorCode::StillUsed,
        QT_TRANSLATE_NOOP("ErrorText", "%2 can't be deleted: %1 uses it. Remove it there first.")},
    ErrorSentence{ErrorCode::NameStillUsed,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "%2 can't be renamed: %1 means it by this name. Copy it, give "
                                    "the copy the new name and choose it there.")},
    ErrorSentence{
        ErrorCode::NotFound,
        QT_TRANSLATE_NOOP("ErrorText",
                          "\"%1\" is no longer there. Another window may have deleted it; choose "
                          "another, or undo the deletion there.")},
    ErrorSentence{ErrorCode::PdfUnavailable,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "This build has no PDF. Use --csv, or install the full "
                                    "program.")},
    ErrorSentence{
        ErrorCode::UnknownModel,
        QT_TRANSLATE_NOOP("ErrorText",
                          "There is no model \"%1\". Run \"steelyard size --list-models\" "
                          "for those that are known, or give --params.")},
    ErrorSentence{
        ErrorCode::UnknownAccelerator,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The catalogue has no accelerator \"%1\". Write its name as the "
                          "catalogue does, such as H100-SXM-80GB.")},
    ErrorSentence{ErrorCode::JobNotPositive,
                  QT_TRANSLATE_NOOP("ErrorText", "%1 is not possible. Give a figure above 0.")},
    ErrorSentence{
        ErrorCode::JobTooLarge,
        QT_TRANSLATE_NOOP("ErrorText", "%1 is too large. Give at most %2; check the unit.")},
    ErrorSentence{ErrorCode::JobNotDivisible,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "%1 can't be divided by %2. Choose a number that divides it.")},
    ErrorSentence{ErrorCode::GuessNotDivisible,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The shape is guessed from the number of weights and has %1 "
                                    "of what is split here, which %2 does not divide. Choose "
                                    "another number, or give the model or its shape.")},
    ErrorSentence{ErrorCode::BatchBelowReplicas,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "A step of %1 sequences can't be shared by %2 replicas. Give a "
                                    "larger batch or fewer GPUs.")},
    ErrorSentence{
        ErrorCode::PrecisionUnsupported,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The throughput of %1 in %2 is not known, or it has none. Choose "
                          "another precision or accelerator.")},
    ErrorSentence{ErrorCode::JobNeverDone,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "It would not finish: so many GPUs fail more often than they "
                                    "get ahead, or none are as many as the days need. Give fewer "
                                    "GPUs, more days, a smaller model or fewer tokens.")},
    ErrorSentence{
        ErrorCode::NotWhole,
        QT_TRANSLATE_NOOP("ErrorText", "\"%1\" is not a whole number. Write digits alone: 1024.")},
    ErrorSentence{ErrorCode::JobWithoutModel,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "This says neither how many weights the model has nor its "
                                    "layers and width. Give one of them.")},
    ErrorSentence{ErrorCode::TableWithoutRows,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The table has a header but no rows. Add a row for each run.")},
    ErrorSentence{ErrorCode::LogWithoutSteps,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "No line tells how long a training step took. Give a log of "
                                    "Megatron-LM, NeMo, torchtitan, DeepSpeed or Hugging Face "
                                    "Trainer, or a CSV with the columns step and time.")},
    ErrorSentence{ErrorCode::LogWithoutTokens,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The log tells how long a step took, but not how many tokens "
                                    "it had on how many GPUs. Give what is missing of --batch and "
                                    "--gpus.")},
    ErrorSentence{ErrorCode::WorkspaceInTheWay,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "This file is a workspace with its projects and quotes. "
                                    "Choose another name.")},
    ErrorSentence{ErrorCode::TimetableHour,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "In month %1 the hour from %2:00 to %3:00 stands in %4 rows of "
                                    "the timetable; each hour of each month needs exactly one. "
                                    "Correct from_hour and to_hour, or the months, of a row.")},
    ErrorSentence{ErrorCode::TiersOverlap,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "Two tiers begin at the quantity %1, so they overlap. Give "
                                    "each tier a beginning of its own.")},
    ErrorSentence{ErrorCode::NotRising,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "Month %1 stands behind month %2, but months must rise. Put "
                                    "the rows in order, and give each month once.")},
    ErrorSentence{ErrorCode::StatedTwice,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "Only one of these may be stated: %1. Keep one of them and "
                                    "remove the others.")},
    ErrorSentence{ErrorCode::SpeedAbovePeak,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "This speed would take %1 TFLOPS of each GPU, but %3 has at "
                                    "most %2 in %4, dense. Give the tokens per second of one GPU, "
                                    "not of all together, and check batch, sequence length and "
                                    "precision.")},
    ErrorSentence{ErrorCode::LogTimeUnclear,
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "The column \"%1\" may hold how long each step took or the "
                                    "readings of a clock. Call it step_time in the first case and "
                                    "elapsed in the second.")},
};

static_assert(isInEnumOrder(kErrorSentences, &ErrorSentence::code)
              && kErrorSentences.back().code == ErrorCode::LogTimeUnclear);

/// What the document's reader proposes in place of an unknown key or step; empty: nothing.
QString nearestKnown(const Error &error)
{
    if (error.code == ErrorCode::UnknownKey)
        return error.arguments.value(0);
    return error.code == ErrorCode::PathNotFound ? error.arguments.value(1) : QString{};
}

QString proposalText(const Error &error, const QString &proposal)
{
    return error.code == ErrorCode::UnknownKey
        ? QCoreApplication::translate("ErrorText", "The key is unknown. Did you mean \"%1\"?")
              .arg(proposal)
        : QCoreApplication::translate("ErrorText",
                                      "The path has no step \"%1\". Did you mean \"%2\"?")
              .arg(error.arguments.first(), proposal);
}

} // namespace

QString errorText(const Error &error)
{
    const QString proposal = nearestKnown(error);
    const QString text = proposal.isEmpty()
        ? filledIn(QCoreApplication::translate(
                       "ErrorText", kErrorSentences.at(static_cast<size_t>(error.code)).sentence),
                   error.arguments)
        : proposalText(error, proposal);
    if (error.where.isEmpty())
        return text;
    return QCoreApplication::translate("ErrorText", "%1: %2", "place: what is wrong")
        .arg(error.where, text);
}

} // namespace steelyard::text
