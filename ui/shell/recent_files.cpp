#include "ui/shell/recent_files.h"

#include "ui/shell/settings.h"

#include <QFileInfo>

namespace steelyard::ui {

namespace {

constexpr int kLongestList = 8;

} // namespace

RecentFiles::RecentFiles(Settings &settings)
    : m_settings{settings}
{}

QStringList RecentFiles::list() const
{
    QStringList paths = m_settings.value(setting::kRecentWorkspaces);
    paths.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return paths;
}

void RecentFiles::add(const QString &path)
{
    if (path.isEmpty())
        return; // a workspace in memory
    QStringList paths = list();
    paths.removeAll(path);
    paths.prepend(path);
    m_settings.set(setting::kRecentWorkspaces, paths.mid(0, kLongestList));
}

} // namespace steelyard::ui
