// The sized job on paper: the same sentences, tables and charts as on its page.
#include "ui/text/error_text.h"
#include "ui/text/job_cost.h"
#include "ui/text/job_sentences.h"
#include "ui/text/layout_text.h"
#include "ui/text/report_sections.h"
#include "ui/text/server_fit_text.h"
#include "ui/text/sizing_charts.h"
#include "ui/text/sizing_figures.h"
#include "ui/text/sizing_remarks.h"
#include "ui/text/surroundings_text.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct ReportSizingWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportSizing)
};

using Style = ReportParagraph::Style;

void appendTables(ReportSection &section, std::vector<ReportTable> tables)
{
    for (ReportTable &table : tables) {
        if (!table.rows.empty())
            section.blocks.push_back(std::move(table));
    }
}

/// Tokens, sequence, precision and where it runs, as asked.
QString questionSentence(const SizingView &view, const NumberFormat &format)
{
    return ReportSizingWords::tr("Asked: training on %1 tokens in sequences of %2, in %3, on %4.")
        .arg(countText(view.request.tokens, format),
             format.whole(view.request.job.sequence),
             precisionName(view.request.job.precision),
             view.gpu.name);
}

/// What is to be known of the answer, and how its GPUs are spread.
QStringList sizingRemarks(const SizingView &view, const NumberFormat &format)
{
    QStringList remarks = sizingWarnings(view, format);
    for (const QString &sentence : layoutSentences(view, format)) {
        if (!remarks.contains(sentence))
            remarks.append(sentence);
    }
    return remarks;
}

} // namespace

ReportSection sizingSection(const SizingAnswer &answer, const NumberFormat &format)
{
    ReportSection section{.title = ReportSizingWords::tr("Sizing of the job"), .startsPage = true};
    const SizingView *view = answer.asked();
    if (view == nullptr) {
        if (!answer.accelerators.empty() && answer.accelerators.front().error)
            section.blocks.push_back(
                ReportParagraph{Style::Body,
                                ReportSizingWords::tr("The job could not be sized. %1")
                                    .arg(errorText(*answer.accelerators.front().error))});
        return section;
    }
    section.blocks.push_back(ReportParagraph{Style::Lead, sizingSentence(*view, format)});
    const QStringList asked =
        QStringList{questionSentence(*view, format)} + jobSentences(*view, format);
    section.blocks.push_back(ReportParagraph{Style::Body, format.sentences(asked)});
    // Else it is the best, which the remarks tell.
    if (!view->advice || hasGivenLayout(*view))
        section.blocks.push_back(ReportParagraph{Style::Body, layoutSentence(*view, format)});
    for (const QString &remark : sizingRemarks(*view, format))
        section.blocks.push_back(ReportParagraph{Style::Bullet, remark});
    if (view->sizing.memory)
        section.blocks.push_back(memoryChart(answer.accelerators, format));
    if (!answer.points.empty())
        section.blocks.push_back(daysChart(answer, format));
    appendTables(section, sizingTables(*view, format));
    appendTables(section, {surroundingsTable(*view, format)});
    appendTables(section, serverCheckTables(*view, format));
    return section;
}

ReportSection sizingCalculations(const SizingAnswer &answer, const NumberFormat &format)
{
    const SizingView *view = answer.asked();
    if (view == nullptr)
        return {};
    ReportTable table{.caption = ReportSizingWords::tr("How each figure of the job came about"),
                      .columns = {{.title = ReportSizingWords::tr("Figure")},
                                  {.title = ReportSizingWords::tr("Calculation")}}};
    for (const SizingFigure figure : kSizingFigures) {
        // Price books were not asked: that no quote has a price says nothing of them.
        if (figure == SizingFigure::Cost && !jobCost(*view))
            continue;
        table.rows.push_back({textCell(sizingFigureName(figure)),
                              textCell(sizingDerivation(figure, *view, format))});
    }
    for (const sizing::Need &need : view->around.needs) {
        if (need.amount)
            table.rows.push_back({textCell(provisionName(need.provision)),
                                  textCell(surroundingsDerivation(need.provision, *view, format))});
    }
    ReportSection section{.title = ReportSizingWords::tr("Calculations of the sizing")};
    section.blocks.push_back(std::move(table));
    appendTables(section, layoutTables(*view, format));
    return section;
}

} // namespace steelyard::text
