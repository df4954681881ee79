#pragma once

#include "model/catalog/vendor.h"
#include "model/exchange/document_archive.h"
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
