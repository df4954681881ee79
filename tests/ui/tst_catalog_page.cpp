#include "tests/support/page_desk.h"

#include "db/catalog_repository.h"
#include "db/price_book_repository.h"
#include "ui/catalog/catalog_page.h"
#include "ui/catalog/offer_filter.h"
#include "ui/catalog/offer_table_model.h"
#include "ui/catalog/price_books_tab.h"
#include "ui/catalog/price_moves_view.h"
#include "ui/commands/store_value.h"
#include "ui/quotes/offer_quote.h"
#include "ui/text/translation.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

PriceBookOffer anOffer(const QString &instance, const QString &gpu, int count, const QString &price)
{
    return {.instanceType = instance,
            .gpuName = gpu,
            .gpuCount = Decimal{count},
            .region = u"us-east-1"_s,
            .onDemandPrice = Decimal::fromText(price).value()};
}

/// Stores an edition of the book "lambda".
void storeBook(db::Workspace &workspace, const std::vector<PriceBookOffer> &offers, int number)
{
    auto transaction = workspace.begin(u"Store a book"_s);
    QVERIFY(transaction);
    const PriceBookEdition edition{.number = number,
                                   .fileName = u"lambda.csv"_s,
                                   .contentHash = QString::number(number),
                                   .importedAt = QDateTime{QDate{2026, 11, 1}, {}, Qt::UTC},
                                   .offerCount = static_cast<qint64>(offers.size())};
    const auto stored = workspace.priceBooks().store(**transaction,
                                                     u"lambda"_s,
                                                     Currency::fromText(u"USD").value(),
                                                     edition,
                                                     offers,
                                                     [](qint64) { return true; });
    QVERIFY(stored);
    QVERIFY((*transaction)->commit());
}

const std::vector<PriceBookOffer> kOffers{anOffer(u"gpu_8x_h100"_s, u"H100"_s, 8, u"23.92"_s),
                                          anOffer(u"gpu_8x_a100"_s, u"A100"_s, 8, u"10.32"_s),
                                          anOffer(u"gpu_1x_a10"_s, u"A10"_s, 1, u"0.75"_s)};

QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class CatalogPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedCatalogue_isThere();
    void search_narrowsWhileTyping();
    void heading_sortsByValue();
    void unknownFigure_isADash();
    void shippedRow_isCopiedBeforeItIsChanged();
    void ownRow_isDeletedAndComesBack();
    void copiesOfOneRow_haveNamesOfTheirOwn();
    void ownRowOfAQuoteLine_keepsItsNameAndStays();
    void offers_areFoundByGpuCountAndPrice();
    void offers_areFoundInAFileOnItsOwnConnection();
    void badNumber_narrowsNothing();
    void offer_becomesAQuoteLine();
    void offerAfterALanguageSwitch_joinsTheSameQuote();
    void moves_areLookedUpOnlyWhileShown();
    void book_isDeletedAfterAQuestion();
};

void CatalogPageTest::shippedCatalogue_isThere()
{
    PageDesk desk;
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    QCOMPARE(page.accelerators()->rows().size(), size_t{55});
    QCOMPARE(page.servers()->rows().size(), size_t{33});
}

void CatalogPageTest::search_narrowsWhileTyping()
{
    PageDesk desk;
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *table = page.accelerators();
    QTest::keyClicks(table->searchBox(), u"h800"_s);
    const auto *shown = table->view()->model();
    QVERIFY(shown->rowCount() > 0);
    QVERIFY(shown->rowCount() < 55);
    for (int row = 0; row < shown->rowCount(); ++row) {
        QString words;
        for (int column = 0; column < shown->columnCount(); ++column)
            words += cell(*shown, row, column) + u'\n';
        QVERIFY(words.contains(u"H800"_s));
    }
}

void CatalogPageTest::heading_sortsByValue()
{
    PageDesk desk;
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *shown = page.accelerators()->view()->model();
    const int memory = 6;
    QVERIFY(shown->headerData(memory, Qt::Horizontal).toString().startsWith(u"Memory"_s));
    shown->sort(memory, Qt::AscendingOrder);
    // As text, 141 would stand before 16.
    double before = 0.0;
    for (int row = 0; row < shown->rowCount(); ++row) {
        const QString text = cell(*shown, row, memory).remove(u',');
        if (text == u"—")
            continue;
        QVERIFY(text.toDouble() >= before);
        before = text.toDouble();
    }
}

void CatalogPageTest::unknownFigure_isADash()
{
    PageDesk desk;
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    const auto &rows = page.accelerators()->rows();
    // The V100 knows no BF16 (data sheet), which is not 0.
    const auto v100 = std::ranges::find_if(
        rows, [](const GpuModel &model) { return model.name == u"V100-SXM2-16GB"; });
    QVERIFY(v100 != rows.end());
    QVERIFY(!v100->bf16DenseTflops);
    const auto *shown = page.accelerators()->view()->model();
    const int row = static_cast<int>(v100 - rows.begin());
    QCOMPARE(cell(*shown, row, 9), u"—"_s);
}

