#include "ui/catalog/offer_filter.h"

#include "ui/editing/field_delegate.h"
#include "ui/editing/typed_value.h"
#include "ui/shared/styled_label.h"
#include "ui/text/error_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace steelyard::ui {

namespace {

constexpr int kWideBox = 320;
constexpr int kWordBox = 110;
constexpr int kNumberBox = 64;

} // namespace

OfferFilter::OfferFilter(QWidget *parent)
    : QWidget{parent}
{
    auto *first = new QHBoxLayout;
    auto *second = new QHBoxLayout;
    const auto addBox = [this](QHBoxLayout *row, const QString &title, int width) {
        auto *box = new QLineEdit{this};
        box->setFixedWidth(width);
        box->setClearButtonEnabled(width > kNumberBox);
        auto *label = styledLabel(TextStyle::Muted, title, this);
        label->setBuddy(box);
        row->addWidget(label);
        row->addWidget(box);
        connect(box, &QLineEdit::textChanged, this, &OfferFilter::read);
        return box;
    };
    m_text = addBox(first, tr("Search"), kWideBox);
    m_text->setPlaceholderText(tr("GPU, instance, region, vendor"));
    m_gpu = addBox(second, tr("GPU"), kWordBox);
    m_count = addBox(second, tr("GPUs"), kNumberBox);
    m_region = addBox(second, tr("Region"), kWordBox);
    m_lowest = addBox(second, tr("Per GPU-hour from"), kNumberBox);
    m_highest = addBox(second, tr("to", "price from … to"), kNumberBox);
    m_onlyWithGpus = new QCheckBox{tr("Only with GPUs"), this};
    m_onlyWithGpus->setChecked(true);
    connect(m_onlyWithGpus, &QCheckBox::toggled, this, &OfferFilter::read);
    first->addWidget(m_onlyWithGpus);
    auto *rows = new QVBoxLayout{this};
    rows->setContentsMargins({});
    rows->setSpacing(4);
    for (QHBoxLayout *row : {first, second}) {
        row->setSpacing(8);
        row->addStretch();
        rows->addLayout(row);
    }
}

void OfferFilter::read()
{
    m_query.text = m_text->text().simplified();
    m_query.gpu = m_gpu->text().trimmed();
    m_query.gpuCount = number(*m_count);
    m_query.region = m_region->text().trimmed();
    m_query.lowestPrice = number(*m_lowest);
    m_query.highestPrice = number(*m_highest);
    m_query.onlyWithGpus = m_onlyWithGpus->isChecked();
    Q_EMIT changed();
}

std::optional<double> OfferFilter::number(QLineEdit &box)
{
    const auto value = typedDecimal(box.text(), NumberRule::ZeroOrMore);
    box.setStyleSheet(value ? QString{} : refusedStyle(box.palette()));
    box.setToolTip(value ? QString{} : text::errorText(value.error()));
    if (!value || !value->has_value())
        return {};
    return (*value)->toDouble();
}

} // namespace steelyard::ui
