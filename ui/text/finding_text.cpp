#include "model/base/enum_text.h"
#include "model/quotes/quote_line.h"
#include "ui/text/error_text.h"
#include "ui/text/filled_in.h"
#include "ui/text/labels.h"
#include "ui/text/server_fit_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct FindingSentence
{
    FindingRule rule;
    /// With %1, %2 ... for the finding's arguments.
    const char *sentence;
};

/// In the order of the enum, so that a rule is its own index.
constexpr std::array kFindingSentences = {
    FindingSentence{FindingRule::RowUnreadable,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "\"%2\" in column %1 can't be read; the row is left out.")},
    FindingSentence{
        FindingRule::RowDuplicate,
        QT_TRANSLATE_NOOP("FindingText", "The row repeats line %1 and is counted once.")},
    FindingSentence{FindingRule::RowConflict,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The same offer stands in line %1 at another price; that "
                                      "one is kept.")},
    FindingSentence{FindingRule::GpuNameMissing,
                    QT_TRANSLATE_NOOP("FindingText", "%1 GPUs are listed without a name.")},
    FindingSentence{
        FindingRule::PriceMissing,
        QT_TRANSLATE_NOOP("FindingText", "%1 has neither an on-demand nor a spot price.")},
    FindingSentence{
        FindingRule::PlaceholderPrice,
        QT_TRANSLATE_NOOP("FindingText", "%1 is listed at a price of 0, which says nothing.")},
    FindingSentence{FindingRule::JobDoesNotFit,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The job takes %1 days, but the horizon has %2. Take more "
                                      "GPUs or a longer horizon.")},
    FindingSentence{FindingRule::PhaseCut,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "%2 days of phase \"%1\" lie beyond the horizon and are not "
                                      "counted.")},
    FindingSentence{FindingRule::PhaseBehind,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Phase \"%1\" begins beyond the horizon and is not "
                                      "counted.")},
    FindingSentence{FindingRule::RateMissing,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "There is no exchange rate from %1 to %2. Add one with its "
                                      "date.")},
    FindingSentence{
        FindingRule::TaxBasisUnknown,
        QT_TRANSLATE_NOOP("FindingText",
                          "Quote \"%1\" does not say whether VAT is included; its prices "
                          "are compared as printed. Ask the vendor.")},
    FindingSentence{FindingRule::CountsAs,
                    QT_TRANSLATE_NOOP("FindingText", "One %1 is counted as %3 %2 (%4).")},
    FindingSentence{FindingRule::QuoteExpired,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Quote \"%1\" expired on %2. Ask the vendor to renew it.")},
    FindingSentence{
        FindingRule::LineNotPriced,
        QT_TRANSLATE_NOOP("FindingText",
                          "Line \"%2\" of quote \"%1\" has no price. Ask the vendor for "
                          "it.")},
    FindingSentence{
        FindingRule::LineAtZero,
        QT_TRANSLATE_NOOP("FindingText",
                          "Line \"%2\" of quote \"%1\" has the price 0. If it is free, make "
                          "its kind \"free\"; else ask the vendor for the price.")},
    FindingSentence{
        FindingRule::LineNotChosen,
        QT_TRANSLATE_NOOP("FindingText", "A row of plan \"%1\" names no quote line. Choose one.")},
    FindingSentence{FindingRule::LineMissing,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The newest revision of quote \"%1\" has no line \"%2\". "
                                      "Choose another line for the plan.")},
    FindingSentence{FindingRule::SupplyShort,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%3\": %1 GPUs are needed at the peak, but only %2 "
                                      "are supplied. Add servers, or a layer by use.")},
    FindingSentence{
        FindingRule::ServersIdle,
        QT_TRANSLATE_NOOP("FindingText",
                          "Plan \"%3\": %1 GPUs are hosted, but at most %2 are ever needed.")},
    FindingSentence{FindingRule::PowerUnknown,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The power of %1 is unknown, so its electricity can't be "
                                      "computed. Choose a server from the catalogue.")},
    FindingSentence{FindingRule::SiteMissing,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%1\" needs a site with prices for electricity, rack "
                                      "and staff. Choose or add one.")},
    FindingSentence{FindingRule::PriceUnknown,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "A figure is missing: %1. Enter it to complete the total.")},
    FindingSentence{FindingRule::TwiceCounted,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%4\": %1 is paid twice: by %2 and by %3. Remove one "
                                      "of the two.")},
    FindingSentence{
        FindingRule::BudgetExceeded,
        QT_TRANSLATE_NOOP("FindingText", "Plan \"%1\" costs %2, more than the budget of %3.")},
    FindingSentence{
        FindingRule::PlanEmpty,
        QT_TRANSLATE_NOOP("FindingText", "Plan \"%1\" has no supply. Add a quote line to it.")},
    FindingSentence{FindingRule::PlanModeUnlike,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%1\" is marked %2, but its supply is of another "
                                      "mode. Change the mode or the supply.")},
    FindingSentence{FindingRule::DefaultUsed,
                    QT_TRANSLATE_NOOP("FindingText", "Default used: %1 = %2.")},
    FindingSentence{
        FindingRule::UnitNotUsable,
        QT_TRANSLATE_NOOP("FindingText",
                          "The price of \"%1\" is per %2, which can't be used for %3.")},
    FindingSentence{FindingRule::PriceImplausible,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "\"%1\" costs %2 per GPU-hour, far off the median of %3 "
                                      "for this accelerator. Check the unit with the vendor.")},
    FindingSentence{
        FindingRule::StaleRate,
        QT_TRANSLATE_NOOP("FindingText", "The exchange rate %1 dates from %2. Enter a newer one.")},
    FindingSentence{FindingRule::RateContradicted,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "There are two different rates %1 of %2; the first one is "
                                      "used. Delete one of them.")},
    FindingSentence{FindingRule::QuoteUnclosed,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The quotation mark opened at %1 is never closed; the row is "
                                      "left out. Close it and import the list again.")},
    FindingSentence{FindingRule::PriceListUnlike,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Almost no offer of this list stands in edition %2 of price "
                                      "book \"%1\". If it is another vendor's list, import it "
                                      "under a name of its own.")},
    FindingSentence{FindingRule::VendorKept,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The workspace holds vendor \"%1\" with other details, and "
                                      "these stay. Correct them there if the file's are newer.")},
    FindingSentence{FindingRule::VendorReplaced,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The details of vendor \"%1\" were replaced by the file's, "
                                      "for all projects. The change log has the former ones.")},
    FindingSentence{FindingRule::VendorCopied,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The workspace holds vendor \"%1\" with other details; the "
                                      "file's vendor was added beside it.")},
    FindingSentence{FindingRule::CatalogRowDiffers,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The file's figures for \"%1\" differ from the "
                                      "catalogue's. This project keeps the file's.")},
    FindingSentence{FindingRule::CaseNotApplicable,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Case \"%1\" can't be computed: its value at %2 does not "
                                      "fit the project. Correct the path or the value.")},
    FindingSentence{FindingRule::ClaimImpossible,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "%1 GPU-days are claimed for the job, which can't be: even "
                                      "at its whole dense peak %3 takes %2. Ask where the figure "
                                      "comes from.")},
    FindingSentence{
        FindingRule::DeliveryAwaited,
        QT_TRANSLATE_NOOP("FindingText",
                          "\"%1\" leaves %2 GPU-hours of the demand unserved: what it orders "
                          "comes after %3 weeks, and no layer is rented by use until "
                          "then. Add one, or begin later.")},
    FindingSentence{FindingRule::FigureRefused,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "%1 can't be used as it is; it must be %2. Correct it to "
                                      "complete the total.")},
    FindingSentence{
        FindingRule::ImpliedPue,
        QT_TRANSLATE_NOOP("FindingText", "The cooling of site \"%1\" amounts to a PUE of %2.")},
    FindingSentence{FindingRule::LooksTwiceCounted,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%1\" may pay twice: %2 and %3. Keep both only if "
                                      "they pay for different things.")},
    FindingSentence{FindingRule::OfferUnfit,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Line \"%2\" of quote \"%1\": %3 – %4 offered, held "
                                      "against %5. Ask the vendor.")},
    FindingSentence{FindingRule::OfferLacks,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Line \"%2\" of quote \"%1\" fails a check: %3. Ask the "
                                      "vendor.")},
    FindingSentence{FindingRule::DemandBelowJob,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The demand holds %1 GPU-hours, but the job is expected to "
                                      "take %2. Take more GPUs or more days, or size the job "
                                      "anew.")},
    FindingSentence{FindingRule::ProfileCut,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "%1 days of the hourly profile lie beyond the horizon and "
                                      "are not counted.")},
    FindingSentence{FindingRule::WorkLost,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%1\" loses %3 % of its time on \"%2\" to "
                                      "interruptions, with a checkpoint every %4 minutes: %5 hours "
                                      "are paid for each that gets ahead.")},
    FindingSentence{FindingRule::FigureOutside,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "The value at %1 must be %2, but it is %3; what it is needed "
                                      "for can't be told. Correct it to complete the total.")},
    FindingSentence{FindingRule::UpfrontWithoutTerm,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Line \"%2\" of quote \"%1\" has a part paid upfront, but "
                                      "does not say for how long that pays. Enter its minimum "
                                      "term.")},
    FindingSentence{FindingRule::RunsRoundedUp,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%1\" needs %3 hours of \"%2\" and is billed for "
                                      "%4, because each run of each machine is rounded up.")},
    FindingSentence{FindingRule::RentalTermUnused,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Line \"%2\" of quote \"%1\" states a term of machines "
                                      "rented by time, but is not used as such: %3. Correct the "
                                      "unit, or the prepayment and minimum term that it needs, or "
                                      "remove it.")},
    FindingSentence{
        FindingRule::TermBeyondHorizon,
        QT_TRANSLATE_NOOP("FindingText",
                          "Line \"%2\" of quote \"%1\" is paid for %3 months at the "
                          "least, and the comparison ends after %4: what lies beyond is "
                          "in its cost. Compare over a longer time, or ask for a "
                          "shorter term.")},
    FindingSentence{FindingRule::WorkShifted,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%1\" shifts deferrable work first: %2 GPU-hours run "
                                      "later than asked, no later than they may, and the peak "
                                      "falls from %3 to %4 GPUs.")},
    FindingSentence{
        FindingRule::CommitmentLost,
        QT_TRANSLATE_NOOP("FindingText",
                          "Plan \"%1\" commits %3 to savings plans of \"%2\": %4 of it is lost, "
                          "because use is lower in some hours, and %5 is saved in the others. A "
                          "lower commitment loses less.")},
    FindingSentence{FindingRule::TermRefunded,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%1\" ends prepaid terms of \"%2\" early and gets %3 "
                                      "back by the line's refund rule.")},
    FindingSentence{FindingRule::TimetableHour,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "In month %2 the hour from %3:00 to %4:00 stands in %5 rows "
                                      "of the timetable at %1; each hour of each month needs "
                                      "exactly one. Correct a row to complete the total.")},
    FindingSentence{FindingRule::TiersOverlap,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Two tiers at %1 begin at the quantity %2, so they overlap. "
                                      "Give each tier a beginning of its own to complete the "
                                      "total.")},
    FindingSentence{FindingRule::NotRising,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "At %1 month %2 stands behind month %3, but months must "
                                      "rise. Put the rows in order to complete the total.")},
    FindingSentence{FindingRule::StatedTwice,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Beside %1 the same is stated in another way; only one of "
                                      "these may be: %2. Keep one to complete the total.")},
    FindingSentence{FindingRule::ServiceInPlace,
                    QT_TRANSLATE_NOOP("FindingText",
                                      "Plan \"%1\" pays \"%2\" in place of the site's own figures "
                                      "(%3). If it is paid beside them, as a cross connect is, "
                                      "give its line the category Other.")},
};

