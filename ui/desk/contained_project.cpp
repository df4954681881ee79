#include "ui/desk/contained_project.h"

#include <algorithm>

namespace steelyard::desk {

namespace {

template <typename T>
bool holdsAll(const std::vector<T> &stored, const std::vector<T> &wanted)
{
    return std::ranges::all_of(wanted, [&stored](const T &value) {
        return std::ranges::find(stored, value) != stored.end();
    });
}

} // namespace

bool isContained(const Dossier &document, const Dossier &stored)
{
    return document.project == stored.project && document.quotes == stored.quotes
        && document.offers == stored.offers && holdsAll(stored.snapshots, document.snapshots)
        && holdsAll(stored.attachments, document.attachments);
}

} // namespace steelyard::desk