void CatalogPageTest::shippedRow_isCopiedBeforeItIsChanged()
{
    PageDesk desk;
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *table = page.accelerators();
    table->view()->selectRow(0);
    QVERIFY(!table->deleteButton()->isEnabled());
    const GpuModel shipped = table->rows().front();
    table->copyButton()->click();
    QCOMPARE(table->rows().size(), size_t{56});
    QVERIFY(table->form()->record().origin == RowOrigin::Own);
    auto *memory = qobject_cast<QLineEdit *>(table->form()->box(6));
    memory->setText(u"forty"_s);
    Q_EMIT memory->editingFinished();
    QVERIFY(table->form()->refusal().contains(u"forty"_s));
    memory->setText(u"40"_s);
    Q_EMIT memory->editingFinished();
    QCOMPARE(table->form()->record().memoryGb, std::optional{40.0});
    QCOMPARE(table->rows().front(), shipped);
}

void CatalogPageTest::ownRow_isDeletedAndComesBack()
{
    PageDesk desk;
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *table = page.servers();
    table->view()->selectRow(0);
    table->copyButton()->click();
    QCOMPARE(table->rows().size(), size_t{34});
    table->deleteButton()->click();
    QCOMPARE(table->rows().size(), size_t{33});
    desk.session.undoStack().undo();
    QCOMPARE(table->rows().size(), size_t{34});
}

void CatalogPageTest::copiesOfOneRow_haveNamesOfTheirOwn()
{
    PageDesk desk;
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *table = page.servers();
    table->view()->selectRow(0);
    table->copyButton()->click();
    const QString first = table->form()->record().name;
    table->view()->selectRow(0);
    table->copyButton()->click();
    QCOMPARE(table->rows().size(), size_t{35});
    const QString second = table->form()->record().name;
    QVERIFY(second != first);
    auto *name = qobject_cast<QLineEdit *>(table->form()->box(0));
    name->setText(first);
    Q_EMIT name->editingFinished();
    QVERIFY(table->form()->refusal().contains(first));
    QCOMPARE(table->form()->record().name, second);
    QVERIFY(desk.prompts.errors.empty());
}

void CatalogPageTest::ownRowOfAQuoteLine_keepsItsNameAndStays()
{
    PageDesk desk;
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *table = page.accelerators();
    table->view()->selectRow(0);
    table->copyButton()->click();
    const Quote before = desk.session.dossier()->quotes.front();
    Quote after = before;
    after.revisions.back().lines.front().accelerator = table->form()->record().name;
    QVERIFY(storeValue<Quote>(desk.session, desk.prompts, u"Name it"_s, before, after));
    table->deleteButton()->click();
    QCOMPARE(table->rows().size(), size_t{56});
    QVERIFY(desk.prompts.errors.front().code == ErrorCode::StillUsed);
    QCOMPARE(desk.prompts.errors.front().arguments.front(), before.name.in(Language::English));
    const QString meant = table->form()->record().name;
    auto *name = qobject_cast<QLineEdit *>(table->form()->box(0));
    name->setText(u"Renamed"_s);
    Q_EMIT name->editingFinished();
    QVERIFY(desk.prompts.errors.back().code == ErrorCode::NameStillUsed);
    QCOMPARE(table->form()->record().name, meant);
    QCOMPARE(name->text(), meant);
    desk.session.undoStack().undo();
    table->deleteButton()->click();
    QCOMPARE(table->rows().size(), size_t{55});
}

void CatalogPageTest::offers_areFoundByGpuCountAndPrice()
{
    PageDesk desk;
    storeBook(desk.session.workspace(), kOffers, 1);
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    const auto *tab = page.priceBooks();
    const auto *model = tab->offerModel();
    QTRY_COMPARE(model->rowCount(), 3);
    // Cheapest GPU-hour first: 0.75, then 10.32 ÷ 8 = 1.29, then 23.92 ÷ 8 = 2.99.
    QCOMPARE(cell(*model, 1, 2), u"1.29"_s);
    tab->filter()->gpuBox()->setText(u"h100"_s);
    QTRY_COMPARE(model->rowCount(), 1);
    QCOMPARE(cell(*model, 0, 2), u"2.99"_s);
    tab->filter()->gpuBox()->clear();
    tab->filter()->countBox()->setText(u"8"_s);
    QTRY_COMPARE(model->rowCount(), 2);
    tab->filter()->highestPriceBox()->setText(u"2"_s);
    QTRY_COMPARE(model->rowCount(), 1);
    QCOMPARE(cell(*model, 0, 0), u"A100"_s);
}

