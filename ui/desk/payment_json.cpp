#include "ui/desk/payment_json.h"

#include "model/compare/payment_schedule.h"
#include "ui/desk/json_names.h"
#include "ui/desk/json_values.h"
#include "ui/desk/view_json.h"
#include "ui/text/payment_table.h"

namespace steelyard::desk {

QByteArray paymentsAsJson(const Comparison &comparison,
                          size_t plan,
                          const text::NumberFormat &format)
{
    const PlanResult &result = comparison.plans[plan];
    Json payments = Json::array();
    MinorUnits sum = 0;
    for (const Payment &payment : paymentsOf(comparison, plan)) {
        const CostStream &stream = result.streams[payment.stream];
        sum += payment.amount;
        payments.push_back(
            {{"date",
              payment.date.isValid() ? Json(jsonText(payment.date.toString(Qt::ISODate)))
                                     : Json(nullptr)},
             {"month", payment.month + 1},
             {"vendor",
              goesToVendor(stream) ? jsonName(comparison.quotedLines[*stream.quotedLine].vendor)
                                   : Json(nullptr)},
             {"for", jsonText(text::paymentText(comparison, plan, payment, format))},
             {"kind", enumText(stream.kind).data()},
             {"category", enumText(stream.category).data()},
             {"quote_amount", jsonAmount(payment.quoted, payment.quoteCurrency)},
             {"quote_currency", jsonText(payment.quoteCurrency.code())},
             {"amount", jsonAmount(payment.amount, comparison.currency)}});
    }
    return jsonBytes({{"project", jsonText(comparison.project.text())},
                      {"plan", jsonText(result.plan.text())},
                      {"currency", jsonText(comparison.currency.code())},
                      {"vat", enumText(comparison.vat).data()},
                      {"complete", result.isComplete},
                      {"payments", std::move(payments)},
                      {"total", jsonAmount(sum, comparison.currency)}});
}

} // namespace steelyard::desk
