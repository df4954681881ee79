#include "model/exchange/csv_writer.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

enum class Format
{
    Csv,
    Tsv
};

/// Spreadsheets take a text that begins so for a formula (OWASP, "CSV Injection"; the full-width
/// forms count in East Asian versions). An apostrophe in front keeps it a text.
QString guarded(const QString &text)
{
    static const QString formulaStarts = u"=+-@\t\r\n＝＋－＠"_s;
    const bool looksLikeFormula = !text.isEmpty() && formulaStarts.contains(text.front());
    return looksLikeFormula ? u'\'' + text : text;
}

QString quotedWhereNeeded(QString text)
{
    const auto needsQuotes = [](QChar c) {
        return c == u',' || c == u';' || c == u'"' || c == u'\t' || c == u'\r' || c == u'\n';
    };
    if (std::ranges::none_of(text, needsQuotes))
        return text;
    return u'"' + text.replace(u'"', "\"\""_L1) + u'"';
}

QString numberText(double number)
{
    return QString::number(number, 'f', QLocale::FloatingPointShortest);
}

/// Numbers stay numbers: the exact text, never guarded.
QString cellText(const ReportCell &cell)
{
    if (!cell.exact.isEmpty())
        return cell.exact;
    if (cell.number)
        return numberText(*cell.number);
    return quotedWhereNeeded(guarded(cell.text));
}

QString textCell(const QString &text)
{
    return cellText({.text = text});
}

QString lines(const ReportTable &table, Format format)
{
    const QString separator = format == Format::Csv ? u","_s : u"\t"_s;
    const QString lineEnd = format == Format::Csv ? u"\r\n"_s : u"\n"_s;
    QStringList titles;
    for (const ReportColumn &column : table.columns)
        titles.append(textCell(column.title));
    QString text = titles.join(separator) + lineEnd;
    for (const auto &row : table.rows) {
        QStringList cells;
        for (const ReportCell &cell : row)
            cells.append(cellText(cell));
        text += cells.join(separator) + lineEnd;
    }
    return text;
}

QString captioned(const QString &caption, const QString &text)
{
    return caption.isEmpty() ? text : textCell(caption) + u"\r\n"_s + text;
}

ReportCell numberCell(double number)
{
    const QString text = numberText(number);
    return {.text = text, .number = number, .exact = text};
}

QString withUnit(const QString &name, const QString &unit)
{
    return unit.isEmpty() ? name : u"%1 (%2)"_s.arg(name, unit);
}

} // namespace

QByteArray tableAsCsv(const ReportTable &table)
{
    return lines(table, Format::Csv).toUtf8();
}

QByteArray reportAsCsv(const ReportDocument &report)
{
    // Excel takes UTF-8 for what it is only behind this mark.
    QString text = u"\uFEFF"_s + textCell(report.title) + u"\r\n"_s;
    if (!report.subtitle.isEmpty())
        text += textCell(report.subtitle) + u"\r\n"_s;
    for (const ReportSection &section : report.sections) {
        for (const ReportBlock &block : section.blocks) {
            if (const auto *table = std::get_if<ReportTable>(&block))
                text += u"\r\n"_s + captioned(table->caption, lines(*table, Format::Csv));
        }
    }
    if (!report.footer.isEmpty())
        text += u"\r\n"_s + textCell(report.footer) + u"\r\n"_s;
    return text.toUtf8();
}

QString tableAsTsv(const ReportTable &table)
{
    return lines(table, Format::Tsv);
}

ReportTable chartAsTable(const ChartSpec &chart)
{
    ReportTable table{.caption = chart.title};
    table.columns.push_back({.title = chart.xUnit});
    const bool isBars = chart.kind == ChartSpec::Kind::StackedBars;
    const size_t rowCount = isBars ? chart.categories.size() : chart.x.size();
    for (size_t i = 0; i < rowCount; ++i) {
        const ReportCell first =
            isBars ? ReportCell{.text = chart.categories[i]} : numberCell(chart.x[i]);
        table.rows.push_back({first});
    }
    const auto addColumns = [&](const std::vector<ChartSeries> &allSeries) {
        for (const ChartSeries &series : allSeries) {
            table.columns.push_back(
                {.title = withUnit(series.name, chart.yUnit), .alignment = ColumnAlignment::End});
            for (size_t i = 0; i < rowCount; ++i)
                table.rows[i].push_back(i < series.values.size() ? numberCell(series.values[i])
                                                                 : ReportCell{});
        }
    };
    addColumns(chart.series);
    addColumns(chart.savedSeries);
    return table;
}

} // namespace steelyard::exchange
