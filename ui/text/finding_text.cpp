#include "model/base/enum_text.h"
#include "model/quotes/quote_line.h"
#include "ui/text/error_text.h"
#include "ui/text/filled_in.h"
#include "ui/text/labels.h"

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
                                      "%1 GPUs are needed at the peak, but only %2 are supplied.")},
    FindingSentence{
        FindingRule::ServersIdle,
        QT_TRANSLATE_NOOP("FindingText", "%1 GPUs are hosted, but at most %2 are ever needed.")},
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
                                      "%1 is paid twice: by %2 and by %3. Remove one of the two.")},
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
};

static_assert(isInEnumOrder(kFindingSentences, &FindingSentence::rule)
              && kFindingSentences.back().rule == FindingRule::CaseNotApplicable);

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

const char *sentenceFor(const Finding &finding, const QStringList &arguments)
{
    constexpr qsizetype kReason = 3;
    if (finding.rule == FindingRule::CountsAs && arguments.value(kReason).isEmpty())
        return QT_TRANSLATE_NOOP("FindingText", "One %1 is counted as %3 %2; no reason is stated.");
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
        arguments.append(std::visit(ArgumentText{format}, argument));
    const QString sentence =
        QCoreApplication::translate("FindingText", sentenceFor(finding, arguments));
    return placed(finding.subject, filledIn(sentence, arguments));
}

} // namespace steelyard::text
