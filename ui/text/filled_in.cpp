#include "ui/text/filled_in.h"

namespace steelyard::text {

using namespace Qt::StringLiterals;

QString filledIn(const QString &sentence, const QStringList &arguments)
{
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const QChar next = i + 1 < sentence.size() ? sentence.at(i + 1) : QChar{};
        if (sentence.at(i) == u'%' && next >= u'1' && next <= u'9') {
            text += arguments.value(next.unicode() - u'1', u"?"_s);
            ++i;
        } else {
            text += sentence.at(i);
        }
    }
    return text;
}

} // namespace steelyard::text
