#pragma once

#include "ui/sizing/job_field.h"

namespace steelyard::ui {

/// A whole number of the job, by its member; `place` is the key of its errors.
[[nodiscard]] inline JobNumber::Binding wholeOf(const QString &hint,
                                                const QString &place,
                                                std::optional<int> desk::AskedJob::*member)
{
    return {
        .kind = JobNumber::Kind::Whole,
        .hint = hint,
        .places = {place},
        .get = [member](const desk::AskedJob &job) -> std::optional<double> { return job.*member; },
        .set =
            [member](desk::AskedJob &job, std::optional<double> value) {
                job.*member = value ? std::optional{int(*value)} : std::nullopt;
            }};
}

/// The same for an amount.
[[nodiscard]] inline JobNumber::Binding amountOf(const QString &hint,
                                                 const QString &place,
                                                 std::optional<double> desk::AskedJob::*member)
{
    return {
        .hint = hint,
        .places = {place},
        .get = [member](const desk::AskedJob &job) { return job.*member; },
        .set = [member](desk::AskedJob &job, std::optional<double> value) { job.*member = value; }};
}

} // namespace steelyard::ui
