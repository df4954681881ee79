#include "ui/reports/report_paper.h"

#include "ui/reports/report_font.h"

#include <QPageLayout>

namespace steelyard::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kResolution = 600;
constexpr double kMillimetresPerInch = 25.4;
constexpr double kMarginX = 16.0;
constexpr double kMarginTop = 15.0;
constexpr double kMarginBottom = 20.0;
constexpr double kFootPoints = 7.5;

} // namespace

ReportPaper::ReportPaper(QIODevice &device, const ReportDocument &report, int pageCount)
    : m_report{report}
    , m_pageCount{pageCount}
    , m_writer{&device}
{
    m_writer.setResolution(kResolution);
    m_writer.setPageLayout({QPageSize{QPageSize::A4}, QPageLayout::Portrait, QMarginsF{}});
    m_writer.setTitle(report.title);
    m_writer.setCreator(u"Steelyard "_s + QStringLiteral(STEELYARD_VERSION));
    const QRectF page{QPointF{}, QSizeF{m_writer.pageLayout().fullRectPixels(kResolution).size()}};
    m_content = page.adjusted(mm(kMarginX), mm(kMarginTop), -mm(kMarginX), -mm(kMarginBottom));
    m_y = m_content.top();
    m_painter.begin(&m_writer);
    drawFoot();
}

ReportPaper::~ReportPaper() = default;

double ReportPaper::mm(double millimetres) const
{
    return millimetres / kMillimetresPerInch * kResolution;
}

void ReportPaper::keepTogether(double height)
{
    if (height > remaining() && !isAtTop())
        turnPage();
}

void ReportPaper::turnPage()
{
    m_writer.newPage();
    ++m_page;
    m_y = m_content.top();
    drawFoot();
}

void ReportPaper::drawFoot()
{
    const QRectF foot{m_content.left(), m_content.bottom() + mm(5), m_content.width(), mm(8)};
    m_painter.setPen(QPen{kHairline, mm(0.2)});
    m_painter.drawLine(foot.topLeft() - QPointF{0.0, mm(1.5)},
                       foot.topRight() - QPointF{0.0, mm(1.5)});
    const QString number =
        tr("Page %1 of %2").arg(m_page).arg(m_pageCount == 0 ? m_page : m_pageCount);
    PaperStyle style{.font = reportFont(kFootPoints), .color = kMutedInk};
    const double numberWidth = mm(30);
    drawText(m_painter, foot.adjusted(0.0, 0.0, -numberWidth, 0.0), m_report.footer, style);
    style.alignment = Qt::AlignRight;
    drawText(m_painter,
             QRectF{foot.right() - numberWidth, foot.top(), numberWidth, foot.height()},
             number,
             style);
}

} // namespace steelyard::ui
