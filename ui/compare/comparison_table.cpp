#include "ui/compare/comparison_table.h"

#include "ui/shared/card.h"
#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/text/chart_categories.h"
#include "ui/text/cost_views.h"
#include "ui/text/payment_table.h"
#include "ui/text/report_content.h"
#include "ui/text/return_table.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// More rows scroll, so that the charts keep their place.
constexpr int kMostRows = 6;
/// In a low window the table gives way down to this many rows.
constexpr int kLeastRows = 3;
constexpr int kRowPadding = 7;
constexpr int kLeastDerivationHeight = 190;
constexpr int kMostNameWidth = 280;
/// Stands among the lengths of periods for the payment calendar.
constexpr int kPayments = -1;

} // namespace

ComparisonTable::ComparisonTable(QWidget *parent)
    : QWidget{parent}
    , m_tabs{new QTabBar{this}}
    , m_periods{new QComboBox{this}}
    , m_view{new QTableView{this}}
    , m_model{new ReportTableModel{{}, this}}
    , m_derivation{new DerivationPanel{this}}
{
    m_view->setModel(m_model);
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + kRowPadding);
    m_view->viewport()->installEventFilter(this);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_view->setAccessibleName(tr("Cost by category and period"));
    makeReadOnlyTable(*m_view);
    m_derivation->hide();
    auto *row = new QHBoxLayout;
    row->setSpacing(kCardGap);
    row->addWidget(m_view, 3);
    row->addWidget(m_derivation, 2);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSizeConstraint(QLayout::SetMinAndMaxSize); // no higher than its rows
    column->setSpacing(4);
    column->addLayout(makeHeader());
    column->addLayout(row);
    connect(m_tabs, &QTabBar::currentChanged, this, &ComparisonTable::fillTable);
    // Only other rows or columns need other widths, not each move of a slider.
    connect(m_model, &QAbstractItemModel::modelReset, this, &ComparisonTable::fitColumns);
    connect(m_view, &QTableView::activated, this, &ComparisonTable::showDerivation);
    connect(m_derivation, &DerivationPanel::closed, this, &ComparisonTable::closeDerivation);
}

QLayout *ComparisonTable::makeHeader()
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    m_periods->setAccessibleName(tr("Rows of a plan's table"));
    m_periods->setToolTip(
        tr("One row per month, quarter or year of a plan, counted from its start, or "
           "each payment with its date"));
    for (const auto &[length, name] : kEnumTexts<text::PeriodLength>)
        m_periods->addItem(text::label(length), static_cast<int>(length));
    m_periods->addItem(tr("Payments", "calendar of them"), kPayments);
    connect(m_periods, &QComboBox::currentIndexChanged, this, &ComparisonTable::fillTable);
    auto *how = new QPushButton{tr("Sho&w how"), this};
    how->setFlat(true);
    how->setToolTip(tr("How the chosen figure came about: also by double click or Return"));
    connect(how, &QPushButton::clicked, this, [this] {
        const QModelIndex chosen = m_view->currentIndex();
        showDerivation(chosen.isValid() ? chosen : m_model->index(0, m_model->columnCount() - 1));
    });
    auto *row = new QHBoxLayout;
    row->addWidget(m_tabs, 1);
    row->addWidget(m_periods);
    row->addWidget(how);
    return row;
}

void ComparisonTable::setComparison(std::shared_ptr<const Comparison> comparison,
                                    const text::NumberFormat &format)
{
    m_comparison = std::move(comparison);
    m_format = format;
    fillTabs(format);
    fillTable();
    const auto isShown = [this](const ShownFigure &figure) {
        return figure.plan < m_comparison->plans.size()
            && (!figure.period
                || figure.period->end <= static_cast<size_t>(std::max(0, m_comparison->months)));
    };
    if (m_figure && isShown(*m_figure))
        m_derivation->showFigure(*m_comparison, *m_figure, format);
    else
        closeDerivation();
}

void ComparisonTable::fillTabs(const text::NumberFormat &format)
{
    const QSignalBlocker quiet{m_tabs};
    const int returns = static_cast<int>(m_comparison->plans.size()) + 1;
    const int wanted = planReturns(*m_comparison).empty() ? returns : returns + 1;
    while (m_tabs->count() > wanted)
        m_tabs->removeTab(m_tabs->count() - 1);
    while (m_tabs->count() < wanted)
        m_tabs->addTab(m_tabs->count() == 0 ? tr("All plans") : QString{});
    const auto nameTab = [this](int tab, const QString &title, const QString &tip) {
        if (m_tabs->tabText(tab) == title)
            return;
        m_tabs->setTabText(tab, title);
        m_tabs->setTabToolTip(tab, tip);
    };
    for (int tab = 1; tab < returns; ++tab) {
        const PlanResult &plan = m_comparison->plans[static_cast<size_t>(tab) - 1];
        const QString name = plan.name.in(format.language());
        nameTab(tab,
                QString{name}.replace(u'&', "&&"_L1), // no mnemonics of a name
                tr("%1 by period", "plan").arg(name));
    }
    if (wanted > returns)
        nameTab(returns,
                tr("Return", "on an investment"),
                tr("What holding machines returns against renting"));
}

