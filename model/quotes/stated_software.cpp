#include "model/quotes/stated_parts.h"
#include "model/quotes/word_patterns.h"

namespace steelyard {

using namespace Qt::StringLiterals;
using namespace sizing;

void readSoftware(const QString &words, StatedServer &stated)
{
    static const QRegularExpression kSystem = pattern(
        u"Ubuntu|CentOS|\\bRocky|\\bRHEL|Red\\s*Hat|Debian|\\bSLES|openEuler|麒麟|Kylin|统信|"
        "\\bUOS\\b|Anolis|龙蜥|Windows Server"_s);
    // Ascend's and AMD's own take its place.
    static const QRegularExpression kCuda = pattern(u"\\bCUDA|\\bCANN\\b|\\bROCm"_s);
    static const QRegularExpression kBackup =
        pattern(u"备份|快照|\\bback-?ups?\\b|\\bsnapshots?\\b"_s);
    static const QRegularExpression kNoBackup = pattern(
        u"(?:无|不含|不带|不提供|没有)\\s*(?:数据)?\\s*(?:备份|快照)|(?:\\bno|without)\\s+(?:data\\s+)?(?:back-?up|snapshot)"_s);

    if (words.contains(kSystem))
        stated.offer.system = Stated::Yes;
    if (words.contains(kCuda))
        stated.offer.cuda = Stated::Yes;
    if (words.contains(kNoBackup))
        stated.offer.backup = Stated::Denied;
    else if (words.contains(kBackup))
        stated.offer.backup = Stated::Yes;
}

} // namespace steelyard
