#pragma once

#include "model/sizing/surrounding_needs.h"
#include "ui/text/surroundings_text.h"

namespace steelyard::text {

/// What the derivation of a need reads: the question, its figures, and how to write them.
struct NeedContext
{
    const SizingView &view;
    const NumberFormat &format;

    [[nodiscard]] const sizing::SurroundingsQuestion &question() const
    {
        return view.around.question;
    }
    /// "2.47 TB", or "—".
    [[nodiscard]] QString expected(sizing::Provision provision) const;
    [[nodiscard]] QString servers() const;
    /// "176.25B".
    [[nodiscard]] QString weights() const;
    /// The hours between two interruptions of the job.
    [[nodiscard]] QString hoursBetween() const;
    [[nodiscard]] QString number(double value, int decimals = 0) const
    {
        return format.number(value, decimals);
    }
    [[nodiscard]] QString stated(const std::optional<double> &value, int decimals = 0) const
    {
        return value ? format.number(*value, decimals) : QString{kUnknown};
    }
};

/// Formula and band of a need of storage; empty for any other.
[[nodiscard]] QString storageDerivation(sizing::Provision provision, const NeedContext &of);

} // namespace steelyard::text
