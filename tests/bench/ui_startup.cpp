// Start-up: the window with its last project, from the start of the process until the figures are
// painted, beside an empty Qt window with one chart. Goal: at most twice the time of the latter.

#include "ui/desk/sample_projects.h"
#include "ui/desk/store_document.h"
#include "ui/shared/widget_prompts.h"
#include "ui/shell/session.h"
#include "ui/shell/settings.h"
#include "ui/shell/window_host.h"

#include <QApplication>
#include <QChartView>
#include <QElapsedTimer>
#include <QLineSeries>
#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace steelyard;
using namespace steelyard::ui;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Leaves once everything that is due has been painted, without tidying up: that is no part of a
/// start.
void leaveWhenIdle()
{
    QTimer::singleShot(
        0ms, qApp, [] { QTimer::singleShot(0ms, qApp, [] { std::_Exit(EXIT_SUCCESS); }); });
}

int showEmptyWindow()
{
    auto *line = new QLineSeries;
    line->append(0, 0);
    line->append(1, 1);
    auto *chart = new QChart;
    chart->addSeries(line);
    chart->createDefaultAxes();
    QMainWindow window;
    window.setCentralWidget(new QChartView{chart});
    window.resize(1360, 860);
    window.show();
    leaveWhenIdle();
    return QApplication::exec();
}

int showProject(const QString &path, const QString &settingsPath)
{
    const SystemClock clock;
    Settings settings{settingsPath};
    WidgetPrompts prompts;
    auto workspace = db::Workspace::open(path, db::Workspace::IfMissing::Fail, clock);
    if (!workspace)
        return EXIT_FAILURE;
    Session session{*std::move(workspace), clock};
    WindowHost host{session, prompts, settings};
    host.show();
    if (!host.whatIf().isBusy())
        leaveWhenIdle();
    QObject::connect(&host.whatIf(), &WhatIfController::updated, qApp, &leaveWhenIdle);
    return QApplication::exec();
}

bool makeWorkspace(const QString &path)
{
    const SystemClock clock;
    auto workspace = db::Workspace::open(path, db::Workspace::IfMissing::Create, clock);
    if (!workspace)
        return false;
    const auto dossier = desk::readSample({.resource = u":/samples/s05-platform-team.json"_s,
                                           .fileName = u"s05-platform-team.json"_s});
    return dossier
        && desk::storeDocument(
               **workspace, u"Prepare"_s, *dossier, db::ProjectRepository::IfKnown::Refuse);
}

double millisecondsOf(const QStringList &arguments)
{
    QElapsedTimer timer;
    timer.start();
    if (QProcess::execute(QApplication::applicationFilePath(), arguments) != EXIT_SUCCESS)
        qFatal("the window did not come up");
    return 1e-6 * static_cast<double>(timer.nsecsElapsed());
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

int compareBoth()
{
    constexpr int kRounds = 11;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"start.steelyard"_s);
    if (!makeWorkspace(path))
        qFatal("the workspace can't be made");
    std::vector<double> empty;
    std::vector<double> filled;
    // By turns, so that a busy machine slows down both.
    for (int round = 0; round < kRounds; ++round) {
        empty.push_back(millisecondsOf({u"empty"_s}));
        filled.push_back(millisecondsOf({path, folder.filePath(u"settings.ini"_s)}));
    }
    std::printf("empty window with a chart %6.0f ms\nfilled comparison page    %6.0f ms\n"
                "ratio                     %6.2f\n",
                median(empty),
                median(filled),
                median(filled) / median(empty));
    return EXIT_SUCCESS;
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application{argc, argv};
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == u"empty"_s)
        return showEmptyWindow();
    return arguments.size() > 2 ? showProject(arguments[1], arguments[2]) : compareBoth();
}
