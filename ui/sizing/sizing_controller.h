#pragma once

#include "ui/desk/gpu_prices.h"
#include "ui/desk/shipped_catalogue.h"
#include "ui/desk/sizing_answer.h"
#include "ui/whatif/latest_job.h"

#include <QObject>

#include <memory>
#include <optional>

namespace steelyard::ui {

class Session;

/// The job that the sizing page asks about and the newest answer, computed off the GUI thread. It
/// outlives the window, so that another language keeps the question.
class SizingController final : public QObject
{
    Q_OBJECT

public:
    using AnswerPointer = std::shared_ptr<const text::SizingAnswer>;

    explicit SizingController(Session &session);
    ~SizingController() override;

    /// Reads catalogue and project, and follows them: for a page that is shown, not for the start
    /// of the program. Again: nothing.
    void start();

    [[nodiscard]] const desk::AskedJob &job() const { return m_job; }
    /// The catalogue's accelerators.
    [[nodiscard]] const std::vector<GpuModel> &accelerators() const
    {
        return m_catalogue.accelerators;
    }
    /// Its servers.
    [[nodiscard]] const std::vector<ServerSpec> &servers() const { return m_catalogue.servers; }
    /// Names of those beside the one that is asked about, at most `kMostCompared`.
    [[nodiscard]] const QStringList &compared() const { return m_compared; }
    /// The newest answer. Stays while the job has none; null: none yet.
    [[nodiscard]] AnswerPointer answer() const { return m_answer; }
    /// Why the job has no answer.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Whether the job says enough to be answered.
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }

    void ask(desk::AskedJob job);
    /// Puts a measured speed in place of the estimate, tokens per second and GPU.
    void takeMeasured(double tokensPerSecond, const QString &source);
    /// A published run, to look around with: GPT-3 on 1,024 A100.
    /// Source: Narayanan et al. (arXiv 2104.04473) section 5.1 and table 1, 34 days for 300 B
    /// tokens.
    void askExample();
    void compareWith(const QString &gpu);
    void stopComparing(const QString &gpu);

    /// Beside the one that is asked about.
    static constexpr qsizetype kMostCompared = 4;

Q_SIGNALS:
    /// Answer or error are new.
    void answered();
    /// The job was put elsewhere than by its form: a project's, or the example.
    void jobReplaced();
    void catalogueChanged();

private:
    void connectWorkspace();
    void loadCatalogue();
    void takeProject();
    /// Names model, accelerator and server of the job as the form offers them.
    void takeOfferedNames();
    void forgetPrices();
    void request();
    void take(const AnswerPointer &answer);

    Session &m_session;
    bool m_hasStarted = false;
    desk::AskedJob m_job;
    /// A project's job never takes the place of what somebody has typed.
    bool m_isTyped = false;
    desk::ShippedCatalogue m_catalogue;
    QStringList m_compared;
    /// The dossier that the prices of the newest question came from; null: none.
    std::shared_ptr<const Dossier> m_dossier;
    /// What the price books list, as far as it was asked for; nothing: they have changed.
    std::optional<desk::ListedHours> m_listed;
    AnswerPointer m_answer;
    std::optional<Error> m_error;
    LatestJob<desk::SizingQuestion, AnswerPointer> m_worker;
};

} // namespace steelyard::ui
