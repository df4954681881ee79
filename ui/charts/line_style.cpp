#include "ui/charts/line_style.h"

#include "ui/shell/theme.h"

#include <QList>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace steelyard::ui {

namespace {

constexpr double kLeastContrast = 3.0;
/// Per cent of the colour's own lightness: one step towards it, and the stronger shade.
constexpr int kContrastStep = 105;
constexpr int kStrongOnLight = 180;
constexpr int kStrongOnDark = 155;

/// Lengths of dash and gap in widths of the pen; none: solid.
struct DashPattern
{
    size_t count = 0;
    std::array<double, 6> lengths = {};
};

/// Short enough for the legend's sign. Their number is odd, so that the second round meets each
/// with the other shade.
constexpr std::array<DashPattern, 7> kDashPatterns = {{
    {},
    {.count = 2, .lengths = {3.5, 1.5}},
    {.count = 2, .lengths = {1.0, 1.2}},
    {.count = 4, .lengths = {3.0, 1.0, 1.0, 1.0}},
    {.count = 2, .lengths = {2.0, 2.0}},
    {.count = 2, .lengths = {1.0, 3.0}},
    {.count = 6, .lengths = {3.0, 1.0, 1.0, 1.0, 1.0, 1.0}},
}};

double linearPart(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

/// Source: WCAG 2.2, "relative luminance".
double luminance(const QColor &color)
{
    return 0.2126 * linearPart(static_cast<double>(color.redF()))
        + 0.7152 * linearPart(static_cast<double>(color.greenF()))
        + 0.0722 * linearPart(static_cast<double>(color.blueF()));
}

/// Source: WCAG 2.2, "contrast ratio".
double contrastOf(const QColor &one, const QColor &other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

QColor awayFrom(ChartGround ground, const QColor &color, int percent)
{
    return ground == ChartGround::Dark ? color.lighter(percent) : color.darker(percent);
}

} // namespace

QColor lineColor(ChartRole role, int variant, ChartGround ground)
{
    const bool isDark = ground == ChartGround::Dark;
    const QColor surface = themeColors(isDark ? ThemeTone::Dark : ThemeTone::Light).surface;
    QColor color = chartColor(role, ground);
    while (contrastOf(color, surface) < kLeastContrast)
        color = awayFrom(ground, color, kContrastStep);
    const bool isStrong = variant % 2 == 1;
    return isStrong ? awayFrom(ground, color, isDark ? kStrongOnDark : kStrongOnLight) : color;
}

QPen dashedPen(const QColor &color, double width, size_t dashes)
{
    // Other caps than flat ones would fill the gaps.
    QPen pen{color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
    const DashPattern &pattern = kDashPatterns.at(dashes % kDashPatterns.size());
    if (pattern.count > 0) {
        pen.setDashPattern(
            {pattern.lengths.begin(),
             std::next(pattern.lengths.begin(), static_cast<std::ptrdiff_t>(pattern.count))});
    }
    return pen;
}

} // namespace steelyard::ui
