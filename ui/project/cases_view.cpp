#include "ui/project/cases_view.h"

#include "model/exchange/case_overlay.h"
#include "ui/commands/save_project.h"
#include "ui/editing/fields.h"
#include "ui/editing/table_editor.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/text/error_text.h"

#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace steelyard::ui {

CasesView::CasesView(Session &session, Prompts &prompts, QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_valueTitle{styledLabel(TextStyle::Heading, {}, this)}
    , m_problem{styledLabel(TextStyle::Warning, {}, this)}
{
    m_caseTable = makeCases();
    m_valueTable = makeValues();
    m_problem->setWordWrap(true);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    auto *explanation = styledLabel(
        TextStyle::Muted,
        tr("A case lays values over the project and never edits it or its quotes. The sliders of "
           "the comparison make cases; here they are named, changed and deleted."),
        this);
    explanation->setWordWrap(true);
    column->addWidget(explanation);
    column->addWidget(m_caseTable, 1);
    column->addWidget(m_valueTitle);
    column->addWidget(m_valueTable, 1);
    column->addWidget(m_problem);
    connect(m_caseTable->view()->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            &CasesView::showChosen);
}

TableEditor *CasesView::makeCases()
{
    const Language language = m_session.language();
    const text::NumberFormat format = m_session.format();
    m_cases = new RowsModel<ProjectCase>{
        {nameField<ProjectCase>({.title = tr("Case"), .width = 40}, &ProjectCase::name, language),
         {.head = {.title = tr("Values"), .input = FieldInput::Number, .isEditable = false},
          .text =
              [format](const ProjectCase &shown) {
                  return format.whole(static_cast<qint64>(shown.values.size()));
              }}},
        this};
    m_cases->makeRowsBy([](const ProjectCase *pattern) {
        ProjectCase made;
        made.name.en = tr("New case");
        if (pattern != nullptr)
            made = *pattern;
        made.id = CaseId::create();
        return made;
    });
    m_cases->onChanged(
        [this](const std::vector<ProjectCase> &rows, TableEdit edit, const QString &field) {
            storeCases(rows, actionText(edit, field, tr("the cases")));
        });
    auto *table = new TableEditor{*m_cases,
                                  TableEditor::Buttons::AddRemoveMove,
                                  [this] { return m_session.clock().today(); },
                                  this};
    table->addButton()->setText(tr("Add case"));
    table->view()->setAccessibleName(tr("Cases"));
    table->setEmptyText(tr("No cases yet. Add one here, or move a slider of the comparison and "
                           "choose Save as case."));
    return table;
}

TableEditor *CasesView::makeValues()
{
    m_values = new RowsModel<CaseValue>{
        {textField<CaseValue>({.title = tr("Path in the project document"),
                               .hint = tr("Such as /horizon or /plans/ID/supply/ID/price"),
                               .width = 64},
                              &CaseValue::path),
         textField<CaseValue>({.title = tr("Value"), .width = 20}, &CaseValue::value)},
        this};
    m_values->makeRowsBy([this](const CaseValue *pattern) -> std::optional<CaseValue> {
        if (chosen() == nullptr)
            return {};
        if (pattern != nullptr)
            return *pattern;
        const auto months = m_session.dossier()->project.horizonMonths;
        return CaseValue{.path = QStringLiteral("/horizon"), .value = QString::number(months)};
    });
    m_values->onChanged(
        [this](const std::vector<CaseValue> &rows, TableEdit edit, const QString &field) {
            std::vector<ProjectCase> cases = m_cases->rows();
            const auto found = std::ranges::find(cases, m_shown, &ProjectCase::id);
            if (found == cases.end())
                return;
            found->values = rows;
            storeCases(std::move(cases),
                       actionText(edit, field, chosen()->name.in(m_session.language())));
        });
    auto *table = new TableEditor{*m_values,
                                  TableEditor::Buttons::AddRemove,
                                  [this] { return m_session.clock().today(); },
                                  this};
    table->addButton()->setText(tr("Add value"));
    table->view()->setAccessibleName(tr("Values of the case"));
    table->setEmptyText(tr("What the chosen case lays over the project stands here."));
    return table;
}

const ProjectCase *CasesView::chosen() const
{
    const auto &cases = m_cases->rows();
    const auto found = std::ranges::find(cases, m_shown, &ProjectCase::id);
    return found == cases.end() ? nullptr : &*found;
}

void CasesView::reload()
{
    const auto dossier = m_session.dossier();
    if (!dossier)
        return;
    const CaseId before = m_shown;
    m_cases->setRows(dossier->project.cases);
    const auto &cases = m_cases->rows();
    const auto found = std::ranges::find(cases, before, &ProjectCase::id);
    const int row = found == cases.end() ? 0 : static_cast<int>(found - cases.begin());
    if (m_caseTable->view()->currentIndex().row() != row)
        m_caseTable->view()->setCurrentIndex(m_cases->index(row, 0));
    showChosen();
}

void CasesView::showChosen()
{
    const int row = m_caseTable->view()->currentIndex().row();
    const auto &cases = m_cases->rows();
    const bool isThere = row >= 0 && row < static_cast<int>(cases.size());
    const ProjectCase shown = isThere ? cases[static_cast<size_t>(row)] : ProjectCase{};
    m_valueTitle->setText(isThere ? tr("Values of %1").arg(shown.name.in(m_session.language()))
                                  : QString{});
    m_valueTable->setEnabled(isThere);
    if (shown.id == m_shown) {
        m_values->setRows(shown.values);
    } else {
        m_shown = shown.id;
        m_values->showOther(shown.values);
    }
    if (isVisible())
        showProblem();
}

void CasesView::showProblem()
{
    m_problem->clear();
    const ProjectCase *shown = chosen();
    if (m_session.dossier() != nullptr && shown != nullptr) {
        const auto laid = exchange::overlaid(*m_session.dossier(), shown->values);
        m_problem->setText(laid ? QString{} : text::errorText(laid.error()));
    }
    m_problem->setVisible(!m_problem->text().isEmpty());
}

void CasesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showProblem(); // laying a case over the project takes a while: not for a view that is hidden
}

QString CasesView::problem() const
{
    return m_problem->text();
}

void CasesView::storeCases(std::vector<ProjectCase> cases, const QString &action)
{
    Project after = m_session.dossier()->project;
    after.cases = std::move(cases);
    saveProject(m_session, m_prompts, action, std::move(after));
}

} // namespace steelyard::ui
