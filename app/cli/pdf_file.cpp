// The one file of the command line that knows the window's libraries.
#include "app/cli/pdf_file.h"

#include "ui/reports/pdf_report.h"

#include <QGuiApplication>
#include <QLoggingCategory>

using namespace Qt::StringLiterals;

namespace steelyard::cli {

bool canWritePdf()
{
    return true;
}

std::unique_ptr<QCoreApplication> makePdfApplication(int &argc, char **argv)
{
    // Even where a display is named it may be out of reach; a PDF needs none.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt warns of a desktop session that is missing, which nobody needs here.
    QLoggingCategory::setFilterRules(u"default.warning=false"_s);
    return std::make_unique<QGuiApplication>(argc, argv);
}

Result<void> writePdf(const ReportDocument &report, const QString &path)
{
    return ui::savePdf(report, path);
}

} // namespace steelyard::cli
