#include "ui/desk/export_files.h"

#include "db/workspace_file.h"
#include "model/exchange/csv_writer.h"
#include "model/exchange/project_document.h"

#include <QSaveFile>

namespace steelyard::desk {

Result<void> writeFile(const QString &path, const QByteArray &content)
{
    if (db::isWorkspaceFile(path))
        return Error{.code = ErrorCode::WorkspaceInTheWay, .where = path};
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
