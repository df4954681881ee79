#pragma once

#include "model/compare/comparison.h"
#include "ui/shared/card.h"
#include "ui/text/number_format.h"

class QLabel;

namespace steelyard::ui {

/// One plan: name, total, both unit costs, and one line why or why not.
class PlanCard final : public Card
{
    Q_OBJECT

public:
    explicit PlanCard(QWidget *parent = nullptr);

    void setPlan(const Comparison &comparison, size_t plan, const text::NumberFormat &format);

private:
    void setBadge(const Comparison &comparison, size_t plan);
    void setTotal(const Comparison &comparison,
                  const PlanResult &plan,
                  const text::NumberFormat &format);

    QLabel *m_name = nullptr;
    QLabel *m_badge = nullptr;
    QLabel *m_total = nullptr;
    QLabel *m_unit = nullptr;
    QLabel *m_unitCosts = nullptr;
    QLabel *m_reason = nullptr;
};

} // namespace steelyard::ui
