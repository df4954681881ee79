#pragma once

#include "model/base/enum_text.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace steelyard::ui {

enum class ThemeChoice
{
    FollowDesktop,
    Light,
    Dark
};

} // namespace steelyard::ui

template <>
inline constexpr std::array steelyard::kEnumTexts<steelyard::ui::ThemeChoice> = {
    steelyard::EnumText<steelyard::ui::ThemeChoice>{steelyard::ui::ThemeChoice::FollowDesktop,
                                                    "desktop"},
    steelyard::EnumText<steelyard::ui::ThemeChoice>{steelyard::ui::ThemeChoice::Light, "light"},
    steelyard::EnumText<steelyard::ui::ThemeChoice>{steelyard::ui::ThemeChoice::Dark, "dark"},
};

namespace steelyard::ui {

/// One setting: its key and what holds as long as nobody has chosen.
template <typename T>
struct Setting
{
    const char *key;
    T (*fallback)();
};

/// Everything that the program remembers beside the workspace.
namespace setting {
inline constexpr Setting<QString> kLanguage{"language", [] { return QString{}; }}; // the desktop's
inline constexpr Setting<ThemeChoice> kTheme{"theme", [] { return ThemeChoice::FollowDesktop; }};
inline constexpr Setting<QStringList> kRecentWorkspaces{"recent", [] { return QStringList{}; }};
inline constexpr Setting<QByteArray> kWindowGeometry{"window", [] { return QByteArray{}; }};
inline constexpr Setting<int> kPage{"page", [] { return -1; }}; // none: the project's first
inline constexpr Setting<QString> kProject{"project", [] { return QString{}; }};
} // namespace setting

/// Typed access to the user's settings file.
class Settings final
{
public:
    /// The user's own settings.
    Settings() = default;
    /// Those of `file`, for tests.
    explicit Settings(const QString &file)
        : m_store{file, QSettings::IniFormat}
    {}

    template <typename T>
    [[nodiscard]] T value(const Setting<T> &setting) const
    {
        const QVariant stored = m_store.value(QLatin1StringView{setting.key});
        if (!stored.isValid())
            return setting.fallback();
        if constexpr (std::is_enum_v<T>)
            return enumFromText<T>(stored.toString()).value_or(setting.fallback());
        else
            return stored.value<T>();
    }

    template <typename T>
    void set(const Setting<T> &setting, const std::type_identity_t<T> &value)
    {
        if constexpr (std::is_enum_v<T>)
            m_store.setValue(QLatin1StringView{setting.key}, QString{enumText(value)});
        else
            m_store.setValue(QLatin1StringView{setting.key}, value);
    }

private:
    QSettings m_store{QSettings::IniFormat,
                      QSettings::UserScope,
                      QStringLiteral("steelyard"),
                      QStringLiteral("steelyard")};
};

} // namespace steelyard::ui
