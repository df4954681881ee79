#include "ui/compare/comparison_table.h"

#include "ui/shared/card.h"
#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/text/chart_categories.h"
#include "ui/text/report_content.h"

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

} // namespace

ComparisonTable::ComparisonTable(QWidget *parent)
    : QWidget{parent}
    , m_tabs{new QTabBar{this}}
    , m_view{new QTableView{this}}
    , m_model{new ReportTableModel{{}, this}}
    , m_derivation{new DerivationPanel{this}}
{
    m_view->setModel(m_model);
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + kRowPadding);
    m_view->viewport()->installEventFilter(this);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_view->setAccessibleName(tr("Cost by category and month"));
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
    auto *how = new QPushButton{tr("Sho&w how"), this};
    how->setFlat(true);
    how->setToolTip(tr("How the chosen figure came about: also by double click or Return"));
    connect(how, &QPushButton::clicked, this, [this] {
        const QModelIndex chosen = m_view->currentIndex();
        showDerivation(chosen.isValid() ? chosen : m_model->index(0, m_model->columnCount() - 1));
    });
    auto *row = new QHBoxLayout;
    row->addWidget(m_tabs, 1);
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
    if (m_figure && m_figure->plan < m_comparison->plans.size())
        m_derivation->showFigure(*m_comparison, *m_figure, format);
    else
        closeDerivation();
}

void ComparisonTable::fillTabs(const text::NumberFormat &format)
{
    const QSignalBlocker quiet{m_tabs};
    const int wanted = static_cast<int>(m_comparison->plans.size()) + 1;
    while (m_tabs->count() > wanted)
        m_tabs->removeTab(m_tabs->count() - 1);
    while (m_tabs->count() < wanted)
        m_tabs->addTab(m_tabs->count() == 0 ? tr("All plans") : QString{});
    for (int tab = 1; tab < wanted; ++tab) {
        const PlanResult &plan = m_comparison->plans[static_cast<size_t>(tab) - 1];
        const QString name = plan.name.in(format.language());
        const QString title = QString{name}.replace(u'&', "&&"_L1); // no mnemonics of a name
        if (m_tabs->tabText(tab) == title)
            continue;
        m_tabs->setTabText(tab, title);
        m_tabs->setTabToolTip(tab, tr("%1 by month", "plan").arg(name));
    }
}

void ComparisonTable::fillTable()
{
    if (m_comparison == nullptr)
        return;
    const auto plan = shownPlan();
    showTable(*m_model,
              plan ? text::monthTable(*m_comparison, *plan, *m_format)
                   : text::categoryTable(*m_comparison, *m_format));
    fitHeight();
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
    return tab < 1 ? std::nullopt : std::optional{static_cast<size_t>(tab) - 1};
}

std::optional<ShownFigure> ComparisonTable::figureAt(const QModelIndex &index) const
{
    if (m_comparison == nullptr || !index.isValid())
        return std::nullopt;
    const size_t plan = shownPlan().value_or(static_cast<size_t>(index.row()));
    if (plan >= m_comparison->plans.size())
        return std::nullopt; // a row of differences
    const QString title =
        m_model->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const auto category =
        std::ranges::find(text::kChartCategories, title, &text::chartCategoryLabel);
    if (category == text::kChartCategories.end())
        return ShownFigure{.plan = plan};
    return ShownFigure{.plan = plan, .category = *category};
}

void ComparisonTable::showDerivation(const QModelIndex &index)
{
    m_figure = figureAt(index);
    if (!m_figure)
        return;
    m_derivation->showFigure(*m_comparison, *m_figure, *m_format);
    fitHeight();
}

void ComparisonTable::closeDerivation()
{
    m_figure.reset();
    m_derivation->hide();
    fitHeight();
}

} // namespace steelyard::ui
