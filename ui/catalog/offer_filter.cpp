#include "ui/catalog/offer_filter.h"

#include "ui/editing/field_delegate.h"
#include "ui/editing/typed_value.h"
#include "ui/shared/styled_label.h"
#include "ui/text/error_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace steelyard::ui {

namespace {

constexpr int kWideBox = 200;
constexpr int kWordBox = 110;
constexpr int kNumberBox = 64;

} // namespace

OfferFilter::OfferFilter(QWidget *parent)
    : QWidget{parent}
{
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins({});
    row->setSpacing(8);
    const auto addBox = [this, row](const QString &title, int width) {
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
    m_text = addBox(tr("Search"), kWideBox);
    m_text->setPlaceholderText(tr("GPU, instance, region, vendor"));
    m_gpu = addBox(tr("GPU"), kWordBox);
    m_count = addBox(tr("GPUs"), kNumberBox);
    m_region = addBox(tr("Region"), kWordBox);
    m_lowest = addBox(tr("Per GPU-hour from"), kNumberBox);
    m_highest = addBox(tr("to", "price from … to"), kNumberBox);
    m_onlyWithGpus = new QCheckBox{tr("Only with GPUs"), this};
    m_onlyWithGpus->setChecked(true);
    connect(m_onlyWithGpus, &QCheckBox::toggled, this, &OfferFilter::read);
    row->addWidget(m_onlyWithGpus);
    row->addStretch();
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
