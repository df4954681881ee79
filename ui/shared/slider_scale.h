#pragma once

#include <QWidget>

#include <optional>

class QSlider;

namespace steelyard::ui {

/// The ticks under a slider: a few round values, the ends named, and a mark at the saved value.
class SliderScale final : public QWidget
{
    Q_OBJECT

public:
    SliderScale(const QSlider &slider, QWidget *parent);

    void setMark(int value);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Where the slider's handle stands at `value`.
    [[nodiscard]] qreal positionOf(int value) const;

    const QSlider &m_slider;
    std::optional<int> m_mark;
};

} // namespace steelyard::ui
