#pragma once

#include "model/compare/comparison.h"
#include "ui/compare/derivation_panel.h"
#include "ui/shared/report_table_model.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QTabBar;
class QTableView;

namespace steelyard::ui {

/// The figures under the charts: all plans by category, or one plan by month, quarter or year or
/// its payments, or what plans return. A double click or Return on a figure shows how it came
/// about, at its side.
class ComparisonTable final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparisonTable(QWidget *parent = nullptr);

    void setComparison(std::shared_ptr<const Comparison> comparison,
                       const text::NumberFormat &format);

    /// The figure that is explained at the side; nothing: none.
    [[nodiscard]] const std::optional<ShownFigure> &explained() const { return m_figure; }
    /// Explains a figure of a plan that is compared.
    void explain(const ShownFigure &figure);

    [[nodiscard]] QTableView &view() const { return *m_view; }
    [[nodiscard]] QTabBar &tabs() const { return *m_tabs; }
    [[nodiscard]] QComboBox &periodBox() const { return *m_periods; }
    [[nodiscard]] DerivationPanel &derivation() const { return *m_derivation; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QLayout *makeHeader();
    void fillTabs(const text::NumberFormat &format);
    void fillTable();
    /// One plan by period, or its payments.
    [[nodiscard]] ReportTable planTable(size_t plan) const;
    void fitHeight();
    /// Every column as wide as its texts; what is left over is shared by the columns of figures.
    void fitColumns();
    void showDerivation(const QModelIndex &index);
    void closeDerivation();
    [[nodiscard]] std::optional<ShownFigure> figureAt(const QModelIndex &index) const;
    /// The months of a plan's row, of its running total all up to its end; nothing: all.
    [[nodiscard]] std::optional<text::Period> periodAt(const QModelIndex &index) const;
    /// The plan whose months are shown; nothing: all plans by category.
    [[nodiscard]] std::optional<size_t> shownPlan() const;
    /// Whether the last tab is shown: what holding machines returns against renting.
    [[nodiscard]] bool showsReturns() const;

    std::shared_ptr<const Comparison> m_comparison;
    std::optional<text::NumberFormat> m_format;
    std::optional<ShownFigure> m_figure;
    QTabBar *m_tabs = nullptr;
    QComboBox *m_periods = nullptr;
    QTableView *m_view = nullptr;
    ReportTableModel *m_model = nullptr;
    DerivationPanel *m_derivation = nullptr;
};

} // namespace steelyard::ui
