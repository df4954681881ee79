#include "ui/catalog/catalog_table.h"

#include "ui/commands/store_value.h"
#include "ui/editing/table_edit.h"
#include "ui/shared/card.h"
#include "ui/shared/column_widths.h"
#include "ui/shared/raw_sort_proxy.h"
#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kFormColumns = 4;
constexpr int kSearchWidth = 280;

/// A table column that shows a field; figures sort as numbers.
template <typename Row>
Column<Row> columnOf(const Field<Row> &field)
{
    const bool isNumber = field.head.input == FieldInput::Number;
    Column<Row> column{.title = [title = field.head.title] { return title; }, .text = field.text};
    column.toolTip = field.text;
    if (!isNumber)
        return column;
    column.alignment = kFigureAlignment;
    column.exact = field.editText;
    column.sortValue = [exact = field.editText](const Row &row) -> QVariant {
        const QString text = exact(row);
        return text.isEmpty() ? QVariant{} : QVariant{text.toDouble()};
    };
    return column;
}

/// Whether an own row other than `row` bears its name.
template <typename Row>
bool hasOwnNamesake(const std::vector<Row> &rows, const Row &row)
{
    return std::ranges::any_of(rows, [&row](const Row &other) {
        return other.origin == RowOrigin::Own && other.id != row.id && other.name == row.name;
    });
}

/// The name field, which refuses the name of another own row: a quote line means one row by it.
template <typename Row>
Field<Row> withNameOfItsOwn(Field<Row> field, std::function<const std::vector<Row> &()> rows)
{
    field.set = [assign = std::move(field.set),
                 rows = std::move(rows)](Row &row, const QString &typed) -> Result<void> {
        Row changed = row;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (hasOwnNamesake(rows(), changed))
            return Error{.code = ErrorCode::AlreadyExists, .arguments = {changed.name}};
        row = std::move(changed);
        return {};
    };
    return field;
}

} // namespace

CatalogTableFrame::CatalogTableFrame(QWidget *parent)
    : QWidget{parent}
    , m_search{new QLineEdit{this}}
    , m_count{styledLabel(TextStyle::Muted, {}, this)}
    , m_view{new QTableView{this}}
    , m_proxy{new RawSortProxy{this}}
    , m_facts{styledLabel(TextStyle::Muted, {}, this)}
    , m_copy{new QPushButton{tr("Copy as own row"), this}}
    , m_delete{new QPushButton{tr("Delete own row"), this}}
{
    m_search->setPlaceholderText(tr("Search all columns"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(kSearchWidth);
    m_search->setAccessibleName(tr("Search the catalogue"));
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(8);
    bar->addWidget(m_search);
    bar->addWidget(m_count);
    bar->addStretch();
    bar->addWidget(m_copy);
    bar->addWidget(m_delete);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
    column->addWidget(m_facts);

    m_view->setModel(m_proxy);
    m_view->setSortingEnabled(true);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setWordWrap(false);
    makeReadOnlyTable(*m_view);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setSearchText(text);
        showCount();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        refreshChosen();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { copyChosen(); });
    connect(m_delete, &QPushButton::clicked, this, [this] { deleteChosen(); });
}

void CatalogTableFrame::setParts(QAbstractItemModel &model,
                                 const std::vector<int> &widths,
                                 FieldForm &form)
{
    m_proxy->setSourceModel(&model);
    // The catalogue's own order until a heading is clicked.
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_proxy->sort(-1);
    sizeColumns(*m_view, widths);
    auto *card = new Card{tr("Own row"), this};
    card->content()->addWidget(&form);
    m_form = card;
    m_form->hide();
    layout()->addWidget(card);
}

int CatalogTableFrame::chosenRow() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_proxy->mapToSource(current).row() : -1;
}

