#pragma once

#include "ui/shared/card.h"
#include "ui/text/sizing_figures.h"

class QLabel;

namespace steelyard::ui {

class ElidedLabel;

/// One figure of the answer. A click, Return or Space asks how it came about.
class FigureCard final : public Card
{
    Q_OBJECT

public:
    explicit FigureCard(text::SizingFigure figure, QWidget *parent = nullptr);

    void setFigure(const text::ShownSizing &shown);
    [[nodiscard]] text::SizingFigure figure() const { return m_figure; }
    [[nodiscard]] QString value() const;

Q_SIGNALS:
    void derivationRequested(steelyard::text::SizingFigure figure);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    text::SizingFigure m_figure;
    QLabel *m_name = nullptr;
    QLabel *m_value = nullptr;
    ElidedLabel *m_unit = nullptr;
    ElidedLabel *m_note = nullptr;
};

} // namespace steelyard::ui
