#include "ui/project/change_log_view.h"

#include "db/change_log_repository.h"
#include "ui/shared/empty_hint.h"
#include "ui/shared/raw_sort_proxy.h"
#include "ui/shared/read_only_table.h"
#include "ui/shell/session.h"
#include "ui/text/change_text.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace steelyard::ui {

namespace {

/// What a person reads; the rest stands in the project document.
constexpr int kMostEntries = 500;

Column<ChangeLogEntry> column(std::function<QString()> title,
                              const std::function<QString(const ChangeLogEntry &)> &text)
{
    return {.title = std::move(title), .text = text, .toolTip = text};
}

std::vector<Column<ChangeLogEntry>> logColumns(const text::NumberFormat &format)
{
    using Entry = ChangeLogEntry;
    auto when = column([] { return ChangeLogView::tr("When"); },
                       [format](const Entry &entry) { return format.dateTime(entry.at); });
    when.sortValue = [](const Entry &entry) -> QVariant { return entry.at; };
    return {when,
            column([] { return ChangeLogView::tr("Who"); },
                   [](const Entry &entry) { return entry.who; }),
            column([] { return ChangeLogView::tr("What"); },
                   [](const Entry &entry) { return entry.action; }),
            column([] { return ChangeLogView::tr("Before"); },
                   [](const Entry &entry) { return text::changedValuesText(entry.before); }),
            column([] { return ChangeLogView::tr("After"); },
                   [](const Entry &entry) { return text::changedValuesText(entry.after); })};
}

constexpr std::array kWidths{140, 90, 320, 220, 220};

} // namespace

ChangeLogView::ChangeLogView(Session &session, QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_model{new ColumnTableModel<ChangeLogEntry>{logColumns(session.format()), this}}
{
    auto *search = new QLineEdit{this};
    search->setPlaceholderText(tr("Search the changes"));
    search->setClearButtonEnabled(true);
    auto *proxy = new RawSortProxy{this};
    proxy->setSourceModel(m_model);
    auto *view = new QTableView{this};
    view->setModel(proxy);
    view->setSortingEnabled(true);
    view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    proxy->sort(-1);
    view->setWordWrap(false);
    view->horizontalHeader()->setStretchLastSection(true);
    view->setAccessibleName(tr("Changes"));
    makeReadOnlyTable(*view);
    showWhileEmpty(*view,
                   tr("No changes yet. Each one will stand here with who made it and when."));
    for (size_t column = 0; column < kWidths.size(); ++column)
        view->setColumnWidth(static_cast<int>(column), kWidths.at(column));
    connect(search, &QLineEdit::textChanged, proxy, &RawSortProxy::setSearchText);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(search);
    column->addWidget(view, 1);
}

void ChangeLogView::reload()
{
    std::vector<ChangeLogEntry> rows;
    if (const auto dossier = m_session.dossier()) {
        if (const auto list =
                m_session.workspace().changeLog().list(dossier->project.id, kMostEntries))
            rows = *list;
    }
    m_model->setRows(std::move(rows));
}

} // namespace steelyard::ui
