#include "app/log_file.h"

#include "ui/desk/project_finder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <mutex>

namespace steelyard::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestLog = qint64{512} * 1024;

/// What the handler needs, which Qt calls as a plain function on any thread.
struct Log
{
    std::mutex mutex;
    QString path;
    QtMessageHandler former = nullptr;
};

Log &theLog()
{
    static Log log;
    return log;
}

void append(const QString &path, const QString &line)
{
    if (QFileInfo{path}.size() > kLargestLog) {
        QFile::remove(path + u".old"_s);
        QFile::rename(path, path + u".old"_s);
    }
    QDir{}.mkpath(QFileInfo{path}.absolutePath());
    QFile file{path};
    if (file.open(QIODevice::WriteOnly | QIODevice::Append))
        file.write(line.toUtf8());
}

void note(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    Log &log = theLog();
    if (type != QtDebugMsg && type != QtInfoMsg) {
        const std::scoped_lock lock{log.mutex};
        append(log.path,
               u"%1 %2: %3\n"_s.arg(QDateTime::currentDateTime().toString(Qt::ISODate),
                                    QString::fromUtf8(context.category),
                                    message));
    }
    if (log.former != nullptr)
        log.former(type, context, message);
}

} // namespace

void startLogFile()
{
    Log &log = theLog();
    log.path = desk::logFilePath();
    log.former = qInstallMessageHandler(note);
}

} // namespace steelyard::app
