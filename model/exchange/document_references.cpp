#include "model/exchange/document_references.h"

#include "model/compare/assumption_keys.h"
#include "model/exchange/fault_list.h"
#include "model/exchange/json_validation.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

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

Error dangling(const QStringList &steps, const QString &id)
{
    return {.code = ErrorCode::DanglingReference, .arguments = {id}, .where = path(steps)};
}

/// An empty reference is no reference.
template <typename T, typename I>
void checkReference(FaultList &faults,
                    const std::vector<T> &values,
                    const I &id,
                    const QStringList &steps)
{
    if (!id.isEmpty() && !findById(values, id))
        faults.add(dangling(steps, id.text()));
}

/// The line may stand in any revision: a newer one may have dropped it.
void checkLine(FaultList &faults,
               const Dossier &dossier,
               const QuoteId &quoteId,
               const LineId &line,
               QStringList steps)
{
    if (quoteId.isEmpty() && line.isEmpty())
        return;
    const Quote *quote = findById(dossier.quotes, quoteId);
    if (!quote)
        return faults.add(dangling(steps << u"quote"_s, quoteId.text()));
    const bool isThere = line.isEmpty()
        || std::ranges::any_of(quote->revisions, [&line](const QuoteRevision &revision) {
                             return findById(revision.lines, line) != nullptr;
                         });
    if (!isThere)
        faults.add(dangling(steps << u"line"_s, line.text()));
}

/// The requirements are carried as text; the schema has seen that each has an id.
std::set<QString> requirementIds(const Project &project)
{
    std::set<QString> ids;
    const auto found = project.carried.find(u"requirements"_s);
    if (found == project.carried.end())
        return ids;
    const auto requirements = QJsonDocument::fromJson(found->second.toUtf8()).array();
    for (const auto &requirement : requirements)
        ids.insert(requirement["id"_L1].toString());
    return ids;
}

void checkRequirements(FaultList &faults,
                       const std::set<QString> &requirements,
                       const QuoteRevision &revision,
                       const QStringList &steps)
{
    for (const QuoteLine &line : revision.lines) {
        if (!line.requirement.isEmpty() && !requirements.contains(line.requirement))
            faults.add(dangling(steps + QStringList{u"lines"_s, line.id.text(), u"requirement"_s},
                                line.requirement));
    }
}

void checkQuote(FaultList &faults,
                const Dossier &dossier,
                const Quote &quote,
                const std::set<QString> &requirements)
{
    const QStringList steps = {u"quotes"_s, quote.id.text()};
    if (!findById(dossier.vendors, quote.vendor))
        faults.add(dangling(steps + QStringList{u"vendor"_s}, quote.vendor.text()));
    int before = 0;
    for (const QuoteRevision &revision : quote.revisions) {
        const QString number = QString::number(revision.number);
        const QStringList revisionSteps = steps + QStringList{u"revisions"_s, number};
        if (revision.number <= before)
            faults.add({.code = ErrorCode::BadValue,
                        .arguments = {u"≥ %1"_s.arg(before + 1), number},
                        .where = path(revisionSteps + QStringList{u"number"_s})});
        before = std::max(before, revision.number);
        checkRequirements(faults, requirements, revision, revisionSteps);
    }
}

void checkPlan(FaultList &faults, const Dossier &dossier, const Plan &plan)
{
    const QStringList steps = {u"plans"_s, plan.id.text()};
    checkReference(faults, dossier.project.sites, plan.site, steps + QStringList{u"site"_s});
    for (const SupplyLayer &layer : plan.supply)
        checkLine(faults,
                  dossier,
                  layer.quote,
                  layer.line,
                  steps + QStringList{u"supply"_s, layer.id.text()});
    for (const PlanService &service : plan.services)
        checkLine(faults,
                  dossier,
                  service.quote,
                  service.line,
                  steps + QStringList{u"services"_s, service.id.text()});
}

/// "CNY/visit" and "USD/visit" measure the same.
QStringView withoutCurrency(QStringView unit)
{
    constexpr qsizetype kCodeSize = 3;
    const bool hasCurrency =
        unit.indexOf(u'/') == kCodeSize && Currency::fromText(unit.first(kCodeSize));
    return hasCurrency ? unit.sliced(kCodeSize) : unit;
}

void checkAssumptions(FaultList &faults, const Project &project)
{
    QStringList known;
    for (const AssumptionDefault &assumption : knownAssumptions())
        known.append(QString::fromLatin1(assumption.key));
    for (const auto &[key, assumption] : project.assumptions) {
        if (!known.contains(key)) {
            faults.add({.code = ErrorCode::UnknownKey,
                        .arguments = {nearestWord(key, known)},
                        .where = path({u"assumptions"_s, key})});
            continue;
        }
        const QString unit = assumptionOf(Project{}, key).unit;
        if (!assumption.unit.isEmpty() && withoutCurrency(assumption.unit) != withoutCurrency(unit))
            faults.add({.code = ErrorCode::BadValue,
                        .arguments = {excerpt(JsonValue::ofText(unit)),
                                      excerpt(JsonValue::ofText(assumption.unit))},
                        .where = path({u"assumptions"_s, key, u"unit"_s})});
    }
}

} // namespace

std::vector<Error> brokenReferences(const Dossier &dossier, size_t most)
{
    FaultList faults{most};
    checkAssumptions(faults, dossier.project);
    checkReference(faults, dossier.project.sites, dossier.project.site, {u"site"_s});
    const auto requirements = requirementIds(dossier.project);
    for (const Quote &quote : dossier.quotes)
        checkQuote(faults, dossier, quote, requirements);
    for (const Plan &plan : dossier.project.plans)
        checkPlan(faults, dossier, plan);
    for (const Attachment &attachment : dossier.attachments)
        checkReference(faults,
                       dossier.quotes,
                       attachment.quote,
                       {u"attachments"_s, attachment.id.text(), u"quote"_s});
    return faults.take();
}

} // namespace steelyard::exchange
