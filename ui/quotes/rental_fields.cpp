#include "ui/quotes/rental_fields.h"

#include "model/compare/project.h"
#include "model/quotes/shares.h"
#include "ui/editing/fields.h"
#include "ui/editing/typed_list.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct RentalFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(RentalFields)
};

/// Reaches a member of the line's rental terms, of a line that may be changed or not.
template <typename T>
auto inRental(T RentalTerms::*member)
{
    return [member](auto &line) -> auto &
    {
        return line.rental.*member;
    };
}

/// "25 at 100; 75 at 60"
QString tiersText(const std::vector<UseTier> &tiers)
{
    QStringList parts;
    for (const UseTier &tier : tiers)
        parts.append(RentalFieldWords::tr("%1 at %2", "% of the month, % of the price")
                         .arg(percentNumber(tier.share), percentNumber(tier.multiplier)));
    return parts.join(u"; "_s);
}

/// A published one: Google Compute Engine, quarters of a month.
QString tiersExample()
{
    const auto percent = [](int value) {
        return Decimal::fromText(u"0.%1"_s.arg(value)).value_or(Decimal{1});
    };
    return tiersText({{percent(25), Decimal{1}},
                      {percent(25), percent(80)},
                      {percent(25), percent(60)},
                      {percent(25), percent(40)}});
}

/// Two percentages, whatever stands between them.
Result<UseTier> typedTier(const QString &typed)
{
    static const QRegularExpression kParts{u"^\\D*?([0-9.]+)[^0-9.]+([0-9.]+)\\D*$"_s};
    const QRegularExpressionMatch match = kParts.match(typed);
    if (!match.hasMatch())
        return Error{.code = ErrorCode::BadValue, .arguments = {tiersExample(), typed.trimmed()}};
    const auto share = typedPart(match.captured(1));
    const auto multiplier = typedPart(match.captured(2));
    if (!share || !multiplier)
        return !share ? share.error() : multiplier.error();
    return UseTier{.share = share->value_or(Decimal{}),
                   .multiplier = multiplier->value_or(Decimal{})};
}

Result<void> setTiers(QuoteLine &line, const QString &typed)
{
    auto tiers = typedList<UseTier>(typed, typedTier);
    if (!tiers)
        return tiers.error();
    if (!makeTheWhole(*tiers))
        return Error{
            .code = ErrorCode::BadValue,
            .arguments = {RentalFieldWords::tr("shares that sum to 100 %"), typed.trimmed()}};
    line.rental.sustainedUse = *std::move(tiers);
    return {};
}

/// "30 at 8 for 12; 5 at 27 % off for 36 with 50 % upfront"
QString plansText(const std::vector<SavingsPlan> &plans)
{
    QStringList parts;
    for (const SavingsPlan &plan : plans) {
        const QString perHour = plan.perHour.toText();
        const QString months = QString::number(plan.months);
        parts.append(
            plan.price
                ? RentalFieldWords::tr("%1 at %2 for %3", "money per hour, price, months")
                      .arg(perHour, plan.price->toText(), months)
                : RentalFieldWords::tr("%1 at %2 % off for %3", "money per hour, discount, months")
                      .arg(perHour, percentNumber(plan.discount.value_or(Decimal{})), months));
        if (plan.upfrontShare)
            parts.back() = RentalFieldWords::tr("%1 with %2 % upfront", "savings plan, share")
                               .arg(parts.back(), percentNumber(*plan.upfrontShare));
    }
    return parts.join(u"; "_s);
}

/// The sizes that AWS sells: a price of one year, a discount of three.
QString plansExample()
{
    return plansText({{.perHour = Decimal{30}, .price = Decimal{8}},
                      {.perHour = Decimal{5},
                       .discount = Decimal::fromText(u"0.45").value_or(Decimal{}),
                       .months = 36,
                       .upfrontShare = Decimal::fromText(u"0.5").value_or(Decimal{})}});
}

/// Money per hour, a price or a percentage, months, 12 where none stand, and a percentage that is
/// paid upfront.
Result<SavingsPlan> typedPlan(const QString &typed)
{
    static const QRegularExpression kParts{
        u"^\\D*?([0-9.]+)[^0-9.%％]+([0-9.]+)\\s*([%％]?)"
        "(?:[^0-9.]+([0-9]+)(?![0-9.]|\\s*[%％]))?(?:[^0-9.]+([0-9.]+)\\s*[%％])?[^0-9.]*$"_s};
    const QRegularExpressionMatch match = kParts.match(typed);
    if (!match.hasMatch())
        return Error{.code = ErrorCode::BadValue, .arguments = {plansExample(), typed.trimmed()}};
    SavingsPlan plan;
    const bool isDiscount = !match.captured(3).isEmpty();
    const auto perHour = typedDecimal(match.captured(1), NumberRule::AboveZero);
    const auto price = isDiscount ? typedPercent(match.captured(2))
                                  : typedDecimal(match.captured(2), NumberRule::AboveZero);
    const auto months = typedWhole(match.captured(4), 1, kLargestHorizonMonths);
    if (!perHour || !price)
        return !perHour ? perHour.error() : price.error();
    if (!months)
        return months.error();
    plan.perHour = perHour->value_or(Decimal{});
    (isDiscount ? plan.discount : plan.price) = *price;
    plan.months = months->value_or(plan.months);
    const auto upfront = typedPart(match.captured(5));
    if (!upfront)
        return upfront.error();
    plan.upfrontShare = *upfront;
    return plan;
}

