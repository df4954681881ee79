#include "db/statement.h"

#include "db/connection.h"
#include "db/sql_error.h"

#include <QLoggingCategory>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

Q_LOGGING_CATEGORY(lcStatement, "steelyard.db")

} // namespace

Statement::Statement(const Connection &connection, const QString &sql)
    : m_query{std::make_unique<QSqlQuery>(connection.database())}
    , m_path{connection.path()}
{
    m_query->setForwardOnly(true);
    if (!m_query->prepare(sql))
        m_failure = toError(m_query->lastError(), sql, m_path);
}

Statement::~Statement() = default;

Statement &Statement::bindNext(const QVariant &value)
{
    m_query->bindValue(m_boundCount++, value);
    return *this;
}

Result<void> Statement::run()
{
    m_boundCount = 0;
    if (m_failure)
        return *m_failure;
    m_hasRun = true;
    if (!m_query->exec()) {
        m_failure = toError(m_query->lastError(), m_query->lastQuery(), m_path);
        qCInfo(lcStatement).noquote() << m_failure->detail;
        return *m_failure;
    }
    if (m_columns.empty()) {
        const auto record = m_query->record();
        for (int column = 0; column < record.count(); ++column)
            m_columns.push_back(record.fieldName(column));
    }
    return {};
}

qint64 Statement::changedRows() const
{
    return m_query->numRowsAffected();
}

qint64 Statement::insertedRow() const
{
    return m_query->lastInsertId().toLongLong();
}

bool Statement::next()
{
    if (!m_hasRun && !run())
        return false;
    if (m_failure)
        return false;
    if (m_query->next())
        return true;
    if (m_query->lastError().isValid())
        m_failure = toError(m_query->lastError(), m_query->lastQuery(), m_path);
    return false;
}

QVariant Statement::value(QAnyStringView column) const
{
    const auto found = std::ranges::find_if(
        m_columns, [column](const QString &name) { return QAnyStringView{name} == column; });
    Q_ASSERT_X(found != m_columns.end(), "Statement", qPrintable(column.toString()));
    return m_query->value(static_cast<int>(found - m_columns.begin()));
}

void Statement::reportUnreadable(QLatin1StringView column) const
{
    if (m_failure)
        return;
    m_failure = Error{
        .code = ErrorCode::DatabaseDamaged,
        .detail = u"Column %1 holds '%2': %3"_s.arg(column, text(column), m_query->lastQuery()),
        .where = m_path};
}

bool Statement::isNull(QLatin1StringView column) const
{
    return value(column).isNull();
}

QString Statement::text(QLatin1StringView column) const
{
    return value(column).toString();
}

QByteArray Statement::bytes(QLatin1StringView column) const
{
    return value(column).toByteArray();
}

qint64 Statement::integer(QLatin1StringView column) const
{
    return value(column).toLongLong();
}

int Statement::number(QLatin1StringView column) const
{
    return value(column).toInt();
}

Decimal Statement::decimal(QLatin1StringView column) const
{
    const auto decimal = Decimal::fromText(text(column));
    if (!decimal)
        reportUnreadable(column);
    return decimal.value_or({});
}

Currency Statement::currency(QLatin1StringView column) const
{
    const auto currency = Currency::fromText(text(column));
    if (!currency)
        reportUnreadable(column);
    return currency.value_or({});
}

QDate Statement::date(QLatin1StringView column) const
{
    if (isNull(column))
        return {};
    const auto date = QDate::fromString(text(column), Qt::ISODate);
    if (!date.isValid())
        reportUnreadable(column);
    return date;
}

QDateTime Statement::moment(QLatin1StringView column) const
{
    return QDateTime::fromString(text(column), Qt::ISODateWithMs);
}

std::optional<Decimal> Statement::optionalDecimal(QLatin1StringView column) const
{
    if (isNull(column))
        return std::nullopt;
    return decimal(column);
}

std::optional<int> Statement::optionalNumber(QLatin1StringView column) const
{
    if (isNull(column))
        return std::nullopt;
    return number(column);
}

std::optional<double> Statement::optionalReal(QLatin1StringView column) const
{
    const auto real = value(column);
    return real.isNull() ? std::nullopt : std::optional{real.toDouble()};
}

LocalText Statement::localText(QLatin1StringView name) const
{
    return {.en = value(QString{name + "_en"_L1}).toString(),
            .zhCN = value(QString{name + "_zh_cn"_L1}).toString()};
}

} // namespace steelyard::db
