#include "ui/charts/chart_panel.h"

#include "model/exchange/csv_writer.h"
#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_painting.h"
#include "ui/charts/line_chart.h"
#include "ui/charts/stacked_bar_chart.h"
#include "ui/shared/elided_label.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSaveFile>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// Of a copied picture: sharp in a document, whatever the window's size.
constexpr QSize kPictureSize{720, 440};
constexpr qreal kPictureScale = 2.0;

ChartPlot *makePlot(ChartSpec::Kind kind, QWidget *parent)
{
    switch (kind) {
    case ChartSpec::Kind::StackedBars:
        return new StackedBarChart{parent};
    case ChartSpec::Kind::Lines:
    case ChartSpec::Kind::Steps:
        return new LineChart{parent};
    }
    return nullptr;
}

} // namespace

ChartPanel::ChartPanel(ChartSpec::Kind kind, Prompts &prompts, QWidget *parent)
    : Card{parent}
    , m_prompts{prompts}
    , m_plot{makePlot(kind, this)}
    , m_legend{new ChartLegend{this}}
    , m_source{new ElidedLabel{this}}
{
    content()->addWidget(makeHeader());
    content()->addWidget(m_plot, 1);
    content()->addWidget(m_legend);
    content()->addWidget(m_source);
    setTextStyle(*m_source, TextStyle::Note);
}

QWidget *ChartPanel::makeHeader()
{
    auto *header = new QWidget{this};
    m_title = styledLabel(TextStyle::Heading, {}, header);
    m_title->setWordWrap(true);
    auto *menu = new QToolButton{header};
    menu->setAutoRaise(true);
    menu->setText(u"⋯"_s);
    menu->setToolTip(tr("Copy or save this chart"));
    menu->setAccessibleName(menu->toolTip());
    menu->setPopupMode(QToolButton::InstantPopup);
    const auto addAction = [this, menu](const QString &text, void (ChartPanel::*act)() const) {
        auto *action = new QAction{text, this};
        connect(action, &QAction::triggered, this, act);
        menu->addAction(action);
        this->QWidget::addAction(action);
    };
    addAction(tr("Copy as picture"), &ChartPanel::copyPicture);
    addAction(tr("Copy data"), &ChartPanel::copyData);
    addAction(tr("Save picture…"), &ChartPanel::savePicture);
    setContextMenuPolicy(Qt::ActionsContextMenu);

    auto *row = new QHBoxLayout{header};
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_title, 1);
    row->addWidget(menu, 0, Qt::AlignTop);
    return header;
}

void ChartPanel::setChart(const ChartSpec &spec)
{
    m_spec = spec;
    m_title->setText(spec.title);
    m_plot->draw(spec);
    m_legend->setChart(spec);
    m_source->setWholeText(spec.sourceLine);
    m_source->setVisible(!spec.sourceLine.isEmpty());
}

QImage ChartPanel::picture() const
{
    QImage image{kPictureSize * kPictureScale, QImage::Format_RGB32};
    image.setDevicePixelRatio(kPictureScale);
    image.fill(Qt::white);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr qreal kMargin = 16.0;
    const QRectF area{QPointF{}, QSizeF{kPictureSize}};
    paintChart(
        painter, area.adjusted(kMargin, kMargin, -kMargin, -kMargin), m_spec, chartFont(font()));
    return image;
}

void ChartPanel::copyPicture() const
{
    QGuiApplication::clipboard()->setImage(picture());
}

void ChartPanel::copyData() const
{
    QGuiApplication::clipboard()->setText(exchange::tableAsTsv(exchange::chartAsTable(m_spec)));
}

void ChartPanel::savePicture() const
{
    const auto path =
        m_prompts.saveFile(tr("Save picture"), tr("Pictures (*.png)"), u"chart.png"_s);
    if (!path)
        return;
    QSaveFile file{*path};
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && picture().save(&file, "PNG") && file.commit();
    if (!isWritten)
        m_prompts.showError({ErrorCode::FileUnwritable, {}, {file.errorString()}, *path});
}

} // namespace steelyard::ui
