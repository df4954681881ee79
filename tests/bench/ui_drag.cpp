// Drags both sliders of the comparison page and measures how long the event loop is ever held up:
// a gap is the time between two turns of the loop. Prints a table; the aim is no gap over 16 ms.
// Run it under a display (or Xvfb): QT_QPA_PLATFORM=offscreen paints too, but on other paths.

#include "tests/support/sample_desk.h"

#include "ui/compare/compare_page.h"
#include "ui/shared/labelled_slider.h"
#include "ui/shell/window_host.h"
#include "ui/whatif/what_if_panel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSlider>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace steelyard::ui;
using namespace std::chrono_literals;

namespace {

constexpr auto kMouseInterval = 8ms; // 125 moves a second, as a mouse sends them
constexpr int kMoves = 500;
constexpr double kFrame = 16.0;

/// CPU time of this thread in milliseconds: what a turn costs, however busy the machine is.
double threadCpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

void printRow(const char *what, const char *measure, std::vector<double> values)
{
    std::ranges::sort(values);
    const auto at = [&values](double share) {
        return values[static_cast<size_t>(share * static_cast<double>(values.size() - 1))];
    };
    const auto late = std::ranges::count_if(values, [](double value) { return value > kFrame; });
    std::printf(
        "  %-16s %-8s median %5.1f  99 %% %5.1f  longest %5.1f ms  over %.0f ms: %td of %zu\n",
        what,
        measure,
        at(0.5),
        at(0.99),
        values.back(),
        kFrame,
        late,
        values.size());
}

/// Turns of the event loop: how far apart they are, and what they cost this thread.
class LoopWatch final : public QObject
{
public:
    LoopWatch()
    {
        m_heartbeat.setTimerType(Qt::PreciseTimer);
        connect(&m_heartbeat, &QTimer::timeout, this, [this] { beat(); });
        m_heartbeat.start(1ms);
    }

    void print(const char *what) const
    {
        printRow(what, "gap", m_gaps);
        printRow(what, "own CPU", m_costs);
    }

private:
    void beat()
    {
        const double cpu = threadCpuMilliseconds();
        if (m_clock.isValid()) {
            m_gaps.push_back(1e-6 * static_cast<double>(m_clock.nsecsElapsed()));
            m_costs.push_back(cpu - m_cpu);
        }
        m_clock.start();
        m_cpu = cpu;
    }

    QTimer m_heartbeat;
    QElapsedTimer m_clock;
    double m_cpu = 0.0;
    std::vector<double> m_gaps;
    std::vector<double> m_costs;
};

/// Moves the slider to and fro between both ends, as a hand does.
void drag(LabelledSlider &labelled, const char *what)
{
    auto &slider = *labelled.findChild<QSlider *>();
    LoopWatch watch;
    QEventLoop loop;
    QTimer mouse;
    mouse.setTimerType(Qt::PreciseTimer);
    int move = 0;
    QObject::connect(&mouse, &QTimer::timeout, &loop, [&] {
        const int span = slider.maximum() - slider.minimum();
        const int place = move * 4 * span / kMoves % (2 * span);
        slider.setValue(slider.minimum() + (place <= span ? place : 2 * span - place));
        if (++move == kMoves)
            loop.quit();
    });
    mouse.start(kMouseInterval);
    loop.exec();
    watch.print(what);
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application{argc, argv};
    for (const char *sample : {"s05-platform-team.json", "s01-university-lab.json"}) {
        SampleDesk desk{QString::fromLatin1(sample)};
        WindowHost host{desk.session, desk.prompts, desk.settings};
        host.show();
        QEventLoop settle;
        QTimer::singleShot(1s, &settle, &QEventLoop::quit);
        settle.exec();
        std::printf("%s\n", sample);
        const auto &page = dynamic_cast<ComparePage &>(host.window().page(PageId::Compare));
        drag(page.whatIf().gpus(), "GPU count");
        drag(page.whatIf().months(), "rental duration");
    }
    return 0;
}