void CatalogTableFrame::choose(int row)
{
    const QModelIndex index = m_proxy->mapFromSource(m_proxy->sourceModel()->index(row, 0));
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void CatalogTableFrame::showChosen(RowOrigin origin, const QString &facts)
{
    const bool isOwn = origin == RowOrigin::Own;
    m_copy->setEnabled(true);
    m_delete->setEnabled(isOwn);
    m_form->setVisible(isOwn);
    m_facts->show();
    m_facts->setText(
        isOwn ? facts
              : tr("%1 Shipped rows can't be changed; copy one to make it your own.").arg(facts));
}

void CatalogTableFrame::showNothingChosen()
{
    m_copy->setEnabled(false);
    m_delete->setEnabled(false);
    m_form->hide();
    m_facts->hide();
}

void CatalogTableFrame::showCount()
{
    m_count->setText(
        tr("%1 of %2").arg(m_proxy->rowCount()).arg(m_proxy->sourceModel()->rowCount()));
}

template <typename Row>
CatalogTable<Row>::CatalogTable(Session &session,
                                Prompts &prompts,
                                const std::vector<Field<Row>> &fields,
                                Load load,
                                QWidget *parent)
    : CatalogTableFrame{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_load{std::move(load)}
{
    std::vector<Column<Row>> columns;
    std::vector<int> widths;
    for (const Field<Row> &field : fields) {
        columns.push_back(columnOf(field));
        widths.push_back(field.head.width);
    }
    m_model = new ColumnTableModel<Row>{std::move(columns), this};
    std::vector<Field<Row>> typed = fields;
    typed.front() = withNameOfItsOwn<Row>(
        typed.front(), [this]() -> const auto & { return m_model->rows(); });
    m_form = new RecordForm<Row>{
        std::move(typed), kFormColumns, [&session] { return session.clock().today(); }};
    m_form->onChanged([this](const Row &row, const QString &field) {
        storeValue<Row>(m_session,
                        m_prompts,
                        actionText(TableEdit::Change, field, m_form->record().name),
                        m_form->record(),
                        row);
    });
    setParts(*m_model, widths, *m_form);
    reload();
}

template <typename Row>
void CatalogTable<Row>::reload()
{
    const QString before = chosenId();
    m_model->setRows(m_load());
    showCount();
    chooseId(before);
    refreshChosen();
}

template <typename Row>
QString CatalogTable<Row>::chosenId() const
{
    const int chosen = chosenRow();
    return chosen < 0 ? QString{} : m_model->rows().at(static_cast<size_t>(chosen)).id.text();
}

template <typename Row>
void CatalogTable<Row>::chooseId(const QString &id)
{
    const auto found =
        std::ranges::find(m_model->rows(), id, [](const Row &row) { return row.id.text(); });
    if (found != m_model->rows().end())
        choose(static_cast<int>(found - m_model->rows().begin()));
}

template <typename Row>
void CatalogTable<Row>::refreshChosen()
{
    const int chosen = chosenRow();
    if (chosen < 0) {
        showNothingChosen();
        return;
    }
    const Row &row = m_model->rows().at(static_cast<size_t>(chosen));
    if (row.id == m_form->record().id)
        m_form->setRecord(row);
    else
        m_form->showOther(row);
    showChosen(row.origin,
               CatalogTableFrame::tr("%1: source %2.")
                   .arg(row.name, row.source.isEmpty() ? u"—"_s : row.source));
}

template <typename Row>
void CatalogTable<Row>::copyChosen()
{
    const int chosen = chosenRow();
    if (chosen < 0)
        return;
    Row copy = m_model->rows().at(static_cast<size_t>(chosen));
    const QString name = copy.name;
    copy.id = decltype(copy.id)::create();
    copy.name = CatalogTableFrame::tr("%1 (own)").arg(name);
    copy.origin = RowOrigin::Own;
    for (int number = 2; hasOwnNamesake(m_model->rows(), copy); ++number)
        copy.name = CatalogTableFrame::tr("%1 (own %2)").arg(name).arg(number);
    if (!storeValue<Row>(m_session,
                         m_prompts,
                         CatalogTableFrame::tr("Copy catalogue row %1").arg(name),
                         {},
                         copy))
        return;
    reload();
    chooseId(copy.id.text());
}

template <typename Row>
void CatalogTable<Row>::deleteChosen()
{
    const int chosen = chosenRow();
    if (chosen < 0)
        return;
    const Row row = m_model->rows().at(static_cast<size_t>(chosen));
    if (row.origin == RowOrigin::Own)
        storeValue<Row>(m_session,
                        m_prompts,
                        CatalogTableFrame::tr("Delete catalogue row %1").arg(row.name),
                        row,
                        {});
}

template class CatalogTable<GpuModel>;
template class CatalogTable<ServerSpec>;

} // namespace steelyard::ui
