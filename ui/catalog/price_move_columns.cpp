#include "ui/catalog/price_move_columns.h"

#include <QCoreApplication>

#include <cmath>

namespace steelyard::ui {

namespace {

/// The words of this file.
struct PriceMoveWords
{
    Q_DECLARE_TR_FUNCTIONS(PriceMoveWords)
};

QString kindText(const PriceMove &move)
{
    switch (move.kind) {
    case PriceMove::Kind::Changed:
        return PriceMoveWords::tr("changed");
    case PriceMove::Kind::Appeared:
        return PriceMoveWords::tr("new");
    case PriceMove::Kind::Vanished:
        return PriceMoveWords::tr("gone");
    }
    return {};
}

/// The change as a fraction of the price before; nothing when one of the two is missing.
std::optional<double> relativeMove(const PriceMove &move)
{
    if (!move.before || !move.after || move.before->isZero())
        return {};
    return move.after->toDouble() / move.before->toDouble() - 1.0;
}

/// "+12.5 %"; what would be "0.0 %" has more decimals.
QString movedText(double move, const text::NumberFormat &format)
{
    constexpr double kSmall = 0.001;
    const QString text = format.percent(move, std::abs(move) < kSmall ? 3 : 1);
    return move > 0.0 ? u'+' + text : text;
}

Column<PriceMove> priceColumn(std::function<QString()> title,
                              std::optional<Decimal> PriceMove::*member,
                              const text::NumberFormat &format)
{
    return {.title = std::move(title),
            .text = [member, format](const PriceMove &move) -> QString {
                return move.*member ? format.decimal(*(move.*member)) : QString{text::kUnknown};
            },
            .sortValue = [member](const PriceMove &move) -> QVariant {
                return move.*member ? QVariant{(move.*member)->toDouble()} : QVariant{};
            },
            .alignment = kFigureAlignment,
            .exact = [member](const PriceMove &move) -> QString {
                return move.*member ? (move.*member)->toText() : QString{};
            }};
}

} // namespace

std::vector<Column<PriceMove>> priceMoveColumns(const text::NumberFormat &format)
{
    return {
        {.title = [] { return PriceMoveWords::tr("Instance"); },
         .text = [](const PriceMove &move) { return move.instanceType; }},
        {.title = [] { return PriceMoveWords::tr("GPU"); },
         .text = [](const PriceMove &move) { return move.gpuName; }},
        {.title = [] { return PriceMoveWords::tr("Region"); },
         .text = [](const PriceMove &move) -> QString {
             return move.zone.isEmpty() ? move.region : move.zone;
         }},
        {.title = [] { return PriceMoveWords::tr("Price"); },
         .text =
             [](const PriceMove &move) {
                 return move.isSpot ? PriceMoveWords::tr("spot") : PriceMoveWords::tr("on demand");
             }},
        {.title = [] { return PriceMoveWords::tr("What"); }, .text = kindText},
        priceColumn([] { return PriceMoveWords::tr("Before"); }, &PriceMove::before, format),
        priceColumn([] { return PriceMoveWords::tr("After"); }, &PriceMove::after, format),
        {.title = [] { return PriceMoveWords::tr("Move"); },
         .text = [format](const PriceMove &move) -> QString {
             const auto moved = relativeMove(move);
             return moved ? movedText(*moved, format) : QString{text::kUnknown};
         },
         .sortValue = [](const PriceMove &move) -> QVariant {
             const auto moved = relativeMove(move);
             return moved ? QVariant{*moved} : QVariant{};
         },
         .alignment = kFigureAlignment},
    };
}

} // namespace steelyard::ui
