#include "ui/desk/read_file.h"

#include "db/open_files.h"

#include <QFile>

namespace steelyard::desk {

Result<void> openForReading(QFile &file)
{
    if (!file.exists())
        return Error{.code = ErrorCode::FileNotFound, .where = file.fileName()};
    if (db::isOpenHere(file.fileName()))
        return Error{.code = ErrorCode::FileKindUnknown, .where = file.fileName()};
    if (!file.open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::FileUnreadable,
                     .arguments = {file.errorString()},
                     .where = file.fileName()};
    return {};
}

Error ofFile(Error error, const QString &path)
{
    error.where = error.where.isEmpty() ? path : path + u':' + error.where;
    return error;
}

} // namespace steelyard::desk
