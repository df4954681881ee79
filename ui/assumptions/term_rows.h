#pragma once

#include "model/compare/site_terms.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

/// A term of a site with what the program knows of it.
struct TermRow
{
    SiteTerm term = {};
    Currency currency = {};
    /// The site states its cooling in another way, which excludes this term.
    bool isExcluded = false;
    /// Nothing: not agreed, or unknown.
    std::optional<Decimal> value = {};

    friend bool operator==(const TermRow &, const TermRow &) = default;
};

/// All terms, in the order in which they are shown.
[[nodiscard]] std::vector<TermRow> termRows(const Site &site);

/// What a site stores: the terms that have a value.
[[nodiscard]] std::map<QString, Decimal> storedTerms(const std::vector<TermRow> &rows);

[[nodiscard]] std::vector<Field<TermRow>> termFields();

} // namespace steelyard::ui
