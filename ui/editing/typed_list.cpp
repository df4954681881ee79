#include "ui/editing/typed_list.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

QStringList typedParts(const QString &text)
{
    static const QRegularExpression kBetween{u"[;；,，、/]"_s};
    QStringList parts = text.split(kBetween, Qt::SkipEmptyParts);
    parts.removeIf([](const QString &part) { return part.trimmed().isEmpty(); });
    return parts;
}

} // namespace steelyard::ui
