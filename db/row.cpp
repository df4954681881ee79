#include "db/row.h"

#include "db/statement.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <map>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

QString insertSql(const Row &row)
{
    QStringList columns;
    QStringList placeholders;
    for (const auto &cell : row.cells) {
        columns.append(cell.column);
        placeholders.append(u"?"_s);
    }
    return u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(
        row.table, columns.join(u", "_s), placeholders.join(u", "_s));
}

// The text of each cell that says something, by place and column.
std::map<QString, QString> textsByPlace(const Rows &rows)
{
    std::map<QString, QString> texts;
    for (const auto &row : rows) {
        const auto prefix = row.place.isEmpty() ? QString{} : QString{row.place + u'/'};
        for (auto cell = row.cells.begin() + row.keyCount; cell != row.cells.end(); ++cell) {
            const auto text = cell->value.toString();
            // Order is no value: one inserted row would report all that follow it.
            if (!text.isEmpty() && cell->column != "position"_L1)
                texts.emplace(prefix + cell->column, text);
        }
    }
    return texts;
}

// The texts that `other` lacks or has otherwise, as one JSON object.
QString jsonOfDifference(const std::map<QString, QString> &texts,
                         const std::map<QString, QString> &other)
{
    QJsonObject object;
    for (const auto &[key, text] : texts) {
        const auto found = other.find(key);
        if (found == other.end() || found->second != text)
            object.insert(key, text);
    }
    return QString::fromUtf8(QJsonDocument{object}.toJson(QJsonDocument::Compact));
}

} // namespace

Result<void> insertRows(const Connection &connection, const Rows &rows)
{
    // Rows of one table mostly follow each other, so each run of them shares a statement.
    std::optional<Statement> insert;
    QString preparedSql;
    for (const auto &row : rows) {
        auto sql = insertSql(row);
        if (sql != preparedSql) {
            insert.emplace(connection, sql);
            preparedSql = std::move(sql);
        }
        for (const auto &cell : row.cells)
            insert->bindNext(cell.value);
        if (const auto done = insert->run(); !done)
            return done.error();
    }
    return {};
}

RowChange changeBetween(const Rows &before, const Rows &after)
{
    const auto textsBefore = textsByPlace(before);
    const auto textsAfter = textsByPlace(after);
    return {.before = before.empty() ? QString{} : jsonOfDifference(textsBefore, textsAfter),
            .after = after.empty() ? QString{} : jsonOfDifference(textsAfter, textsBefore)};
}

} // namespace steelyard::db
