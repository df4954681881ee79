#pragma once

#include "model/compare/chart_spec.h"
#include "ui/shared/card.h"

class QLabel;

namespace steelyard::ui {

class ChartLegend;
class ChartPlot;
class ElidedLabel;
class Prompts;

/// A card with a chart: the finding as its title, the plot, its legend and the basis of the
/// figures. Its menu copies the chart as picture and as data, and saves the picture.
class ChartPanel final : public Card
{
    Q_OBJECT

public:
    ChartPanel(ChartSpec::Kind kind, Prompts &prompts, QWidget *parent = nullptr);

    /// `spec` must be of the panel's kind.
    void setChart(const ChartSpec &spec);
    [[nodiscard]] const ChartSpec &chart() const { return m_spec; }

    void copyPicture() const;
    void copyData() const;
    void savePicture() const;

private:
    [[nodiscard]] QWidget *makeHeader();
    /// As it is printed: on white, with title, legend and source line.
    [[nodiscard]] QImage picture() const;

    Prompts &m_prompts;
    ChartSpec m_spec;
    QLabel *m_title = nullptr;
    ChartPlot *m_plot = nullptr;
    ChartLegend *m_legend = nullptr;
    ElidedLabel *m_source = nullptr;
};

} // namespace steelyard::ui
