#include "ui/shell/findings_list.h"

#include "ui/shared/styled_label.h"
#include "ui/text/error_text.h"
#include "ui/text/labels.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace steelyard::ui {

namespace {

constexpr QSize kSize{560, 280};

} // namespace

FindingsList::FindingsList(std::vector<Finding> findings,
                           const text::NumberFormat &format,
                           QWidget *parent)
    : QFrame{parent, Qt::Popup}
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    std::ranges::stable_sort(findings, std::ranges::greater{}, &Finding::severity);
    auto *list = new QListWidget{this};
    list->setWordWrap(true);
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->setAlternatingRowColors(true);
    for (const Finding &finding : findings) {
        list->addItem(tr("%1: %2", "severity, finding")
                          .arg(text::label(finding.severity), text::findingText(finding, format)));
    }
    auto *column = new QVBoxLayout{this};
    column->addWidget(styledLabel(TextStyle::Heading, tr("Findings"), this));
    column->addWidget(list);
    resize(kSize);
    list->setFocus();
}

void FindingsList::popUpOver(const QWidget &anchor)
{
    const QPoint above = anchor.mapToGlobal(QPoint{0, -height()});
    move(above);
    show();
}

} // namespace steelyard::ui
