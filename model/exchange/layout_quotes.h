#pragma once

#include "model/catalog/vendor.h"
#include "model/exchange/document_archive.h"
#include "model/exchange/layout_project.h"
#include "model/quotes/quote.h"

namespace steelyard::exchange {

// Layout of vendors and quotes in a project document (see `document_archive.h`).

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Vendor> &vendor)
{
    archive.always("id", vendor.id);
    archive.always("name", vendor.name);
    archive("contact", vendor.contact);
    archive("website", vendor.website);
    archive("notes", vendor.notes);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<PriceTier> &tier)
{
    archive("from", tier.fromQuantity);
    archive("price", tier.price);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<UseTier> &tier)
{
    archive("share", tier.share);
    archive("multiplier", tier.multiplier);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<SavingsPlan> &plan)
{
    archive("commitment_per_hour", plan.perHour);
    archive("price", plan.price);
    archive("discount", plan.discount);
    archive("months", plan.months);
    archive("upfront_share", plan.upfrontShare);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<QuoteLine> &line)
{
    static const QuoteLine usual;
    archive.always("id", line.id);
    archive("name", line.name);
    archive.unless(usual.category, "category", line.category);
    archive.unless(usual.kind, "kind", line.kind);
    archive("accelerator", line.accelerator);
    archive("server", line.server);
    archive("gpus_per_node", line.gpusPerNode);
    archive("quantity", line.quantity);
    archive.unless(usual.baseQuantity, "base_quantity", line.baseQuantity);
    archive("unit", line.unit);
    archive("price", line.price);
    archive("currency", line.currency);
    archive("vat_rate", line.vatRate);
    archive.unless(usual.taxBasis, "tax_basis", line.taxBasis);
    archive("covers", line.covers);
    archive("discounts", line.discounts);
    archive("tiers", line.tiers);
    archive.unless(usual.tierMode, "tier_mode", line.tierMode);
    archive("minimum_term_months", line.minimumTermMonths);
    archive.unless(usual.isPrepaid, "prepaid", line.isPrepaid);
    archive("requirement", line.requirement);
    archive("stated", line.statedSpecification);
    archive("notes", line.notes);
    archive.within("rental", [&line](auto &rental) {
        rental("upfront", line.rental.upfront);
        rental.unless(usual.rental.billingUnit, "billing_unit", line.rental.billingUnit);
        rental("minimum_run_minutes", line.rental.minimumRunMinutes);
        rental("sustained_use", line.rental.sustainedUse);
        rental("kept_price_per_hour", line.rental.keptPerHour);
        rental("savings_plans", line.rental.savingsPlans);
        rental.unless(usual.rental.refund, "refund", line.rental.refund);
        rental("on_demand_per_hour", line.rental.onDemandPerHour);
        rental("short_use_factor", line.rental.shortUseFactor);
    });
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Instalment> &instalment)
{
    static const Instalment usual;
    archive("share", instalment.share);
    archive("on", instalment.event);
    archive.unless(usual.days, "days", instalment.days);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<UseCommitment> &commitment)
{
    static const UseCommitment usual;
    archive("spend", commitment.amount);
    archive("months", commitment.months);
    archive.unless(usual.discount, "discount", commitment.discount);
    archive.unless(usual.settlement, "settlement", commitment.settlement);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<QuoteRevision> &revision)
{
    archive("number", revision.number);
    archive("reference", revision.reference);
    archive("date", revision.date);
    archive("valid_until", revision.validUntil);
    archive.within("terms", [&revision](auto &terms) {
        terms("payment", revision.paymentTerms);
        terms("delivery", revision.deliveryTerms);
        terms("warranty", revision.warranty);
        terms("service_level", revision.serviceLevel);
        terms("exit", revision.exitTerms);
    });
    archive("source", revision.source);
    archive("notes", revision.notes);
    archive("lines", revision.lines);
    archive.within("payment", [&revision](auto &payment) {
        payment("instalments", revision.payment.instalments);
        payment("acceptance_days", revision.payment.acceptanceDays);
        payment("prepaid_months", revision.payment.prepaidMonths);
        payment("days_after_invoice", revision.payment.daysAfterInvoice);
        payment("deposit", revision.payment.deposit);
    });
    archive("delivery_weeks", revision.deliveryWeeks);
    archive("commitment", revision.commitment);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Quote> &quote)
{
    archive.always("id", quote.id);
    archive.always("vendor", quote.vendor);
    archive("name", quote.name);
    archive("revisions", quote.revisions);
}

} // namespace steelyard::exchange
