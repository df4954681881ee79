#include "ui/reports/report_blocks.h"
#include "ui/reports/report_font.h"
#include "ui/reports/report_table_layout.h"

#include <algorithm>

namespace steelyard::ui {

namespace {

/// One table that fits the page's width.
class TableBlock final
{
public:
    TableBlock(ReportPaper &paper, const ReportTable &table)
        : m_paper{paper}
        , m_table{table}
        , m_layout{layOutTable(paper.painter(), table, paper.width(), paddingX())}
    {}

    void draw();
    /// Of caption, head and the first rows.
    [[nodiscard]] double beginHeight() const;

private:
    enum class RowKind
    {
        Head,
        Body,
        Total
    };

    [[nodiscard]] double paddingX() const { return m_paper.mm(1.2); }
    [[nodiscard]] double paddingY() const { return m_paper.mm(0.9); }
    [[nodiscard]] RowKind kindOf(size_t row) const;
    [[nodiscard]] PaperStyle cellStyle(size_t column, RowKind kind) const;
    [[nodiscard]] QStringList textsOf(size_t row) const;
    [[nodiscard]] QStringList heads() const;
    [[nodiscard]] double rowHeight(const QStringList &texts, RowKind kind) const;
    [[nodiscard]] PaperStyle captionStyle() const;
    [[nodiscard]] double captionHeight() const;
    void drawHead();
    void drawRow(const QStringList &texts, RowKind kind);

    ReportPaper &m_paper;
    const ReportTable &m_table;
    TableLayout m_layout;
};

TableBlock::RowKind TableBlock::kindOf(size_t row) const
{
    const bool isTotal = std::ranges::find(m_table.totalRows, row) != m_table.totalRows.end();
    return isTotal ? RowKind::Total : RowKind::Body;
}

PaperStyle TableBlock::cellStyle(size_t column, RowKind kind) const
{
    const bool isEnd = m_table.columns[column].alignment == ColumnAlignment::End;
    return {.font = reportFont(m_layout.fontSize,
                               kind == RowKind::Body ? FontWeight::Normal : FontWeight::Bold),
            .color = kind == RowKind::Head ? kMutedInk : kInk,
            .alignment = isEnd ? Qt::AlignRight : Qt::AlignLeft};
}

QStringList TableBlock::textsOf(size_t row) const
{
    QStringList texts;
    for (const ReportCell &cell : m_table.rows[row])
        texts.append(cell.text);
    return texts;
}

QStringList TableBlock::heads() const
{
    QStringList texts;
    for (const ReportColumn &column : m_table.columns)
        texts.append(column.title);
    return texts;
}

double TableBlock::rowHeight(const QStringList &texts, RowKind kind) const
{
    double height = 0.0;
    for (size_t column = 0; column < m_layout.widths.size(); ++column) {
        height = std::max(height,
                          textHeight(m_paper.painter(),
                                     texts.value(static_cast<qsizetype>(column)),
                                     cellStyle(column, kind),
                                     m_layout.widths[column] - 2 * paddingX()));
    }
    return height + 2 * paddingY();
}

PaperStyle TableBlock::captionStyle() const
{
    return {.font = reportFont(9.5, FontWeight::Bold)};
}

double TableBlock::captionHeight() const
{
    return textHeight(m_paper.painter(), m_table.caption, captionStyle(), m_paper.width())
        + m_paper.mm(1);
}

void TableBlock::drawHead()
{
    drawText(m_paper.painter(),
             QRectF{m_paper.left(), m_paper.top(), m_paper.width(), captionHeight()},
             m_table.caption,
             captionStyle());
    m_paper.advance(captionHeight());
    drawRow(heads(), RowKind::Head);
}

void TableBlock::drawRow(const QStringList &texts, RowKind kind)
{
    QPainter &painter = m_paper.painter();
    const double height = rowHeight(texts, kind);
    const QRectF row{m_paper.left(), m_paper.top(), m_paper.width(), height};
    if (kind == RowKind::Head)
        painter.fillRect(row, kHeadFill);
    double left = row.left();
    for (size_t column = 0; column < m_layout.widths.size(); ++column) {
        const QRectF cell{left, row.top(), m_layout.widths[column], height};
        drawText(painter,
                 cell.adjusted(paddingX(), paddingY(), -paddingX(), -paddingY()),
                 texts.value(static_cast<qsizetype>(column)),
                 cellStyle(column, kind));
        left += m_layout.widths[column];
    }
    painter.setPen(QPen{kind == RowKind::Body ? kHairline : kMutedInk, m_paper.mm(0.2)});
    painter.drawLine(row.bottomLeft(), row.bottomRight());
    m_paper.advance(height);
}

double TableBlock::beginHeight() const
{
    constexpr size_t kKeptRows = 2;
    double height = captionHeight() + rowHeight(heads(), RowKind::Head);
    for (size_t row = 0; row < std::min(kKeptRows, m_table.rows.size()); ++row)
        height += rowHeight(textsOf(row), kindOf(row));
    return std::min(height, m_paper.pageHeight());
}

void TableBlock::draw()
{
    m_paper.keepTogether(beginHeight());
    drawHead();
    for (size_t row = 0; row < m_table.rows.size(); ++row) {
        const QStringList texts = textsOf(row);
        if (rowHeight(texts, kindOf(row)) > m_paper.remaining()) {
            m_paper.turnPage();
            drawHead();
        }
        drawRow(texts, kindOf(row));
    }
    m_paper.advance(m_paper.mm(5));
}

std::vector<ReportTable> piecesOf(ReportPaper &paper, const ReportTable &table)
{
    return fittingTables(paper.painter(), table, paper.width(), paper.mm(1.2));
}

} // namespace

void drawTable(ReportPaper &paper, const ReportTable &table)
{
    for (const ReportTable &piece : piecesOf(paper, table))
        TableBlock{paper, piece}.draw();
}

double beginHeight(ReportPaper &paper, const ReportTable &table)
{
    return TableBlock{paper, piecesOf(paper, table).front()}.beginHeight();
}

} // namespace steelyard::ui
