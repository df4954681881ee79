#include "ui/project/plans_view.h"

#include "db/catalog_repository.h"
#include "ui/commands/save_project.h"
#include "ui/editing/table_editor.h"
#include "ui/shared/card.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"

#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace steelyard::ui {

namespace {

/// A plan with ids of its own all through.
Plan planCopy(Plan plan)
{
    plan.id = PlanId::create();
    for (SupplyLayer &layer : plan.supply)
        layer.id = LayerId::create();
    for (PlanService &service : plan.services)
        service.id = ServiceId::create();
    return plan;
}

SupplyKind usualKind(PlanMode mode, size_t layerCount)
{
    switch (mode) {
    case PlanMode::Cloud:
        return SupplyKind::OnDemand;
    case PlanMode::Hosted:
        return SupplyKind::Hosted;
    case PlanMode::Hybrid:
        return layerCount == 0 ? SupplyKind::Hosted : SupplyKind::OnDemand;
    }
    return SupplyKind::OnDemand;
}

} // namespace

PlansView::PlansView(Session &session, Prompts &prompts, QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_surroundings{std::make_shared<PlanSurroundings>(
          PlanSurroundings{.language = session.language()})}
    , m_layerTitle{styledLabel(TextStyle::Heading, {}, this)}
{
    m_planTable = makePlans();
    m_layerTable = makeLayers();
    m_serviceTable = makeServices();
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_planTable, 3);
    column->addWidget(m_layerTitle);
    column->addWidget(m_layerTable, 3);
    column->addWidget(styledLabel(
        TextStyle::Muted,
        tr("Beside the GPUs (rack, power, bandwidth, storage, set-up); a line here replaces the "
           "site's own price."),
        this));
    column->addWidget(m_serviceTable, 2);
    connect(m_planTable->view()->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            &PlansView::showChosen);
}

TableEditor *PlansView::makePlans()
{
    m_plans = new RowsModel<Plan>{planFields(m_surroundings), this};
    m_plans->makeRowsBy([](const Plan *pattern) {
        if (pattern != nullptr)
            return planCopy(*pattern);
        return Plan{.id = PlanId::create(), .name = {.en = tr("New plan")}};
    });
    m_plans->onChanged([this](const std::vector<Plan> &rows, TableEdit edit, const QString &field) {
        storePlans(rows, actionText(edit, field, tr("the plans")));
    });
    auto *table = new TableEditor{*m_plans,
                                  TableEditor::Buttons::AddRemoveMove,
                                  [this] { return m_session.clock().today(); },
                                  this};
    table->addButton()->setText(tr("Add plan"));
    table->view()->setAccessibleName(tr("Plans"));
    table->setEmptyText(tr("No plans yet. A plan is one way to serve the demand: cloud, hosted or "
                           "both."));
    return table;
}

TableEditor *PlansView::makeLayers()
{
    m_layers = new RowsModel<SupplyLayer>{layerFields(m_surroundings), this};
    m_layers->makeRowsBy([this](const SupplyLayer *pattern) -> std::optional<SupplyLayer> {
        if (chosen() == nullptr)
            return {};
        SupplyLayer layer;
        layer.kind = usualKind(chosen()->mode, chosen()->supply.size());
        if (pattern != nullptr)
            layer = *pattern;
        layer.id = LayerId::create();
        return layer;
    });
    m_layers->onChanged(
        [this](const std::vector<SupplyLayer> &rows, TableEdit edit, const QString &field) {
            changeChosen(actionText(edit, field, chosenName()),
                         [&rows](Plan &plan) { plan.supply = rows; });
        });
    auto *table = new TableEditor{*m_layers,
                                  TableEditor::Buttons::AddRemoveMove,
                                  [this] { return m_session.clock().today(); },
                                  this};
    table->addButton()->setText(tr("Add supply"));
    table->view()->setAccessibleName(tr("Supply of the plan"));
    table->setEmptyText(tr("No supply yet. Add a row and choose the quote line that serves the "
                           "demand."));
    return table;
}

TableEditor *PlansView::makeServices()
{
    m_services = new RowsModel<PlanService>{serviceFields(m_surroundings), this};
    m_services->makeRowsBy([this](const PlanService *pattern) -> std::optional<PlanService> {
        if (chosen() == nullptr)
            return {};
        PlanService service;
        if (pattern != nullptr)
            service = *pattern;
        service.id = ServiceId::create();
        return service;
    });
    m_services->onChanged(
        [this](const std::vector<PlanService> &rows, TableEdit edit, const QString &field) {
            changeChosen(actionText(edit, field, chosenName()),
                         [&rows](Plan &plan) { plan.services = rows; });
        });
    auto *table = new TableEditor{*m_services,
                                  TableEditor::Buttons::AddRemove,
                                  [this] { return m_session.clock().today(); },
                                  this};
    table->addButton()->setText(tr("Add service"));
    table->view()->setAccessibleName(tr("Services of the plan"));
    table->setEmptyText(tr("No lines of its own: the site's prices count."));
    return table;
}

const Plan *PlansView::chosen() const
{
    const auto &plans = m_plans->rows();
    const auto found = std::ranges::find(plans, m_shown, &Plan::id);
    return found == plans.end() ? nullptr : &*found;
}

QString PlansView::chosenName() const
{
    return chosen() != nullptr ? chosen()->name.in(m_session.language()) : QString{};
}

void PlansView::reload()
{
    const auto dossier = m_session.dossier();
    if (!dossier)
        return;
    m_surroundings->lines = LineChoices{*dossier, m_session.language()};
    m_surroundings->sites = dossier->project.sites;
    m_surroundings->accelerators.clear();
    if (const auto models = m_session.workspace().catalog().accelerators()) {
        for (const auto &model : *models)
            m_surroundings->accelerators.append(model.value.name);
    }
    const PlanId before = m_shown;
    m_plans->setRows(dossier->project.plans);
    const auto &plans = m_plans->rows();
    const auto found = std::ranges::find(plans, before, &Plan::id);
    const auto row = found == plans.end() ? 0 : static_cast<int>(found - plans.begin());
    if (m_planTable->view()->currentIndex().row() != row)
        m_planTable->view()->setCurrentIndex(m_plans->index(row, 0));
    showChosen();
}

void PlansView::showChosen()
{
    const int row = m_planTable->view()->currentIndex().row();
    const auto &plans = m_plans->rows();
    const bool isThere = row >= 0 && row < static_cast<int>(plans.size());
    const Plan shown = isThere ? plans[static_cast<size_t>(row)] : Plan{};
    m_layerTitle->setText(
        isThere ? tr("Supply of %1, used in this order").arg(shown.name.in(m_session.language()))
                : tr("Add a plan to say how the demand is served"));
    m_layerTable->setEnabled(isThere);
    m_serviceTable->setEnabled(isThere);
    if (shown.id == m_shown) {
        m_layers->setRows(shown.supply);
        m_services->setRows(shown.services);
        return;
    }
    m_shown = shown.id;
    m_layers->showOther(shown.supply);
    m_services->showOther(shown.services);
}

void PlansView::storePlans(std::vector<Plan> plans, const QString &action)
{
    Project after = m_session.dossier()->project;
    after.plans = std::move(plans);
    saveProject(m_session, m_prompts, action, std::move(after));
}

void PlansView::changeChosen(const QString &action, const std::function<void(Plan &)> &change)
{
    std::vector<Plan> plans = m_plans->rows();
    const auto found = std::ranges::find(plans, m_shown, &Plan::id);
    if (found == plans.end())
        return;
    change(*found);
    storePlans(std::move(plans), action);
}

} // namespace steelyard::ui
