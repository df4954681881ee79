#pragma once

#include "ui/compare/derivation_panel.h"
#include "ui/shared/report_table_model.h"
#include "ui/sizing/sizing_controller.h"
#include "ui/text/sizing_figures.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QTableView;

namespace steelyard::ui {

/// Up to five accelerators side by side, and at their side how a chosen figure came about.
class AcceleratorBoard final : public QWidget
{
    Q_OBJECT

public:
    explicit AcceleratorBoard(SizingController &controller, QWidget *parent = nullptr);

    void showAnswer(const text::NumberFormat &format);
    /// A figure of the accelerator in a row.
    struct Shown
    {
        size_t row = 0;
        text::SizingFigure figure = text::SizingFigure::Gpus;
    };
    /// What is explained at the side; nothing: nothing is.
    [[nodiscard]] const std::optional<Shown> &explained() const { return m_shown; }
    /// The derivation of a figure of the accelerator in this row.
    void showDerivation(size_t row, text::SizingFigure figure);

    [[nodiscard]] QTableView &view() const { return *m_view; }
    [[nodiscard]] QComboBox &others() const { return *m_others; }
    [[nodiscard]] QPushButton &removal() const { return *m_remove; }
    [[nodiscard]] DerivationPanel &derivation() const { return *m_derivation; }

private:
    [[nodiscard]] QLayout *makeHeader();
    void makeTable();
    void refreshOthers();
    void refreshButtons();
    void refreshDerivation();
    void fitHeight();
    void showChosen(const QModelIndex &index);
    void closeDerivation();

    SizingController &m_controller;
    SizingController::AnswerPointer m_answer;
    std::optional<text::NumberFormat> m_format;
    std::optional<Shown> m_shown;
    QComboBox *m_others = nullptr;
    QPushButton *m_remove = nullptr;
    QTableView *m_view = nullptr;
    ReportTableModel *m_model = nullptr;
    DerivationPanel *m_derivation = nullptr;
};

} // namespace steelyard::ui
