#pragma once

#include "db/connection.h"
#include "db/transaction.h"
#include "db/workspace.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace steelyard::db {

/// A clock that stands still.
class StoppedClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override
    {
        return QDateTime{QDate{2026, 11, 2}, QTime{9, 30}, Qt::UTC};
    }
};

/// A folder with a workspace file that vanishes with this object.
struct TemporaryWorkspace
{
    StoppedClock clock;
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("offers.steelyard"));

    /// Short, so that a test of waiting does not wait.
    static constexpr std::chrono::milliseconds kPatience{50};

    [[nodiscard]] Result<std::unique_ptr<Workspace>> tryOpen(
        Workspace::IfMissing ifMissing = Workspace::IfMissing::Create) const
    {
        return Workspace::open(path, ifMissing, clock, kPatience);
    }

    [[nodiscard]] std::unique_ptr<Workspace> open() const
    {
        auto workspace = tryOpen();
        if (!workspace)
            qFatal("%s", qPrintable(workspace.error().detail));
        return *std::move(workspace);
    }
};

/// Runs `write` in a transaction of its own and commits; returns what it returned.
template <typename Write>
auto committed(Workspace &workspace, Write write, const QString &action = QStringLiteral("Test"))
    -> decltype(write(std::declval<Transaction &>()))
{
    auto transaction = workspace.begin(action);
    if (!transaction)
        return transaction.error();
    auto result = write(**transaction);
    if (!result)
        return result;
    if (const auto done = (*transaction)->commit(); !done)
        return done.error();
    return result;
}

/// The error's code, or nothing on success.
template <typename T>
[[nodiscard]] std::optional<ErrorCode> codeOf(const Result<T> &result)
{
    return result ? std::nullopt : std::optional{result.error().code};
}

[[nodiscard]] inline QByteArray contentOf(const QString &path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

} // namespace steelyard::db
