#pragma once

#include "ui/editing/rows_model.h"
#include "ui/project/plan_fields.h"

#include <QWidget>

class QLabel;

namespace steelyard::ui {

class Prompts;
class Session;
class TableEditor;

/// The project's plans; below them supply and services of the chosen one.
class PlansView final : public QWidget
{
    Q_OBJECT

public:
    PlansView(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    void reload();

    [[nodiscard]] RowsModel<Plan> &plans() { return *m_plans; }
    [[nodiscard]] RowsModel<SupplyLayer> &layers() { return *m_layers; }
    [[nodiscard]] RowsModel<PlanService> &services() { return *m_services; }
    [[nodiscard]] TableEditor *planTable() const { return m_planTable; }

private:
    [[nodiscard]] TableEditor *makePlans();
    [[nodiscard]] TableEditor *makeLayers();
    [[nodiscard]] TableEditor *makeServices();
    void showChosen();
    void storePlans(std::vector<Plan> plans, const QString &action);
    /// Stores the chosen plan with `change` done to it.
    void changeChosen(const QString &action, const std::function<void(Plan &)> &change);
    /// Null: the project has no plan.
    [[nodiscard]] const Plan *chosen() const;
    [[nodiscard]] QString chosenName() const;

    Session &m_session;
    Prompts &m_prompts;
    std::shared_ptr<PlanSurroundings> m_surroundings;
    PlanId m_shown;
    RowsModel<Plan> *m_plans = nullptr;
    RowsModel<SupplyLayer> *m_layers = nullptr;
    RowsModel<PlanService> *m_services = nullptr;
    TableEditor *m_planTable = nullptr;
    TableEditor *m_layerTable = nullptr;
    TableEditor *m_serviceTable = nullptr;
    QLabel *m_layerTitle = nullptr;
};

} // namespace steelyard::ui
