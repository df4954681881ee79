#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/refusal.h"
#include "ui/desk/offer_check.h"
#include "ui/desk/project_finder.h"
#include "ui/text/server_fit_text.h"

#include <QCoreApplication>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct CheckWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString readableFits(const std::vector<OfferFit> &fits, const text::NumberFormat &format)
{
    QString readable;
    for (const OfferFit &fit : fits) {
        const QString caption =
            CheckWords::tr("%1, %2", "quote, line")
                .arg(fit.quoteName.in(format.language()), fit.lineName.in(format.language()));
        for (const ReportTable &table : text::fitTables(caption, fit.findings, format)) {
            if (!readable.isEmpty())
                readable += u'\n';
            readable += tableAsText(table);
        }
    }
    return readable;
}

} // namespace

int checkOffers(const CheckOptions &options, const Surroundings &surroundings)
{
    const auto found = desk::findProject(options.project, options.workspace, surroundings.clock);
    if (!found)
        return refuse(found.error(), options.output, options.project);
    printOpening(found->opened, found->hasRenewedCatalog);
    const auto catalogue = desk::shippedCatalogue(surroundings.clock);
    if (!catalogue)
        return refuse(catalogue.error(), options.output);
    const auto fits = desk::checkedOffers(found->dossier, *catalogue, options.quote);
    if (!fits)
        return refuse(fits.error(), options.output);
    if (options.output == Output::Json)
        printData(desk::offersAsJson(*fits));
    else if (fits->empty())
        printMessage(CheckWords::tr("No quote line of the project offers a server."));
    else
        printData(readableFits(*fits, text::NumberFormat{surroundings.language}));
    return kDone;
}

} // namespace steelyard::cli
