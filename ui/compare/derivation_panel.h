#pragma once

#include "model/compare/chart_spec.h"
#include "model/compare/comparison.h"
#include "ui/shared/card.h"
#include "ui/text/cost_views.h"

#include <optional>

class QPlainTextEdit;
class QLabel;

namespace steelyard::ui {

/// Which figure of the table is meant: a plan's category, or its total, of some of the months.
struct ShownFigure
{
    size_t plan = 0;
    /// Nothing: all categories.
    std::optional<ChartRole> category = {};
    /// Nothing: all months.
    std::optional<text::Period> period = {};
};

/// How a figure came about: product, sum and source of each stream behind it.
class DerivationPanel final : public Card
{
    Q_OBJECT

public:
    explicit DerivationPanel(QWidget *parent = nullptr);

    void showFigure(const Comparison &comparison,
                    const ShownFigure &figure,
                    const text::NumberFormat &format);
    /// Any figure's derivation under its name.
    void showText(const QString &heading, const QString &text);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_heading = nullptr;
    QPlainTextEdit *m_text = nullptr;
};

} // namespace steelyard::ui
