#include "app/asked_language.h"

#include "ui/text/translation.h"

namespace steelyard::app {

using namespace Qt::StringLiterals;

AskedLanguage askedLanguage(const QStringList &arguments)
{
    constexpr auto kOption = "--lang"_L1;
    constexpr auto kOptionWithCode = "--lang="_L1;

    AskedLanguage asked;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments.at(i) == kOption)
            asked.code = arguments.value(++i);
        else if (arguments.at(i).startsWith(kOptionWithCode))
            asked.code = arguments.at(i).sliced(kOptionWithCode.size());
        else
            asked.others.append(arguments.at(i));
    }
    asked.language = text::languageFromCode(asked.code);
    return asked;
}

} // namespace steelyard::app
