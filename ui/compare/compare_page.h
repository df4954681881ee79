#pragma once

#include "ui/shared/part_refresh.h"
#include "ui/shell/page.h"

class QComboBox;
class QPushButton;
class QStackedLayout;
class QTabBar;

namespace steelyard {
struct Comparison;
}

namespace steelyard::ui {

class ChartPanel;
class ComparisonTable;
class ElidedLabel;
class EmptyState;
class PlanCards;
class Prompts;
class Session;
class WhatIfController;
class WhatIfPanel;

/// Which plan is cheapest, why, and what if: cards, sliders, charts and the table of one result.
class ComparePage final : public Page
{
    Q_OBJECT

public:
    ComparePage(Session &session,
                Prompts &prompts,
                WhatIfController &controller,
                QWidget *parent = nullptr);

    void activate() override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;

    [[nodiscard]] WhatIfPanel &whatIf() const { return *m_whatIf; }
    [[nodiscard]] ComparisonTable &table() const { return *m_table; }
    [[nodiscard]] QComboBox &viewBox() const { return *m_view; }
    /// Whether a comparison stands on the page; else it says why not.
    [[nodiscard]] bool isComparing() const;
    [[nodiscard]] ChartPanel &categoryChart() const { return *m_categories; }
    [[nodiscard]] ChartPanel &cumulativeChart() const { return *m_cumulative; }
    /// The lines over time, and how many servers to host.
    [[nodiscard]] QTabBar &chartTabs() const { return *m_chartTabs; }
    [[nodiscard]] ChartPanel &loadDurationChart() const { return *m_loadDuration; }

Q_SIGNALS:
    /// Nothing can be compared yet: the project page is where that is mended.
    void projectPageRequested();

private:
    [[nodiscard]] QWidget *makeBoard();
    [[nodiscard]] QLayout *makeHeader();
    /// The lines over time and, behind a tab, how many servers to host.
    [[nodiscard]] QWidget *makeRightCharts();
    void refresh();
    void refreshCases();
    /// What the page consists of, each brought up to date on its own.
    [[nodiscard]] std::vector<PartRefresh::Part> parts();
    void showView(const Comparison &current);
    void showPlans(const Comparison &current);
    void showCategories(const Comparison &current);
    void showCumulative(const Comparison &current);
    void showLoadDuration(const Comparison &current);
    void showTable(const Comparison &current);
    /// The saved case, shown behind; null without a move, when both are one.
    [[nodiscard]] const Comparison *pale() const;
    void showComparison();
    void showNothing();

    Session &m_session;
    Prompts &m_prompts;
    WhatIfController &m_controller;
    QStackedLayout *m_stack = nullptr;
    /// Shown while the first result is being computed.
    QWidget *m_blank = nullptr;
    EmptyState *m_empty = nullptr;
    QPushButton *m_showBase = nullptr;
    QWidget *m_board = nullptr;
    ElidedLabel *m_project = nullptr;
    QComboBox *m_cases = nullptr;
    QComboBox *m_view = nullptr;
    ElidedLabel *m_basis = nullptr;
    PlanCards *m_cards = nullptr;
    WhatIfPanel *m_whatIf = nullptr;
    ChartPanel *m_categories = nullptr;
    ChartPanel *m_cumulative = nullptr;
    ChartPanel *m_loadDuration = nullptr;
    QTabBar *m_chartTabs = nullptr;
    ComparisonTable *m_table = nullptr;
    PartRefresh m_parts;
};

} // namespace steelyard::ui
