#include "db/migrations.h"

#include "db/sql_script.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace steelyard::db {

std::vector<Migration> embeddedMigrations()
{
    std::vector<Migration> migrations;
    const QDir folder{u":/steelyard/db/migrations"_s};
    for (const auto &name : folder.entryList({}, QDir::Files, QDir::Name)) {
        migrations.push_back({.number = name.section(u'_', 0, 0).toInt(),
                              .sql = embeddedScript(folder.filePath(name))});
        Q_ASSERT(migrations.back().number == static_cast<int>(migrations.size()));
    }
    return migrations;
}

} // namespace steelyard::db
