#include "db/migrations.h"
#include "db/sql_script.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard::db;

class SqlScriptTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statements_areCutAtTheirEnd()
    {
        QCOMPARE(statementsOf(u"SELECT 1;\n SELECT 2;\n"_s),
                 QStringList({u"SELECT 1;"_s, u"SELECT 2;"_s}));
    }

    void semicolonInText_cutsNothing()
    {
        const auto script = u"INSERT INTO t VALUES ('a;b');"_s;
        QCOMPARE(statementsOf(script), QStringList{script});
    }

    void semicolonInComment_cutsNothing()
    {
        const auto script = u"-- first; second\nSELECT 1 /* a; b */;"_s;
        QCOMPARE(statementsOf(script), QStringList{script});
    }

    void trigger_isOneStatement()
    {
        const auto script =
            u"CREATE TRIGGER a AFTER INSERT ON t BEGIN DELETE FROM u; DELETE FROM v; END;"_s;
        QCOMPARE(statementsOf(script), QStringList{script});
    }

    void unfinishedStatement_standsLast()
    {
        QCOMPARE(statementsOf(u"SELECT 1; SELECT 2"_s),
                 QStringList({u"SELECT 1;"_s, u"SELECT 2"_s}));
    }

    void embeddedMigrations_countUpFromOne()
    {
        const auto migrations = embeddedMigrations();
        QVERIFY(!migrations.empty());
        for (int number = 1; const auto &migration : migrations) {
            QCOMPARE(migration.number, number++);
            QVERIFY(!migration.sql.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(SqlScriptTest)
#include "tst_sql_script.moc"
