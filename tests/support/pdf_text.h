#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QString>

namespace steelyard::testing {

/// The text of a PDF as any other program finds it; empty when `pdftotext` (poppler-utils, which
/// packaging/install-build-deps.sh installs) is missing or refuses the file.
inline QString pdfText(const QString &path)
{
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"),
                 {QStringLiteral("-layout"), path, QStringLiteral("-")});
    if (!reader.waitForFinished() || reader.exitCode() != 0)
        return {};
    return QString::fromUtf8(reader.readAllStandardOutput());
}

} // namespace steelyard::testing
