#include "tests/support/sample_desk.h"

#include "ui/reports/report_page.h"
#include "ui/whatif/what_if_controller.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace steelyard;
using namespace steelyard::ui;
using namespace Qt::StringLiterals;

namespace {

QByteArray content(const QString &path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// A page whose preview is ready.
struct ReadyPage
{
    ReadyPage()
    {
        page.show();
        if (spy.isEmpty() && !spy.wait())
            qFatal("no preview");
    }

    SampleDesk desk;
    WhatIfController whatIf{desk.session};
    ReportPage page{desk.session, desk.prompts, whatIf};
    QSignalSpy spy{&page, &ReportPage::previewReady};
};

} // namespace

class TestReportPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void preview_isWhatIsSaved();
    void csv_isSavedForSpreadsheets();
    void unwritablePlace_isToldAndLeavesNothing();
    void anotherCase_makesAnotherReport();
    void noProject_offersNothingToSave();
};

void TestReportPage::preview_isWhatIsSaved()
{
    ReadyPage ready;
    const QString path = ready.desk.folder.filePath(u"report.pdf"_s);
    ready.desk.prompts.filesToSave = {path};
    ready.page.savePdf();
    QVERIFY(content(path).startsWith("%PDF"));
}

void TestReportPage::csv_isSavedForSpreadsheets()
{
    ReadyPage ready;
    const QString path = ready.desk.folder.filePath(u"report.csv"_s);
    ready.desk.prompts.filesToSave = {path};
    ready.page.saveCsv();
    QVERIFY(content(path).startsWith("\xef\xbb\xbf"));
    QVERIFY(content(path).contains("1792051"));
}

void TestReportPage::unwritablePlace_isToldAndLeavesNothing()
{
    ReadyPage ready;
    ready.desk.prompts.filesToSave = {u"/no/such/folder/report.pdf"_s};
    ready.page.savePdf();
    QCOMPARE(ready.desk.prompts.errors.at(0).code, ErrorCode::FileUnwritable);
}

void TestReportPage::anotherCase_makesAnotherReport()
{
    ReadyPage ready;
    ready.spy.clear();
    ready.desk.session.showCase(ready.desk.session.dossier()->project.cases.front().id);
    QVERIFY(!ready.spy.isEmpty() || ready.spy.wait());
    const QString path = ready.desk.folder.filePath(u"report.csv"_s);
    ready.desk.prompts.filesToSave = {path};
    ready.page.saveCsv();
    // The cloud plan of the case with 2.99 US$ per GPU-hour.
    QVERIFY(content(path).contains("1251494"));
}

void TestReportPage::noProject_offersNothingToSave()
{
    ReadyPage ready;
    ready.desk.session.closeProject();
    for (const QPushButton *button : ready.page.findChildren<QPushButton *>())
        QVERIFY(!button->isEnabled() || button->text().isEmpty());
}

QTEST_MAIN(TestReportPage)
#include "tst_report_page.moc"
