#include "app/cli/console.h"

#include "ui/text/error_text.h"
#include "ui/text/labels.h"

#include <QCoreApplication>

#include <cstdio>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct ConsoleWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

void write(std::FILE *stream, const QByteArray &data)
{
    std::fwrite(data.constData(), 1, static_cast<size_t>(data.size()), stream);
    std::fflush(stream);
}

} // namespace

void printData(const QByteArray &data)
{
    write(stdout, data);
}

void printData(const QString &text)
{
    write(stdout, text.toUtf8());
}

void printMessage(const QString &message)
{
    write(stderr, message.toUtf8() + '\n');
}

void printOpening(std::optional<db::OpenOutcome> outcome, bool hasRenewedCatalog)
{
    if (outcome == db::OpenOutcome::Migrated)
        printMessage(ConsoleWords::tr("The workspace was brought up to date for this version of "
                                      "the program; a backup lies beside it."));
    if (outcome == db::OpenOutcome::ReadOnly)
        printMessage(ConsoleWords::tr("The workspace can only be read."));
    if (hasRenewedCatalog)
        printMessage(ConsoleWords::tr("The shipped accelerators and servers in the workspace were "
                                      "renewed; the figures of projects that use them may have "
                                      "changed."));
}

void printFindings(const std::vector<Finding> &findings, const text::NumberFormat &format)
{
    constexpr qsizetype kMost = 20;
    QStringList lines;
    for (const Finding &finding : findings)
        lines.append(ConsoleWords::tr("%1: %2", "severity, finding")
                         .arg(text::label(finding.severity), text::findingText(finding, format)));
    // Several plans may give rise to the same remark.
    lines.removeDuplicates();
    for (const QString &line : lines.first(std::min(kMost, lines.size())))
        printMessage(line);
    if (lines.size() > kMost)
        printMessage(
            ConsoleWords::tr("and %n more", nullptr, static_cast<int>(lines.size() - kMost)));
}

} // namespace steelyard::cli
