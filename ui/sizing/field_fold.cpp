#include "ui/sizing/field_fold.h"

#include "ui/shared/styled_label.h"
#include "ui/sizing/job_field.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace steelyard::ui {

namespace {

constexpr int kFoldGap = 6;

} // namespace

FieldFold::FieldFold(const QString &title, const QString &tip, QWidget *parent)
    : QWidget{parent}
    , m_button{new QToolButton{this}}
    , m_rows{new QWidget{this}}
    , m_column{new QVBoxLayout{m_rows}}
{
    m_button->setText(title);
    m_button->setToolTip(tip);
    m_button->setCheckable(true);
    m_button->setAutoRaise(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setArrowType(Qt::RightArrow);
    m_column->setContentsMargins({});
    m_column->setSpacing(kFoldGap);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->setSpacing(kFoldGap);
    column->addWidget(m_button, 0, Qt::AlignLeft);
    column->addWidget(m_rows);
    m_rows->hide();
    connect(m_button, &QToolButton::toggled, this, [this](bool isOpen) {
        m_button->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_rows->setVisible(isOpen);
    });
}

void FieldFold::add(const QList<JobField *> &fields)
{
    for (JobField *field : fields)
        m_column->addWidget(field);
    m_fields += fields;
}

void FieldFold::addWidget(QWidget &widget)
{
    m_column->addWidget(&widget);
}

void FieldFold::addHeading(const QString &heading)
{
    auto *label = styledLabel(TextStyle::Muted, heading, m_rows);
    label->setWordWrap(true);
    m_column->addWidget(label);
}

} // namespace steelyard::ui
