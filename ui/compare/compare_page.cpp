#include "ui/compare/compare_page.h"

#include "ui/charts/chart_panel.h"
#include "ui/compare/comparison_table.h"
#include "ui/compare/plan_cards.h"
#include "ui/shared/elided_label.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/labelled_slider.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/text/comparison_text.h"
#include "ui/text/cost_views.h"
#include "ui/text/error_text.h"
#include "ui/text/labels.h"
#include "ui/whatif/what_if_controller.h"
#include "ui/whatif/what_if_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kWhatIfWidth = 284;
/// The tab of the chart of servers, behind that of the lines over time.
constexpr int kHostingTab = 1;
/// Stretch of the table against the charts' 1: it gets all its rows before they grow.
constexpr int kTableFirst = 100;

} // namespace

ComparePage::ComparePage(Session &session,
                         Prompts &prompts,
                         WhatIfController &controller,
                         QWidget *parent)
    : Page{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_controller{controller}
    , m_stack{new QStackedLayout{this}}
    , m_blank{new QWidget{this}}
    , m_empty{new EmptyState{{}, {}, this}}
    , m_parts{parts()}
{
    connect(m_empty->addButton(tr("Go to the project")),
            &QPushButton::clicked,
            this,
            &ComparePage::projectPageRequested);
    m_showBase = m_empty->addButton(tr("Show the base"));
    connect(m_showBase, &QPushButton::clicked, this, [this] { m_session.showCase({}); });
    m_stack->addWidget(m_blank);
    m_stack->addWidget(m_empty);
    m_board = makeBoard();
    m_stack->addWidget(m_board);
    connect(&controller, &WhatIfController::updated, this, &ComparePage::refresh);
    connect(&session, &Session::dossierChanged, this, &ComparePage::refreshCases);
    connect(&session, &Session::shownCaseChanged, this, &ComparePage::refreshCases);
    refreshCases();
    refresh();
}

void ComparePage::activate()
{
    m_whatIf->gpus().setFocus();
}

bool ComparePage::isComparing() const
{
    return m_stack->currentWidget() == m_board;
}

QWidget *ComparePage::makeBoard()
{
    auto *board = new QWidget{this};
    auto *header = makeHeader(); // first, so that the tab key begins there
    m_cards = new PlanCards{board};
    m_whatIf = new WhatIfPanel{m_session, m_prompts, m_controller, board};
    m_whatIf->setMaximumWidth(kWhatIfWidth);
    m_categories = new ChartPanel{ChartSpec::Kind::StackedBars, m_prompts, board};
    m_table = new ComparisonTable{board};

    auto *middle = new QHBoxLayout;
    middle->setSpacing(kCardGap);
    middle->addWidget(m_whatIf, 1);
    middle->addWidget(m_categories, 1);
    middle->addWidget(makeRightCharts(), 1);
    auto *column = new QVBoxLayout{board};
    column->setContentsMargins(kPageMarginX, kPageMarginY, kPageMarginX, kPageMarginY);
    column->setSpacing(kCardGap);
    column->addLayout(header);
    column->addWidget(m_cards);
    column->addLayout(middle, 1);
    column->addWidget(m_table, kTableFirst);
    return board;
}

QWidget *ComparePage::makeRightCharts()
{
    auto *charts = new QWidget{this};
    m_cumulative = new ChartPanel{ChartSpec::Kind::Lines, m_prompts, charts};
    m_loadDuration = new ChartPanel{ChartSpec::Kind::Steps, m_prompts, charts};
    m_chartTabs = new QTabBar{charts};
    m_chartTabs->setDrawBase(false);
    m_chartTabs->setExpanding(false);
    m_chartTabs->addTab(tr("Over time"));
    m_chartTabs->addTab(tr("How many to host"));
    auto *stack = new QStackedWidget{charts};
    stack->addWidget(m_cumulative);
    stack->addWidget(m_loadDuration);
    connect(m_chartTabs, &QTabBar::currentChanged, stack, &QStackedWidget::setCurrentIndex);
    connect(m_chartTabs, &QTabBar::currentChanged, this, [this] {
        if (const auto current = m_controller.current())
            showLoadDuration(*current);
    });
    auto *column = new QVBoxLayout{charts};
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_chartTabs);
    column->addWidget(stack, 1);
    return charts;
}

