#include "ui/whatif/what_if_panel.h"

#include "ui/commands/save_project.h"
#include "ui/shared/labelled_slider.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/text/error_text.h"
#include "ui/whatif/what_if_case.h"
#include "ui/whatif/what_if_controller.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace steelyard::ui {

namespace {

/// How far the sliders reach at first; the number boxes take the whole range.
constexpr int kLeastGpuReach = 64;
constexpr int kLeastMonthReach = 36;
constexpr int kReachFactor = 4;
constexpr int kUsualNode = 8;

/// GPUs of one server, the step of the slider.
int nodeSize(const Comparison &comparison)
{
    int largest = 0;
    for (const PlanResult &plan : comparison.plans) {
        for (const LayerUse &layer : plan.layers)
            largest = std::max(largest, layer.gpusPerServer);
    }
    return largest > 0 ? largest : kUsualNode;
}

QString gpuCountText(int gpus, const text::NumberFormat &format)
{
    return WhatIfPanel::tr("%1 GPU(s)", nullptr, gpus).arg(format.whole(gpus));
}

QString monthCountText(int months)
{
    return WhatIfPanel::tr("%n month(s)", nullptr, months);
}

void nameUnits(LabelledSlider &gpus, LabelledSlider &months)
{
    gpus.setUnit(WhatIfPanel::tr("GPU(s)", "unit", gpus.value()));
    months.setUnit(WhatIfPanel::tr("month(s)", "unit", months.value()));
}

} // namespace

WhatIfPanel::WhatIfPanel(Session &session,
                         Prompts &prompts,
                         WhatIfController &controller,
                         QWidget *parent)
    : Card{tr("What if"), parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_controller{controller}
    , m_gpus{new LabelledSlider{tr("GPUs"), {}, this}}
    , m_months{new LabelledSlider{tr("Rental"), {}, this}}
    , m_error{styledLabel(TextStyle::Warning, {}, this)}
{
    m_gpus->setToolTip(tr("The peak: all phases of the demand are scaled alike."));
    m_months->setToolTip(tr("The horizon: open and repeating phases are cut or go on."));
    m_error->setWordWrap(true);
    m_error->hide();
    content()->addWidget(m_gpus);
    content()->addSpacing(8);
    content()->addWidget(m_months);
    content()->addWidget(m_error);
    content()->addStretch(1);
    content()->addLayout(makeButtons());
    connect(m_gpus, &LabelledSlider::valueChanged, &controller, &WhatIfController::setGpus);
    connect(m_months, &LabelledSlider::valueChanged, &controller, &WhatIfController::setMonths);
    for (const LabelledSlider *moved : {m_gpus, m_months}) {
        connect(
            moved, &LabelledSlider::valueChanged, this, [this] { nameUnits(*m_gpus, *m_months); });
    }
    connect(&controller, &WhatIfController::updated, this, &WhatIfPanel::refresh);
    connect(&controller, &WhatIfController::knobsReset, this, &WhatIfPanel::showKnobs);
    refresh();
}

QLayout *WhatIfPanel::makeButtons()
{
    m_reset = new QPushButton{tr("&Reset"), this};
    m_reset->setToolTip(tr("Back to the saved values"));
    m_save = new QPushButton{tr("Save as &case…"), this};
    m_save->setToolTip(tr("Keeps these values beside the project's own; quotes never change"));
    connect(m_reset, &QPushButton::clicked, &m_controller, &WhatIfController::resetKnobs);
    connect(m_save, &QPushButton::clicked, this, &WhatIfPanel::saveAsCase);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_reset, 1);
    row->addWidget(m_save, 1);
    return row;
}

void WhatIfPanel::refresh()
{
    if (m_controller.saved() != nullptr && m_controller.saved() != m_saved)
        takeSaved(*m_controller.saved());
    m_saved = m_controller.saved();
    showKnobs();
}

void WhatIfPanel::takeSaved(const Comparison &saved)
{
    const int node = nodeSize(saved);
    const int peak = saved.peakGpus;
    m_gpus->setRange(1, kLargestGpuCount, std::max(kLeastGpuReach, kReachFactor * peak));
    m_gpus->setStep(node);
    m_gpus->setSavedValue(peak);
    m_months->setRange(kSmallestHorizonMonths,
                       kLargestHorizonMonths,
                       std::max(kLeastMonthReach, 2 * saved.months));
    m_months->setStep(1);
    m_months->setSavedValue(saved.months);
}

void WhatIfPanel::showKnobs()
{
    const Knobs &knobs = m_controller.knobs();
    m_gpus->showValue(knobs.gpus.value_or(m_gpus->savedValue()));
    m_months->showValue(knobs.months.value_or(m_months->savedValue()));
    nameUnits(*m_gpus, *m_months);
    const auto &error = m_controller.error();
    m_error->setVisible(error.has_value());
    m_error->setText(error ? errorSentences(*error) : QString{});
    const bool isMoved = knobs.gpus || knobs.months;
    m_reset->setEnabled(isMoved);
    m_save->setEnabled(isMoved && !error && m_controller.laidOver() != nullptr);
}

QString WhatIfPanel::errorSentences(const Error &error) const
{
    const auto shown = m_controller.current();
    if (shown == nullptr)
        return text::errorText(error);
    return text::errorText(error) + u'\n'
        + tr("Still shown: %1, %2.", "GPUs, months")
              .arg(gpuCountText(shown->peakGpus, m_session.format()),
                   monthCountText(shown->months));
}

void WhatIfPanel::saveAsCase()
{
    const auto laidOver = m_controller.laidOver();
    if (laidOver == nullptr || m_controller.knobs() == Knobs{})
        return;
    const QString proposal = tr("%1, %2", "name of a case: GPUs, months")
                                 .arg(gpuCountText(m_gpus->value(), m_session.format()),
                                      monthCountText(m_months->value()));
    const auto name = m_prompts.askText(tr("Save as case"), tr("Name of the case:"), proposal);
    if (!name)
        return;
    Project project = m_session.dossier()->project;
    const auto known = std::ranges::find_if(project.cases, [&](const ProjectCase &each) {
        return each.name.in(m_session.language()) == *name;
    });
    if (known != project.cases.end()
        && !m_prompts.choose(tr("Save as case"),
                             tr("There is a case \"%1\" already. Replace it?").arg(*name),
                             {tr("Replace")}))
        return;
    ProjectCase saved = caseFromKnobs(
        {.project = project, .laidOver = laidOver->project, .shownCase = m_session.shownCase()},
        m_controller.knobs(),
        *name);
    if (known != project.cases.end()) {
        saved.id = known->id;
        *known = saved;
    } else {
        project.cases.push_back(saved);
    }
    if (saveProject(m_session, m_prompts, tr("Save case \"%1\"").arg(*name), std::move(project)))
        m_session.showCase(saved.id);
}

} // namespace steelyard::ui
