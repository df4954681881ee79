#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QSpinBox;

namespace steelyard::ui {

class SliderScale;

/// A whole number by slider and by number box, with its unit, ticks and a mark at the saved value.
///
/// Arrow keys step by `setStep`, PgUp and PgDn by four steps, Home goes back to the saved value.
/// The box takes any value of the range and turns a larger number into the limit as it is typed.
/// The slider reaches as far as is useful, stretches when the box says more, and shrinks again.
class LabelledSlider final : public QWidget
{
    Q_OBJECT

public:
    LabelledSlider(const QString &label, const QString &unit, QWidget *parent = nullptr);

    [[nodiscard]] int value() const;
    [[nodiscard]] int savedValue() const { return m_saved; }

    /// What the box takes, and how far the slider reaches at first.
    void setRange(int lowest, int highest, int sliderHighest);
    void setStep(int step);
    /// The word behind the box, which may depend on the number in it.
    void setUnit(const QString &unit);
    /// Marks the saved value; Home returns to it.
    void setSavedValue(int value);
    /// Moves without telling; a person's moves are told by `valueChanged`.
    void showValue(int value);

Q_SIGNALS:
    void valueChanged(int value);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(int value);
    void fitReach();
    [[nodiscard]] int reachFor(int value) const;
    void tellLimits();

    QLabel *m_label = nullptr;
    QLabel *m_unit = nullptr;
    QSpinBox *m_box = nullptr;
    QSlider *m_slider = nullptr;
    SliderScale *m_scale = nullptr;
    int m_saved = 0;
    /// How far the slider goes while the value allows it.
    int m_usualReach = 0;
};

} // namespace steelyard::ui
