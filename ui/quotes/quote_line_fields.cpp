#include "ui/quotes/quote_line_fields.h"

#include "model/quotes/gpu_hour_price.h"
#include "ui/editing/fields.h"
#include "ui/quotes/line_terms.h"
#include "ui/quotes/rental_fields.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kMostGpusPerNode = 1024;
constexpr int kLongestTermMonths = 120;

/// The words of this file.
struct QuoteLineWords
{
    Q_DECLARE_TR_FUNCTIONS(QuoteLineWords)
};

/// Whether a price of 0 is what the vendor means.
bool mayBeFree(const QuoteLine &line)
{
    return line.kind == LineKind::Free || line.kind == LineKind::Included || line.rental.upfront;
}

Error zeroNeedsFree()
{
    return {.code = ErrorCode::BadValue,
            .arguments = {QuoteLineWords::tr(
                              "a price above 0, the kind Free or Included, or a part paid upfront"),
                          u"0"_s}};
}

/// The field, which refuses what would leave a price of 0 that nobody means.
Field<QuoteLine> withMeantPrice(Field<QuoteLine> field)
{
    field.set = [assign = std::move(field.set)](QuoteLine &line,
                                                const QString &typed) -> Result<void> {
        QuoteLine changed = line;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (changed.price && changed.price->isZero() && !mayBeFree(changed))
            return zeroNeedsFree();
        line = std::move(changed);
        return {};
    };
    return field;
}

Field<QuoteLine> priceField()
{
    return withMeantPrice(optionalDecimalField<QuoteLine>(
        {.title = QuoteLineWords::tr("Price"),
         .hint = QuoteLineWords::tr("As printed, exactly. Blank: not quoted. Zero only with the "
                                    "kind Free or Included, or with a part paid upfront."),
         .width = 9},
        &QuoteLine::price,
        NumberRule::ZeroOrMore));
}

Field<QuoteLine> kindField()
{
    return withMeantPrice(enumField<QuoteLine>(
        {.title = QuoteLineWords::tr("Kind"),
         .hint = QuoteLineWords::tr("Whether the vendor priced what was asked for.")},
        &QuoteLine::kind));
}

Field<QuoteLine> gpuHourField(const std::shared_ptr<const LineSurroundings> &surroundings)
{
    return {.head = {.title = QuoteLineWords::tr("Price per GPU-hour"),
                     .input = FieldInput::Number,
                     .hint = QuoteLineWords::tr(
                         "Computed from the printed price; the printed price stays as it is."),
                     .isEditable = false},
            .text = [surroundings](const QuoteLine &line) -> QString {
                const auto price = gpuHourPrice(line, surroundings->monthBasis);
                return price ? surroundings->format.unitPrice(*price) + u' ' + line.currency.code()
                             : QString{text::kUnknown};
            },
            .toolTip = [](const QuoteLine &line) { return gpuHourPriceReason(line); }};
}

Field<QuoteLine> coversField()
{
    return {.head = {.title = QuoteLineWords::tr("Also covers"),
                     .input = FieldInput::Choices,
                     .hint = QuoteLineWords::tr(
                         "What the price pays for beside its own category, so that nothing is "
                         "counted twice."),
                     .width = 20},
            .text = [](const QuoteLine &line) -> QString {
                QStringList words;
                for (const CostCategory category : line.covers)
                    words.append(text::label(category));
                return words.join(QuoteLineWords::tr(", ", "list separator"));
            },
            .editText = [](const QuoteLine &line) -> QString {
                QStringList words;
                for (const CostCategory category : line.covers)
                    words.append(text::label(category));
                return words.join(u'\n');
            },
            .set = [](QuoteLine &line, const QString &typed) -> Result<void> {
                static const QRegularExpression kSeparator{u"\\s*[\\n,，、;；]\\s*"_s};
                std::set<CostCategory> covers;
                for (const QString &word : typed.split(kSeparator, Qt::SkipEmptyParts)) {
                    const auto category = enumFromLabel<CostCategory>(word.trimmed());
                    if (!category)
                        return category.error();
                    covers.insert(*category);
                }
                line.covers = std::move(covers);
                return {};
            },
            .choices = [](const QuoteLine &) { return enumLabels<CostCategory>(); }};
}

Field<QuoteLine> prepaidField()
{
    return {.head = {.title = QuoteLineWords::tr("Prepaid"),
                     .input = FieldInput::Choice,
                     .hint = QuoteLineWords::tr("Billed in advance, by whole months."),
                     .width = 6},
            .text =
                [](const QuoteLine &line) {
                    return line.isPrepaid ? QuoteLineWords::tr("Yes") : QuoteLineWords::tr("No");
                },
            .set = [](QuoteLine &line, const QString &typed) -> Result<void> {
                const QStringList allowed{QuoteLineWords::tr("Yes"), QuoteLineWords::tr("No")};
                if (!allowed.contains(typed))
                    return notOneOf(allowed, typed);
                line.isPrepaid = typed == allowed.front();
                return {};
            },
            .choices =
                [](const QuoteLine &) {
                    return QStringList{QuoteLineWords::tr("Yes"), QuoteLineWords::tr("No")};
                }};
}

Field<QuoteLine> discountsField()
{
    return {.head = {.title = QuoteLineWords::tr("Discounts (%)"),
                     .hint = QuoteLineWords::tr(
                         "Taken one after the other, joined by +: 10+5 is 10 % off, then 5 %.")},
            .text = [](const QuoteLine &line) -> QString {
                QStringList words;
                for (const Decimal &discount : line.discounts)
                    words.append(percentNumber(discount));
                return words.join(u'+');
            },
            .set = [](QuoteLine &line, const QString &typed) -> Result<void> {
                std::vector<Decimal> discounts;
                for (const QString &word : typed.split(u'+', Qt::SkipEmptyParts)) {
                    const auto discount = typedPercent(word);
                    if (!discount)
                        return discount.error();
                    if (discount->has_value())
                        discounts.push_back(**discount);
                }
                line.discounts = std::move(discounts);
                return {};
            }};
}

