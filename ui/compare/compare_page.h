#pragma once

#include "ui/shared/part_refresh.h"
#include "ui/shell/page.h"

class QComboBox;
class QPushButton;
class QStackedLayout;

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

    [[nodiscard]] WhatIfPanel &whatIf() const { return *m_whatIf; }
    [[nodiscard]] ComparisonTable &table() const { return *m_table; }
    /// Whether a comparison stands on the page; else it says why not.
    [[nodiscard]] bool isComparing() const;
    [[nodiscard]] ChartPanel &categoryChart() const { return *m_categories; }
    [[nodiscard]] ChartPanel &cumulativeChart() const { return *m_cumulative; }

Q_SIGNALS:
    /// Nothing can be compared yet: the project page is where that is mended.
    void projectPageRequested();

private:
    [[nodiscard]] QWidget *makeBoard();
    [[nodiscard]] QLayout *makeHeader();
    void refresh();
    void refreshCases();
    /// What the page consists of, each brought up to date on its own.
    [[nodiscard]] std::vector<PartRefresh::Part> parts();
    void showPlans(const Comparison &current);
    void showCategories(const Comparison &current);
    void showCumulative(const Comparison &current);
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
    ElidedLabel *m_basis = nullptr;
    PlanCards *m_cards = nullptr;
    WhatIfPanel *m_whatIf = nullptr;
    ChartPanel *m_categories = nullptr;
    ChartPanel *m_cumulative = nullptr;
    ComparisonTable *m_table = nullptr;
    PartRefresh m_parts;
};

} // namespace steelyard::ui
