#pragma once

#include "model/compare/project.h"
#include "ui/editing/rows_model.h"

#include <QWidget>

namespace steelyard::ui {

class ChartPanel;
class ProfileEditor;
class Prompts;
class Session;
class TableEditor;

/// When how many GPUs are needed: phases, an hourly profile, and what both make over the horizon.
class DemandView final : public QWidget
{
    Q_OBJECT

public:
    DemandView(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    /// Whether the project that is shown now is the one that was.
    enum class Reload
    {
        SameProject,
        OtherProject
    };
    void reload(Reload what);

    [[nodiscard]] RowsModel<DemandPhase> &phases() { return *m_phases; }
    [[nodiscard]] ProfileEditor *profile() const { return m_profile; }
    [[nodiscard]] ChartPanel *chart() const { return m_chart; }

private:
    [[nodiscard]] TableEditor *makePhases();
    void storeProfile(const std::optional<DemandProfile> &profile, const QString &action);

    Session &m_session;
    Prompts &m_prompts;
    RowsModel<DemandPhase> *m_phases = nullptr;
    ProfileEditor *m_profile = nullptr;
    ChartPanel *m_chart = nullptr;
};

} // namespace steelyard::ui
