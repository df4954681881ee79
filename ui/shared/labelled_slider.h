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
/// The box takes any value of the range; the slider reaches as far as is useful and stretches
/// when the box says more.
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
    /// Marks the saved value; Home returns to it.
    void setSavedValue(int value);
    /// Moves without telling; a person's moves are told by `valueChanged`.
    void showValue(int value);

Q_SIGNALS:
    void valueChanged(int value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(int value);
    void stretchTo(int value);

    QLabel *m_label = nullptr;
    QSpinBox *m_box = nullptr;
    QSlider *m_slider = nullptr;
    SliderScale *m_scale = nullptr;
    int m_saved = 0;
};

} // namespace steelyard::ui
