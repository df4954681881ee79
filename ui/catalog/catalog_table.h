#pragma once

#include "model/catalog/server_spec.h"
#include "ui/editing/record_form.h"
#include "ui/shared/column_table_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace steelyard::ui {

class Prompts;
class RawSortProxy;
class Session;

/// What the two catalogue tables share: search box, sorted table, the own row's form, buttons.
class CatalogTableFrame : public QWidget
{
    Q_OBJECT

public:
    explicit CatalogTableFrame(QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *searchBox() const { return m_search; }
    [[nodiscard]] QTableView *view() const { return m_view; }
    [[nodiscard]] QPushButton *copyButton() const { return m_copy; }
    [[nodiscard]] QPushButton *deleteButton() const { return m_delete; }

protected:
    /// Shows `model` and puts `form` below it.
    void setParts(QAbstractItemModel &model, const std::vector<int> &widths, FieldForm &form);
    /// The number of the chosen row in the model; −1: none.
    [[nodiscard]] int chosenRow() const;
    /// Chooses a row of the model.
    void choose(int row);
    /// Tells what can be done with the chosen row, and where its facts come from.
    void showChosen(RowOrigin origin, const QString &facts);
    void showNothingChosen();
    void showCount();

    virtual void copyChosen() = 0;
    virtual void deleteChosen() = 0;
    virtual void refreshChosen() = 0;

private:
    QLineEdit *m_search = nullptr;
    QLabel *m_count = nullptr;
    QTableView *m_view = nullptr;
    RawSortProxy *m_proxy = nullptr;
    QLabel *m_facts = nullptr;
    QWidget *m_form = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_delete = nullptr;
};

/// The catalogue's accelerators or servers. Shipped rows are shown; a copy of one is the user's
/// own and can be changed and deleted.
template <typename Row>
class CatalogTable final : public CatalogTableFrame
{
public:
    using Load = std::function<std::vector<Row>()>;

    CatalogTable(Session &session,
                 Prompts &prompts,
                 const std::vector<Field<Row>> &fields,
                 Load load,
                 QWidget *parent = nullptr);

    void reload();
    /// The id of the chosen row; empty: none.
    [[nodiscard]] QString chosenId() const;
    void chooseId(const QString &id);
    [[nodiscard]] RecordForm<Row> *form() const { return m_form; }
    [[nodiscard]] const std::vector<Row> &rows() const { return m_model->rows(); }

protected:
    void copyChosen() override;
    void deleteChosen() override;
    void refreshChosen() override;

private:
    Session &m_session;
    Prompts &m_prompts;
    Load m_load;
    ColumnTableModel<Row> *m_model = nullptr;
    RecordForm<Row> *m_form = nullptr;
};

extern template class CatalogTable<GpuModel>;
extern template class CatalogTable<ServerSpec>;

} // namespace steelyard::ui
