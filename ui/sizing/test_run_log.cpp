#include "ui/sizing/test_run_log.h"

#include "ui/shared/prompts.h"
#include "ui/shell/session.h"
#include "ui/sizing/sizing_controller.h"

namespace steelyard::ui {

TestRunLog::TestRunLog(Session &session,
                       Prompts &prompts,
                       SizingController &controller,
                       QObject *parent)
    : QObject{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_controller{controller}
    , m_job{[](const Source &source) {
                return std::make_shared<const Reading>(
                    Reading{source, desk::measuredIn(source.path, source.job, source.gpus)});
            },
            [this](const std::shared_ptr<const Reading> &reading) { take(*reading); }}
{}

void TestRunLog::open()
{
    const auto path =
        m_prompts.openFile(tr("Log of a test run"),
                           tr("Logs and tables (*.log *.txt *.out *.csv *.json *.jsonl)")
                               + QStringLiteral(";;") + tr("All files (*)"));
    if (!path)
        return;
    desk::AskedJob job = m_controller.job();
    // A test run seldom has the GPUs of the job: they are asked for where the log needs them.
    job.gpus.reset();
    m_job.request({.path = *path, .job = std::move(job)});
}

void TestRunLog::take(const Reading &reading)
{
    if (reading.speed) {
        m_controller.takeMeasured(reading.speed->tokensPerSecondPerGpu,
                                  desk::measuredSentence(*reading.speed, m_session.format()));
        return;
    }
    if (reading.speed.error().code == ErrorCode::LogWithoutTokens && !reading.source.gpus)
        askGpus(reading.source);
    else
        m_prompts.showError(reading.speed.error());
}

void TestRunLog::askGpus(Source source)
{
    const auto &gpus = m_controller.job().gpus;
    const auto answer = m_prompts.askText(tr("Log of a test run"),
                                          tr("On how many GPUs did the test run? The log does not "
                                             "say."),
                                          gpus ? QString::number(*gpus) : QString{});
    if (!answer)
        return;
    bool isNumber = false;
    source.gpus = answer->trimmed().toInt(&isNumber);
    if (!isNumber || *source.gpus < 1.0)
        m_prompts.showError({.code = ErrorCode::NotWhole, .arguments = {*answer}});
    else
        m_job.request(std::move(source));
}

} // namespace steelyard::ui
