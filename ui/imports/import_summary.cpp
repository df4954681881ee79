#include "ui/imports/import_summary.h"

#include "ui/catalog/price_move_columns.h"
#include "ui/shared/column_table_model.h"
#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace steelyard::ui {

namespace {

constexpr QSize kSize{720, 480};

/// The words of this file beside the dialog's own.
struct ImportSummaryWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportSummaryWords)
};

QString outcomeSentence(const desk::ImportReport &report, const text::NumberFormat &format)
{
    const QString name = report.name.in(format.language());
    switch (report.outcome) {
    case db::PriceBookRepository::StoreOutcome::NewBook:
        return ImportSummaryWords::tr("Price book %1 is new.").arg(name);
    case db::PriceBookRepository::StoreOutcome::NewEdition:
        return ImportSummaryWords::tr("Price book %1 has a new edition, number %2.")
            .arg(name)
            .arg(report.edition);
    case db::PriceBookRepository::StoreOutcome::Unchanged:
        return ImportSummaryWords::tr("Price book %1 holds this file already; nothing was added.")
            .arg(name);
    }
    return {};
}

} // namespace

QStringList importSentences(const desk::ImportReport &report, const text::NumberFormat &format)
{
    if (report.kind == desk::ImportReport::Kind::ProjectDocument) {
        return {ImportSummaryWords::tr("Project %1 was imported and opened.")
                    .arg(report.name.in(format.language()))};
    }
    QStringList sentences{outcomeSentence(report, format)};
    sentences.append(ImportSummaryWords::tr("%1 rows read, %2 kept, %3 left out.")
                         .arg(format.whole(report.rowCount),
                              format.whole(report.importedCount),
                              format.whole(report.leftOutCount)));
    if (report.outcome == db::PriceBookRepository::StoreOutcome::NewEdition) {
        sentences.append(
            report.moveCount == 0
                ? ImportSummaryWords::tr("No price moved.")
                : ImportSummaryWords::tr("%1 offers are new, gone or at another price since "
                                         "the last edition.")
                      .arg(format.whole(report.moveCount)));
    }
    return sentences;
}

ImportSummary::ImportSummary(const desk::ImportReport &report,
                             const text::NumberFormat &format,
                             QWidget *parent)
    : QDialog{parent}
    , m_sentences{importSentences(report, format)}
{
    setWindowTitle(tr("Import finished"));
    auto *column = new QVBoxLayout{this};
    column->setSpacing(8);
    for (const QString &sentence : std::as_const(m_sentences)) {
        const auto style = column->count() == 0 ? TextStyle::Heading : TextStyle::Body;
        column->addWidget(styledLabel(style, sentence, this));
    }
    addFindings(report, format);
    addMoves(report, format);
    auto *buttons = new QDialogButtonBox{QDialogButtonBox::Close, this};
    // Qt's own translations may not be installed.
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons, 0, Qt::AlignBottom);
    if (!report.findings.empty() || !report.moves.empty())
        resize(kSize);
}

void ImportSummary::addFindings(const desk::ImportReport &report, const text::NumberFormat &format)
{
    if (report.findings.empty())
        return;
    auto *list = new QListWidget{this};
    list->setAccessibleName(tr("Remarks on the file"));
    list->setWordWrap(true);
    for (const Finding &finding : report.findings)
        list->addItem(text::findingText(finding, format));
    layout()->addWidget(styledLabel(
        TextStyle::Muted,
        tr("%n remark(s) on the file", nullptr, static_cast<int>(report.findings.size())),
        this));
    layout()->addWidget(list);
}

void ImportSummary::addMoves(const desk::ImportReport &report, const text::NumberFormat &format)
{
    if (report.moves.empty())
        return;
    auto *model = new ColumnTableModel<PriceMove>{priceMoveColumns(format), this};
    model->setRows(report.moves);
    auto *view = new QTableView{this};
    view->setModel(model);
    view->setAccessibleName(tr("Prices that moved"));
    view->resizeColumnsToContents();
    makeReadOnlyTable(*view);
    layout()->addWidget(styledLabel(TextStyle::Muted, tr("Prices that moved"), this));
    layout()->addWidget(view);
}

} // namespace steelyard::ui