void CatalogPageTest::offers_areFoundInAFileOnItsOwnConnection()
{
    const QTemporaryDir folder;
    StoppedClock clock;
    FakePrompts prompts;
    auto opened = db::Workspace::open(
        folder.filePath(u"w.steelyard"_s), db::Workspace::IfMissing::Create, clock);
    QVERIFY(opened);
    storeBook(**opened, kOffers, 1);
    Session session{std::move(*opened), clock};
    ImportRunner imports{session, prompts};
    const CatalogPage page{session, prompts, imports};
    const auto *model = page.priceBooks()->offerModel();
    QTRY_COMPARE(model->rowCount(), 3);
    for (const QString &typed : {u"a"_s, u"a1"_s, u"a10"_s, u"a100"_s})
        page.priceBooks()->filter()->textBox()->setText(typed);
    QTRY_COMPARE(model->rowCount(), 1);
    QVERIFY(prompts.errors.empty());
}

void CatalogPageTest::badNumber_narrowsNothing()
{
    PageDesk desk;
    storeBook(desk.session.workspace(), kOffers, 1);
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *box = page.priceBooks()->filter()->highestPriceBox();
    box->setText(u"two"_s);
    QVERIFY(!page.priceBooks()->filter()->query().highestPrice);
    QVERIFY(!box->toolTip().isEmpty());
}

void CatalogPageTest::offer_becomesAQuoteLine()
{
    PageDesk desk;
    storeBook(desk.session.workspace(), kOffers, 1);
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *tab = page.priceBooks();
    tab->filter()->gpuBox()->setText(u"H100"_s);
    QTRY_COMPARE(tab->offerModel()->rowCount(), 1);
    tab->offers()->selectRow(0);
    tab->useChosenOffer();
    const auto dossier = desk.session.dossier();
    QCOMPARE(dossier->quotes.size(), size_t{2});
    const QuoteLine &line = dossier->quotes.back().newest().lines.front();
    QCOMPARE(line.price->toText(), u"23.92"_s);
    QVERIFY(line.unit == PriceUnit::NodeHour);
    QCOMPARE(line.gpusPerNode, std::optional{8});
    QCOMPARE(line.currency.code(), u"USD"_s);
    tab->useChosenOffer();
    QCOMPARE(desk.session.dossier()->quotes.size(), size_t{2});
    QCOMPARE(desk.session.dossier()->quotes.back().newest().lines.size(), size_t{2});
}

void CatalogPageTest::offerAfterALanguageSwitch_joinsTheSameQuote()
{
    PageDesk desk;
    storeBook(desk.session.workspace(), kOffers, 1);
    const auto books = desk.session.workspace().priceBooks().list();
    QVERIFY(books);
    const db::FoundOffer offer{.book = books->front().id,
                               .bookName = u"lambda"_s,
                               .edition = 1,
                               .currency = Currency::fromText(u"USD").value(),
                               .offer = kOffers.front()};
    const QuoteId first = useOfferInQuote(desk.session, desk.prompts, offer);
    const text::Translation chinese{Language::Chinese};
    QCOMPARE(useOfferInQuote(desk.session, desk.prompts, offer), first);
    QCOMPARE(desk.session.dossier()->quotes.size(), size_t{2});
    QCOMPARE(desk.session.dossier()->quotes.back().newest().lines.size(), size_t{2});
}

void CatalogPageTest::moves_areLookedUpOnlyWhileShown()
{
    PageDesk desk;
    storeBook(desk.session.workspace(), kOffers, 1);
    std::vector<PriceBookOffer> dearer = kOffers;
    dearer.front().onDemandPrice = Decimal::fromText(u"25.92").value();
    storeBook(desk.session.workspace(), dearer, 2);
    CatalogPage page{desk.session, desk.prompts, desk.imports};
    page.show();
    page.tabs()->setCurrentWidget(page.priceBooks());
    auto *tab = page.priceBooks();
    tab->books()->setCurrentRow(1);
    QVERIFY(!tab->moves()->note().contains(u"1 offer"_s));
    tab->tabs()->setCurrentWidget(tab->moves());
    QTRY_VERIFY(tab->moves()->note().contains(u"1 offer"_s));
}

void CatalogPageTest::book_isDeletedAfterAQuestion()
{
    PageDesk desk;
    storeBook(desk.session.workspace(), kOffers, 1);
    const CatalogPage page{desk.session, desk.prompts, desk.imports};
    auto *tab = page.priceBooks();
    tab->books()->setCurrentRow(1);
    tab->deleteChosenBook();
    QCOMPARE(tab->books()->count(), 2);
    desk.prompts.choices = {0};
    tab->deleteChosenBook();
    QCOMPARE(tab->books()->count(), 1);
}

QTEST_MAIN(CatalogPageTest)
#include "tst_catalog_page.moc"
