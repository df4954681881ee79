#pragma once

#include "model/base/id.h"
#include "model/catalog/server_spec.h"
#include "model/catalog/vendor.h"
#include "model/quotes/quote.h"
#include "ui/commands/command.h"

#include <optional>

namespace steelyard::ui {

/// Puts one stored value in the place of another of the same id. Nothing before: it is new;
/// nothing after: it is deleted, and undoing brings it back under its old id.
///
/// `T` is Quote (of one project), Vendor, GpuModel or ServerSpec. Refused with ChangedElsewhere
/// when the stored value is no longer what the change began with.
template <typename T>
class StoreValue final : public Command
{
public:
    /// `project` is where a quote belongs; the other kinds leave it empty.
    StoreValue(Session &session,
               Prompts &prompts,
               const QString &text,
               ProjectId project,
               std::optional<T> before,
               std::optional<T> after);

protected:
    [[nodiscard]] Result<void> apply(db::Transaction &transaction) override;
    [[nodiscard]] Result<void> revert(db::Transaction &transaction) override;

private:
    [[nodiscard]] Result<void> replace(db::Transaction &transaction,
                                       const std::optional<T> &from,
                                       const std::optional<T> &to);

    ProjectId m_project;
    std::optional<T> m_before;
    std::optional<T> m_after;
};

/// Pushes a StoreValue; nothing when both are equal. Quotes belong to the session's open project.
/// True when the workspace now holds `after`.
template <typename T>
bool storeValue(Session &session,
                Prompts &prompts,
                const QString &text,
                std::optional<T> before,
                std::optional<T> after);

extern template class StoreValue<Quote>;
extern template class StoreValue<Vendor>;
extern template class StoreValue<GpuModel>;
extern template class StoreValue<ServerSpec>;

} // namespace steelyard::ui
