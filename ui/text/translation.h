#pragma once

#include "model/base/local_text.h"

#include <QTranslator>

#include <memory>
#include <optional>
#include <vector>

namespace steelyard::text {

/// "en" or "zh_CN".
[[nodiscard]] QString languageCode(Language language);

/// Reads "zh_CN", "zh-Hans", "en_US.UTF-8" ...; nothing for other languages.
[[nodiscard]] std::optional<Language> languageFromCode(QStringView code);

/// The language of the user's system; English where it is neither.
[[nodiscard]] Language systemLanguage();

/// The program's words and Qt's own in one language, as long as the object lives. Needs an
/// application object; a new one is installed before the old one goes.
class Translation final
{
public:
    explicit Translation(Language language);
    ~Translation();
    Translation(const Translation &) = delete;
    Translation &operator=(const Translation &) = delete;

    [[nodiscard]] Language language() const { return m_language; }

private:
    Language m_language;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace steelyard::text
