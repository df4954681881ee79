#include "ui/assumptions/tariff_grid_view.h"

#include "ui/assumptions/tariff_grid_model.h"
#include "ui/charts/chart_colors.h"
#include "ui/text/labels.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// Narrower than two digits of the hour no column is.
constexpr int kLeastColumn = 22;
constexpr int kCellRoom = 4;
constexpr double kSelectedLine = 2.0;
constexpr int kIconSize = 16;

/// From the palette of the charts, the dearer the warmer.
QColor periodColor(tco::TariffPeriod period)
{
    const auto of = [](ChartRole role) { return chartColor(role, ChartGround::Light); };
    switch (period) {
    case tco::TariffPeriod::SharpPeak:
        return of(ChartRole::Operations);
    case tco::TariffPeriod::Peak:
        return of(ChartRole::Electricity);
    case tco::TariffPeriod::Flat:
        return QColor{0xdd, 0xe3, 0xe8};
    case tco::TariffPeriod::Valley:
        return of(ChartRole::Cooling);
    case tco::TariffPeriod::DeepValley:
        return of(ChartRole::Hardware);
    }
    return {};
}

/// Black or white, whichever is read better: at least 4.5 : 1 on each period's colour.
QColor letterColor(tco::TariffPeriod period)
{
    return period == tco::TariffPeriod::DeepValley ? QColor{Qt::white} : QColor{0x14, 0x1a, 0x20};
}

class PeriodDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const auto period =
            static_cast<tco::TariffPeriod>(index.data(TariffGridModel::PeriodRole).toInt());
        painter->save();
        painter->fillRect(option.rect, periodColor(period));
        painter->setPen(letterColor(period));
        painter->drawText(option.rect, Qt::AlignCenter, index.data().toString());
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        if (isSelected || option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen{letterColor(period), isSelected ? kSelectedLine : 1.0});
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        }
        painter->restore();
    }
};

std::optional<tco::TariffPeriod> periodOfKey(int key)
{
    if (key < Qt::Key_1 || key >= Qt::Key_1 + static_cast<int>(tco::kTariffPeriods))
        return std::nullopt;
    return static_cast<tco::TariffPeriod>(key - Qt::Key_1);
}

} // namespace

TariffGridView::TariffGridView(TariffGridModel &model, QWidget *parent)
    : QTableView{parent}
    , m_grid{model}
{
    setModel(&model);
    setItemDelegate(new PeriodDelegate{this});
    setAccessibleName(tr("Hours of the tariff: months down, hours of the day across"));
    setTabKeyNavigation(false); // or the keyboard could not leave the grid
    setEditTriggers(NoEditTriggers);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setMinimumSectionSize(kLeastColumn);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    // Two digits fill a narrow column.
    horizontalHeader()->setStyleSheet(u"QHeaderView::section { padding: 4px 0; }"_s);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setMinimumWidth(kLeastColumn * (model.columnCount() + 3));
    fitHeight();
}

void TariffGridView::fitHeight()
{
    const int row = fontMetrics().height() + kCellRoom;
    verticalHeader()->setMinimumSectionSize(row);
    verticalHeader()->setDefaultSectionSize(row);
    setFixedHeight(horizontalHeader()->sizeHint().height() + m_grid.rowCount() * row
                   + 2 * frameWidth());
}

void TariffGridView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

void TariffGridView::mousePressEvent(QMouseEvent *event)
{
    m_isDragging =
        event->button() == Qt::LeftButton && indexAt(event->position().toPoint()).isValid();
    QTableView::mousePressEvent(event);
}

void TariffGridView::mouseReleaseEvent(QMouseEvent *event)
{
    QTableView::mouseReleaseEvent(event);
    if (m_isDragging && event->button() == Qt::LeftButton)
        paintDragged();
    m_isDragging = false;
}

void TariffGridView::keyPressEvent(QKeyEvent *event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const auto typed =
        event->key() == Qt::Key_Space ? std::optional{m_chosen} : periodOfKey(event->key());
    if (modifiers == Qt::NoModifier && typed)
        paintSelection(*typed);
    else
        QTableView::keyPressEvent(event);
}

/// What was dragged over is done with: its frames would hide what was painted.
void TariffGridView::paintDragged()
{
    paintSelection(m_chosen);
    selectionModel()->setCurrentIndex(currentIndex(), QItemSelectionModel::ClearAndSelect);
}

void TariffGridView::paintSelection(tco::TariffPeriod period)
{
    m_grid.paint(selectionModel()->selectedIndexes(), period);
}

QIcon periodIcon(tco::TariffPeriod period, const QFont &font)
{
    const double ratio = qApp->devicePixelRatio();
    QPixmap pixmap{QSize{kIconSize, kIconSize} * ratio};
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(periodColor(period));
    QPainter painter{&pixmap};
    painter.setFont(font);
    painter.setPen(letterColor(period));
    painter.drawText(
        QRect{0, 0, kIconSize, kIconSize}, Qt::AlignCenter, text::periodLetter(period));
    return QIcon{pixmap};
}

} // namespace steelyard::ui
