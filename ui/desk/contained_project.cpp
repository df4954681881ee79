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

/// Each row stands in the store with the same figures; ids and origins are given there.
template <typename T>
bool holdsFigures(const std::vector<T> &stored, const std::vector<T> &wanted)
{
    return std::ranges::all_of(wanted, [&stored](const T &row) {
        return std::ranges::any_of(stored, [&row](T candidate) {
            candidate.id = row.id;
            candidate.origin = row.origin;
            return candidate == row;
        });
    });
}

} // namespace

bool isContained(const Dossier &document, const Dossier &stored)
{
    return document.project == stored.project && document.quotes == stored.quotes
        && document.offers == stored.offers && holdsAll(stored.snapshots, document.snapshots)
        && holdsAll(stored.attachments, document.attachments)
        && holdsFigures(stored.accelerators, document.accelerators)
        && holdsFigures(stored.servers, document.servers);
}

} // namespace steelyard::desk
