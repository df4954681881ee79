#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace steelyard::ui {

/// One background calculation, newest input wins: one runs, one waits, and a newer request takes
/// the waiting one's place. So feedback is continuous and the last value always comes through.
///
/// `work` runs on a pool thread over values only; `deliver` is called on the thread that made the
/// job, and never after the job is gone.
template <typename Input, typename Output>
class LatestJob final
{
public:
    using Work = std::function<Output(const Input &)>;
    using Deliver = std::function<void(const Output &)>;

    LatestJob(Work work, Deliver deliver)
        : m_work{std::move(work)}
        , m_deliver{std::move(deliver)}
    {
        QObject::connect(
            &m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] { finish(); });
    }

    void request(Input input)
    {
        if (m_isRunning)
            m_waiting = std::move(input);
        else
            start(std::move(input));
    }

    [[nodiscard]] bool isBusy() const { return m_isRunning; }

private:
    void start(Input input)
    {
        m_isRunning = true;
        m_watcher.setFuture(
            QtConcurrent::run([work = m_work, input = std::move(input)] { return work(input); }));
    }

    void finish()
    {
        const Output output = m_watcher.result();
        m_isRunning = false;
        // First, so that the pool works on while the result is being shown.
        if (m_waiting)
            start(*std::exchange(m_waiting, std::nullopt));
        m_deliver(output);
    }

    Work m_work;
    Deliver m_deliver;
    std::optional<Input> m_waiting;
    bool m_isRunning = false;
    QFutureWatcher<Output> m_watcher;
};

} // namespace steelyard::ui
