#pragma once

#include "model/catalog/price_book.h"
#include "model/compare/gpu_price.h"

#include <map>

namespace steelyard::db {
class Workspace;
}

namespace steelyard::desk {

/// What the newest editions of a workspace's price books list, each accelerator looked up once: to
/// be made anew when price books or accelerators change. The workspace must outlive it.
/// Thread: that of the workspace.
class ListedHours final
{
public:
    explicit ListedHours(db::Workspace &workspace);

    /// That of the first book.
    [[nodiscard]] Currency currency() const;
    /// The cheapest of each book, on demand and unconverted.
    [[nodiscard]] const std::vector<GpuHourOffer> &hoursOn(const GpuModel &gpu);

private:
    db::Workspace &m_workspace;
    std::vector<PriceBook> m_books;
    /// By the accelerator's name.
    std::map<QString, std::vector<GpuHourOffer>> m_hours;
};

/// What an hour on this GPU costs: by the project's quotes, else by the newest editions of the
/// workspace's price books, in the project's currency; without a project in that of the first
/// price book, so that prices of several accelerators stand in one. Either may be null.
/// Thread: that of the workspace.
[[nodiscard]] GpuPrice priceOf(const GpuModel &gpu,
                               const Dossier *dossier,
                               db::Workspace *workspace);
/// The same with the price books as they were listed.
[[nodiscard]] GpuPrice priceOf(const GpuModel &gpu, const Dossier *dossier, ListedHours &listed);

} // namespace steelyard::desk
