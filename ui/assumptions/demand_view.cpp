#include "ui/assumptions/demand_view.h"

#include "ui/assumptions/demand_fields.h"
#include "ui/assumptions/profile_editor.h"
#include "ui/charts/chart_panel.h"
#include "ui/commands/save_project.h"
#include "ui/editing/table_editor.h"
#include "ui/project/new_project.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/text/demand_chart.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace steelyard::ui {

namespace {

constexpr int kChartHeight = 220;

} // namespace

DemandView::DemandView(Session &session, Prompts &prompts, QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_prompts{prompts}
{
    auto *explanation = styledLabel(
        TextStyle::Muted, tr("GPUs that are needed together for a while. Phases add up."), this);
    explanation->setWordWrap(true);
    TableEditor *table = makePhases();
    m_profile = new ProfileEditor{session.language(), prompts, this};
    m_profile->onChanged([this](const std::optional<DemandProfile> &after, const QString &action) {
        storeProfile(after, action);
    });
    m_chart = new ChartPanel{ChartSpec::Kind::Steps, prompts, this};
    m_chart->setMinimumHeight(kChartHeight);
    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(explanation);
    left->addWidget(table, 1);
    left->addWidget(m_profile);
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(0, 8, 0, 0);
    row->setSpacing(12);
    row->addLayout(left, 9);
    row->addWidget(m_chart, 4);
}

TableEditor *DemandView::makePhases()
{
    m_phases = new RowsModel<DemandPhase>{phaseFields(m_session.language()), this};
    m_phases->makeRowsBy([](const DemandPhase *pattern) {
        DemandPhase phase;
        phase.name.en = tr("New phase");
        phase.gpus = kFirstGpus;
        if (pattern != nullptr)
            phase = *pattern;
        phase.id = PhaseId::create();
        return phase;
    });
    m_phases->onChanged(
        [this](const std::vector<DemandPhase> &rows, TableEdit edit, const QString &field) {
            Project after = m_session.dossier()->project;
            after.demand = rows;
            saveProject(
                m_session, m_prompts, actionText(edit, field, tr("the demand")), std::move(after));
        });
    auto *table = new TableEditor{*m_phases,
                                  TableEditor::Buttons::AddRemoveMove,
                                  [this] { return m_session.clock().today(); },
                                  this};
    table->view()->setAccessibleName(tr("Phases of the demand"));
    table->setEmptyText(tr("No phases. Add one, or paste a profile of hourly counts."));
    return table;
}

void DemandView::storeProfile(const std::optional<DemandProfile> &profile, const QString &action)
{
    Project after = m_session.dossier()->project;
    // Counts usually are the whole demand; with phases beside them only the person knows.
    if (profile && !after.demandProfile && !after.demand.empty()) {
        const auto answer =
            m_prompts.choose(tr("Hourly profile"),
                             tr("Are the hourly counts the whole demand, or do they come on top of "
                                "the phases?"),
                             {tr("Replace the phases"), tr("Add to the phases")});
        if (!answer)
            return;
        if (*answer == 0)
            after.demand.clear();
    }
    after.demandProfile = profile;
    saveProject(m_session, m_prompts, action, std::move(after));
}

void DemandView::reload(Reload what)
{
    const Project &project = m_session.dossier()->project;
    if (what == Reload::OtherProject) {
        m_phases->showOther(project.demand);
        m_profile->showOther(project.demandProfile);
    } else {
        m_phases->setRows(project.demand);
        m_profile->setProfile(project.demandProfile);
    }
    m_chart->setChart(text::demandChart(project, m_session.format()));
}

} // namespace steelyard::ui
