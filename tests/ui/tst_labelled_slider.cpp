#include "ui/shared/labelled_slider.h"

#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

using namespace steelyard::ui;

namespace {

std::unique_ptr<LabelledSlider> aSliderAt(int saved)
{
    auto slider = std::make_unique<LabelledSlider>(QStringLiteral("GPUs"), QStringLiteral("GPUs"));
    slider->setRange(1, 100'000, 384);
    slider->setStep(8);
    slider->setSavedValue(saved);
    slider->showValue(saved);
    return slider;
}

QSlider &handleOf(const LabelledSlider &slider)
{
    return *slider.findChild<QSlider *>();
}

QSpinBox &boxOf(const LabelledSlider &slider)
{
    return *slider.findChild<QSpinBox *>();
}

} // namespace

class TestLabelledSlider final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys_step_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("expected");
        QTest::newRow("right: one node") << Qt::Key_Right << 104;
        QTest::newRow("left: one node") << Qt::Key_Left << 88;
        QTest::newRow("page up: four nodes") << Qt::Key_PageUp << 128;
        QTest::newRow("page down: four nodes") << Qt::Key_PageDown << 64;
    }

    void keys_step()
    {
        QFETCH(const Qt::Key, key);
        QFETCH(const int, expected);
        const auto slider = aSliderAt(96);
        const QSignalSpy told{slider.get(), &LabelledSlider::valueChanged};
        QTest::keyClick(&handleOf(*slider), key);
        QCOMPARE(slider->value(), expected);
        QCOMPARE(told.count(), 1);
    }

    void home_returnsToTheSavedValue()
    {
        const auto slider = aSliderAt(96);
        handleOf(*slider).setValue(200);
        QTest::keyClick(&handleOf(*slider), Qt::Key_Home);
        QCOMPARE(slider->value(), 96);
    }

    void boxBeyondTheSlider_sliderStretches()
    {
        const auto slider = aSliderAt(96);
        boxOf(*slider).setValue(1000);
        QCOMPARE(slider->value(), 1000);
        QCOMPARE(handleOf(*slider).value(), 1000);
        QVERIFY(handleOf(*slider).maximum() > 1000);
    }

    void typedBeyondTheLimit_becomesTheLimit_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("expected");
        QTest::newRow("within") << QStringLiteral("36") << 36;
        QTest::newRow("the limit") << QStringLiteral("120") << 120;
        QTest::newRow("as many digits") << QStringLiteral("500") << 120;
        QTest::newRow("more digits") << QStringLiteral("1205") << 120;
        QTest::newRow("beyond any int") << QStringLiteral("99999999999999999999") << 120;
    }

    void typedBeyondTheLimit_becomesTheLimit()
    {
        QFETCH(const QString, typed);
        QFETCH(const int, expected);
        LabelledSlider slider{QStringLiteral("Rental"), QStringLiteral("months")};
        slider.setRange(1, 120, 36);
        slider.showValue(12);
        boxOf(slider).selectAll();
        QTest::keyClicks(&boxOf(slider), typed);
        QCOMPARE(slider.value(), expected);
        QCOMPARE(boxOf(slider).text(), QString::number(expected));
    }

    void grouped_limitIsTakenToo()
    {
        const auto slider = aSliderAt(96);
        boxOf(*slider).selectAll();
        QTest::keyClicks(&boxOf(*slider), QStringLiteral("999999"));
        QCOMPARE(slider->value(), 100'000);
        QCOMPARE(handleOf(*slider).value(), 100'000);
    }

    void limits_areInTheToolTip()
    {
        const auto slider = aSliderAt(96);
        slider->setToolTip(QStringLiteral("The peak."));
        const QString told = boxOf(*slider).toolTip();
        QVERIFY(told.startsWith(QStringLiteral("The peak.")));
        QVERIFY2(told.contains(slider->locale().toString(100'000)), qPrintable(told));
    }

    void valueComesBack_sliderShrinks()
    {
        const auto slider = aSliderAt(96);
        const int usual = handleOf(*slider).maximum();
        boxOf(*slider).setValue(100'000);
        QCOMPARE(handleOf(*slider).maximum(), 100'000);
        slider->showValue(96);
        QCOMPARE(handleOf(*slider).maximum(), usual);
        QCOMPARE(handleOf(*slider).value(), 96);
        // Above the usual reach, but far below the stretched one.
        boxOf(*slider).setValue(100'000);
        slider->showValue(500);
        QCOMPARE(handleOf(*slider).maximum(), 1000);
        // A little less keeps the scale still.
        slider->showValue(450);
        QCOMPARE(handleOf(*slider).maximum(), 1000);
    }

    void handIsDragging_sliderShrinksOnlyAfterwards()
    {
        const auto slider = aSliderAt(96);
        boxOf(*slider).setValue(500);
        QCOMPARE(handleOf(*slider).maximum(), 1000);
        handleOf(*slider).setSliderDown(true);
        handleOf(*slider).setValue(200);
        QCOMPARE(handleOf(*slider).maximum(), 1000);
        handleOf(*slider).setSliderDown(false);
        QCOMPARE(handleOf(*slider).maximum(), 384);
        QCOMPARE(slider->value(), 200);
    }

    void valueIsShown_nothingIsTold()
    {
        const auto slider = aSliderAt(96);
        const QSignalSpy told{slider.get(), &LabelledSlider::valueChanged};
        slider->showValue(128);
        QCOMPARE(slider->value(), 128);
        QCOMPARE(told.count(), 0);
    }
};

QTEST_MAIN(TestLabelledSlider)
#include "tst_labelled_slider.moc"
