#include "ui/project/plan_fields.h"

#include "ui/editing/fields.h"
#include "ui/project/financing_field.h"
#include "ui/project/interruptions_field.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::ui {

namespace {

constexpr int kMostServers = 100'000;

/// The words of this file.
struct PlanFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(PlanFieldWords)
};

/// The quote line that a layer or a service takes its price from.
template <typename Row>
Field<Row> lineField(FieldHead head, const SharedPlanSurroundings &surroundings)
{
    head.input = FieldInput::Choice;
    head.width = 60;
    const auto text = [surroundings](const Row &row) -> QString {
        if (row.line.isEmpty())
            return PlanFieldWords::tr("choose a quote line");
        const auto *choice = surroundings->lines.find(row.quote, row.line);
        return choice != nullptr ? choice->text
                                 : PlanFieldWords::tr("a line that is no longer offered");
    };
    return {.head = std::move(head),
            .text = text,
            .set = [surroundings](Row &row, const QString &typed) -> Result<void> {
                const auto *choice = surroundings->lines.find(typed);
                if (choice == nullptr)
                    return Error{.code = ErrorCode::NotFound, .arguments = {typed}};
                row.quote = choice->quote;
                row.line = choice->line;
                return {};
            },
            .choices = [surroundings](const Row &) { return surroundings->lines.texts(); },
            .toolTip = text};
}

Field<Plan> siteField(const SharedPlanSurroundings &surroundings)
{
    return {.head = {.title = PlanFieldWords::tr("Site"), .input = FieldInput::Choice, .width = 18},
            .text = [surroundings](const Plan &plan) -> QString {
                const auto found = std::ranges::find(surroundings->sites, plan.site, &Site::id);
                return found == surroundings->sites.end() ? PlanFieldWords::tr("as the project")
                                                          : found->name.in(surroundings->language);
            },
            .set = [surroundings](Plan &plan, const QString &typed) -> Result<void> {
                plan.site = {};
                for (const Site &site : surroundings->sites) {
                    if (site.name.in(surroundings->language) == typed)
                        plan.site = site.id;
                }
                return {};
            },
            .choices = [surroundings](const Plan &) -> QStringList {
                QStringList names{PlanFieldWords::tr("as the project")};
                for (const Site &site : surroundings->sites)
                    names.append(site.name.in(surroundings->language));
                return names;
            }};
}

/// A part of the layer's "counts as"; a blank accelerator takes the whole away.
Field<SupplyLayer> countsAsField(const SharedPlanSurroundings &surroundings)
{
    return {.head = {.title = PlanFieldWords::tr("Counts as"),
                     .input = FieldInput::Suggestions,
                     .hint = PlanFieldWords::tr("The accelerator that the offered one stands for"),
                     .width = 14},
            .text = [](const SupplyLayer &layer) -> QString {
                return layer.countsAs ? layer.countsAs->accelerator : QString{};
            },
            .set = [](SupplyLayer &layer, const QString &typed) -> Result<void> {
                if (typed.trimmed().isEmpty()) {
                    layer.countsAs.reset();
                    return {};
                }
                if (!layer.countsAs)
                    layer.countsAs = CountsAs{};
                layer.countsAs->accelerator = typed.trimmed();
                return {};
            },
            .choices = [surroundings](const SupplyLayer &) { return surroundings->accelerators; }};
}

Result<void> needsCountsAs(const SupplyLayer &layer)
{
    if (layer.countsAs)
        return {};
    return Error{.code = ErrorCode::BadValue,
                 .arguments = {PlanFieldWords::tr("an accelerator under Counts as first"),
                               PlanFieldWords::tr("nothing", "a blank field")}};
}

