#include "db/open_files.h"

#include <QFileInfo>

#include <mutex>
#include <set>

namespace steelyard::db {

namespace {

struct Registry
{
    std::mutex mutex;
    std::multiset<QString> files;
};

Registry &registry()
{
    static Registry instance;
    return instance;
}

QString keyOf(const QString &path)
{
    const QFileInfo file{path};
    return file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
}

} // namespace

OpenFile::OpenFile(const QString &path)
    : m_key{keyOf(path)}
{
    const std::scoped_lock lock{registry().mutex};
    registry().files.insert(m_key);
}

OpenFile::~OpenFile()
{
    const std::scoped_lock lock{registry().mutex};
    registry().files.erase(registry().files.find(m_key));
}

bool isOpenHere(const QString &path)
{
    const QString key = keyOf(path);
    const std::scoped_lock lock{registry().mutex};
    return registry().files.contains(key);
}

bool lookUnlessOpen(const QString &path, const std::function<void()> &look)
{
    const QString key = keyOf(path);
    const std::scoped_lock lock{registry().mutex};
    if (registry().files.contains(key))
        return false;
    look();
    return true;
}

} // namespace steelyard::db
