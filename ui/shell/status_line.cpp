#include "ui/shell/status_line.h"

#include "ui/shell/findings_list.h"
#include "ui/shell/pages.h"
#include "ui/shell/session.h"
#include "ui/whatif/what_if_controller.h"

#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace steelyard::ui {

namespace {

constexpr int kLeftMargin = 12;

} // namespace

StatusLine::StatusLine(const WindowParts &parts, QWidget *parent)
    : QStatusBar{parent}
    , m_saved{new QLabel{this}}
    , m_findings{new QToolButton{this}}
    , m_elapsed{new QLabel{this}}
{
    m_saved->setContentsMargins(kLeftMargin, 0, 0, 0);
    m_findings->setAutoRaise(true);
    m_findings->setToolTip(tr("Lists what should be looked at before a figure is trusted"));
    addWidget(m_saved);
    addWidget(m_findings);
    addWidget(m_elapsed);
    connect(&parts.whatIf, &WhatIfController::updated, this, [this, parts] { refresh(parts); });
    connect(&parts.session, &Session::workspaceReplaced, this, [this, parts] { refresh(parts); });
    connect(m_findings, &QToolButton::clicked, this, [this, parts] { listFindings(parts); });
    refresh(parts);
}

void StatusLine::refresh(const WindowParts &parts)
{
    m_saved->setText(parts.session.workspace().isReadOnly()
                         ? tr("Read-only: the workspace can't be written")
                         : tr("Saved"));
    const auto current = parts.whatIf.current();
    m_findings->setVisible(current != nullptr);
    m_elapsed->setVisible(current != nullptr);
    if (current == nullptr)
        return;
    const auto count = std::ranges::count_if(current->findings, [](const Finding &finding) {
        return finding.severity != Severity::Info;
    });
    m_findings->setText(count == 0
                            ? tr("No open findings")
                            : tr("%n finding(s) to handle", nullptr, static_cast<int>(count)));
    constexpr double kMicrosecondsPerMillisecond = 1000.0;
    const double elapsed =
        static_cast<double>(parts.whatIf.elapsed().count()) / kMicrosecondsPerMillisecond;
    m_elapsed->setText(tr("Computed in %1 ms").arg(parts.session.format().number(elapsed, 1)));
}

void StatusLine::listFindings(const WindowParts &parts)
{
    if (parts.whatIf.current() == nullptr)
        return;
    auto *list = new FindingsList{parts.whatIf.current()->findings, parts.session.format(), this};
    list->popUpOver(*m_findings);
}

} // namespace steelyard::ui
