#pragma once

#include "model/base/id.h"

#include <QObject>

namespace steelyard::db {

/// Speaks after a commit, and when another window or program has written to the workspace.
class ChangeNotifier final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    /// The list of projects changed: one came, went, or a figure of its summary moved.
    void projectsChanged();
    /// A project's own values changed.
    void projectChanged(const steelyard::ProjectId &project);
    /// A quote of this project came, went or changed.
    void quotesChanged(const steelyard::ProjectId &project);
    void vendorsChanged();
    void catalogChanged();
    void priceBooksChanged();
    void snapshotsChanged(const steelyard::ProjectId &project);
};

} // namespace steelyard::db
