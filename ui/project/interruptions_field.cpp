#include "ui/project/interruptions_field.h"

#include "ui/editing/fields.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct InterruptionsFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(InterruptionsField)
};

QString stopsText(const LayerInterruptions &stops)
{
    return InterruptionsFieldWords::tr("every %1 h, %2 s to save, %3 min to restart",
                                       "interruptions of a job")
        .arg(stops.hoursBetween.toText(),
             stops.checkpointSeconds.toText(),
             stops.restartMinutes.toText());
}

/// A vendor that takes machines back every six hours, as it is typed.
QString stopsExample()
{
    return stopsText({.hoursBetween = Decimal{6},
                      .checkpointSeconds = Decimal{115},
                      .restartMinutes = Decimal{15}});
}

/// Hours, seconds and minutes in this order, whatever stands between them.
Result<LayerInterruptions> typedInterruptions(const QString &typed)
{
    static const QRegularExpression kParts{
        u"^[^\\d-]*([0-9.]+)[^\\d-]+([0-9.]+)[^\\d-]+([0-9.]+)\\D*$"_s};
    const QRegularExpressionMatch match = kParts.match(typed);
    if (!match.hasMatch())
        return Error{.code = ErrorCode::BadValue, .arguments = {stopsExample(), typed.trimmed()}};
    const auto between = typedDecimal(match.captured(1), NumberRule::AboveZero);
    const auto checkpoint = typedDecimal(match.captured(2), NumberRule::AboveZero);
    const auto restart = typedDecimal(match.captured(3), NumberRule::ZeroOrMore);
    if (!between || !checkpoint || !restart)
        return !between ? between.error() : !checkpoint ? checkpoint.error() : restart.error();
    return LayerInterruptions{.hoursBetween = between->value_or(Decimal{}),
                              .checkpointSeconds = checkpoint->value_or(Decimal{}),
                              .restartMinutes = restart->value_or(Decimal{})};
}

} // namespace

Field<SupplyLayer> interruptionsField()
{
    return {
        .head = {.title = InterruptionsFieldWords::tr("Interrupted"),
                 .hint = InterruptionsFieldWords::tr("Of machines paid by use: %1. Blank: never")
                             .arg(stopsExample()),
                 .width = 38},
        .text = [](const SupplyLayer &layer) -> QString {
            return layer.interruptions ? stopsText(*layer.interruptions) : QString{};
        },
        .set = [](SupplyLayer &layer, const QString &typed) -> Result<void> {
            if (typed.trimmed().isEmpty()) {
                layer.interruptions.reset();
                return {};
            }
            const auto interruptions = typedInterruptions(typed);
            if (!interruptions)
                return interruptions.error();
            layer.interruptions = *interruptions;
            return {};
        }};
}

} // namespace steelyard::ui
