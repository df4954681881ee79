#include "ui/assumptions/assumptions_tab.h"

#include "ui/editing/table_editor.h"
#include "ui/shared/styled_label.h"
#include "ui/text/labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace steelyard::ui {

AssumptionsTab::AssumptionsTab(std::function<QDate()> today, QWidget *parent)
    : QWidget{parent}
    , m_rows{new RowsModel<AssumptionRow>{assumptionFields(), this}}
    , m_table{new TableEditor{*m_rows, TableEditor::Buttons::None, std::move(today), this}}
    , m_groups{new QComboBox{this}}
{
    m_groups->addItem(tr("All groups"));
    for (const auto &[group, key] : kEnumTexts<AssumptionGroup>)
        m_groups->addItem(text::label(group), static_cast<int>(group));
    auto *label = new QLabel{tr("Group"), this};
    label->setBuddy(m_groups);
    auto *explanation = styledLabel(
        TextStyle::Muted, tr("Each default has its source; what differs from it is marked."), this);
    explanation->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(label);
    head->addWidget(m_groups);
    head->addWidget(explanation, 1);
    auto *reset = new QPushButton{tr("Reset to default"), m_table};
    m_table->buttonRow()->insertWidget(0, reset);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    connect(reset, &QPushButton::clicked, this, &AssumptionsTab::resetChosen);
    connect(m_groups, &QComboBox::currentIndexChanged, this, &AssumptionsTab::hideOtherGroups);
    m_rows->onChanged(
        [this](const std::vector<AssumptionRow> &rows, TableEdit edit, const QString &field) {
            m_changed(storedAssumptions(rows), actionText(edit, field, tr("the assumptions")));
        });
}

void AssumptionsTab::setProject(const Project &project)
{
    m_rows->setRows(assumptionRows(project));
    hideOtherGroups();
}

void AssumptionsTab::showOther(const Project &project)
{
    m_rows->showOther(assumptionRows(project));
    hideOtherGroups();
}

void AssumptionsTab::hideOtherGroups()
{
    const QVariant chosen = m_groups->currentData();
    const std::vector<AssumptionRow> &rows = m_rows->rows();
    for (size_t i = 0; i < rows.size(); ++i) {
        const bool isOther = chosen.isValid()
            && (!rows[i].group || static_cast<int>(*rows[i].group) != chosen.toInt());
        m_table->view()->setRowHidden(static_cast<int>(i), isOther);
    }
}

void AssumptionsTab::resetChosen()
{
    std::vector<AssumptionRow> rows = m_rows->rows();
    for (const int chosen : m_table->selectedRows()) {
        AssumptionRow &row = rows.at(static_cast<size_t>(chosen));
        if (row.standard)
            row.value = *row.standard;
        row.isBlank = row.isBlank || row.isWithoutDefault();
    }
    m_changed(storedAssumptions(rows), tr("Reset assumptions to their defaults"));
}

} // namespace steelyard::ui
