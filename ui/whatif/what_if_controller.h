#pragma once

#include "model/base/result.h"
#include "model/compare/comparison.h"
#include "model/compare/dossier.h"
#include "model/compare/knobs.h"
#include "ui/whatif/latest_job.h"

#include <QDate>
#include <QObject>

#include <chrono>
#include <memory>

namespace steelyard::ui {

class Session;

/// Turns what is shown (project, case, knobs) into comparisons, off the GUI thread.
///
/// `saved` is the case as stored, `current` the same under the knobs; without knobs both are one.
/// Stored values never change here.
class WhatIfController final : public QObject
{
    Q_OBJECT

public:
    explicit WhatIfController(Session &session);
    ~WhatIfController() override;

    [[nodiscard]] const Knobs &knobs() const { return m_knobs; }
    /// Null until the first result, and while no project is open or it can't be evaluated.
    [[nodiscard]] std::shared_ptr<const Comparison> saved() const { return m_saved; }
    /// The newest result. Stays while the sliders stand where nothing can be computed; null when
    /// the project itself, or its case, can't be evaluated: an older state would pass for it.
    [[nodiscard]] std::shared_ptr<const Comparison> current() const { return m_current; }
    /// Why the newest request came to nothing.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Whether a newer state than `current` is being computed; `updated` follows.
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }
    /// How long the last calculation took.
    [[nodiscard]] std::chrono::microseconds elapsed() const { return m_elapsed; }
    /// The project with the shown case laid over it, knobs apart; null like `saved`.
    [[nodiscard]] std::shared_ptr<const Dossier> laidOver() const { return m_laidOver; }

public Q_SLOTS:
    void setGpus(int gpus);
    void setMonths(int months);
    /// The view that plans are shown and ranked in, also of the saved case.
    void setView(CostView view);
    /// Puts both sliders back to the saved value; the view stays.
    void resetKnobs();

Q_SIGNALS:
    /// A newer state is asked for; `current` shows an older one until `updated`.
    void requested();
    /// A result or an error came in.
    void updated();
    /// The knobs were put elsewhere than by a slider: reset, or another project or case.
    void knobsReset();

private:
    struct Request
    {
        std::shared_ptr<const Dossier> dossier = {};
        CaseId shownCase = {};
        /// The dossier with the case laid over it, and its comparison, once they are known.
        std::shared_ptr<const Dossier> laidOver = {};
        std::shared_ptr<const Comparison> saved = {};
        Knobs knobs = {};
        QDate today = {};
    };
    struct Outcome
    {
        Request request = {};
        std::shared_ptr<const Comparison> current = {};
        std::optional<Error> error = {};
        std::chrono::microseconds elapsed = {};
    };
    using OutcomePointer = std::shared_ptr<const Outcome>;

    [[nodiscard]] static OutcomePointer calculate(const Request &request);
    [[nodiscard]] static std::optional<Error> fill(Outcome &outcome);
    void takeDossier();
    void takeCase();
    void startOver();
    void request();
    void take(const OutcomePointer &outcome);

    Session &m_session;
    Knobs m_knobs;
    std::shared_ptr<const Dossier> m_dossier;
    std::shared_ptr<const Dossier> m_laidOver;
    std::shared_ptr<const Comparison> m_saved;
    std::shared_ptr<const Comparison> m_current;
    std::optional<Error> m_error;
    std::chrono::microseconds m_elapsed{0};
    LatestJob<Request, OutcomePointer> m_job;
};

} // namespace steelyard::ui
