#include "ui/sizing/accelerator_board.h"

#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/text/error_text.h"
#include "ui/text/layout_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kRowHeightPadding = 7;
constexpr int kMostShownRows = 5;
constexpr int kDerivationHeight = 190;
constexpr int kNamesShownAtOnce = 20;

/// With the layouts that may be taken instead, which the report has as tables.
QString derivationOf(text::SizingFigure figure,
                     const text::SizingView &view,
                     const text::NumberFormat &format)
{
    const QString derivation = text::sizingDerivation(figure, view, format);
    // Where none fits the derivation itself tells of them.
    const bool hasLayouts = figure == text::SizingFigure::Memory && view.sizing.memory;
    const QString layouts = hasLayouts ? text::layoutAlternatives(view, format) : QString{};
    return layouts.isEmpty() ? derivation : layouts + u"\n\n"_s + derivation;
}

} // namespace

AcceleratorBoard::AcceleratorBoard(SizingController &controller, QWidget *parent)
    : QWidget{parent}
    , m_controller{controller}
    , m_others{new QComboBox{this}}
    , m_remove{new QPushButton{tr("Re&move"), this}}
    , m_view{new QTableView{this}}
    , m_model{new ReportTableModel{{}, this}}
{
    auto *header = makeHeader(); // first, so that the tab key begins there
    makeTable();
    m_derivation = new DerivationPanel{this};
    m_derivation->hide();
    auto *row = new QHBoxLayout;
    row->setSpacing(kCardGap);
    row->addWidget(m_view, 3, Qt::AlignTop);
    row->addWidget(m_derivation, 2);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addLayout(header);
    column->addLayout(row);
    connect(m_derivation, &DerivationPanel::closed, this, &AcceleratorBoard::closeDerivation);
    connect(
        &controller, &SizingController::catalogueChanged, this, &AcceleratorBoard::refreshOthers);
    refreshOthers();
    refreshButtons();
}

QLayout *AcceleratorBoard::makeHeader()
{
    m_others->setMaxVisibleItems(kNamesShownAtOnce);
    m_others->setAccessibleName(tr("Compare with"));
    m_remove->setToolTip(tr("Takes the chosen accelerator out of the table"));
    auto *label = styledLabel(TextStyle::Muted, tr("Compare wi&th"), this);
    label->setBuddy(m_others);
    auto *how = new QPushButton{tr("Sho&w how"), this};
    how->setFlat(true);
    how->setToolTip(tr("How the chosen figure came about: also by double click or Return"));
    connect(m_others, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            m_controller.compareWith(m_others->itemText(index));
        m_others->setCurrentIndex(0);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const int row = m_view->currentIndex().row();
        if (row > 0 && m_answer != nullptr)
            m_controller.stopComparing(m_answer->accelerators[static_cast<size_t>(row)].gpu.name);
    });
    connect(how, &QPushButton::clicked, this, [this] {
        const QModelIndex chosen = m_view->currentIndex();
        showChosen(chosen.isValid() ? chosen : m_model->index(0, 2));
    });
    auto *row = new QHBoxLayout;
    row->addWidget(styledLabel(TextStyle::Heading, tr("Accelerators side by side"), this));
    row->addSpacing(kCardGap);
    row->addWidget(label);
    row->addWidget(m_others);
    row->addWidget(m_remove);
    row->addStretch(1);
    row->addWidget(how);
    return row;
}

void AcceleratorBoard::makeTable()
{
    m_view->setModel(m_model);
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height()
                                                    + kRowHeightPadding);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setAccessibleName(tr("Accelerators side by side"));
    makeReadOnlyTable(*m_view);
    connect(m_view, &QTableView::activated, this, &AcceleratorBoard::showChosen);
    connect(m_view->selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            &AcceleratorBoard::refreshButtons);
    // Only other rows need other widths, not each key that is typed.
    connect(m_model, &QAbstractItemModel::modelReset, m_view, &QTableView::resizeColumnsToContents);
}

void AcceleratorBoard::refreshOthers()
{
    m_others->clear();
    m_others->addItem(tr("Add an accelerator…"));
    for (const GpuModel &gpu : m_controller.accelerators())
        m_others->addItem(gpu.name);
}

void AcceleratorBoard::refreshButtons()
{
    m_remove->setEnabled(m_view->currentIndex().row() > 0);
    m_others->setEnabled(m_controller.compared().size() < SizingController::kMostCompared);
}

void AcceleratorBoard::showAnswer(const text::NumberFormat &format)
{
    m_answer = m_controller.answer();
    m_format = format;
    if (m_answer == nullptr)
        return;
    showTable(*m_model, text::acceleratorTable(m_answer->accelerators, format));
    for (int column = 0; column + 1 < m_model->columnCount(); ++column)
        m_view->resizeColumnToContents(column);
    fitHeight();
    refreshButtons();
    refreshDerivation();
}

void AcceleratorBoard::fitHeight()
{
    const int rows = std::clamp(m_model->rowCount(), 1, kMostShownRows);
    const int height = m_view->horizontalHeader()->sizeHint().height()
        + rows * m_view->verticalHeader()->defaultSectionSize() + 2 * m_view->frameWidth();
    const int explaining = std::max(height, kDerivationHeight);
    m_view->setFixedHeight(m_shown ? explaining : height);
    m_derivation->setFixedHeight(explaining);
}

void AcceleratorBoard::showChosen(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const int last = static_cast<int>(text::kSizingFigures.size()) - 1;
    const int place = std::clamp(index.column() - text::kFirstSizingColumn, 0, last);
    showDerivation(static_cast<size_t>(index.row()),
                   text::kSizingFigures.at(static_cast<size_t>(place)));
}

void AcceleratorBoard::showDerivation(size_t row, text::SizingFigure figure)
{
    m_shown = Shown{.row = row, .figure = figure};
    fitHeight();
    refreshDerivation();
}

void AcceleratorBoard::refreshDerivation()
{
    if (!m_shown || m_answer == nullptr)
        return;
    if (m_shown->row >= m_answer->accelerators.size()) {
        closeDerivation();
        return;
    }
    const text::SizedAccelerator &sized = m_answer->accelerators[m_shown->row];
    const QString heading = tr("%1, %2", "accelerator, figure")
                                .arg(sized.gpu.name, text::sizingFigureName(m_shown->figure));
    if (sized.view)
        m_derivation->showText(heading, derivationOf(m_shown->figure, *sized.view, *m_format));
    else
        m_derivation->showText(heading, sized.error ? text::errorText(*sized.error) : QString{});
}

void AcceleratorBoard::closeDerivation()
{
    m_shown.reset();
    m_derivation->hide();
    fitHeight();
}

} // namespace steelyard::ui
