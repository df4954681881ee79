#pragma once

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace steelyard::ui {

/// A surface with a thin line and round corners; what belongs together stands on one.
class Card : public QFrame
{
    Q_OBJECT

public:
    /// Plain, or the best of several (2 px green frame; never colour alone: add a badge).
    enum class Tone
    {
        Plain,
        Best
    };

    explicit Card(QWidget *parent = nullptr);
    /// With a heading as its first row.
    Card(const QString &title, QWidget *parent);

    /// Where the card's content goes: padding 14/10.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }

    void setTitle(const QString &title);
    void setTone(Tone tone);

private:
    QVBoxLayout *m_content = nullptr;
    QLabel *m_title = nullptr;
    Tone m_tone = Tone::Plain;
};

/// The gaps of every page, in px: margins 16/12, between cards 12.
inline constexpr int kPageMarginX = 16;
inline constexpr int kPageMarginY = 12;
inline constexpr int kCardGap = 12;
/// Beside the text of a table's cell, both sides together.
inline constexpr int kCellPadding = 16;

} // namespace steelyard::ui
