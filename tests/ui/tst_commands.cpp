#include "tests/support/page_desk.h"

#include "db/quote_repository.h"
#include "db/vendor_repository.h"
#include "ui/commands/save_project.h"
#include "ui/commands/store_project.h"
#include "ui/commands/store_value.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// What another window does: writes the quote behind the session's back.
void renameElsewhere(PageDesk &desk, const QString &name)
{
    auto &workspace = desk.session.workspace();
    const auto stored = workspace.quotes().load(desk.project().id, QuoteId{u"list"_s});
    QVERIFY(stored);
    Quote quote = stored->value;
    quote.name.en = name;
    auto transaction = workspace.begin(u"Elsewhere"_s);
    QVERIFY(transaction);
    QVERIFY(workspace.quotes().save(**transaction, desk.project().id, quote, stored->version));
    QVERIFY((*transaction)->commit());
}

Quote withName(Quote quote, const QString &name)
{
    quote.name.en = name;
    return quote;
}

} // namespace

class CommandsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storedQuote_isUndoneAndRedone();
    void changeElsewhere_isNotOverwritten();
    void changeElsewhere_isNotUndoneOver();
    void equalValue_isNoCommand();
    void newVendor_isTakenBackByUndo();
    void usedVendor_isNotDeleted();
    void addedProject_isOpened();
    void knownProject_isNotAddedTwice();
    void deletedOpenProject_isClosed();
};

void CommandsTest::storedQuote_isUndoneAndRedone()
{
    PageDesk desk;
    const Quote before = desk.session.dossier()->quotes.front();
    const Quote after = withName(before, u"New"_s);
    QVERIFY(storeValue<Quote>(desk.session, desk.prompts, u"Rename"_s, before, after));
    QCOMPARE(desk.session.dossier()->quotes.front(), after);
    desk.session.undoStack().undo();
    QCOMPARE(desk.session.dossier()->quotes.front(), before);
    desk.session.undoStack().redo();
    QCOMPARE(desk.session.dossier()->quotes.front(), after);
}

void CommandsTest::changeElsewhere_isNotOverwritten()
{
    PageDesk desk;
    const Quote before = desk.session.dossier()->quotes.front();
    renameElsewhere(desk, u"Theirs"_s);
    QVERIFY(!storeValue<Quote>(
        desk.session, desk.prompts, u"Rename"_s, before, withName(before, u"Ours"_s)));
    QVERIFY(desk.prompts.errors.front().code == ErrorCode::ChangedElsewhere);
    QCOMPARE(desk.session.dossier()->quotes.front().name.en, u"Theirs"_s);
    QCOMPARE(desk.session.undoStack().count(), 0);
}

void CommandsTest::changeElsewhere_isNotUndoneOver()
{
    PageDesk desk;
    const Quote before = desk.session.dossier()->quotes.front();
    QVERIFY(storeValue<Quote>(
        desk.session, desk.prompts, u"Rename"_s, before, withName(before, u"Ours"_s)));
    renameElsewhere(desk, u"Theirs"_s);
    desk.session.undoStack().undo();
    QVERIFY(desk.prompts.errors.front().code == ErrorCode::ChangedElsewhere);
    QCOMPARE(desk.session.dossier()->quotes.front().name.en, u"Theirs"_s);
}

void CommandsTest::equalValue_isNoCommand()
{
    PageDesk desk;
    const Quote quote = desk.session.dossier()->quotes.front();
    QVERIFY(storeValue<Quote>(desk.session, desk.prompts, u"Nothing"_s, quote, quote));
    QVERIFY(saveProject(desk.session, desk.prompts, u"Nothing"_s, desk.project()));
    QCOMPARE(desk.session.undoStack().count(), 0);
}

void CommandsTest::newVendor_isTakenBackByUndo()
{
    PageDesk desk;
    const Vendor vendor{.id = VendorId{u"lambda"_s}, .name = {.en = u"Lambda"_s}};
    QVERIFY(storeValue<Vendor>(desk.session, desk.prompts, u"Add"_s, {}, vendor));
    QVERIFY(desk.session.workspace().vendors().load(vendor.id));
    desk.session.undoStack().undo();
    QVERIFY(!desk.session.workspace().vendors().load(vendor.id));
}

void CommandsTest::usedVendor_isNotDeleted()
{
    PageDesk desk;
    const Vendor vendor = desk.session.dossier()->vendors.front();
    QVERIFY(!storeValue<Vendor>(desk.session, desk.prompts, u"Delete"_s, vendor, {}));
    QVERIFY(desk.prompts.errors.front().code == ErrorCode::StillUsed);
}

void CommandsTest::addedProject_isOpened()
{
    PageDesk desk{PageDesk::Project::None};
    QVERIFY(addProject(desk.session, desk.prompts, u"Add"_s, aSmallDossier()));
    QCOMPARE(desk.project(), aSmallDossier().project);
}

void CommandsTest::knownProject_isNotAddedTwice()
{
    PageDesk desk;
    QVERIFY(!addProject(desk.session, desk.prompts, u"Add"_s, aSmallDossier()));
    QVERIFY(desk.prompts.errors.front().code == ErrorCode::ProjectExists);
}

void CommandsTest::deletedOpenProject_isClosed()
{
    PageDesk desk;
    QVERIFY(deleteProject(desk.session, desk.prompts, u"Delete"_s, desk.project().id));
    QVERIFY(!desk.session.dossier());
    QVERIFY(desk.prompts.errors.empty());
}

QTEST_MAIN(CommandsTest)
#include "tst_commands.moc"