static_assert(isInEnumOrder(kFindingSentences, &FindingSentence::rule)
              && kFindingSentences.back().rule == FindingRule::ServiceInPlace);

/// The words for one argument, by its type.
struct ArgumentText
{
    const NumberFormat &format;

    QString operator()(const QString &text) const { return text; }
    QString operator()(const LocalText &name) const { return name.in(format.language()); }
    QString operator()(QDate date) const { return format.date(date); }

    QString operator()(const Figure &figure) const
    {
        const QString number = format.number(figure.value, figure.decimals);
        if (figure.unit.isEmpty())
            return number;
        const auto currency = Currency::fromText(figure.unit);
        return number % u' ' % (currency ? format.currencyName(*currency) : unitLabel(figure.unit));
    }

    QString operator()(const Term &term) const
    {
        if (const auto category = enumFromText<CostCategory>(term.name))
            return label(*category);
        if (const auto unit = enumFromText<PriceUnit>(term.name))
            return label(*unit);
        if (const auto mode = enumFromText<PlanMode>(term.name))
            return label(*mode);
        return assumptionLabel(term.name);
    }
};

/// The findings of a fit check name its rule, and their numbers have its unit.
QString argumentText(const Finding &finding,
                     const FindingArgument &argument,
                     const NumberFormat &format)
{
    constexpr size_t kRule = 2;
    const bool isOfFit =
        finding.rule == FindingRule::OfferUnfit || finding.rule == FindingRule::OfferLacks;
    if (const auto *term = std::get_if<Term>(&argument); isOfFit && term != nullptr) {
        if (const auto rule = fitRuleOf(term->name))
            return fitRuleName(*rule);
    }
    const auto *figure = std::get_if<Figure>(&argument);
    if (finding.rule == FindingRule::OfferUnfit && figure != nullptr) {
        if (const auto rule = fitRuleOf(std::get<Term>(finding.arguments.at(kRule)).name))
            return fitQuantity(figure->value, *rule, format);
    }
    return std::visit(ArgumentText{format}, argument);
}

