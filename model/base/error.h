#pragma once

#include <QString>
#include <QStringList>

namespace steelyard {

/// Everything that can go wrong, as a closed list. Words for them live in `ui/text/error_text`.
///
/// The comment behind each code names its `Error::arguments`, in order.
enum class ErrorCode
{
    // Values
    NotANumber, ///< %1 the text
    NumberTooLong, ///< %1 the text
    NotACurrency, ///< %1 the text
    NotADate, ///< %1 the text
    CurrencyMismatch, ///< %1 and %2, the currencies
    Overflow, ///< %1 what was computed
              // Files
    FileNotFound, ///< where = path
    FileUnreadable, ///< %1 reason of the system
    FileUnwritable, ///< %1 reason of the system
    FileEmpty,
    FileKindUnknown, ///< where = path; not a price list, project document or quote
    Cancelled,
    // Price lists
    HeaderMissing, ///< %1 the columns that are missing
    NoRows, ///< header only: the previous edition stays
    NoUsableRows, ///< %1 number of rows that were left out
    LineTooLong, ///< where = line number, %1 the limit in bytes
                 // Project documents
    NotUtf8, ///< where = number of the line
    JsonSyntax, ///< where = line and column, %1 what the parser expected
    JsonDuplicateKey, ///< where = path
    JsonTooDeep, ///< %1 the limit
    SchemaTooNew, ///< %1 number in the document, %2 newest known number
    UnknownKey, ///< where = path, %1 the nearest known key or empty
    WrongType, ///< where = path, %1 expected, %2 found
    BadValue, ///< where = path, %1 expected, %2 found
    MissingKey, ///< where = path, %1 the key
    DuplicateId, ///< where = path, %1 the id
    DanglingReference, ///< where = path, %1 the id that does not exist
    PathNotFound, ///< where = path, %1 the step that does not exist, %2 the nearest or empty
    AlreadyExists, ///< %1 the id, or the path, that is in use
    ProjectExists, ///< %1 the name of the project that the workspace holds, %2 its id
                   // Evaluation
    NoPlans,
    NoDemand, ///< a demand without GPUs
    BadHorizon, ///< %1 the months asked for, %2 the smallest, %3 the largest
    BadGpuCount, ///< %1 the number asked for, %2 the smallest, %3 the largest
    UnknownCase, ///< %1 the name
    UnknownPlan, ///< %1 the name
    AmbiguousPlan, ///< %1 the name, %2 how many plans carry it
    BadMonth, ///< %1 the month asked for, %2 the last one
    UnknownProject, ///< %1 the name or id
    AmbiguousProject, ///< %1 the name, %2 how many projects carry it
                      // Database
    NotADatabase, ///< where = path
    NotAWorkspace, ///< where = path; a SQLite file of another program
    WorkspaceTooNew, ///< %1 its version, %2 newest known version
    WorkspaceReadOnly, ///< where = path
    WorkspaceBusy, ///< another program is writing
    DiskFull,
    DatabaseDamaged, ///< where = path
    DatabaseFailure, ///< detail = SQL and the engine's own message
    MigrationFailed, ///< %1 number of the migration
    ChangedElsewhere, ///< %1 what was changed by another window
    ChangedWhileTyping, ///< %1 what another window made of it
    StillUsed, ///< %1 what uses it, %2 what was to be deleted
    NameStillUsed, ///< %1 what uses it, %2 what was to be renamed
    NotFound, ///< %1 what was looked for
              // Program
    PdfUnavailable, ///< built without GUI
                    // Sizing
    UnknownModel, ///< %1 the name
    UnknownAccelerator, ///< %1 the name
    JobNotPositive, ///< where = the job's key, %1 the figure
    JobTooLarge, ///< where = the job's key, %1 the figure, %2 the largest
    JobNotDivisible, ///< where = the job's key, %1 the figure, %2 what must divide it
    GuessNotDivisible, ///< the same of heads or layers of a guessed shape, where = tp or pp
    BatchBelowReplicas, ///< %1 sequences of a step, %2 replicas
    PrecisionUnsupported, ///< %1 the accelerator, %2 the precision
    JobNeverDone, ///< no number of GPUs finishes in time
    NotWhole, ///< %1 the text
    JobWithoutModel, ///< neither weights nor layers and width
    TableWithoutRows, ///< a header only
    LogWithoutSteps, ///< no line tells how long a step took
    LogWithoutTokens, ///< steps have a time, but their tokens or GPUs are not known
                      // Files, again
    WorkspaceInTheWay, ///< where = path; no other file may take a workspace's place
                       // Statements that contradict each other, and measurements
    TimetableHour, ///< where = path, %1 month, %2 hour it begins and %3 ends with, %4 rows with it
    TiersOverlap, ///< where = path, %1 the quantity that two of them begin with
    NotRising, ///< where = path, %1 the figure, %2 the one before
    StatedTwice, ///< where = path of one of them, %1 the ways of which only one may be stated
    SpeedAbovePeak, ///< where = the job's key, %1 implied TFLOPS, %2 peak, %3 accelerator, %4
                    ///< precision
    LogTimeUnclear, ///< %1 the column: durations or the readings of a clock
};

/// Why something failed: a code for the program, the rest for the sentence and the log.
struct Error
{
    ErrorCode code;
    /// For the log, in English.
    QString detail = {};
    /// Values that the sentence needs, in the order that the code's comment gives.
    QStringList arguments = {};
    /// Where: file path, line, cell or JSON Pointer; empty when it goes without saying.
    QString where = {};

    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace steelyard
