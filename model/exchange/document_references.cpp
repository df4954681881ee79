#include "model/exchange/document_references.h"

#include "model/compare/assumption_keys.h"
#include "model/exchange/json_validation.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

using Fault = std::optional<Error>;

/// A JSON Pointer from its steps.
QString path(const QStringList &steps)
{
    QString pointer;
    for (const QString &step : steps)
        pointer += u'/' + escapedStep(step);
    return pointer;
}

template <typename T, typename I>
const T *findById(const std::vector<T> &values, const I &id)
{
    const auto found = std::ranges::find(values, id, &T::id);
    return found == values.end() ? nullptr : &*found;
}

Fault dangling(const QStringList &steps, const QString &id)
{
    return Error{.code = ErrorCode::DanglingReference, .arguments = {id}, .where = path(steps)};
}

/// An empty reference is no reference.
template <typename T, typename I>
Fault checkReference(const std::vector<T> &values, const I &id, const QStringList &steps)
{
    return id.isEmpty() || findById(values, id) ? Fault{} : dangling(steps, id.text());
}

/// The line may stand in any revision: a newer one may have dropped it.
Fault checkLine(const Dossier &dossier,
                const QuoteId &quoteId,
                const LineId &line,
                QStringList steps)
{
    if (quoteId.isEmpty() && line.isEmpty())
        return {};
    const Quote *quote = findById(dossier.quotes, quoteId);
    if (!quote)
        return dangling(steps << u"quote"_s, quoteId.text());
    const bool isThere = line.isEmpty()
        || std::ranges::any_of(quote->revisions, [&line](const QuoteRevision &revision) {
                             return findById(revision.lines, line) != nullptr;
                         });
    return isThere ? Fault{} : dangling(steps << u"line"_s, line.text());
}

Fault checkQuote(const Dossier &dossier, const Quote &quote)
{
    const QStringList steps = {u"quotes"_s, quote.id.text()};
    if (!findById(dossier.vendors, quote.vendor))
        return dangling(steps + QStringList{u"vendor"_s}, quote.vendor.text());
    int before = 0;
    for (const QuoteRevision &revision : quote.revisions) {
        const QString number = QString::number(revision.number);
        if (revision.number <= before)
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {u"≥ %1"_s.arg(before + 1), number},
                         .where = path(steps + QStringList{u"revisions"_s, number, u"number"_s})};
        before = revision.number;
    }
    return {};
}

Fault checkPlan(const Dossier &dossier, const Plan &plan)
{
    const QStringList steps = {u"plans"_s, plan.id.text()};
    if (Fault fault =
            checkReference(dossier.project.sites, plan.site, steps + QStringList{u"site"_s}))
        return fault;
    for (const SupplyLayer &layer : plan.supply) {
        if (Fault fault = checkLine(dossier,
                                    layer.quote,
                                    layer.line,
                                    steps + QStringList{u"supply"_s, layer.id.text()}))
            return fault;
    }
    for (const PlanService &service : plan.services) {
        if (Fault fault = checkLine(dossier,
                                    service.quote,
                                    service.line,
                                    steps + QStringList{u"services"_s, service.id.text()}))
            return fault;
    }
    return {};
}

/// "CNY/visit" and "USD/visit" measure the same.
QStringView withoutCurrency(QStringView unit)
{
    constexpr qsizetype kCodeSize = 3;
    const bool hasCurrency =
        unit.indexOf(u'/') == kCodeSize && Currency::fromText(unit.first(kCodeSize));
    return hasCurrency ? unit.sliced(kCodeSize) : unit;
}

Fault checkAssumptions(const Project &project)
{
    QStringList known;
    for (const AssumptionDefault &assumption : knownAssumptions())
        known.append(QString::fromLatin1(assumption.key));
    for (const auto &[key, assumption] : project.assumptions) {
        if (!known.contains(key))
            return Error{.code = ErrorCode::UnknownKey,
                         .arguments = {nearestWord(key, known)},
                         .where = path({u"assumptions"_s, key})};
        const QString unit = assumptionOf(Project{}, key).unit;
        if (!assumption.unit.isEmpty() && withoutCurrency(assumption.unit) != withoutCurrency(unit))
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {excerpt(JsonValue::ofText(unit)),
                                       excerpt(JsonValue::ofText(assumption.unit))},
                         .where = path({u"assumptions"_s, key, u"unit"_s})};
    }
    return {};
}

} // namespace

std::optional<Error> firstBrokenReference(const Dossier &dossier)
{
    if (Fault fault = checkAssumptions(dossier.project))
        return fault;
    if (Fault fault = checkReference(dossier.project.sites, dossier.project.site, {u"site"_s}))
        return fault;
    for (const Quote &quote : dossier.quotes) {
        if (Fault fault = checkQuote(dossier, quote))
            return fault;
    }
    for (const Plan &plan : dossier.project.plans) {
        if (Fault fault = checkPlan(dossier, plan))
            return fault;
    }
    for (const Attachment &attachment : dossier.attachments) {
        if (Fault fault = checkReference(dossier.quotes,
                                         attachment.quote,
                                         {u"attachments"_s, attachment.id.text(), u"quote"_s}))
            return fault;
    }
    return {};
}

} // namespace steelyard::exchange
