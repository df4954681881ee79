#pragma once

#include "model/base/enum_text.h"
#include "model/base/id.h"

#include <QString>

#include <set>

namespace steelyard::db {

class ChangeNotifier;

/// What a change was about. Kept in the change log, and tells what to announce: here after a
/// commit, in other windows when they find the entry.
enum class ChangeKind
{
    Project,
    Quote,
    Vendor,
    Accelerator,
    Server,
    PriceBook,
    Snapshot,
    Import ///< a whole document; the subject is the project
};

} // namespace steelyard::db

namespace steelyard {

template <>
inline constexpr std::array kEnumTexts<db::ChangeKind> = {
    EnumText<db::ChangeKind>{db::ChangeKind::Project, "project"},
    EnumText<db::ChangeKind>{db::ChangeKind::Quote, "quote"},
    EnumText<db::ChangeKind>{db::ChangeKind::Vendor, "vendor"},
    EnumText<db::ChangeKind>{db::ChangeKind::Accelerator, "accelerator"},
    EnumText<db::ChangeKind>{db::ChangeKind::Server, "server"},
    EnumText<db::ChangeKind>{db::ChangeKind::PriceBook, "price_book"},
    EnumText<db::ChangeKind>{db::ChangeKind::Snapshot, "snapshot"},
    EnumText<db::ChangeKind>{db::ChangeKind::Import, "import"},
};

} // namespace steelyard

namespace steelyard::db {

/// One thing that changed.
struct Change
{
    ChangeKind kind = ChangeKind::Project;
    /// Empty for what belongs to no project.
    ProjectId project = {};
    /// The changed object's id.
    QString subject = {};
    /// JSON text; empty where there was or is nothing.
    QString before = {};
    QString after = {};
};

/// A set of things for the notifier to say, each once however many changes there were.
class Announcements final
{
public:
    void add(ChangeKind kind, const ProjectId &project, const QString &subject);
    void sayTo(ChangeNotifier &notifier) const;

private:
    bool m_projects = false;
    bool m_vendors = false;
    bool m_catalog = false;
    bool m_priceBooks = false;
    std::set<ProjectId> m_projectValues;
    std::set<ProjectId> m_quotes;
    std::set<ProjectId> m_snapshots;
};

} // namespace steelyard::db