Result<void> setPlans(QuoteLine &line, const QString &typed)
{
    auto plans = typedList<SavingsPlan>(typed, typedPlan);
    if (!plans)
        return plans.error();
    line.rental.savingsPlans = *std::move(plans);
    return {};
}

/// What keeps the terms from standing beside each other; nothing: they may.
std::optional<QString> conflictOf(const RentalTerms &terms)
{
    if (!terms.savingsPlans.empty() && !terms.sustainedUse.empty())
        return RentalFieldWords::tr("either savings plans or sustained use");
    if (terms.refund == tco::RefundRule::LessOnDemand && !terms.onDemandPerHour)
        return RentalFieldWords::tr("the price on demand per hour, which this refund needs, first");
    return std::nullopt;
}

/// The field, which refuses terms that can't stand beside each other.
Field<QuoteLine> withoutConflict(Field<QuoteLine> field)
{
    field.set = [assign = std::move(field.set)](QuoteLine &line,
                                                const QString &typed) -> Result<void> {
        QuoteLine changed = line;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (const auto conflict = conflictOf(changed.rental))
            return Error{.code = ErrorCode::BadValue, .arguments = {*conflict, typed.trimmed()}};
        line = std::move(changed);
        return {};
    };
    return field;
}

/// What is paid beside the price, and for use.
std::vector<Field<QuoteLine>> useFields()
{
    return {
        optionalDecimalField<QuoteLine>(
            {.title = RentalFieldWords::tr("Upfront per term"),
             .hint = RentalFieldWords::tr(
                 "Paid per GPU or node when each minimum term begins, less the discounts; the "
                 "price may then be 0. Blank: nothing"),
             .width = 9},
            inRental(&RentalTerms::upfront),
            NumberRule::AboveZero),
        enumField<QuoteLine>(
            {.title = RentalFieldWords::tr("Billed"),
             .hint = RentalFieldWords::tr("To what each run of each machine that is paid by use is "
                                          "rounded up"),
             .width = 11},
            inRental(&RentalTerms::billingUnit)),
        optionalDecimalField<QuoteLine>(
            {.title = RentalFieldWords::tr("Shortest run (min)"),
             .hint = RentalFieldWords::tr("Least that each run is billed for. Blank: its length"),
             .width = 8},
            inRental(&RentalTerms::minimumRunMinutes),
            NumberRule::ZeroOrMore),
        {.head = {.title = RentalFieldWords::tr("Sustained use (%)"),
                  .hint = RentalFieldWords::tr("Share of a month in which a machine runs, and what "
                                               "it costs of the price: %1. Blank: the price")
                              .arg(tiersExample()),
                  .width = 20},
         .text = [](const QuoteLine &line) { return tiersText(line.rental.sustainedUse); },
         .set = setTiers},
        optionalDecimalField<QuoteLine>(
            {.title = RentalFieldWords::tr("Stopped, per hour"),
             .hint = RentalFieldWords::tr("Of a machine that is paid by use and stands still "
                                          "between its runs: disk and address. Blank: nothing"),
             .width = 9},
            inRental(&RentalTerms::keptPerHour),
            NumberRule::ZeroOrMore),
        {.head = {.title = RentalFieldWords::tr("Savings plans"),
                  .hint = RentalFieldWords::tr("Of a price per hour: money per hour that is "
                                               "committed to, the price or discount that it "
                                               "earns, and months: %1. Narrow plans stand before "
                                               "wide ones. Blank: none")
                              .arg(plansExample()),
                  .width = 20},
         .text = [](const QuoteLine &line) { return plansText(line.rental.savingsPlans); },
         .set = setPlans},
    };
}

/// What comes back of a term that ends early.
std::vector<Field<QuoteLine>> refundFields()
{
    return {
        optionalDecimalField<QuoteLine>(
            {.title = RentalFieldWords::tr("On demand, per hour"),
             .hint = RentalFieldWords::tr("Of a GPU or node, less the discounts: what the days "
                                          "used count for in a refund. Blank: not stated"),
             .width = 9},
            inRental(&RentalTerms::onDemandPerHour),
            NumberRule::ZeroOrMore),
        enumField<QuoteLine>(
            {.title = RentalFieldWords::tr("Refund"),
             .hint = RentalFieldWords::tr("What comes back of a term that is paid in advance and "
                                          "ends early; a begun day counts as used"),
             .width = 14},
            inRental(&RentalTerms::refund)),
        optionalDecimalField<QuoteLine>(
            {.title = RentalFieldWords::tr("Short use, times"),
             .hint = RentalFieldWords::tr("By how much the days used are dearer in a refund; "
                                          "Alibaba Cloud ECS: 1.5. Blank: 1"),
             .width = 8},
            inRental(&RentalTerms::shortUseFactor),
            NumberRule::AtLeastOne),
    };
}

} // namespace

std::vector<Field<QuoteLine>> rentalFields()
{
    std::vector<Field<QuoteLine>> fields = useFields();
    std::ranges::move(refundFields(), std::back_inserter(fields));
    std::ranges::transform(fields, fields.begin(), withoutConflict);
    return fields;
}

} // namespace steelyard::ui
