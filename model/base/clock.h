#pragma once

#include <QDate>
#include <QDateTime>

namespace steelyard {

/// Tells the time, so that a test can stop it.
class Clock
{
public:
    virtual ~Clock() = default;

    /// The present moment in UTC.
    [[nodiscard]] virtual QDateTime now() const = 0;

    /// Today's date where the user is.
    [[nodiscard]] QDate today() const { return now().toLocalTime().date(); }
};

/// The computer's own clock.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
};

} // namespace steelyard
