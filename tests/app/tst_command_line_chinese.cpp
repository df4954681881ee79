#include "program_home.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

const QString kPlatform = samplePath(u"s05-platform-team.json"_s);

} // namespace

/// What the program says in Chinese.
class TestCommandLineChinese : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }
    void chineseHelp_hasNoEnglishWords();
    void chineseUsage_isExplainedInChinese();
    void chineseTable_isAligned();
};

void TestCommandLineChinese::chineseHelp_hasNoEnglishWords()
{
    const QStringList english{u"OPTIONS"_s,
                              u"Options"_s,
                              u"Positionals"_s,
                              u"REQUIRED"_s,
                              u"SUBCOMMAND"_s,
                              u"Excludes"_s,
                              u"TEXT"_s,
                              u"INT"_s,
                              u"FILE"_s,
                              u"NAME"_s};
    for (const QString &command : {QString{},
                                   u"compare"_s,
                                   u"explain"_s,
                                   u"list"_s,
                                   u"import"_s,
                                   u"export"_s,
                                   u"schema"_s}) {
        QStringList arguments{u"--help"_s, u"--lang"_s, u"zh_CN"_s};
        if (!command.isEmpty())
            arguments.prepend(command);
        const Answer help = run(arguments);
        QCOMPARE(help.exitCode, 0);
        // The arguments' own names are the same in all languages.
        const QString text = QString::fromUtf8(help.out).remove(u"PROJECT"_s);
        for (const QString &word : english) {
            const bool isArgument = command == "import"_L1 && word == "FILE"_L1;
            QVERIFY2(isArgument || !text.contains(word), qPrintable(word + u": "_s + text));
        }
    }
}

void TestCommandLineChinese::chineseUsage_isExplainedInChinese()
{
    const QList<std::pair<QStringList, QString>> wrong{
        {{u"compare"_s}, u"缺少 PROJECT"_s},
        {{u"compare"_s, kPlatform, u"--gpus"_s, u"many"_s}, u"不是整数"_s},
        {{u"compare"_s, kPlatform, u"--no-such"_s}, u"--no-such"_s},
        {{u"compare"_s, kPlatform, u"--case"_s}, u"--case 需要一个值"_s},
        {{u"import"_s, kPlatform, u"--workspace"_s, u"w"_s, u"--replace"_s, u"--copy"_s},
         u"不能同时使用"_s}};
    for (const auto &[arguments, said] : wrong) {
        const Answer answer = run(QStringList{u"--lang=zh_CN"_s} + arguments);
        QCOMPARE(answer.exitCode, 2);
        const QString text = QString::fromUtf8(answer.messages);
        QVERIFY2(text.contains(said), qPrintable(text));
        QVERIFY2(!text.contains(u"required"_s) && !text.contains(u"Run with"_s), qPrintable(text));
    }
}

void TestCommandLineChinese::chineseTable_isAligned()
{
    const QString workspace = path(u"w.steelyard"_s);
    QCOMPARE(run({u"import"_s, write(u"f.json"_s, fullDocument()), u"--workspace"_s, workspace})
                 .exitCode,
             0);
    const QString out = QString::fromUtf8(
        run({u"list"_s, u"--workspace"_s, workspace, u"--lang"_s, u"zh_CN"_s}).out);
    const QStringList lines = out.split(u'\n');
    // Caption, heads, rules, the one project: "full  完整 ...". Its id has four cells; the name
    // column is as wide as its head 名称 or as 完整, four cells both.
    const QString row = lines.value(3);
    QVERIFY2(row.startsWith(u"full  完整  "_s), qPrintable(out));
    QVERIFY2(lines.value(2).startsWith(u"----  ----  "_s), qPrintable(out));
}

QTEST_GUILESS_MAIN(TestCommandLineChinese)
#include "tst_command_line_chinese.moc"
