#pragma once

#include "ui/shared/part_refresh.h"
#include "ui/shell/page.h"
#include "ui/sizing/test_run_log.h"

class QLabel;
class QStackedLayout;

namespace steelyard::ui {

class AcceleratorBoard;
class ChartPanel;
class EmptyState;
class FigureCard;
class Prompts;
class Session;
class SizingController;
class SizingForm;
class SurroundingsBoard;

/// What a training job needs: GPUs, days, GPU-hours and memory of one accelerator, others beside.
class SizingPage final : public Page
{
    Q_OBJECT

public:
    SizingPage(Session &session,
               Prompts &prompts,
               SizingController &controller,
               QWidget *parent = nullptr);

    void activate() override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;

    [[nodiscard]] SizingForm &form() const { return *m_form; }
    [[nodiscard]] const QList<FigureCard *> &cards() const { return m_cards; }
    [[nodiscard]] AcceleratorBoard &accelerators() const { return *m_board; }
    [[nodiscard]] SurroundingsBoard &surroundings() const { return *m_around; }
    [[nodiscard]] ChartPanel &memoryChart() const { return *m_memory; }
    [[nodiscard]] ChartPanel &daysChart() const { return *m_days; }
    [[nodiscard]] ChartPanel &gpuHoursChart() const { return *m_gpuHours; }
    /// Whether an answer stands on the page; else it says how to get one.
    [[nodiscard]] bool isAnswering() const;
    /// What is to be known of the answer; empty: nothing.
    [[nodiscard]] QString remarks() const;

    /// Puts job, demand and horizon of the answer into the open project, as one step to undo.
    void useInProject();

private:
    [[nodiscard]] QLayout *makeHeader();
    [[nodiscard]] QWidget *makeAnswer();
    [[nodiscard]] QLayout *makeCharts();
    [[nodiscard]] QWidget *makeEmpty();
    /// What the answer consists of, each brought up to date on its own.
    [[nodiscard]] std::vector<PartRefresh::Part> parts();
    void refresh();
    void refreshRemarks();
    void refreshUse();
    void showFigures();
    void showMemory();

    Session &m_session;
    Prompts &m_prompts;
    SizingController &m_controller;
    TestRunLog m_log;
    SizingForm *m_form = nullptr;
    QStackedLayout *m_stack = nullptr;
    QWidget *m_empty = nullptr;
    QWidget *m_answer = nullptr;
    QList<FigureCard *> m_cards;
    QLabel *m_layoutText = nullptr;
    QLabel *m_remarks = nullptr;
    ChartPanel *m_memory = nullptr;
    ChartPanel *m_days = nullptr;
    ChartPanel *m_gpuHours = nullptr;
    AcceleratorBoard *m_board = nullptr;
    SurroundingsBoard *m_around = nullptr;
    PartRefresh m_parts;
};

} // namespace steelyard::ui
