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
