#pragma once

#include "model/report/report_document.h"
#include "ui/reports/report_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

namespace steelyard::ui {

/// A4 pages that are filled from the top; each gets its foot when it is begun.
class ReportPaper final
{
    Q_DECLARE_TR_FUNCTIONS(ReportPaper)

public:
    /// `pageCount` 0: not known yet, as in a first pass that only counts.
    ReportPaper(QIODevice &device, const ReportDocument &report, int pageCount);
    ~ReportPaper();
    ReportPaper(const ReportPaper &) = delete;
    ReportPaper &operator=(const ReportPaper &) = delete;

    [[nodiscard]] QPainter &painter() { return m_painter; }
    [[nodiscard]] int page() const { return m_page; }

    /// Device units of so many millimetres.
    [[nodiscard]] double mm(double millimetres) const;
    [[nodiscard]] double width() const { return m_content.width(); }
    [[nodiscard]] double left() const { return m_content.left(); }
    [[nodiscard]] double top() const { return m_y; }
    /// What is left of the page.
    [[nodiscard]] double remaining() const { return m_content.bottom() - m_y; }
    [[nodiscard]] bool isAtTop() const { return m_y <= m_content.top(); }
    /// The height of an empty page.
    [[nodiscard]] double pageHeight() const { return m_content.height(); }

    /// Goes down by `height`, without turning the page.
    void advance(double height) { m_y += height; }
    /// Turns the page unless `height` still fits.
    void keepTogether(double height);
    void turnPage();

private:
    void drawFoot();

    const ReportDocument &m_report;
    int m_pageCount = 0;
    int m_page = 1;
    QPdfWriter m_writer;
    QPainter m_painter;
    QRectF m_content;
    double m_y = 0.0;
};

} // namespace steelyard::ui
