#pragma once

#include "model/compare/comparison.h"
#include "ui/shared/card.h"
#include "ui/text/number_format.h"

class QLabel;

namespace steelyard::ui {

class ElidedLabel;

/// One plan: name, total, both unit costs, and one line why or why not.
class PlanCard final : public Card
{
    Q_OBJECT

public:
    /// Roomy cards wrap their reason, dense ones end it after two lines.
    enum class Density
    {
        Roomy,
        Dense
    };

    explicit PlanCard(QWidget *parent = nullptr);

    void setDensity(Density density);
    void setPlan(const Comparison &comparison, size_t plan, const text::NumberFormat &format);

private:
    void setBadge(const Comparison &comparison, size_t plan);
    void setTotal(const Comparison &comparison,
                  const PlanResult &plan,
                  const text::NumberFormat &format);

    ElidedLabel *m_name = nullptr;
    QLabel *m_badge = nullptr;
    QLabel *m_total = nullptr;
    QLabel *m_unit = nullptr;
    ElidedLabel *m_unitCosts = nullptr;
    QLabel *m_reason = nullptr;
    ElidedLabel *m_shortReason = nullptr;
};

} // namespace steelyard::ui
