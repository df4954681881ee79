#include "ui/whatif/what_if_controller.h"

#include "ui/desk/evaluation.h"
#include "ui/shell/session.h"

#include <QElapsedTimer>

namespace steelyard::ui {

WhatIfController::WhatIfController(Session &session)
    : m_session{session}
    , m_job{&WhatIfController::calculate, [this](const OutcomePointer &outcome) { take(outcome); }}
{
    connect(&session, &Session::dossierChanged, this, &WhatIfController::takeDossier);
    connect(&session, &Session::shownCaseChanged, this, &WhatIfController::startOver);
    takeDossier();
}

WhatIfController::~WhatIfController() = default;

void WhatIfController::setGpus(int gpus)
{
    if (m_knobs.gpus == gpus)
        return;
    m_knobs.gpus = gpus;
    request();
}

void WhatIfController::setMonths(int months)
{
    if (m_knobs.months == months)
        return;
    m_knobs.months = months;
    request();
}

void WhatIfController::setView(CostView view)
{
    if (m_knobs.view == view)
        return;
    m_knobs.view = view;
    request();
}

void WhatIfController::resetKnobs()
{
    m_knobs = {.view = m_knobs.view};
    Q_EMIT knobsReset();
    request();
}

void WhatIfController::takeDossier()
{
    const auto dossier = m_session.dossier();
    const bool isSameProject =
        m_dossier != nullptr && dossier != nullptr && m_dossier->project.id == dossier->project.id;
    m_dossier = dossier;
    if (!isSameProject) {
        m_saved.reset();
        m_current.reset();
        m_knobs.view.reset();
        startOver();
        return;
    }
    m_laidOver.reset(); // a value changed: the sliders stay where they are
    request();
}

void WhatIfController::startOver()
{
    m_laidOver.reset();
    resetKnobs();
}

void WhatIfController::request()
{
    if (m_dossier == nullptr) {
        m_error.reset();
        Q_EMIT updated();
        return;
    }
    m_job.request({.dossier = m_dossier,
                   .shownCase = m_session.shownCase(),
                   .laidOver = m_laidOver,
                   .saved = m_laidOver == nullptr ? nullptr : m_saved,
                   .knobs = m_knobs,
                   .today = m_session.clock().today()});
    Q_EMIT requested();
}

WhatIfController::OutcomePointer WhatIfController::calculate(const Request &request)
{
    QElapsedTimer timer;
    timer.start();
    auto outcome = std::make_shared<Outcome>(Outcome{.request = request});
    outcome->error = fill(*outcome);
    outcome->elapsed = std::chrono::microseconds{timer.nsecsElapsed() / 1000};
    return outcome;
}

std::optional<Error> WhatIfController::fill(Outcome &outcome)
{
    Request &request = outcome.request;
    if (request.laidOver == nullptr) {
        auto laidOver = desk::laidOver(*request.dossier, {.caseName = request.shownCase.text()});
        if (!laidOver)
            return laidOver.error();
        request.laidOver = std::make_shared<const Dossier>(*std::move(laidOver));
    }
    const auto compared = [&request](const Knobs &knobs) -> Result<Comparison> {
        const auto inputs = makeInputs(*request.laidOver, knobs, request.today, request.shownCase);
        if (!inputs)
            return inputs.error();
        return evaluate(**inputs);
    };
    const Knobs unmoved{.view = request.knobs.view};
    const CostView view = unmoved.view.value_or(request.laidOver->project.finance.view);
    if (request.saved == nullptr || request.saved->finance.view != view) {
        auto saved = compared(unmoved);
        if (!saved)
            return saved.error();
        request.saved = std::make_shared<const Comparison>(*std::move(saved));
    }
    if (request.knobs == unmoved) {
        outcome.current = request.saved;
        return std::nullopt;
    }
    auto current = compared(request.knobs);
    if (!current)
        return current.error();
    outcome.current = std::make_shared<const Comparison>(*std::move(current));
    return std::nullopt;
}

void WhatIfController::take(const OutcomePointer &outcome)
{
    const Request &request = outcome->request;
    // An answer to an older question: the newer one is being computed.
    if (request.dossier != m_dossier || request.shownCase != m_session.shownCase())
        return;
    const bool isOtherState = request.saved != m_saved;
    m_laidOver = request.laidOver;
    m_error = outcome->error;
    m_elapsed = outcome->elapsed;
    m_saved = request.saved;
    if (outcome->current != nullptr)
        m_current = outcome->current;
    else if (isOtherState)
        m_current = m_saved; // null when the project can't be evaluated at all
    Q_EMIT updated();
}

} // namespace steelyard::ui
