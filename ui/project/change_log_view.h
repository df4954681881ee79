#pragma once

#include "model/compare/dossier.h"
#include "ui/shared/column_table_model.h"

#include <QWidget>

namespace steelyard::ui {

class Session;

/// Who changed what when, newest first.
class ChangeLogView final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeLogView(Session &session, QWidget *parent = nullptr);

    void reload();
    [[nodiscard]] const std::vector<ChangeLogEntry> &entries() const { return m_model->rows(); }

private:
    Session &m_session;
    ColumnTableModel<ChangeLogEntry> *m_model = nullptr;
};

} // namespace steelyard::ui
