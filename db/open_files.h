#pragma once

#include <QString>

#include <functional>

namespace steelyard::db {

// POSIX drops every lock that a process holds on a file as soon as the process closes any of its
// descriptors on it (https://sqlite.org/howtocorrupt.html, 2.2). Other programs then take the file
// for unused and delete its write-ahead log. So nothing but SQLite opens what SQLite has open.

/// That SQLite has a file open in this process, for as long as this object lives.
class OpenFile final
{
public:
    explicit OpenFile(const QString &path);
    ~OpenFile();
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;

private:
    QString m_key;
};

/// From any thread.
[[nodiscard]] bool isOpenHere(const QString &path);

/// Runs `look`, which may open and close the file; not when SQLite has it open in this process.
/// Until it has run nobody opens it. From any thread; true when it ran.
bool lookUnlessOpen(const QString &path, const std::function<void()> &look);

} // namespace steelyard::db
