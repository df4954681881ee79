#include "db/quote_repository.h"

#include "db/connection.h"
#include "db/project_rows.h"
#include "db/quote_rows.h"
#include "db/statement.h"
#include "db/transaction.h"
#include "db/versioned_write.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectUse = R"(
    SELECT
        plan.name_en AS name_en,
        plan.name_zh_cn AS name_zh_cn
    FROM plan
    JOIN (
        SELECT project_id, plan_id, quote_id FROM supply_layer
        UNION ALL
        SELECT project_id, plan_id, quote_id FROM plan_service) AS usage
    ON usage.project_id = plan.project_id AND usage.plan_id = plan.id
    WHERE plan.project_id = ? AND usage.quote_id = ?
    ORDER BY plan.position
    LIMIT 1)"_L1;

Result<std::optional<Stored<Quote>>> find(const Connection &connection,
                                          const ProjectId &project,
                                          const QuoteId &id)
{
    const auto found = readQuotes(connection, project, id);
    if (!found)
        return found.error();
    return found->empty() ? std::nullopt : std::optional{found->front()};
}

Result<void> checkUnused(const Connection &connection,
                         const ProjectId &project,
                         const QuoteId &id,
                         const QString &name)
{
    Statement select{connection, kSelectUse};
    const auto plan = select.bind(project, id).first([](const Statement &row) {
        return row.localText("name"_L1).in(Language::English);
    });
    if (!plan)
        return plan.error();
    if (plan->has_value())
        return Error{.code = ErrorCode::StillUsed, .arguments = {plan->value(), name}};
    return {};
}

} // namespace

QuoteRepository::QuoteRepository(Connection &connection)
    : m_connection{connection}
{}

Result<std::vector<Stored<Quote>>> QuoteRepository::list(const ProjectId &project) const
{
    return readQuotes(m_connection, project);
}

Result<Stored<Quote>> QuoteRepository::load(const ProjectId &project, const QuoteId &id) const
{
    const auto found = find(m_connection, project, id);
    if (!found)
        return found.error();
    if (!found->has_value())
        return Error{.code = ErrorCode::NotFound, .arguments = {id.text()}};
    return found->value();
}

Result<RowVersion> QuoteRepository::save(Transaction &transaction,
                                         const ProjectId &project,
                                         const Quote &quote,
                                         RowVersion expected)
{
    const auto stored = find(m_connection, project, quote.id);
    if (!stored)
        return stored.error();
    const auto toRows = [&project](const Quote &value) { return rowsOf(project, value); };
    auto write = writeOver(*stored, expected, toRows);
    write.name = quote.name.in(Language::English);
    write.after = toRows(quote);
    write.children = {"quote_revision"_L1};
    write.childCondition = "project_id = ? AND quote_id = ?"_L1;
    if (const auto touched = touch(m_connection, project, transaction.at()); !touched)
        return touched.error();
    return LoggedWrite::save(transaction, ChangeKind::Quote, project, write);
}

Result<void> QuoteRepository::remove(Transaction &transaction,
                                     const ProjectId &project,
                                     const QuoteId &id,
                                     RowVersion expected)
{
    const auto stored = find(m_connection, project, id);
    if (!stored)
        return stored.error();
    auto write = writeOver(
        *stored, expected, [&project](const Quote &value) { return rowsOf(project, value); });
    write.name = *stored ? (*stored)->value.name.in(Language::English) : id.text();
    if (const auto unused = checkUnused(m_connection, project, id, write.name); !unused)
        return unused;
    if (const auto touched = touch(m_connection, project, transaction.at()); !touched)
        return touched;
    return LoggedWrite::remove(transaction, ChangeKind::Quote, project, write);
}

} // namespace steelyard::db