void ComparisonTable::fillTable()
{
    if (m_comparison == nullptr)
        return;
    const auto plan = shownPlan();
    m_periods->setEnabled(plan.has_value());
    if (showsReturns())
        showTable(*m_model, text::returnTable(*m_comparison, *m_format));
    else
        showTable(*m_model,
                  plan ? planTable(*plan) : text::categoryTable(*m_comparison, *m_format));
    fitHeight();
}

ReportTable ComparisonTable::planTable(size_t plan) const
{
    const int rows = m_periods->currentData().toInt();
    return rows == kPayments
        ? text::paymentTable(*m_comparison, plan, text::ShownPayments::All, *m_format)
        : text::periodTable(*m_comparison, plan, static_cast<text::PeriodLength>(rows), *m_format);
}

void ComparisonTable::fitColumns()
{
    QHeaderView &header = *m_view->horizontalHeader();
    const QAbstractItemView &view = *m_view; // where the hint is public
    std::vector<int> widths;
    int sum = 0;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const int needed =
            std::max(view.sizeHintForColumn(column) + kCellPadding, header.sectionSizeHint(column));
        widths.push_back(column == 0 ? std::min(needed, kMostNameWidth) : needed);
        sum += widths.back();
    }
    const int figures = static_cast<int>(widths.size()) - 1;
    const int left = std::max(0, m_view->viewport()->width() - sum);
    for (int column = 0; column <= figures; ++column) {
        // The last one takes what the division leaves.
        const int share = column == 0 ? 0
            : column == figures       ? left - (figures - 1) * (left / figures)
                                      : left / figures;
        header.resizeSection(column, widths[static_cast<size_t>(column)] + share);
    }
}

bool ComparisonTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void ComparisonTable::fitHeight()
{
    const auto heightOf = [this](int rows) {
        return m_view->horizontalHeader()->sizeHint().height()
            + rows * m_view->verticalHeader()->defaultSectionSize() + 2 * m_view->frameWidth();
    };
    const int rows = std::clamp(m_model->rowCount(), 1, kMostRows);
    const bool explains = !m_derivation->isHidden();
    const int highest =
        explains ? std::max(heightOf(rows), kLeastDerivationHeight) : heightOf(rows);
    const int lowest = explains ? kLeastDerivationHeight : heightOf(std::min(rows, kLeastRows));
    for (QWidget *side : {static_cast<QWidget *>(m_view), static_cast<QWidget *>(m_derivation)}) {
        side->setMinimumHeight(lowest);
        side->setMaximumHeight(highest);
    }
}

std::optional<size_t> ComparisonTable::shownPlan() const
{
    const int tab = m_tabs->currentIndex();
    return tab < 1 || showsReturns() ? std::nullopt : std::optional{static_cast<size_t>(tab) - 1};
}

bool ComparisonTable::showsReturns() const
{
    return m_tabs->currentIndex() > static_cast<int>(m_comparison->plans.size());
}

std::optional<ShownFigure> ComparisonTable::figureAt(const QModelIndex &index) const
{
    if (m_comparison == nullptr || !index.isValid() || showsReturns())
        return std::nullopt;
    const size_t plan = shownPlan().value_or(static_cast<size_t>(index.row()));
    if (plan >= m_comparison->plans.size())
        return std::nullopt; // a row of differences
    const QString title =
        m_model->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const auto category =
        std::ranges::find(text::kChartCategories, title, &text::chartCategoryLabel);
    ShownFigure figure{.plan = plan, .period = periodAt(index)};
    if (category != text::kChartCategories.end())
        figure.category = *category;
    return figure;
}

std::optional<text::Period> ComparisonTable::periodAt(const QModelIndex &index) const
{
    const int length = m_periods->currentData().toInt();
    if (!shownPlan() || length == kPayments)
        return std::nullopt;
    const auto periods =
        text::periodsOf(m_comparison->months, static_cast<text::PeriodLength>(length));
    const auto row = static_cast<size_t>(index.row());
    if (row >= periods.size())
        return std::nullopt; // the row of totals
    const bool isRunningTotal = index.column() == m_model->columnCount() - 1;
    return text::Period{isRunningTotal ? 0 : periods[row].first, periods[row].end};
}

void ComparisonTable::showDerivation(const QModelIndex &index)
{
    if (const auto figure = figureAt(index))
        explain(*figure);
}

void ComparisonTable::explain(const ShownFigure &figure)
{
    if (m_comparison == nullptr || figure.plan >= m_comparison->plans.size())
        return;
    m_figure = figure;
    m_derivation->showFigure(*m_comparison, figure, *m_format);
    fitHeight();
}

void ComparisonTable::closeDerivation()
{
    m_figure.reset();
    m_derivation->hide();
    fitHeight();
}

} // namespace steelyard::ui
