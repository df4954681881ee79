#include "ui/sizing/surroundings_board.h"

#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/text/surroundings_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace steelyard::ui {

namespace {

constexpr int kNeedPadding = 7;

} // namespace

SurroundingsBoard::SurroundingsBoard(QWidget *parent)
    : QWidget{parent}
    , m_view{new QTableView{this}}
    , m_model{new ReportTableModel{{}, this}}
    , m_derivation{new DerivationPanel{this}}
{
    auto *how = new QPushButton{tr("Sh&ow how"), this};
    how->setFlat(true);
    how->setToolTip(tr("How the chosen need came about: also by double click or Return"));
    makeTable();
    m_derivation->hide();
    auto *header = new QHBoxLayout;
    header->addWidget(styledLabel(TextStyle::Heading, tr("Around the GPUs"), this));
    header->addStretch(1);
    header->addWidget(how);
    auto *row = new QHBoxLayout;
    row->setSpacing(kCardGap);
    row->addWidget(m_view, 3);
    row->addWidget(m_derivation, 2);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addLayout(header);
    column->addLayout(row);
    connect(how, &QPushButton::clicked, this, [this] {
        showDerivation(std::max(0, m_view->currentIndex().row()));
    });
    connect(m_derivation, &DerivationPanel::closed, this, &SurroundingsBoard::closeDerivation);
}

void SurroundingsBoard::makeTable()
{
    m_view->setModel(m_model);
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + kNeedPadding);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setAccessibleName(tr("Around the GPUs"));
    makeReadOnlyTable(*m_view);
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex &index) {
        showDerivation(index.row());
    });
}

void SurroundingsBoard::showAnswer(SizingController::AnswerPointer answer,
                                   const text::NumberFormat &format)
{
    m_answer = std::move(answer);
    m_format = format;
    if (m_answer == nullptr || m_answer->asked() == nullptr)
        return;
    showTable(*m_model, text::surroundingsTable(*m_answer->asked(), format));
    for (int column = 0; column + 1 < m_model->columnCount(); ++column)
        m_view->resizeColumnToContents(column);
    fitHeight();
    refreshDerivation();
}

void SurroundingsBoard::fitHeight()
{
    // All rows at once: the page scrolls, not a table within it.
    const int height = m_view->horizontalHeader()->sizeHint().height()
        + m_model->rowCount() * m_view->verticalHeader()->defaultSectionSize()
        + 2 * m_view->frameWidth();
    m_view->setFixedHeight(height);
    m_derivation->setMaximumHeight(height);
}

void SurroundingsBoard::showDerivation(int row)
{
    m_shown = static_cast<size_t>(row);
    refreshDerivation();
}

void SurroundingsBoard::refreshDerivation()
{
    if (!m_shown || m_answer == nullptr || m_answer->asked() == nullptr)
        return;
    const text::SizingView &view = *m_answer->asked();
    if (*m_shown >= view.around.needs.size()) {
        closeDerivation();
        return;
    }
    const sizing::Provision provision = view.around.needs[*m_shown].provision;
    m_derivation->showText(text::provisionName(provision),
                           text::surroundingsDerivation(provision, view, *m_format));
}

void SurroundingsBoard::closeDerivation()
{
    m_shown.reset();
    m_derivation->hide();
}

} // namespace steelyard::ui
