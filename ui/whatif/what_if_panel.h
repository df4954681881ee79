#pragma once

#include "ui/shared/card.h"

#include <memory>

class QLabel;
class QPushButton;

namespace steelyard {
struct Comparison;
struct Error;
} // namespace steelyard

namespace steelyard::ui {

class LabelledSlider;
class Prompts;
class Session;
class WhatIfController;

/// The sliders for GPU count and rental duration, and what to do with what they found.
class WhatIfPanel final : public Card
{
    Q_OBJECT

public:
    WhatIfPanel(Session &session,
                Prompts &prompts,
                WhatIfController &controller,
                QWidget *parent = nullptr);

    [[nodiscard]] LabelledSlider &gpus() const { return *m_gpus; }
    [[nodiscard]] LabelledSlider &months() const { return *m_months; }

    /// Asks for a name and stores the sliders' values as a case of the project, which is shown
    /// then.
    void saveAsCase();

private:
    [[nodiscard]] QLayout *makeButtons();
    void refresh();
    /// Ranges and marks for another saved comparison.
    void takeSaved(const Comparison &saved);
    void showKnobs();
    /// Why the newest position shows nothing, and what is shown in its place.
    [[nodiscard]] QString errorSentences(const Error &error) const;

    Session &m_session;
    Prompts &m_prompts;
    WhatIfController &m_controller;
    std::shared_ptr<const Comparison> m_saved;
    LabelledSlider *m_gpus = nullptr;
    LabelledSlider *m_months = nullptr;
    QLabel *m_error = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace steelyard::ui
