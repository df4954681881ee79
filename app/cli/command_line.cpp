#include "app/cli/command_line.h"

#include "app/asked_language.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/parser.h"
#include "app/cli/pdf_file.h"
#include "app/log_file.h"
#include "ui/text/translation.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <span>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kCommands = {"compare"_L1,
                                  "explain"_L1,
                                  "payments"_L1,
                                  "size"_L1,
                                  "check"_L1,
                                  "list"_L1,
                                  "import"_L1,
                                  "export"_L1,
                                  "schema"_L1};

/// A PDF needs fonts and with them a bigger application object; nothing else does.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    const bool wantsPdf =
        std::ranges::any_of(std::span{argv, static_cast<size_t>(argc)}, [](const char *argument) {
            return QLatin1StringView{argument}.startsWith("--pdf"_L1);
        });
    return wantsPdf ? makePdfApplication(argc, argv)
                    : std::make_unique<QCoreApplication>(argc, argv);
}

} // namespace

bool isCommand(int argc, const char *const *argv)
{
    QStringList arguments;
    for (const char *argument : std::span{argv, static_cast<size_t>(argc)})
        arguments.append(QString::fromLocal8Bit(argument));
    const app::AskedLanguage asked = app::askedLanguage(arguments);
    // A language that is not spoken is told there.
    if (!asked.code.isEmpty() && !asked.language)
        return true;
    if (asked.others.size() < 2)
        return arguments.size() > 1 && !asked.language;
    const QString &first = asked.others.at(1);
    // One dash: an option of Qt, such as -platform.
    if (first.startsWith(u'-'))
        return first.startsWith("--"_L1) || first == "-h"_L1;
    return std::ranges::find(kCommands, first) != kCommands.end() || !QFileInfo::exists(first);
}

int run(int argc, char **argv)
{
    const std::unique_ptr<QCoreApplication> application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(u"steelyard"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(STEELYARD_VERSION));
    app::startLogFile();
    // Known before the options are described.
    const Language language =
        app::askedLanguage(QCoreApplication::arguments()).language.value_or(text::systemLanguage());
    const text::Translation translation{language};
    const SystemClock clock;
    return parseAndRun(QCoreApplication::arguments(), {.clock = clock, .language = language});
}

} // namespace steelyard::cli
