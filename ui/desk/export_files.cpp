#include "ui/desk/export_files.h"

#include "model/exchange/csv_writer.h"
#include "model/exchange/project_document.h"

#include <QSaveFile>

namespace steelyard::desk {

Result<void> writeFile(const QString &path, const QByteArray &content)
{
    QSaveFile file{path};
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return {};
    return Error{
        .code = ErrorCode::FileUnwritable, .arguments = {file.errorString()}, .where = path};
}

Result<void> exportProject(const Dossier &dossier, const QString &path)
{
    return writeFile(path, exchange::writeProjectDocument(dossier));
}

Result<void> exportCsv(const ReportDocument &report, const QString &path)
{
    return writeFile(path, exchange::reportAsCsv(report));
}

} // namespace steelyard::desk
