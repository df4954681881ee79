#include "temporary_workspace.h"

#include "db/connection.h"
#include "db/migrator.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::db;

namespace {

std::unique_ptr<Connection> connectTo(const TemporaryWorkspace &temporary)
{
    return Connection::open(temporary.path, FileAccess::ReadWrite, TemporaryWorkspace::kPatience)
        .value();
}

// A file as an older program would have left it.
void writeFileOfSchema(const TemporaryWorkspace &temporary, int number)
{
    auto migrations = embeddedMigrations();
    migrations.resize(static_cast<size_t>(number));
    const auto connection = connectTo(temporary);
    QVERIFY(migrate(*connection, migrations));
}

QStringList tablesOf(Connection &connection)
{
    Statement select{connection, u"SELECT name FROM sqlite_master WHERE type = 'table'"_s};
    QStringList names;
    while (select.next())
        names.append(select.text("name"_L1));
    return names;
}

int versionOf(const Connection &connection)
{
    Statement select{connection, u"SELECT user_version FROM pragma_user_version"_s};
    return select.next() ? select.number("user_version"_L1) : -1;
}

} // namespace

class MigratorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyFile_getsAllTables()
    {
        const TemporaryWorkspace temporary;
        const auto connection = connectTo(temporary);
        QCOMPARE(migrate(*connection, embeddedMigrations()).value(), MigrationOutcome::Created);
        QVERIFY(tablesOf(*connection).contains(u"quote_line"_s));
        QCOMPARE(neededMigration(*connection, embeddedMigrations()).value(),
                 MigrationOutcome::Current);
    }

    void everyOlderSchema_isBroughtUpToDate_data()
    {
        QTest::addColumn<int>("number");
        for (size_t number = 1; number < embeddedMigrations().size(); ++number)
            QTest::addRow("%zu", number) << static_cast<int>(number);
    }

    void everyOlderSchema_isBroughtUpToDate()
    {
        QFETCH(const int, number);
        const TemporaryWorkspace temporary;
        writeFileOfSchema(temporary, number);
        const auto connection = connectTo(temporary);
        QCOMPARE(migrate(*connection, embeddedMigrations()).value(), MigrationOutcome::Migrated);

        const TemporaryWorkspace fresh;
        const auto other = connectTo(fresh);
        QVERIFY(migrate(*other, embeddedMigrations()));
        QCOMPARE(tablesOf(*connection), tablesOf(*other));
    }

    void olderFile_isBackedUpBeside()
    {
        const TemporaryWorkspace temporary;
        writeFileOfSchema(temporary, 2);
        QVERIFY(migrate(*connectTo(temporary), embeddedMigrations()));
        const auto backup = temporary.path + u".v2.backup"_s;
        const auto connection =
            Connection::open(backup, FileAccess::ReadWrite, TemporaryWorkspace::kPatience);
        QCOMPARE(neededMigration(**connection, embeddedMigrations()).value(),
                 MigrationOutcome::Migrated);
    }

    void secondBackup_overwritesNoFirst()
    {
        const TemporaryWorkspace temporary;
        writeFileOfSchema(temporary, 1);
        QFile first{temporary.path + u".v1.backup"_s};
        QVERIFY(first.open(QIODevice::WriteOnly));
        first.write("mine");
        first.close();
        QVERIFY(migrate(*connectTo(temporary), embeddedMigrations()));
        QCOMPARE(contentOf(first.fileName()), QByteArray{"mine"});
        QVERIFY(QFile::exists(temporary.path + u".v1-2.backup"_s));
    }

    void failureInTheMiddle_leavesTheLastGoodVersion()
    {
        const TemporaryWorkspace temporary;
        writeFileOfSchema(temporary, 2);
        auto migrations = embeddedMigrations();
        migrations.resize(5);
        migrations[3].sql = u"CREATE TABLE half (a TEXT) STRICT; CREATE NONSENSE;"_s;
        const auto connection = connectTo(temporary);
        const auto outcome = migrate(*connection, migrations);
        QCOMPARE(codeOf(outcome), ErrorCode::MigrationFailed);
        QCOMPARE(outcome.error().arguments, QStringList{u"4"_s});
        // Step 3 was taken with its number, step 4 not in part, step 5 not at all.
        QCOMPARE(versionOf(*connection), 3);
        QVERIFY(tablesOf(*connection).contains(u"price_book"_s));
        QVERIFY(!tablesOf(*connection).contains(u"half"_s));
        QVERIFY(!tablesOf(*connection).contains(u"quote"_s));
        // The backup is of the state before the first step.
        QCOMPARE(versionOf(*Connection::open(temporary.path + u".v2.backup"_s,
                                             FileAccess::ReadWrite,
                                             TemporaryWorkspace::kPatience)
                                .value()),
                 2);
    }

    void afterAFailure_theMissingStepsAreTaken()
    {
        const TemporaryWorkspace temporary;
        auto migrations = embeddedMigrations();
        migrations[2].sql = u"CREATE NONSENSE;"_s;
        QVERIFY(!migrate(*connectTo(temporary), migrations));
        const auto connection = connectTo(temporary);
        QCOMPARE(migrate(*connection, embeddedMigrations()).value(), MigrationOutcome::Migrated);
        QCOMPARE(versionOf(*connection), static_cast<int>(embeddedMigrations().size()));
    }

    void gpuHourPrices_areThoseOnDemandAlone()
    {
        const TemporaryWorkspace temporary;
        writeFileOfSchema(temporary, 8);
        {
            const auto connection = connectTo(temporary);
            for (
                const auto &sql :
                {u"INSERT INTO price_book (id, name, currency) VALUES ('b', 'b', 'USD')"_s,
                 u"INSERT INTO price_book_edition (id, book_id, number, file_name, content_hash, "
                 "imported_at, offer_count, left_out_count) VALUES (1, 'b', 1, '', '', '', 2, 0)"_s,
                 u"INSERT INTO price_book_instance (id, book_id, instance_type, gpu_name, "
                 "gpu_count, gpu_count_value) VALUES (1, 'b', 'i', 'H100', '8', 8)"_s,
                 u"INSERT INTO price_book_place (id, book_id, region, zone) VALUES (1, 'b', 'r', "
                 "'')"_s,
                 u"INSERT INTO price_book_offer (instance_id, edition_id, position, place_id, "
                 "line, on_demand_price, spot_price, gpu_hour_price) VALUES (1, 1, 1, 1, 2, "
                 "'16', NULL, 2.0), (1, 1, 2, 1, 3, NULL, '8', 1.0)"_s})
                QVERIFY(connection->execute(sql));
        }
        const auto connection = connectTo(temporary);
        QVERIFY(migrate(*connection, embeddedMigrations()));
        const auto prices =
            Statement{*connection, u"SELECT gpu_hour_price FROM price_book_offer ORDER BY line"_s}
                .all([](const Statement &row) { return row.optionalReal("gpu_hour_price"_L1); });
        QCOMPARE(*prices, (std::vector<std::optional<double>>{2.0, std::nullopt}));
    }

    void rebuildingAParentTable_keepsItsChildren()
    {
        const TemporaryWorkspace temporary;
        const auto connection = connectTo(temporary);
        std::vector<Migration> migrations{
            {.number = 1,
             .sql = u"CREATE TABLE parent (id TEXT PRIMARY KEY) STRICT;"
                    "CREATE TABLE child (id TEXT REFERENCES parent (id) ON DELETE CASCADE) STRICT;"
                    "INSERT INTO parent VALUES ('p'); INSERT INTO child VALUES ('p');"_s}};
        QVERIFY(migrate(*connection, migrations));
        migrations.push_back(
            {.number = 2,
             .sql = u"CREATE TABLE wider (id TEXT PRIMARY KEY, name TEXT) STRICT;"
                    "INSERT INTO wider SELECT id, NULL FROM parent; DROP TABLE parent;"
                    "ALTER TABLE wider RENAME TO parent;"_s});
        QVERIFY(migrate(*connection, migrations));
        Statement count{*connection, u"SELECT count(*) AS number FROM child"_s};
        QVERIFY(count.next());
        QCOMPARE(count.integer("number"_L1), 1);
    }

    void danglingReference_failsTheMigration()
    {
        const TemporaryWorkspace temporary;
        const auto connection = connectTo(temporary);
        const std::vector<Migration> migrations{
            {.number = 1,
             .sql = u"CREATE TABLE parent (id TEXT PRIMARY KEY) STRICT;"
                    "CREATE TABLE child (id TEXT REFERENCES parent (id)) STRICT;"
                    "INSERT INTO child VALUES ('nobody');"_s}};
        QCOMPARE(codeOf(migrate(*connection, migrations)), ErrorCode::MigrationFailed);
        QVERIFY(tablesOf(*connection).isEmpty());
    }
};

QTEST_GUILESS_MAIN(MigratorTest)
#include "tst_migrator.moc"