const char *sentenceFor(const Finding &finding, const QStringList &arguments)
{
    constexpr qsizetype kReason = 3;
    if (finding.rule == FindingRule::CountsAs && arguments.value(kReason).isEmpty())
        return QT_TRANSLATE_NOOP("FindingText", "One %1 is counted as %3 %2; no reason is stated.");
    if (finding.rule == FindingRule::PriceUnknown && !arguments.value(1).isEmpty())
        return QT_TRANSLATE_NOOP("FindingText",
                                 "A figure of site \"%2\" is missing: %1. Enter it to complete the "
                                 "total.");
    if (finding.rule == FindingRule::FigureRefused && !arguments.value(2).isEmpty())
        return QT_TRANSLATE_NOOP("FindingText",
                                 "%1 of site \"%3\" can't be used as it is; it must be %2. Correct "
                                 "it to complete the total.");
    return kFindingSentences.at(static_cast<size_t>(finding.rule)).sentence;
}

/// The remarks on rows of a file name their line, in English; all others name things themselves.
QString placed(const QString &subject, const QString &text)
{
    constexpr auto kLine = "line "_L1;
    if (!subject.startsWith(kLine))
        return text;
    return QCoreApplication::translate("FindingText", "Line %1: %2")
        .arg(subject.sliced(kLine.size()), text);
}

} // namespace

QString findingText(const Finding &finding, const NumberFormat &format)
{
    QStringList arguments;
    for (const FindingArgument &argument : finding.arguments)
        arguments.append(argumentText(finding, argument, format));
    const QString sentence =
        QCoreApplication::translate("FindingText", sentenceFor(finding, arguments));
    return placed(finding.subject, filledIn(sentence, arguments));
}

} // namespace steelyard::text
