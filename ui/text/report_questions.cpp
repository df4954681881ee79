#include "ui/text/report_sections.h"
#include "ui/text/server_fit_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace steelyard::text {

using sizing::FitFinding;
using sizing::FitVerdict;

namespace {

struct QuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportQuestions)
};

/// What is wrong; what is merely not stated would bury it.
std::vector<FitFinding> gravest(const std::vector<FitFinding> &findings)
{
    std::vector<FitFinding> grave;
    std::ranges::copy_if(findings, std::back_inserter(grave), [](const FitFinding &finding) {
        return finding.verdict == FitVerdict::Problem || finding.verdict == FitVerdict::Warning;
    });
    return grave;
}

} // namespace

ReportSection offersSection(const Comparison &comparison, const NumberFormat &format)
{
    ReportSection section{.title = QuestionWords::tr("Offered servers")};
    for (const OfferFit &fit : comparison.offerFits) {
        const std::vector<FitFinding> findings = gravest(fit.findings);
        if (findings.empty())
            continue;
        const QString caption =
            QuestionWords::tr("%1, %2", "quote, line")
                .arg(fit.quoteName.in(format.language()), fit.lineName.in(format.language()));
        std::ranges::move(fitTables(caption, findings, format), std::back_inserter(section.blocks));
    }
    return section;
}

} // namespace steelyard::text
