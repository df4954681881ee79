#include "ui/commands/store_value.h"

#include "db/catalog_repository.h"
#include "db/quote_repository.h"
#include "db/vendor_repository.h"
#include "ui/commands/push_command.h"
#include "ui/shell/session.h"

#include <algorithm>

namespace steelyard::ui {

namespace {

template <typename T>
using Found = Result<std::optional<db::Stored<T>>>;

template <typename T>
Found<T> pick(const Result<std::vector<db::Stored<T>>> &list, const T &wanted)
{
    if (!list)
        return list.error();
    const auto found =
        std::ranges::find(*list, wanted.id, [](const auto &row) { return row.value.id; });
    return found == list->end() ? std::optional<db::Stored<T>>{} : std::optional{*found};
}

Found<Quote> stored(db::Workspace &workspace, const ProjectId &project, const Quote &wanted)
{
    return pick(workspace.quotes().list(project), wanted);
}
Found<Vendor> stored(db::Workspace &workspace, const ProjectId & /*none*/, const Vendor &wanted)
{
    return pick(workspace.vendors().list(), wanted);
}
Found<GpuModel> stored(db::Workspace &workspace, const ProjectId & /*none*/, const GpuModel &wanted)
{
    return pick(workspace.catalog().accelerators(), wanted);
}
Found<ServerSpec> stored(db::Workspace &workspace,
                         const ProjectId & /*none*/,
                         const ServerSpec &wanted)
{
    return pick(workspace.catalog().servers(), wanted);
}

Result<db::RowVersion> save(Session &session,
                            db::Transaction &transaction,
                            const ProjectId &project,
                            const Quote &quote,
                            db::RowVersion version)
{
    return session.workspace().quotes().save(transaction, project, quote, version);
}
Result<db::RowVersion> save(Session &session,
                            db::Transaction &transaction,
                            const ProjectId & /*none*/,
                            const Vendor &vendor,
                            db::RowVersion version)
{
    return session.workspace().vendors().save(transaction, vendor, version);
}
template <typename T>
Result<db::RowVersion> save(Session &session,
                            db::Transaction &transaction,
                            const ProjectId & /*none*/,
                            const T &catalogRow,
                            db::RowVersion version)
{
    return session.workspace().catalog().save(transaction, catalogRow, version);
}

Result<void> remove(Session &session,
                    db::Transaction &transaction,
                    const ProjectId &project,
                    const Quote &quote,
                    db::RowVersion version)
{
    return session.workspace().quotes().remove(transaction, project, quote.id, version);
}
Result<void> remove(Session &session,
                    db::Transaction &transaction,
                    const ProjectId & /*none*/,
                    const Vendor &vendor,
                    db::RowVersion version)
{
    return session.workspace().vendors().remove(transaction, vendor.id, version);
}
template <typename T>
Result<void> remove(Session &session,
                    db::Transaction &transaction,
                    const ProjectId & /*none*/,
                    const T &catalogRow,
                    db::RowVersion version)
{
    return session.workspace().catalog().remove(transaction, catalogRow.id, version);
}

QString nameOf(const Quote &quote, Language language)
{
    return quote.name.in(language);
}
QString nameOf(const Vendor &vendor, Language language)
{
    return vendor.name.in(language);
}
template <typename T>
QString nameOf(const T &catalogRow, Language /*language*/)
{
    return catalogRow.name;
}

} // namespace

template <typename T>
StoreValue<T>::StoreValue(Session &session,
                          Prompts &prompts,
                          const QString &text,
                          ProjectId project,
                          std::optional<T> before,
                          std::optional<T> after)
    : Command{session, prompts, text}
    , m_project{std::move(project)}
    , m_before{std::move(before)}
    , m_after{std::move(after)}
{
    Q_ASSERT(m_before || m_after);
}

template <typename T>
Result<void> StoreValue<T>::apply(db::Transaction &transaction)
{
    return replace(transaction, m_before, m_after);
}

template <typename T>
Result<void> StoreValue<T>::revert(db::Transaction &transaction)
{
    return replace(transaction, m_after, m_before);
}

template <typename T>
Result<void> StoreValue<T>::replace(db::Transaction &transaction,
                                    const std::optional<T> &from,
                                    const std::optional<T> &to)
{
    const T &either = to ? *to : *from;
    const auto found = stored(session().workspace(), m_project, either);
    if (!found)
        return found.error();
    const bool isAsBefore =
        found->has_value() ? from.has_value() && (*found)->value == *from : !from.has_value();
    if (!isAsBefore) {
        return Error{.code = ErrorCode::ChangedElsewhere,
                     .arguments = {nameOf(either, session().language())}};
    }
    const db::RowVersion version = found->has_value() ? (*found)->version : db::kNotStored;
    if (!to)
        return remove(session(), transaction, m_project, *from, version);
    const auto saved = save(session(), transaction, m_project, *to, version);
    return saved ? Result<void>{} : saved.error();
}

template <typename T>
bool storeValue(Session &session,
                Prompts &prompts,
                const QString &text,
                std::optional<T> before,
                std::optional<T> after)
{
    if (before == after)
        return true;
    const ProjectId project = session.dossier() ? session.dossier()->project.id : ProjectId{};
    return pushCommand(
        session,
        new StoreValue<T>{session, prompts, text, project, std::move(before), std::move(after)});
}

template class StoreValue<Quote>;
template class StoreValue<Vendor>;
template class StoreValue<GpuModel>;
template class StoreValue<ServerSpec>;

template bool storeValue(
    Session &, Prompts &, const QString &, std::optional<Quote>, std::optional<Quote>);
template bool storeValue(
    Session &, Prompts &, const QString &, std::optional<Vendor>, std::optional<Vendor>);
template bool storeValue(
    Session &, Prompts &, const QString &, std::optional<GpuModel>, std::optional<GpuModel>);
template bool storeValue(
    Session &, Prompts &, const QString &, std::optional<ServerSpec>, std::optional<ServerSpec>);

} // namespace steelyard::ui
