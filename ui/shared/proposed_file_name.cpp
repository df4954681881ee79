#include "ui/shared/proposed_file_name.h"

namespace steelyard::ui {

using namespace Qt::StringLiterals;

QString proposedFileName(QString name, QStringView suffix)
{
    for (const QChar forbidden : u"/\\:*?\"<>|"_s)
        name.replace(forbidden, u'-');
    return name + suffix;
}

} // namespace steelyard::ui
