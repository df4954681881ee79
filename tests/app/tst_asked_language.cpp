#include "app/asked_language.h"

#include <QTest>

using namespace steelyard;
using namespace Qt::StringLiterals;

class TestAskedLanguage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void option_isTakenOutWhereverItStands()
    {
        for (const QStringList &arguments :
             {QStringList{u"steelyard"_s, u"--lang"_s, u"zh_CN"_s, u"a.json"_s},
              QStringList{u"steelyard"_s, u"a.json"_s, u"--lang=zh_CN"_s},
              QStringList{u"steelyard"_s, u"--lang=en"_s, u"a.json"_s, u"--lang"_s, u"zh_CN"_s}}) {
            const app::AskedLanguage asked = app::askedLanguage(arguments);
            QVERIFY(asked.language == Language::Chinese);
            QCOMPARE(asked.others, (QStringList{u"steelyard"_s, u"a.json"_s}));
        }
    }

    void nothingOrAnotherLanguage_isNone()
    {
        QVERIFY(app::askedLanguage({u"steelyard"_s}).code.isEmpty());
        QVERIFY(!app::askedLanguage({u"steelyard"_s, u"--lang"_s}).language);
        const app::AskedLanguage french =
            app::askedLanguage({u"steelyard"_s, u"--lang"_s, u"fr"_s, u"a.json"_s});
        QVERIFY(!french.language);
        QCOMPARE(french.code, u"fr"_s);
    }
};

QTEST_GUILESS_MAIN(TestAskedLanguage)
#include "tst_asked_language.moc"
