#pragma once

#include "model/quotes/payment_terms.h"
#include "model/quotes/quote_line.h"
#include "model/quotes/use_commitment.h"

#include <QDate>

namespace steelyard {

/// One state of a vendor's offer. A changed offer is a new revision; the old one stays.
struct QuoteRevision
{
    /// 1 for the first; counts up.
    int number = 1;
    /// The vendor's own number of the paper.
    QString reference = {};
    QDate date = {};
    QDate validUntil = {};
    /// Payment, delivery, warranty, service level, exit: as stated.
    QString paymentTerms = {};
    QString deliveryTerms = {};
    QString warranty = {};
    QString serviceLevel = {};
    QString exitTerms = {};
    /// Where the figures stand: address, e-mail, file.
    QString source = {};
    QString notes = {};
    std::vector<QuoteLine> lines = {};
    PaymentTerms payment = {};
    /// From the order, which is the project's first day; nothing: delivered at once.
    std::optional<int> deliveryWeeks = {};
    /// Nothing: use is paid as it comes.
    std::optional<UseCommitment> commitment = {};

    friend bool operator==(const QuoteRevision &, const QuoteRevision &) = default;
};

/// One vendor's offer for one project, with all its revisions.
struct Quote
{
    QuoteId id = {};
    VendorId vendor = {};
    LocalText name = {};
    /// Oldest first, numbers rising; never empty.
    std::vector<QuoteRevision> revisions = {};

    [[nodiscard]] const QuoteRevision &newest() const { return revisions.back(); }

    friend bool operator==(const Quote &, const Quote &) = default;
};

/// The line of the quote's newest revision, or null.
[[nodiscard]] const QuoteLine *findLine(const Quote &quote, const LineId &line);

} // namespace steelyard
