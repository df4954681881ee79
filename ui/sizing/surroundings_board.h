#pragma once

#include "ui/compare/derivation_panel.h"
#include "ui/shared/report_table_model.h"
#include "ui/sizing/sizing_controller.h"

#include <QWidget>

class QTableView;

namespace steelyard::ui {

/// What the job needs around its GPUs, and at its side how a chosen need came about.
class SurroundingsBoard final : public QWidget
{
    Q_OBJECT

public:
    explicit SurroundingsBoard(QWidget *parent = nullptr);

    void showAnswer(SizingController::AnswerPointer answer, const text::NumberFormat &format);

    /// The need that is explained at the side; nothing: none.
    [[nodiscard]] std::optional<size_t> explained() const { return m_shown; }
    /// How the need in this row came about.
    void showDerivation(int row);

    [[nodiscard]] QTableView &view() const { return *m_view; }
    [[nodiscard]] DerivationPanel &derivation() const { return *m_derivation; }

private:
    void makeTable();
    void fitHeight();
    void refreshDerivation();
    void closeDerivation();

    SizingController::AnswerPointer m_answer;
    std::optional<text::NumberFormat> m_format;
    std::optional<size_t> m_shown;
    QTableView *m_view = nullptr;
    ReportTableModel *m_model = nullptr;
    DerivationPanel *m_derivation = nullptr;
};

} // namespace steelyard::ui
