#include "tests/support/pdf_text.h"
#include "tests/support/sample_desk.h"

#include "ui/compare/compare_page.h"
#include "ui/compare/comparison_table.h"
#include "ui/reports/report_page.h"
#include "ui/shared/labelled_slider.h"
#include "ui/shell/window_host.h"
#include "ui/whatif/what_if_panel.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QDialog>
#include <QFile>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>

using namespace steelyard;
using namespace steelyard::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 20'000;

/// The whole window over the sample, as a person has it.
struct Journey
{
    explicit Journey(const QString &language)
    {
        desk.settings.set(setting::kLanguage, language);
        host = std::make_unique<WindowHost>(desk.session, desk.prompts, desk.settings);
        host->show();
    }

    [[nodiscard]] MainWindow &window() const { return host->window(); }
    [[nodiscard]] ComparePage &compare() const
    {
        return dynamic_cast<ComparePage &>(window().page(PageId::Compare));
    }
    [[nodiscard]] ReportPage &report() const
    {
        return dynamic_cast<ReportPage &>(window().page(PageId::Report));
    }

    /// Twice the GPUs over twice the months.
    void moveBothSliders() const
    {
        const WhatIfPanel &panel = compare().whatIf();
        panel.gpus().findChild<QSlider *>()->setValue(192);
        panel.months().findChild<QSlider *>()->setValue(24);
    }

    /// Goes to the report and waits for its preview.
    [[nodiscard]] bool openReport() const
    {
        QSignalSpy ready{&report(), &ReportPage::previewReady};
        window().actions().pages.at(static_cast<qsizetype>(PageId::Report))->trigger();
        return ready.wait(kPatience);
    }

    SampleDesk desk;
    std::unique_ptr<WindowHost> host;
};

/// All phases and both seasons twice: 4 × 418,560 GPU-hours × 6.88 US$ = 11,518,771.20.
const QString kMovedTotal = u"11,518,771.20"_s;

QByteArray content(const QString &path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

} // namespace

class TestJourney final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sampleSlidersAndPdf_inChinese()
    {
        Journey journey{u"zh_CN"_s};
        QVERIFY(journey.window().windowTitle().startsWith(u"衡算"));
        QTRY_VERIFY(journey.compare().isComparing());
        journey.moveBothSliders();
        QTRY_VERIFY(journey.host->whatIf().current()->months == 24
                    && journey.host->whatIf().current()->peakGpus == 192);
        const QAbstractItemModel &table = *journey.compare().table().view().model();
        const int total = table.columnCount() - 1;
        QVERIFY(table.rowCount() >= 3);
        QVERIFY(!table.index(0, total).data().toString().isEmpty());

        QVERIFY(journey.openReport());
        const QString path = journey.desk.folder.filePath(u"报告.pdf"_s);
        journey.desk.prompts.filesToSave = {path};
        journey.report().savePdf();
        const QString text = testing::pdfText(path);
        QVERIFY2(!text.isEmpty(), "pdftotext (poppler-utils) finds no text");
        QVERIFY(text.contains(u"比选"));
        QVERIFY(text.contains(u"混合"));
        QVERIFY(text.contains(kMovedTotal));
        // The title page says that this is not the project as it is stored.
        QVERIFY(text.contains(u"192"));
    }

    void csv_holdsTheMovedSlidersToo()
    {
        Journey journey{u"en"_s};
        QVERIFY(journey.window().windowTitle().startsWith("Steelyard"_L1));
        QTRY_VERIFY(journey.compare().isComparing());
        journey.moveBothSliders();
        QVERIFY(journey.openReport());
        const QString path = journey.desk.folder.filePath(u"report.csv"_s);
        journey.desk.prompts.filesToSave = {path};
        journey.report().saveCsv();
        QVERIFY(content(path).contains("11518771.20"));
        QVERIFY(content(path).contains("what if: 192 GPUs"));
    }

    void sliderMovesBehindTheReport_itIsMadeAnew()
    {
        Journey journey{u"en"_s};
        QTRY_VERIFY(journey.compare().isComparing());
        QVERIFY(journey.openReport());
        QSignalSpy ready{&journey.report(), &ReportPage::previewReady};
        journey.moveBothSliders();
        // What was shown can't be saved any more, as if it were what the sliders say.
        const QString path = journey.desk.folder.filePath(u"report.csv"_s);
        journey.desk.prompts.filesToSave = {path};
        journey.report().saveCsv();
        QVERIFY(!QFile::exists(path));
        QVERIFY(ready.wait(kPatience));
        journey.report().saveCsv();
        QVERIFY(content(path).contains("11518771.20"));
    }

    void printBeforeThePreviewIsReady_asksWhenItIs()
    {
        Journey journey{u"en"_s};
        QTRY_VERIFY(journey.compare().isComparing());
        journey.window().actions().print->trigger();
        QCOMPARE(journey.window().shownPage(), PageId::Report);
        QTRY_VERIFY_WITH_TIMEOUT(journey.report().findChild<QDialog *>() != nullptr, kPatience);
        journey.report().findChild<QDialog *>()->reject();
    }

    void printThenAnotherPage_asksNothing()
    {
        Journey journey{u"en"_s};
        QTRY_VERIFY(journey.compare().isComparing());
        journey.window().actions().print->trigger();
        journey.window().showPage(PageId::Compare);
        QVERIFY(journey.openReport());
        QVERIFY(journey.report().findChild<QDialog *>() == nullptr);
    }

    void otherLanguage_otherTitle()
    {
        Journey journey{u"zh_CN"_s};
        Q_EMIT journey.window().languageChosen(Language::English);
        QVERIFY(journey.window().windowTitle().startsWith("Steelyard"_L1));
    }
};

QTEST_MAIN(TestJourney)
#include "tst_journey.moc"
