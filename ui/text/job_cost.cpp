#include "ui/text/job_cost.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using sizing::Band;

namespace {

struct JobCostWords
{
    Q_DECLARE_TR_FUNCTIONS(JobCost)
};

QString perGpuHour(double price, Currency currency, const NumberFormat &format)
{
    return JobCostWords::tr("%1 %2 per GPU-hour", "price, currency")
        .arg(format.unitPrice(price), format.currencyName(currency));
}

/// "Lambda, line 8×H100, 2026-08-10".
QString offerName(const GpuHourOffer &offer, const NumberFormat &format)
{
    const QString seller = offer.seller.in(format.language());
    const QString item = offer.item.in(format.language());
    const QString date =
        offer.date.isValid() ? format.date(offer.date) : JobCostWords::tr("without a date");
    return offer.origin == GpuHourOffer::Origin::Quote
        ? JobCostWords::tr("quote \"%1\", line \"%2\", %3", "quote, line, date")
              .arg(seller, item, date)
        : JobCostWords::tr("price book %1, %2, imported %3", "book, instance, date")
              .arg(seller, item, date);
}

QString noPriceText(const GpuPrice &price, const NumberFormat &format)
{
    if (price.state == GpuPrice::State::NoRate)
        return JobCostWords::tr("The offers are in %1, for which the project has no exchange rate.")
            .arg(format.currencyName(price.offer.currency));
    return JobCostWords::tr("No price is known: no quote of the project and no price book offers "
                            "this accelerator by the hour.");
}

QString taxText(const GpuHourOffer &offer)
{
    if (offer.origin == GpuHourOffer::Origin::PriceBook)
        return JobCostWords::tr("Tax: as the price book lists it.");
    return offer.isTaxKnown
        ? JobCostWords::tr("Tax: net or gross, as the project compares prices.")
        : JobCostWords::tr("Tax: the quote does not say whether VAT is included.");
}

QString offerLines(const SizingView &view, const NumberFormat &format)
{
    const GpuHourOffer &offer = view.price->offer;
    QString lines = JobCostWords::tr("Cheapest offer: %1, %2.")
                        .arg(offerName(offer, format),
                             perGpuHour(offer.printed, offer.printedCurrency, format));
    if (offer.accelerator != view.gpu.name)
        lines += u'\n'
            + JobCostWords::tr("It names the accelerator \"%1\", which may be another variant than "
                               "%2: ask the vendor.")
                  .arg(offer.accelerator, view.gpu.name);
    if (offer.rate)
        lines += u'\n'
            + JobCostWords::tr("Exchange rate %1/%2: %3 of %4.", "from, to, rate, date")
                  .arg(offer.rate->from.code(),
                       offer.rate->to.code(),
                       format.decimal(offer.rate->rate),
                       format.date(offer.rate->date));
    return lines + u'\n' + taxText(offer);
}

} // namespace

std::optional<Band<double>> jobCost(const SizingView &view)
{
    if (!view.price || view.price->state != GpuPrice::State::Known)
        return {};
    const double price = view.price->offer.price;
    const auto &hours = view.sizing.time.gpuHours;
    return Band<double>{.low = hours.low.value() * price,
                        .expected = hours.expected.value() * price,
                        .high = hours.high.value() * price};
}

QString priceNote(const SizingView &view, const NumberFormat &format)
{
    const GpuPrice price = view.price.value_or(GpuPrice{});
    if (price.state != GpuPrice::State::Known)
        return noPriceText(price, format);
    return JobCostWords::tr("%1, %2", "price, vendor's offer")
        .arg(perGpuHour(price.offer.price, price.offer.currency, format),
             price.offer.seller.in(format.language()));
}

QString costSentence(const SizingView &view, const NumberFormat &format)
{
    const auto cost = jobCost(view);
    if (!cost)
        return JobCostWords::tr("Cost: — (%1)").arg(priceNote(view, format));
    const GpuHourOffer &offer = view.price->offer;
    return JobCostWords::tr("Cost: %1 %2 (%3 to %4) at %5, %6.",
                            "cost, currency, best, worst, price, offer")
        .arg(format.number(cost->expected, 0),
             format.currencyName(offer.currency),
             format.number(cost->low, 0),
             format.number(cost->high, 0),
             perGpuHour(offer.price, offer.currency, format),
             offerName(offer, format));
}

QString costDerivation(const SizingView &view, const NumberFormat &format)
{
    const auto cost = jobCost(view);
    if (!cost)
        return priceNote(view, format);
    const GpuHourOffer &offer = view.price->offer;
    const QString currency = format.currencyName(offer.currency);
    return JobCostWords::tr("Cost = GPU-hours × price of a GPU-hour\n= %1 × %2 %3 = %4 %3")
               .arg(figureText(view.sizing.time.gpuHours.expected.value(), format),
                    format.unitPrice(offer.price),
                    currency,
                    format.number(cost->expected, 0))
        + u'\n'
        + JobCostWords::tr("%1 %3 at best, %2 %3 at worst, as the GPU-hours.")
              .arg(format.number(cost->low, 0), format.number(cost->high, 0), currency)
        + u"\n\n"_s + offerLines(view, format);
}

} // namespace steelyard::text
