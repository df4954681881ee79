#pragma once

#include "ui/desk/measured_log.h"
#include "ui/whatif/latest_job.h"

#include <QObject>

namespace steelyard::ui {

class Prompts;
class Session;
class SizingController;

/// Reads the speed of the job that the sizing page asks about from a test run's log, off the GUI
/// thread.
class TestRunLog final : public QObject
{
    Q_OBJECT

public:
    TestRunLog(Session &session,
               Prompts &prompts,
               SizingController &controller,
               QObject *parent = nullptr);

    /// Asks for the file, and for the GPUs of the test run where nothing tells them.
    void open();
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

private:
    struct Source
    {
        QString path = {};
        desk::AskedJob job = {};
        std::optional<double> gpus = {};
    };
    struct Reading
    {
        Source source = {};
        Result<desk::MeasuredSpeed> speed;
    };

    void take(const Reading &reading);
    void askGpus(Source source);

    Session &m_session;
    Prompts &m_prompts;
    SizingController &m_controller;
    LatestJob<Source, std::shared_ptr<const Reading>> m_job;
};

} // namespace steelyard::ui
