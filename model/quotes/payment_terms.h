#pragma once

#include "model/base/enum_text.h"
#include "model/money/money.h"

#include <optional>
#include <vector>

namespace steelyard {

/// What makes an instalment due.
enum class PaymentEvent
{
    Order, ///< the project's first day
    Delivery,
    Acceptance
};

template <>
inline constexpr std::array kEnumTexts<PaymentEvent> = {
    EnumText<PaymentEvent>{PaymentEvent::Order, "order"},
    EnumText<PaymentEvent>{PaymentEvent::Delivery, "delivery"},
    EnumText<PaymentEvent>{PaymentEvent::Acceptance, "acceptance"},
};

/// A part of a price that is paid once.
struct Instalment
{
    /// Of the whole: 0.3.
    Decimal share = {};
    PaymentEvent event = PaymentEvent::Delivery;
    /// Due so many days after the event.
    int days = 0;

    friend bool operator==(const Instalment &, const Instalment &) = default;
};

/// When a quote is paid. Nothing stated: in the month in which it is billed.
struct PaymentTerms
{
    /// Of what is paid once; they make the whole. None: all of it when it is billed.
    std::vector<Instalment> instalments = {};
    /// Days from delivery to acceptance.
    std::optional<int> acceptanceDays = {};
    /// What is paid by time is paid this many months in advance; nothing: month by month.
    std::optional<int> prepaidMonths = {};
    /// Days from the invoice to its payment. What is paid by time is invoiced at the end of its
    /// month, and in advance at the beginning.
    std::optional<int> daysAfterInvoice = {};
    /// Paid on order and returned at the end of the horizon; costs nothing but the time between.
    std::optional<Money> deposit = {};

    friend bool operator==(const PaymentTerms &, const PaymentTerms &) = default;
};

inline constexpr int kLongestPaymentDays = 3'650;
inline constexpr int kLongestDeliveryWeeks = 520;

} // namespace steelyard
