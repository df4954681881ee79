#pragma once

#include "model/compare/dossier.h"
#include "model/exchange/layout_catalogue.h"
#include "model/exchange/layout_plans.h"
#include "model/exchange/layout_project.h"
#include "model/exchange/layout_quotes.h"

namespace steelyard::exchange {

// Layout of a whole project document (see `document_archive.h`).

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Attachment> &attachment)
{
    archive.always("id", attachment.id);
    archive.always("name", attachment.name);
    archive("media_type", attachment.mediaType);
    archive("quote", attachment.quote);
    archive("content", attachment.content);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Snapshot> &snapshot)
{
    archive.always("id", snapshot.id);
    archive("name", snapshot.name);
    archive("taken_at", snapshot.takenAt);
    archive("taken_by", snapshot.takenBy);
    archive("program_version", snapshot.programVersion);
    archive("case", snapshot.shownCase);
    archive.always("document", snapshot.document);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<ChangeLogEntry> &entry)
{
    archive("at", entry.at);
    archive("who", entry.who);
    archive("action", entry.action);
    archive("kind", entry.kind);
    archive("subject", entry.subject);
    archive("before", entry.before);
    archive("after", entry.after);
}

/// "month_basis" is a number of hours or a word.
template <typename Archive>
void layoutMonthBasis(Archive &archive, typename Archive::template Value<Project> &project)
{
    const QString calendar = QStringLiteral("calendar");
    if constexpr (Archive::kReads) {
        QString basis;
        archive("month_basis", basis);
        if (basis == calendar)
            project.monthBasisHours.reset();
        else if (!basis.isEmpty())
            fromJson(*archive.find("month_basis"), project.monthBasisHours);
    } else if (project.monthBasisHours) {
        archive("month_basis", project.monthBasisHours);
    } else {
        archive("month_basis", calendar);
    }
}

/// The frame of the project and what it asks for.
template <typename Archive>
void layoutNeed(Archive &archive, typename Archive::template Value<Project> &project)
{
    archive.always("id", project.id);
    archive.always("name", project.name);
    archive("notes", project.notes);
    archive("start", project.start);
    archive("horizon", project.horizonMonths);
    layoutMonthBasis(archive, project);
    archive("currency", project.currency);
    archive("budget", project.budget);
    archive.within("buyer", [&project](auto &buyer) { buyer("vat", project.vat); });
    archive("job", project.job);
    archive.within("demand", [&project](auto &demand) {
        demand("phases", project.demand);
        demand("profile", project.demandProfile);
    });
    layoutCarried(archive, project, "requirements");
    archive("rates", project.rates);
    archive("site", project.site);
    archive("sites", project.sites);
    archive("assumptions", project.assumptions);
    archive.within("finance", [&project](auto &finance) {
        static const FinanceTerms usual;
        finance.unless(usual.view, "view", project.finance.view);
        finance.unless(usual.discounting, "discounting", project.finance.discounting);
        finance.unless(usual.depreciation, "depreciation", project.finance.depreciation);
        finance.unless(usual.discountBasis, "discount_basis", project.finance.discountBasis);
        finance("residual_schedule", project.finance.residualSchedule);
        finance("residual_source", project.finance.residualSource);
    });
}

/// The plans of the project and what was decided.
template <typename Archive>
void layoutPlans(Archive &archive, typename Archive::template Value<Project> &project)
{
    archive("plans", project.plans);
    archive("cases", project.cases);
    layoutCarried(archive, project, "scoring");
    layoutCarried(archive, project, "decision");
    layoutCarried(archive, project, "exclusions");
    layoutCarried(archive, project, "answered_findings");
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<Dossier> &dossier)
{
    layoutNeed(archive, dossier.project);
    archive("vendors", dossier.vendors);
    archive("quotes", dossier.quotes);
    layoutPlans(archive, dossier.project);
    archive("price_book_offers", dossier.offers);
    archive.within("catalogue", [&dossier](auto &catalogue) {
        catalogue("accelerators", dossier.accelerators);
        catalogue("servers", dossier.servers);
    });
    archive("attachments", dossier.attachments);
    archive("snapshots", dossier.snapshots);
    archive("change_log", dossier.changeLog);
}

} // namespace steelyard::exchange
