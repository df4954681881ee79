#pragma once

#include "model/compare/comparison.h"
#include "ui/text/number_format.h"

#include <QScrollArea>

class QGridLayout;

namespace steelyard::ui {

class PlanCard;

/// The cards of all plans, three in a row; from the third row on they scroll.
class PlanCards final : public QScrollArea
{
    Q_OBJECT

public:
    explicit PlanCards(QWidget *parent = nullptr);

    void setComparison(const Comparison &comparison, const text::NumberFormat &format);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setCount(size_t count);
    /// As high as two rows at most; what the texts need at this width.
    void fitHeight();

    QWidget *m_ground = nullptr;
    QGridLayout *m_grid = nullptr;
    QList<PlanCard *> m_cards;
};

} // namespace steelyard::ui
