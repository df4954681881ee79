#pragma once

#include "model/base/local_text.h"

#include <QDate>
#include <QString>

#include <variant>
#include <vector>

namespace steelyard {

/// How much a finding matters.
enum class Severity
{
    Info, ///< good to know; printed with the result
    Warning, ///< may change the decision
    Problem, ///< a figure is missing or can't be right
};

/// What the program remarks on, as a closed list. Words live in `ui/text/finding_text`.
///
/// The comment behind each rule names its `Finding::arguments`, in order.
enum class FindingRule
{
    // Price lists (subject = "line N")
    RowUnreadable, ///< %1 the column, %2 the cell's text
    RowDuplicate, ///< %1 the line that it repeats
    RowConflict, ///< %1 the line with the same offer at another price
    GpuNameMissing, ///< %1 the count that stands without a name
    PriceMissing, ///< %1 instance type; neither an on-demand nor a spot price
    PlaceholderPrice, ///< %1 instance type; a price of 0 says nothing
                      // Comparison (subject = plan id, path or id of what is meant)
    JobDoesNotFit, ///< %1 days needed, %2 days in the horizon
    PhaseCut, ///< %1 phase, %2 days that fall beyond the horizon
    PhaseBehind, ///< %1 phase that begins beyond the horizon
    RateMissing, ///< %1 from, %2 to
    TaxBasisUnknown, ///< %1 quote
    CountsAs, ///< %1 offered accelerator, %2 asked-for accelerator, %3 factor, %4 reason
    QuoteExpired, ///< %1 quote, %2 date
    LineNotPriced, ///< %1 quote, %2 line
    LineAtZero, ///< %1 quote, %2 line with a price of 0 that nobody calls free
    LineNotChosen, ///< %1 plan, a row of which names no quote line
    LineMissing, ///< %1 quote, %2 line
    SupplyShort, ///< %1 GPUs asked for at the peak, %2 GPUs supplied, %3 plan
    ServersIdle, ///< %1 GPUs hosted, %2 GPUs at the peak, %3 plan
    PowerUnknown, ///< %1 server or line; electricity can't be computed
    SiteMissing, ///< %1 plan; the site it names has no figures for a stream
    PriceUnknown, ///< %1 the assumption or site field that is missing, %2 its site if it has one
    TwiceCounted, ///< %1 category, %2 first and %3 second source, %4 plan
    BudgetExceeded, ///< %1 plan, %2 total, %3 budget
    PlanEmpty, ///< %1 plan without supply
    PlanModeUnlike, ///< %1 plan, %2 its mode, which its supply does not have
    DefaultUsed, ///< %1 assumption, %2 its value and unit
    UnitNotUsable, ///< %1 line, %2 its unit, %3 what it was asked to price
    PriceImplausible, ///< %1 line, %2 its GPU-hour price, %3 the accelerator's median
    StaleRate, ///< %1 pair, %2 date
    RateContradicted, ///< %1 pair, %2 date, of which there is another rate
                      // Imports (subject = id or name of what is meant; "line N" in a list)
    QuoteUnclosed, ///< %1 beginning of the cell whose quotation mark is never closed
    PriceListUnlike, ///< %1 price book, %2 number of the edition that has almost no offer of it
    VendorKept, ///< %1 vendor that the workspace holds otherwise; the workspace's stays
    VendorReplaced, ///< %1 vendor; the document's details replace the workspace's
    VendorCopied, ///< %1 vendor; the document's stands beside the workspace's
    CatalogRowDiffers, ///< %1 catalogue row; this project keeps the document's figures
    CaseNotApplicable, ///< %1 case, %2 path of its first value that does not fit the project
                       // Comparison again (subject = path, plan or quote id)
    ClaimImpossible, ///< %1 claimed GPU-days, %2 GPU-days at the whole peak, %3 accelerator
    DeliveryAwaited, ///< %1 plan, %2 GPU-hours that nobody serves until then, %3 weeks
    FigureRefused, ///< %1 the site field or assumption, %2 what it may be, in signs, %3 its site
    ImpliedPue, ///< %1 site, %2 PUE that its cooling amounts to
    LooksTwiceCounted, ///< %1 plan, %2 first and %3 second place that may pay for the same
    OfferUnfit, ///< %1 quote, %2 line, %3 rule of the fit check, %4 offered, %5 held against
    OfferLacks, ///< %1 quote, %2 line, %3 rule of the fit check, which has no numbers
    DemandBelowJob, ///< %1 GPU-hours of the demand, %2 GPU-hours that the job takes
    ProfileCut, ///< %1 days of the hourly profile that fall beyond the horizon
    WorkLost, ///< %1 plan, %2 line, %3 % of time lost, %4 minutes between checkpoints, %5 hours
              ///< paid
    FigureOutside, ///< %1 path of a figure outside its limits, %2 the limits in signs, %3 the
                   ///< figure
    UpfrontWithoutTerm, ///< %1 quote, %2 line; its upfront part does not say for how long it pays
    RunsRoundedUp, ///< %1 plan, %2 line, %3 hours needed, %4 hours billed
    RentalTermUnused, ///< %1 quote, %2 line, %3 term of machines by time, as which it is not used
    TermBeyondHorizon, ///< %1 quote, %2 line, %3 months of its minimum term, %4 of the duration
    WorkShifted, ///< %1 plan, %2 GPU-hours that run later, %3 peak as asked, %4 peak then
    CommitmentLost, ///< %1 plan, %2 line, %3 money of its savings plans, %4 of it that is lost, %5
                    ///< saved
    TermRefunded, ///< %1 plan, %2 line, %3 money that is paid back of its prepaid terms
    TimetableHour, ///< %1 path, then as the error of this name; so the next three
    TiersOverlap,
    NotRising,
    StatedTwice,
    ServiceInPlace, ///< %1 plan, %2 service, %3 the site's own price that it takes the place of
};

/// A number in a finding's sentence: shown with `decimals`, and with the word for `unit`, the
/// stored name of a unit or a currency's code, behind it.
struct Figure
{
    double value = 0.0;
    int decimals = 0;
    QString unit = {};

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// The stored name of a category, unit, assumption or site field, for which the program has a
/// word in each language.
struct Term
{
    QString name;

    friend bool operator==(const Term &, const Term &) = default;
};

/// A value in a finding's sentence. It becomes text when it is shown, in the reader's language;
/// a QString stands as it is: a cell of a file, an id, a currency.
using FindingArgument = std::variant<QString, LocalText, Figure, Term, QDate>;

/// A remark of the program on data: what a person should look at before trusting a figure.
struct Finding
{
    FindingRule rule;
    Severity severity = Severity::Warning;
    /// What it is about: a line, a cell, a plan's id or a path in the project document.
    QString subject = {};
    std::vector<FindingArgument> arguments = {};

    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace steelyard
