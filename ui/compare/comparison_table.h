#pragma once

#include "model/compare/comparison.h"
#include "ui/compare/derivation_panel.h"
#include "ui/shared/report_table_model.h"

#include <QWidget>

#include <memory>

class QTabBar;
class QTableView;

namespace steelyard::ui {

/// The figures under the charts: all plans by category, or one plan by month. A double click or
/// Return on a figure shows how it came about, at its side.
class ComparisonTable final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparisonTable(QWidget *parent = nullptr);

    void setComparison(std::shared_ptr<const Comparison> comparison,
                       const text::NumberFormat &format);

    [[nodiscard]] QTableView &view() const { return *m_view; }
    [[nodiscard]] QTabBar &tabs() const { return *m_tabs; }
    [[nodiscard]] DerivationPanel &derivation() const { return *m_derivation; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QLayout *makeHeader();
    void fillTabs(const text::NumberFormat &format);
    void fillTable();
    void fitHeight();
    /// Every column as wide as its texts; what is left over is shared by the columns of figures.
    void fitColumns();
    void showDerivation(const QModelIndex &index);
    void closeDerivation();
    [[nodiscard]] std::optional<ShownFigure> figureAt(const QModelIndex &index) const;
    /// The plan whose months are shown; nothing: all plans by category.
    [[nodiscard]] std::optional<size_t> shownPlan() const;

    std::shared_ptr<const Comparison> m_comparison;
    std::optional<text::NumberFormat> m_format;
    std::optional<ShownFigure> m_figure;
    QTabBar *m_tabs = nullptr;
    QTableView *m_view = nullptr;
    ReportTableModel *m_model = nullptr;
    DerivationPanel *m_derivation = nullptr;
};

} // namespace steelyard::ui
