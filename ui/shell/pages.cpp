#include "ui/shell/pages.h"

#include "ui/assumptions/assumptions_page.h"
#include "ui/catalog/catalog_page.h"
#include "ui/compare/compare_page.h"
#include "ui/project/project_page.h"
#include "ui/quotes/quotes_page.h"
#include "ui/reports/report_page.h"
#include "ui/sizing/sizing_page.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

QString pageTitle(PageId page)
{
    switch (page) {
    case PageId::Project:
        return QCoreApplication::translate("Pages", "Project");
    case PageId::Sizing:
        return QCoreApplication::translate("Pages", "Sizing");
    case PageId::Catalog:
        return QCoreApplication::translate("Pages", "Catalogue");
    case PageId::Quotes:
        return QCoreApplication::translate("Pages", "Quotes");
    case PageId::Compare:
        return QCoreApplication::translate("Pages", "Compare");
    case PageId::Assumptions:
        return QCoreApplication::translate("Pages", "Assumptions");
    case PageId::Report:
        return QCoreApplication::translate("Pages", "Report");
    }
    return {};
}

QString pageIconName(PageId page)
{
    switch (page) {
    case PageId::Project:
        return u"document-open-folder"_s;
    case PageId::Sizing:
        return u"speedometer"_s;
    case PageId::Catalog:
        return u"view-list-details"_s;
    case PageId::Quotes:
        return u"document-edit"_s;
    case PageId::Compare:
        return u"office-chart-bar"_s;
    case PageId::Assumptions:
        return u"configure"_s;
    case PageId::Report:
        return u"document-print"_s;
    }
    return {};
}

QString pageHelp(PageId page)
{
    return page == PageId::Sizing ? u"sizing.md"_s : QString{};
}

Page *makePage(PageId page, const WindowParts &parts, QWidget *parent)
{
    switch (page) {
    case PageId::Project:
        return new ProjectPage{parts.session, parts.prompts, parts.whatIf, parts.imports, parent};
    case PageId::Sizing:
        return new SizingPage{parts.session, parts.prompts, parts.sizing, parent};
    case PageId::Catalog:
        return new CatalogPage{parts.session, parts.prompts, parts.imports, parent};
    case PageId::Quotes:
        return new QuotesPage{parts.session, parts.prompts, parts.imports, parent};
    case PageId::Compare:
        return new ComparePage{parts.session, parts.prompts, parts.whatIf, parent};
    case PageId::Assumptions:
        return new AssumptionsPage{parts.session, parts.prompts, parent};
    case PageId::Report:
        return new ReportPage{parts.session, parts.prompts, parts.whatIf, parent};
    }
    return nullptr;
}

} // namespace steelyard::ui