Field<QuoteLine> suggestedField(FieldHead head,
                                QString QuoteLine::*member,
                                std::function<QStringList()> names)
{
    head.input = FieldInput::Suggestions;
    auto field = textField<QuoteLine>(std::move(head), member);
    field.choices = [names = std::move(names)](const QuoteLine &) { return names(); };
    return field;
}

/// Which server it is, and the vendor's words.
std::vector<Field<QuoteLine>> statedFields(
    const std::shared_ptr<const LineSurroundings> &surroundings)
{
    return {
        suggestedField(
            {.title = QuoteLineWords::tr("Server"),
             .hint = QuoteLineWords::tr("By its catalogue name: gives power and rack units."),
             .width = 16},
            &QuoteLine::server,
            [surroundings] { return surroundings->servers; }),
        textField<QuoteLine>({.title = QuoteLineWords::tr("As stated by the vendor"), .width = 28},
                             &QuoteLine::statedSpecification),
        textField<QuoteLine>({.title = QuoteLineWords::tr("Notes"), .width = 24},
                             &QuoteLine::notes)};
}

} // namespace

std::vector<Field<QuoteLine>> quoteLineFields(
    const std::shared_ptr<const LineSurroundings> &surroundings)
{
    const Language language = surroundings->format.language();
    std::vector<Field<QuoteLine>> fields{
        nameField<QuoteLine>(
            {.title = QuoteLineWords::tr("Item"), .width = 16}, &QuoteLine::name, language),
        enumField<QuoteLine>({.title = QuoteLineWords::tr("Category"), .width = 16},
                             &QuoteLine::category),
        suggestedField({.title = QuoteLineWords::tr("Accelerator"),
                        .hint = QuoteLineWords::tr("By its catalogue name, where it has one."),
                        .width = 15},
                       &QuoteLine::accelerator,
                       [surroundings] { return surroundings->accelerators; }),
        optionalWholeField<QuoteLine>({.title = QuoteLineWords::tr("GPUs per node"), .width = 6},
                                      &QuoteLine::gpusPerNode,
                                      1,
                                      kMostGpusPerNode),
        priceField(),
        currencyField<QuoteLine>({.title = QuoteLineWords::tr("Currency"), .width = 6},
                                 &QuoteLine::currency),
        enumField<QuoteLine>({.title = QuoteLineWords::tr("Unit"), .width = 10}, &QuoteLine::unit),
        gpuHourField(surroundings),
        termsField(),
        enumField<QuoteLine>({.title = QuoteLineWords::tr("Tax basis"), .width = 12},
                             &QuoteLine::taxBasis),
        optionalPercentField<QuoteLine>({.title = QuoteLineWords::tr("VAT (%)"), .width = 6},
                                        &QuoteLine::vatRate),
        coversField(),
        kindField(),
        optionalDecimalField<QuoteLine>(
            {.title = QuoteLineWords::tr("Quantity"),
             .hint = QuoteLineWords::tr("How many units are offered. Blank: as many as needed."),
             .width = 8},
            &QuoteLine::quantity,
            NumberRule::AboveZero),
        decimalField<QuoteLine>({.title = QuoteLineWords::tr("Price is for"),
                                 .hint = QuoteLineWords::tr("The price pays for this many units."),
                                 .width = 8},
                                &QuoteLine::baseQuantity,
                                NumberRule::AboveZero),
        discountsField(),
        prepaidField(),
        optionalWholeField<QuoteLine>(
            {.title = QuoteLineWords::tr("Minimum term (months)"), .width = 6},
            &QuoteLine::minimumTermMonths,
            1,
            kLongestTermMonths),
    };
    std::ranges::move(tierFields(), std::back_inserter(fields));
    // Also what is paid upfront means a price of 0.
    std::ranges::transform(rentalFields(), std::back_inserter(fields), withMeantPrice);
    std::ranges::move(statedFields(surroundings), std::back_inserter(fields));
    return fields;
}

QString gpuHourPriceReason(const QuoteLine &line)
{
    switch (line.unit) {
    case PriceUnit::NodeHour:
    case PriceUnit::NodeDay:
    case PriceUnit::NodeMonth:
    case PriceUnit::NodeYear:
        if (!line.gpusPerNode)
            return QuoteLineWords::tr("Say how many GPUs a node has.");
        break;
    case PriceUnit::GpuHour:
    case PriceUnit::GpuMonth:
    case PriceUnit::GpuYear:
        break;
    case PriceUnit::Once:
    case PriceUnit::RackMonth:
    case PriceUnit::RackUnitMonth:
    case PriceUnit::KilowattMonth:
    case PriceUnit::KilowattHour:
    case PriceUnit::MbpsMonth:
    case PriceUnit::Gigabyte:
    case PriceUnit::GigabyteMonth:
    case PriceUnit::TerabyteMonth:
    case PriceUnit::Month:
    case PriceUnit::Year:
        return QuoteLineWords::tr("A price in this unit can't be told per GPU-hour.");
    }
    if (line.rental.upfront && !line.minimumTermMonths)
        return QuoteLineWords::tr("Say for how long the part paid upfront pays: the minimum term.");
    return line.price ? QString{} : QuoteLineWords::tr("The line has no price.");
}

} // namespace steelyard::ui
