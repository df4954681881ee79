#pragma once

#include <QStringList>

namespace steelyard::ui {

class Settings;

/// The workspaces that were opened last.
class RecentFiles final
{
public:
    explicit RecentFiles(Settings &settings);

    /// Newest first, at most eight; those that are gone are left out.
    [[nodiscard]] QStringList list() const;
    void add(const QString &path);

private:
    Settings &m_settings;
};

} // namespace steelyard::ui
