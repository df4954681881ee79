#pragma once

#include "db/sql_value.h"
#include "model/base/local_text.h"
#include "model/base/result.h"

#include <memory>
#include <vector>

class QSqlQuery;

namespace steelyard::db {

class Connection;

/// One prepared SQL statement, read forward only. The sole user of QSqlQuery.
///
/// Keeps its first failure, also that of reading a column whose text is no such value, and does
/// nothing from then on: read all rows, then ask `failure()` once, or let `all()` do it.
class Statement final
{
public:
    Statement(const Connection &connection, const QString &sql);
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    /// Gives the next placeholders their values; after a run it begins again with the first.
    template <typename... Values>
    Statement &bind(const Values &...values)
    {
        (bindNext(sqlValue(values)), ...);
        return *this;
    }
    /// As `bind`, for a value that is in its stored form already.
    Statement &bindNext(const QVariant &value);

    [[nodiscard]] Result<void> run();
    /// Rows that the last run wrote.
    [[nodiscard]] qint64 changedRows() const;
    /// The whole-number key of the row that the last run inserted.
    [[nodiscard]] qint64 insertedRow() const;

    /// Steps to the next row, running the statement first if need be. False: no more, or failed.
    [[nodiscard]] bool next();
    [[nodiscard]] const std::optional<Error> &failure() const { return m_failure; }

    /// All rows, each turned into a value.
    template <typename ToValue>
    [[nodiscard]] auto all(ToValue toValue) -> Result<std::vector<decltype(toValue(*this))>>
    {
        std::vector<decltype(toValue(*this))> values;
        while (next())
            values.push_back(toValue(*this));
        if (m_failure)
            return *m_failure;
        return values;
    }

    /// The first row as a value, or nothing when there is none.
    template <typename ToValue>
    [[nodiscard]] auto first(ToValue toValue) -> Result<std::optional<decltype(toValue(*this))>>
    {
        std::optional<decltype(toValue(*this))> value;
        if (next())
            value = toValue(*this);
        if (m_failure)
            return *m_failure;
        return value;
    }

    // Columns of the present row, by name.
    [[nodiscard]] bool isNull(QLatin1StringView column) const;
    [[nodiscard]] QString text(QLatin1StringView column) const;
    [[nodiscard]] QByteArray bytes(QLatin1StringView column) const;
    [[nodiscard]] qint64 integer(QLatin1StringView column) const;
    [[nodiscard]] int number(QLatin1StringView column) const;
    [[nodiscard]] bool flag(QLatin1StringView column) const { return integer(column) != 0; }
    [[nodiscard]] Decimal decimal(QLatin1StringView column) const;
    [[nodiscard]] Currency currency(QLatin1StringView column) const;
    [[nodiscard]] QDate date(QLatin1StringView column) const;
    [[nodiscard]] QDateTime moment(QLatin1StringView column) const;
    [[nodiscard]] std::optional<Decimal> optionalDecimal(QLatin1StringView column) const;
    [[nodiscard]] std::optional<int> optionalNumber(QLatin1StringView column) const;
    [[nodiscard]] std::optional<double> optionalReal(QLatin1StringView column) const;
    /// Of the columns `name`_en and `name`_zh_cn.
    [[nodiscard]] LocalText localText(QLatin1StringView name) const;

    template <typename IdType>
    [[nodiscard]] IdType id(QLatin1StringView column) const
    {
        return IdType{text(column)};
    }

    template <typename E>
    [[nodiscard]] E enumeration(QLatin1StringView column) const
    {
        const auto value = enumFromText<E>(text(column));
        if (!value)
            reportUnreadable(column);
        return value.value_or(E{});
    }

    /// For a reader that finds no such value in the column: makes the statement fail.
    void reportUnreadable(QLatin1StringView column) const;

private:
    [[nodiscard]] QVariant value(QAnyStringView column) const;

    std::unique_ptr<QSqlQuery> m_query;
    QString m_path;
    std::vector<QString> m_columns;
    int m_boundCount = 0;
    bool m_hasRun = false;
    // Readers are const, so that a row can be passed on as a constant, and may still fail.
    mutable std::optional<Error> m_failure;
};

} // namespace steelyard::db
