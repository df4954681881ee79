#pragma once

#include <QFont>

namespace steelyard::ui {

/// The family that every report is set in.
///
/// WenQuanYi Micro Hei, because Qt writes the right characters of it into a PDF: with Noto Sans
/// CJK the page looks the same, but holds Kangxi radicals, so that searching for 比选 finds
/// nothing. Where it is not installed the system's own sans serif stands in, with a warning.
[[nodiscard]] QString reportFontFamily();

enum class FontWeight
{
    Normal,
    Bold
};

[[nodiscard]] QFont reportFont(double points, FontWeight weight = FontWeight::Normal);

} // namespace steelyard::ui
