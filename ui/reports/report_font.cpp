#include "ui/reports/report_font.h"

#include <QFontDatabase>
#include <QLoggingCategory>

namespace steelyard::ui {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(lcReport, "steelyard.report")

QString chooseFamily()
{
    const QString wanted = u"WenQuanYi Micro Hei"_s;
    if (QFontDatabase::hasFamily(wanted))
        return wanted;
    qCWarning(lcReport) << "The font" << wanted
                        << "is not installed; searching Chinese text in the PDF may fail."
                        << "Debian's package is fonts-wqy-microhei.";
    return QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
}

} // namespace

QString reportFontFamily()
{
    static const QString family = chooseFamily();
    return family;
}

QFont reportFont(double points, FontWeight weight)
{
    QFont font{reportFontFamily()};
    font.setPointSizeF(points);
    font.setBold(weight == FontWeight::Bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace steelyard::ui
