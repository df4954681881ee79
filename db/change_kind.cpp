#include "db/change_kind.h"

#include "db/change_notifier.h"

namespace steelyard::db {

void Announcements::add(ChangeKind kind, const ProjectId &project, const QString &subject)
{
    switch (kind) {
    case ChangeKind::Project:
        m_projects = true;
        m_projectValues.insert(project);
        return;
    case ChangeKind::Quote:
        m_projects = true;
        m_quotes.insert(project);
        return;
    case ChangeKind::Vendor:
        m_vendors = true;
        return;
    case ChangeKind::Accelerator:
    case ChangeKind::Server:
        m_catalog = true;
        return;
    case ChangeKind::PriceBook:
        m_priceBooks = true;
        return;
    case ChangeKind::Snapshot:
        m_snapshots.insert(project);
        return;
    case ChangeKind::Import:
        m_projects = true;
        m_vendors = true;
        m_catalog = true;
        m_projectValues.insert(ProjectId{subject});
        m_quotes.insert(ProjectId{subject});
        m_snapshots.insert(ProjectId{subject});
        return;
    }
}

void Announcements::sayTo(ChangeNotifier &notifier) const
{
    if (m_vendors)
        Q_EMIT notifier.vendorsChanged();
    if (m_catalog)
        Q_EMIT notifier.catalogChanged();
    if (m_priceBooks)
        Q_EMIT notifier.priceBooksChanged();
    if (m_projects)
        Q_EMIT notifier.projectsChanged();
    for (const auto &project : m_projectValues)
        Q_EMIT notifier.projectChanged(project);
    for (const auto &project : m_quotes)
        Q_EMIT notifier.quotesChanged(project);
    for (const auto &project : m_snapshots)
        Q_EMIT notifier.snapshotsChanged(project);
}

} // namespace steelyard::db
