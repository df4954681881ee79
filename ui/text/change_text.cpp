#include "ui/text/change_text.h"

#include "model/base/enum_text.h"
#include "ui/text/labels.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace steelyard::text {

namespace {

/// The words of this file.
struct ChangeWords
{
    Q_DECLARE_TR_FUNCTIONS(ChangeText)
};

/// How a stored text becomes one to read.
enum class StoredAs
{
    AsItIs,
    Percent, ///< a fraction
    YesNo, ///< 1 or 0
    Category,
    Unit,
    LineKind,
    TaxBasis,
    TierMode,
    RunUnit,
    PlanMode,
    Vat,
    View,
    Discounting,
    RateBasis,
    Depreciation,
    Metering
};

struct ChangedColumn
{
    QLatin1StringView name = {};
    const char *title = nullptr;
    StoredAs stored = StoredAs::AsItIs;
};

constexpr std::array kChangedColumns{
    ChangedColumn{"name"_L1, QT_TRANSLATE_NOOP("ChangeText", "Name")},
    ChangedColumn{"name_en"_L1, QT_TRANSLATE_NOOP("ChangeText", "English name")},
    ChangedColumn{"name_zh_cn"_L1, QT_TRANSLATE_NOOP("ChangeText", "Chinese name")},
    ChangedColumn{"notes"_L1, QT_TRANSLATE_NOOP("ChangeText", "Notes")},
    ChangedColumn{"source"_L1, QT_TRANSLATE_NOOP("ChangeText", "Source")},
    ChangedColumn{"value"_L1, QT_TRANSLATE_NOOP("ChangeText", "Value")},
    ChangedColumn{"currency"_L1, QT_TRANSLATE_NOOP("ChangeText", "Currency")},
    ChangedColumn{"price"_L1, QT_TRANSLATE_NOOP("ChangeText", "Price")},
    ChangedColumn{"quantity"_L1, QT_TRANSLATE_NOOP("ChangeText", "Quantity")},
    ChangedColumn{"category"_L1, QT_TRANSLATE_NOOP("ChangeText", "Category"), StoredAs::Category},
    ChangedColumn{"unit"_L1, QT_TRANSLATE_NOOP("ChangeText", "Unit"), StoredAs::Unit},
    ChangedColumn{"kind"_L1, QT_TRANSLATE_NOOP("ChangeText", "Kind"), StoredAs::LineKind},
    ChangedColumn{"accelerator"_L1, QT_TRANSLATE_NOOP("ChangeText", "Accelerator")},
    ChangedColumn{"server"_L1, QT_TRANSLATE_NOOP("ChangeText", "Server")},
    ChangedColumn{"gpus_per_node"_L1, QT_TRANSLATE_NOOP("ChangeText", "GPUs per node")},
    ChangedColumn{"base_quantity"_L1, QT_TRANSLATE_NOOP("ChangeText", "Price is for")},
    ChangedColumn{"vat_rate"_L1, QT_TRANSLATE_NOOP("ChangeText", "VAT"), StoredAs::Percent},
    ChangedColumn{"tax_basis"_L1, QT_TRANSLATE_NOOP("ChangeText", "Tax basis"), StoredAs::TaxBasis},
    ChangedColumn{"tiers"_L1, QT_TRANSLATE_NOOP("ChangeText", "Quantity tiers")},
    ChangedColumn{
        "tier_mode"_L1, QT_TRANSLATE_NOOP("ChangeText", "Tiers read"), StoredAs::TierMode},
    ChangedColumn{"minimum_term_months"_L1,
                  QT_TRANSLATE_NOOP("ChangeText", "Minimum term (months)")},
    ChangedColumn{"is_prepaid"_L1, QT_TRANSLATE_NOOP("ChangeText", "Prepaid"), StoredAs::YesNo},
    ChangedColumn{"stated_specification"_L1,
                  QT_TRANSLATE_NOOP("ChangeText", "As stated by the vendor")},
    ChangedColumn{"rental_upfront"_L1, QT_TRANSLATE_NOOP("ChangeText", "Upfront per term")},
    ChangedColumn{
        "rental_billing_unit"_L1, QT_TRANSLATE_NOOP("ChangeText", "Billed"), StoredAs::RunUnit},
    ChangedColumn{"reference"_L1, QT_TRANSLATE_NOOP("ChangeText", "Reference")},
    ChangedColumn{"quote_date"_L1, QT_TRANSLATE_NOOP("ChangeText", "Date")},
    ChangedColumn{"valid_until"_L1, QT_TRANSLATE_NOOP("ChangeText", "Valid until")},
    ChangedColumn{"payment_terms"_L1, QT_TRANSLATE_NOOP("ChangeText", "Payment")},
    ChangedColumn{"delivery_terms"_L1, QT_TRANSLATE_NOOP("ChangeText", "Delivery")},
    ChangedColumn{"delivery_weeks"_L1, QT_TRANSLATE_NOOP("ChangeText", "Delivery (weeks)")},
    ChangedColumn{"start_date"_L1, QT_TRANSLATE_NOOP("ChangeText", "Start")},
    ChangedColumn{"horizon_months"_L1, QT_TRANSLATE_NOOP("ChangeText", "Rental duration (months)")},
    ChangedColumn{"month_basis_hours"_L1, QT_TRANSLATE_NOOP("ChangeText", "Month basis (hours)")},
    ChangedColumn{
        "calendar_months"_L1, QT_TRANSLATE_NOOP("ChangeText", "Calendar months"), StoredAs::YesNo},
    ChangedColumn{"vat"_L1, QT_TRANSLATE_NOOP("ChangeText", "Input VAT"), StoredAs::Vat},
    ChangedColumn{"budget_value"_L1, QT_TRANSLATE_NOOP("ChangeText", "Budget")},
    ChangedColumn{"budget_currency"_L1, QT_TRANSLATE_NOOP("ChangeText", "Currency of the budget")},
    ChangedColumn{
        "cost_view"_L1, QT_TRANSLATE_NOOP("ChangeText", "Plans ranked by"), StoredAs::View},
    ChangedColumn{
        "discounting"_L1, QT_TRANSLATE_NOOP("ChangeText", "Present value"), StoredAs::Discounting},
    ChangedColumn{"discount_basis"_L1,
                  QT_TRANSLATE_NOOP("ChangeText", "Discount rate is"),
                  StoredAs::RateBasis},
    ChangedColumn{
        "depreciation"_L1, QT_TRANSLATE_NOOP("ChangeText", "Depreciation"), StoredAs::Depreciation},
    ChangedColumn{"mode"_L1, QT_TRANSLATE_NOOP("ChangeText", "Mode"), StoredAs::PlanMode},
    ChangedColumn{"servers"_L1, QT_TRANSLATE_NOOP("ChangeText", "Servers")},
    ChangedColumn{"gpus"_L1, QT_TRANSLATE_NOOP("ChangeText", "GPUs")},
    ChangedColumn{"start_day"_L1, QT_TRANSLATE_NOOP("ChangeText", "Start day")},
    ChangedColumn{"days"_L1, QT_TRANSLATE_NOOP("ChangeText", "Days")},
    ChangedColumn{"repeat_months"_L1, QT_TRANSLATE_NOOP("ChangeText", "Repeats every (months)")},
    ChangedColumn{"rate"_L1, QT_TRANSLATE_NOOP("ChangeText", "Rate")},
    ChangedColumn{"rate_date"_L1, QT_TRANSLATE_NOOP("ChangeText", "Date")},
    ChangedColumn{"pue"_L1, QT_TRANSLATE_NOOP("ChangeText", "PUE")},
    ChangedColumn{"metering"_L1, QT_TRANSLATE_NOOP("ChangeText", "Metering"), StoredAs::Metering},
    ChangedColumn{"electricity_price_per_kwh"_L1,
                  QT_TRANSLATE_NOOP("ChangeText", "Electricity, per kWh")},
    ChangedColumn{"rack_price_per_month"_L1, QT_TRANSLATE_NOOP("ChangeText", "Rack, per month")},
};

template <typename E>
QString storedWordOf(const QString &stored)
{
    const auto value = enumFromText<E>(stored);
    return value ? label(*value) : stored;
}

QString percentOfFraction(const QString &fraction)
{
    constexpr double kHundred = 100.0;
    constexpr int kPercentDigits = 12;
    bool isNumber = false;
    const double value = fraction.toDouble(&isNumber);
    return isNumber ? ChangeWords::tr("%1 %", "per cent")
                          .arg(QString::number(value * kHundred, 'g', kPercentDigits))
                    : fraction;
}

QString changedWord(StoredAs stored, const QString &value)
{
    switch (stored) {
    case StoredAs::AsItIs:
        return value;
    case StoredAs::Percent:
        return percentOfFraction(value);
    case StoredAs::YesNo:
        return value == u"0" ? ChangeWords::tr("no") : ChangeWords::tr("yes");
    case StoredAs::Category:
        return storedWordOf<CostCategory>(value);
    case StoredAs::Unit:
        return storedWordOf<PriceUnit>(value);
    case StoredAs::LineKind:
        return storedWordOf<LineKind>(value);
    case StoredAs::TaxBasis:
        return storedWordOf<TaxBasis>(value);
    case StoredAs::TierMode:
        return storedWordOf<TierMode>(value);
    case StoredAs::RunUnit:
        return storedWordOf<RunUnit>(value);
    case StoredAs::PlanMode:
        return storedWordOf<PlanMode>(value);
    case StoredAs::Vat:
        return storedWordOf<VatTreatment>(value);
    case StoredAs::View:
        return storedWordOf<CostView>(value);
    case StoredAs::Discounting:
        return storedWordOf<Discounting>(value);
    case StoredAs::RateBasis:
        return storedWordOf<RateBasis>(value);
    case StoredAs::Depreciation:
        return storedWordOf<DepreciationMethod>(value);
    case StoredAs::Metering:
        return storedWordOf<PowerMetering>(value);
    }
    Q_UNREACHABLE();
}

/// `place` is the column behind what it belongs to: "assumptions/repairs/value".
QString changedValueText(const QString &place, const QString &value)
{
    const QStringList steps = place.split(u'/');
    const QString &name = steps.constLast();
    const bool hasKey = steps.contains(u"assumptions") || steps.contains(u"terms");
    if (hasKey && name == u"value" && steps.size() > 2)
        return ChangeWords::tr("%1: %2", "field, value")
            .arg(assumptionLabel(steps[steps.size() - 2]), value);
    const auto column = std::ranges::find(kChangedColumns, name, &ChangedColumn::name);
    if (column == kChangedColumns.end())
        return ChangeWords::tr("%1: %2", "field, value")
            .arg(QString{name}.replace(u'_', u' '), value);
    return ChangeWords::tr("%1: %2", "field, value")
        .arg(ChangeWords::tr(column->title), changedWord(column->stored, value));
}

} // namespace

QString changedValuesText(const QString &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    if (!document.isObject())
        return json;
    QStringList parts;
    const QJsonObject values = document.object();
    for (auto value = values.begin(); value != values.end(); ++value)
        parts.append(changedValueText(value.key(), value->toString()));
    return parts.join(ChangeWords::tr("; ", "between changed values"));
}

} // namespace steelyard::text
