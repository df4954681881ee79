#include "model/catalog/row_names.h"

#include <QStringList>

namespace steelyard {

namespace {

/// The words of a name: runs of letters and digits, in lower case.
QStringList wordsOf(const QString &name)
{
    QStringList words{QString{}};
    for (const QChar c : name) {
        if (c.isLetterOrNumber())
            words.back() += c.toCaseFolded();
        else if (!words.back().isEmpty())
            words.append(QString{});
    }
    if (words.back().isEmpty())
        words.removeLast();
    return words;
}

} // namespace

QString bareName(const QString &name)
{
    return wordsOf(name).join(QString{});
}

bool hasWords(const QString &name, const QString &part)
{
    const QStringList words = wordsOf(name);
    for (qsizetype first = 0; first < words.size(); ++first) {
        QString spelled;
        for (qsizetype next = first; next < words.size() && spelled.size() < part.size(); ++next)
            spelled += words[next];
        if (spelled == part)
            return true;
    }
    return false;
}

} // namespace steelyard
