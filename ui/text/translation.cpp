#include "ui/text/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace steelyard::text {

using namespace Qt::StringLiterals;

QString languageCode(Language language)
{
    switch (language) {
    case Language::English:
        return u"en"_s;
    case Language::Chinese:
        return u"zh_CN"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Language> languageFromCode(QStringView code)
{
    if (code.startsWith("zh"_L1))
        return Language::Chinese;
    if (code.startsWith("en"_L1))
        return Language::English;
    return std::nullopt;
}

Language systemLanguage()
{
    return languageFromCode(QLocale::system().name()).value_or(Language::English);
}

Translation::Translation(Language language)
    : m_language{language}
{
    const QString code = languageCode(language);
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    // Named, since a sum of strings that is not stored yet refers to its parts.
    using NameAndFolder = std::pair<QString, QString>;
    // The program's words come last: the newest translator is asked first.
    for (const auto &[name, folder] : {NameAndFolder{u"qtbase_"_s + code, qtFolder},
                                       NameAndFolder{u"steelyard_"_s + code, u":/i18n"_s}}) {
        auto translator = std::make_unique<QTranslator>();
        // Qt's own words are a separate package and may be absent; ours are embedded.
        if (translator->load(name, folder) && QCoreApplication::installTranslator(translator.get()))
            m_translators.push_back(std::move(translator));
    }
}

Translation::~Translation()
{
    for (const auto &translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
}

} // namespace steelyard::text