QLayout *ComparePage::makeHeader()
{
    m_project = new ElidedLabel{this};
    setTextStyle(*m_project, TextStyle::Heading);
    m_cases = new QComboBox{this};
    m_cases->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_cases->setAccessibleName(tr("Case"));
    auto *label = styledLabel(TextStyle::Muted, tr("Case"), this);
    label->setBuddy(m_cases);
    m_view = new QComboBox{this};
    m_view->setAccessibleName(tr("View of cost"));
    m_view->setToolTip(tr("What cards, charts, tables and report show and rank: money when it is "
                          "paid, when what it pays for is used, or in the money of the first day"));
    for (const auto &[view, name] : kEnumTexts<CostView>)
        m_view->addItem(text::label(view), static_cast<int>(view));
    auto *viewLabel = styledLabel(TextStyle::Muted, tr("View", "of cost"), this);
    viewLabel->setBuddy(m_view);
    connect(m_view, &QComboBox::activated, this, [this](int index) {
        m_controller.setView(static_cast<CostView>(m_view->itemData(index).toInt()));
    });
    m_basis = new ElidedLabel{this};
    setTextStyle(*m_basis, TextStyle::Muted);
    m_basis->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_cases, &QComboBox::activated, this, [this](int index) {
        m_session.showCase(CaseId{m_cases->itemData(index).toString()});
    });
    auto *row = new QHBoxLayout;
    row->setSpacing(kCardGap);
    row->addWidget(m_project);
    row->addSpacing(kCardGap);
    row->addWidget(label);
    row->addWidget(m_cases);
    row->addWidget(viewLabel);
    row->addWidget(m_view);
    row->addWidget(m_basis, 1);
    return row;
}

void ComparePage::refreshCases()
{
    const auto dossier = m_session.dossier();
    const QSignalBlocker quiet{m_cases};
    m_cases->clear();
    m_cases->addItem(tr("Base"), QString{});
    if (dossier == nullptr)
        return;
    for (const ProjectCase &each : dossier->project.cases)
        m_cases->addItem(each.name.in(m_session.language()), each.id.text());
    m_cases->setCurrentIndex(m_cases->findData(m_session.shownCase().text()));
}

void ComparePage::refresh()
{
    const auto current = m_controller.current();
    if (m_session.dossier() == nullptr || current == nullptr) {
        m_parts.stop();
        showNothing();
        return;
    }
    showComparison();
}

std::vector<PartRefresh::Part> ComparePage::parts()
{
    // Until a newly opened project has been computed there is no result to show.
    const auto part = [this](void (ComparePage::*showIt)(const Comparison &)) {
        return [this, showIt] {
            if (const auto current = m_controller.current())
                (this->*showIt)(*current);
        };
    };
    return {part(&ComparePage::showView),
            part(&ComparePage::showPlans),
            part(&ComparePage::showCategories),
            part(&ComparePage::showCumulative),
            part(&ComparePage::showLoadDuration),
            part(&ComparePage::showTable)};
}

void ComparePage::showView(const Comparison &current)
{
    m_view->setCurrentIndex(m_view->findData(static_cast<int>(current.finance.view)));
}

void ComparePage::showPlans(const Comparison &current)
{
    const text::NumberFormat format = m_session.format();
    m_project->setWholeText(current.name.in(m_session.language()));
    m_basis->setWholeText(text::basisText(current, text::totalScale(current, format), format));
    m_cards->setComparison(current, format);
}

void ComparePage::showCategories(const Comparison &current)
{
    m_categories->setChart(text::categoryChart(current, pale(), m_session.format()));
}

void ComparePage::showCumulative(const Comparison &current)
{
    m_cumulative->setChart(text::cumulativeChart(current, pale(), m_session.format()));
}

/// Only a plan that is split has a second chart to show; it is drawn while it is looked at, because
/// hourly demand makes it long.
void ComparePage::showLoadDuration(const Comparison &current)
{
    const bool isSplit = std::ranges::any_of(current.plans, [](const PlanResult &plan) {
        return plan.split && plan.split->perServer > GpuCount{};
    });
    m_chartTabs->setVisible(isSplit);
    if (!isSplit)
        m_chartTabs->setCurrentIndex(0);
    else if (m_chartTabs->currentIndex() == kHostingTab)
        m_loadDuration->setChart(text::loadDurationChart(current, m_session.format())
                                     .value_or(ChartSpec{.kind = ChartSpec::Kind::Steps}));
}

void ComparePage::showTable(const Comparison &)
{
    m_table->setComparison(m_controller.current(), m_session.format());
}

const Comparison *ComparePage::pale() const
{
    const auto saved = m_controller.saved();
    return saved == m_controller.current() ? nullptr : saved.get();
}

void ComparePage::showComparison()
{
    // What appears only now appears whole.
    if (isComparing() && isVisible())
        m_parts.inTurns();
    else
        m_parts.atOnce();
    m_stack->setCurrentWidget(m_board);
}

void ComparePage::showNothing()
{
    const auto &error = m_controller.error();
    if (m_session.dossier() == nullptr)
        m_empty->setTexts(tr("No project is open"),
                          tr("Open a project, a sample or a file on the project page; its plans "
                             "are compared here."));
    else if (error)
        m_empty->setTexts(m_session.shownCase().isEmpty()
                              ? tr("Nothing can be compared yet")
                              : tr("%1 can't be compared", "a case").arg(m_cases->currentText()),
                          text::errorText(*error));
    // A case may be what can't be evaluated, and its list stands on the board that is hidden now.
    m_showBase->setVisible(!m_session.shownCase().isEmpty());
    const bool isComputing = m_session.dossier() != nullptr && !error;
    m_stack->setCurrentWidget(isComputing ? m_blank : m_empty);
}

} // namespace steelyard::ui