Field<SupplyLayer> countsFactorField()
{
    return {.head = {.title = PlanFieldWords::tr("GPUs each"),
                     .input = FieldInput::Number,
                     .hint = PlanFieldWords::tr("One offered GPU does the work of this many"),
                     .width = 8},
            .text = [](const SupplyLayer &layer) -> QString {
                return layer.countsAs ? layer.countsAs->factor.toText() : QString{};
            },
            .set = [](SupplyLayer &layer, const QString &typed) -> Result<void> {
                const auto value = typedDecimal(typed, NumberRule::AboveZero);
                if (!value)
                    return value.error();
                if (!value->has_value())
                    return {};
                if (const auto done = needsCountsAs(layer); !done)
                    return done;
                layer.countsAs->factor = **value;
                return {};
            }};
}

Field<SupplyLayer> countsReasonField()
{
    return {.head = {.title = PlanFieldWords::tr("Because"), .width = 24},
            .text = [](const SupplyLayer &layer) -> QString {
                return layer.countsAs ? layer.countsAs->reason : QString{};
            },
            .set = [](SupplyLayer &layer, const QString &typed) -> Result<void> {
                if (typed.trimmed().isEmpty() && !layer.countsAs)
                    return {};
                if (const auto done = needsCountsAs(layer); !done)
                    return done;
                layer.countsAs->reason = typed.trimmed();
                return {};
            }};
}

} // namespace

std::vector<Field<Plan>> planFields(const SharedPlanSurroundings &surroundings)
{
    return {
        nameField<Plan>({.title = PlanFieldWords::tr("Plan"), .width = 40},
                        &Plan::name,
                        surroundings->language),
        enumField<Plan>({.title = PlanFieldWords::tr("Mode"), .width = 12}, &Plan::mode),
        siteField(surroundings),
        textField<Plan>({.title = PlanFieldWords::tr("Notes"), .width = 40}, &Plan::notes),
    };
}

std::vector<Field<SupplyLayer>> layerFields(const SharedPlanSurroundings &surroundings)
{
    return {
        enumField<SupplyLayer>(
            {.title = PlanFieldWords::tr("Held as"),
             .hint = PlanFieldWords::tr("Hosted and reserved servers are paid for all "
                                        "hours, the others by use"),
             .width = 14},
            &SupplyLayer::kind),
        lineField<SupplyLayer>({.title = PlanFieldWords::tr("Quote line")}, surroundings),
        optionalWholeField<SupplyLayer>(
            {.title = PlanFieldWords::tr("Servers"),
             .hint = PlanFieldWords::tr("Blank or auto: as many as pay off"),
             .width = 8},
            &SupplyLayer::servers,
            0,
            kMostServers,
            PlanFieldWords::tr("auto")),
        optionalDecimalField<SupplyLayer>(
            {.title = PlanFieldWords::tr("Price instead"),
             .hint = PlanFieldWords::tr("Stands in for the line's price, in its unit and currency, "
                                        "discounts and tiers included; the quote stays"),
             .width = 12},
            &SupplyLayer::price,
            NumberRule::AboveZero),
        countsAsField(surroundings),
        countsFactorField(),
        countsReasonField(),
        financingField(),
        optionalPercentField<SupplyLayer>(
            {.title = PlanFieldWords::tr("Price change, % a year"),
             .hint =
                 PlanFieldWords::tr("Of uncommitted use each year, of a minimum term when it is "
                                    "renewed; -10 is a fall by a tenth. Blank: the price stays"),
             .width = 12},
            &SupplyLayer::priceChangePerYear,
            typedPercentChange),
        interruptionsField(),
    };
}

std::vector<Field<PlanService>> serviceFields(const SharedPlanSurroundings &surroundings)
{
    return {
        lineField<PlanService>({.title = PlanFieldWords::tr("Quote line")}, surroundings),
        optionalDecimalField<PlanService>(
            {.title = PlanFieldWords::tr("Quantity"),
             .hint = PlanFieldWords::tr("In the line's unit; blank: as much as the plan needs"),
             .width = 12},
            &PlanService::quantity,
            NumberRule::ZeroOrMore),
    };
}

} // namespace steelyard::ui
