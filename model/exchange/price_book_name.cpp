#include "model/exchange/price_book_name.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

/// True for words that name the kind of file, its date or version rather than a provider.
bool saysNothing(const QString &word)
{
    static const QStringList kinds = {u"skypilot"_s,
                                      u"catalog"_s,
                                      u"catalogue"_s,
                                      u"vms"_s,
                                      u"prices"_s,
                                      u"pricing"_s,
                                      u"price"_s,
                                      u"list"_s};
    static const QRegularExpression versionOrDate{u"^v?[0-9]+$"_s};
    return word.isEmpty() || kinds.contains(word, Qt::CaseInsensitive)
        || versionOrDate.match(word).hasMatch();
}

} // namespace

QString priceBookNameFrom(const QString &filePath)
{
    const QFileInfo file{filePath};
    static const QRegularExpression separators{u"[_\\-. ]+"_s};
    // Browsers and file managers number what they save twice: "vms (1).csv", "vms - Copy.csv".
    static const QRegularExpression copyMark{
        u"(\\s*\\(\\d+\\)|\\s*（\\d+）|( - | )(copy|副本)( \\(?\\d+\\)?)?)$"_s,
        QRegularExpression::CaseInsensitiveOption};
    const QString base = file.completeBaseName().remove(copyMark);
    const QStringList words = base.split(separators);
    const auto first = std::ranges::find_if_not(words, saysNothing);
    const auto last = std::find_if(first, words.end(), saysNothing);
    if (first != last)
        return QStringList(first, last).join(u'_');
    const QString folder = QFileInfo{file.path()}.fileName();
    const bool hasFolder = !folder.isEmpty() && folder != u"."_s && folder != u".."_s;
    return hasFolder ? folder : base;
}

} // namespace steelyard::exchange
