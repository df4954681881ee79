#include "app/cli/refusal.h"

#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "ui/desk/document_faults.h"
#include "ui/desk/project_finder.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace steelyard::cli {

namespace {

struct RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWords)
};

/// The message with what the command line offers beside the window.
QString sentenceOf(const Error &error)
{
    if (error.code == ErrorCode::ProjectExists)
        return RefusalWords::tr(
                   "The workspace already holds the project \"%1\" (id %2). Say "
                   "--replace to overwrite it with the file's version, or --copy to keep "
                   "both.")
            .arg(error.arguments.value(0), error.arguments.value(1));
    if (error.code == ErrorCode::DatabaseFailure)
        return RefusalWords::tr("The database refused the step. Nothing was changed. Try again; if "
                                "it happens again, report it with the log file %1.")
            .arg(desk::logFilePath());
    if (error.code == ErrorCode::NotFound)
        return RefusalWords::tr("The project has no \"%1\". Use a name or an id that it has.")
            .arg(error.arguments.value(0));
    return text::errorText(error);
}

} // namespace

int refuse(const Error &error, Output output, const QString &file)
{
    const std::vector<Error> errors = desk::faultsOf(file, error);
    for (const Error &each : errors)
        printMessage(sentenceOf(each));
    if (output == Output::Json)
        printData(desk::errorsAsJson(errors));
    return kRefused;
}

} // namespace steelyard::cli
