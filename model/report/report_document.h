#pragma once

#include "model/compare/chart_spec.h"

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace steelyard {

/// A cell: its text for people and, where it is a number, the number for machines.
struct ReportCell
{
    QString text = {};
    std::optional<double> number = {};
    /// Exact decimal text of `number` for files, without separators; empty for text cells.
    QString exact = {};

    friend bool operator==(const ReportCell &, const ReportCell &) = default;
};

enum class ColumnAlignment
{
    Start,
    End
};

struct ReportColumn
{
    QString title = {};
    ColumnAlignment alignment = ColumnAlignment::Start;

    friend bool operator==(const ReportColumn &, const ReportColumn &) = default;
};

/// A table with a caption; `isTotal` rows are printed bold.
struct ReportTable
{
    QString caption = {};
    std::vector<ReportColumn> columns = {};
    std::vector<std::vector<ReportCell>> rows = {};
    /// Indices into `rows`.
    std::vector<size_t> totalRows = {};

    friend bool operator==(const ReportTable &, const ReportTable &) = default;
};

struct ReportParagraph
{
    enum class Style
    {
        Body,
        Lead,
        Note,
        Bullet
    };
    Style style = Style::Body;
    QString text = {};

    friend bool operator==(const ReportParagraph &, const ReportParagraph &) = default;
};

/// Names and figures side by side: one box per plan on the summary page.
struct ReportFigure
{
    QString title = {};
    QString value = {};
    QString unit = {};
    QStringList lines = {};
    /// "Best" or "Too close to call"; empty: none.
    QString badge = {};
    /// How the box stands out.
    enum class Tone
    {
        Plain,
        Best,
        Tied
    };
    Tone tone = Tone::Plain;

    friend bool operator==(const ReportFigure &, const ReportFigure &) = default;
};

using ReportBlock =
    std::variant<ReportParagraph, ReportTable, ChartSpec, std::vector<ReportFigure>>;

struct ReportSection
{
    QString title = {};
    bool startsPage = false;
    std::vector<ReportBlock> blocks = {};

    friend bool operator==(const ReportSection &, const ReportSection &) = default;
};

/// A report as content, without layout: what PDF, print and CSV all render.
struct ReportDocument
{
    QString title = {};
    QString subtitle = {};
    /// In the foot of each page: basis, version, date.
    QString footer = {};
    std::vector<ReportSection> sections = {};

    friend bool operator==(const ReportDocument &, const ReportDocument &) = default;
};

} // namespace steelyard
