#include "app/cli/text_width.h"

#include <QList>

#include <algorithm>
#include <array>
#include <numeric>

namespace steelyard::cli {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

/// Characters of two cells: ideographs, kana, hangul, full-width forms, emoji.
/// Source: Unicode 15.1, EastAsianWidth.txt, classes W and F, neighbouring ranges joined where
/// nothing is assigned between them.
constexpr std::array kWide = {
    Range{0x1100, 0x115f},   Range{0x231a, 0x231b},   Range{0x23e9, 0x23ec},
    Range{0x2614, 0x2615},   Range{0x2e80, 0x303e},   Range{0x3041, 0x3247},
    Range{0x3250, 0x4dbf},   Range{0x4e00, 0xa4c6},   Range{0xa960, 0xa97c},
    Range{0xac00, 0xd7a3},   Range{0xf900, 0xfaff},   Range{0xfe10, 0xfe19},
    Range{0xfe30, 0xfe6b},   Range{0xff01, 0xff60},   Range{0xffe0, 0xffe6},
    Range{0x1f300, 0x1f320}, Range{0x1f32d, 0x1f335}, Range{0x1f337, 0x1f37c},
    Range{0x1f3e0, 0x1f3f0}, Range{0x1f400, 0x1f43e}, Range{0x1f442, 0x1f4fc},
    Range{0x1f5fb, 0x1f64f}, Range{0x1f680, 0x1f6c5}, Range{0x1f90c, 0x1f9ff},
    Range{0x20000, 0x2fffd}, Range{0x30000, 0x3fffd},
};

qsizetype cellsOf(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        break;
    }
    const auto range = std::ranges::lower_bound(kWide, character, {}, &Range::last);
    return range != kWide.end() && range->first <= character ? 2 : 1;
}

} // namespace

qsizetype cellsOf(const QString &text)
{
    const QList<uint> characters = text.toUcs4();
    return std::accumulate(
        characters.begin(), characters.end(), qsizetype{0}, [](qsizetype sum, uint character) {
            return sum + cellsOf(static_cast<char32_t>(character));
        });
}

} // namespace steelyard::cli
