#include "ui/sizing/job_field.h"

#include "ui/editing/field_delegate.h"
#include "ui/editing/typed_value.h"
#include "ui/shared/styled_label.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace steelyard::ui {

namespace {

constexpr int kLabelWidth = 96;
constexpr int kNamesShown = 20;

} // namespace

JobField::JobField(const QString &title, QStringList places, QWidget *parent)
    : QWidget{parent}
    , m_places{std::move(places)}
    , m_label{styledLabel(TextStyle::Body, title, this)}
    , m_problem{styledLabel(TextStyle::Warning, {}, this)}
{
    m_label->setWordWrap(true);
    m_label->setFixedWidth(kLabelWidth);
    m_problem->setWordWrap(true);
    m_problem->hide();
}

void JobField::setBox(QWidget &box)
{
    m_box = &box;
    m_label->setBuddy(&box);
    box.setAccessibleName(m_label->text());
    setFocusProxy(&box);
    auto *grid = new QGridLayout{this};
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(&box, 0, 1);
    grid->addWidget(m_problem, 1, 0, 1, 2);
}

bool JobField::isPlaceOf(const Error &error) const
{
    return m_places.contains(error.where);
}

QString JobField::problem() const
{
    return m_problem->text();
}

void JobField::setProblem(const QString &problem)
{
    if (problem == m_problem->text())
        return;
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_box->setStyleSheet(problem.isEmpty() ? QString{} : refusedStyle(palette()));
    m_box->setAccessibleDescription(problem);
}

JobNumber::JobNumber(const QString &title, Binding binding, QWidget *parent)
    : JobField{title, binding.places, parent}
    , m_binding{std::move(binding)}
    , m_box{new QLineEdit{this}}
{
    m_box->setAlignment(Qt::AlignRight);
    m_box->setPlaceholderText(m_binding.hint);
    setBox(*m_box);
    connect(m_box, &QLineEdit::textEdited, this, &JobField::edited);
}

void JobNumber::show(const desk::AskedJob &job)
{
    const auto value = m_binding.get(job);
    const bool isWhole = m_binding.kind == Kind::Whole;
    m_box->setText(!value        ? QString{}
                       : isWhole ? QString::number(qint64(*value))
                                 : magnitudeText(*value));
    setProblem({});
}

bool JobNumber::take(desk::AskedJob &job)
{
    constexpr int kMost = 1'000'000; // GPUs of the largest cluster, tokens of a sequence
    if (m_binding.kind == Kind::Whole) {
        const auto value = typedWhole(m_box->text(), 1, kMost);
        setProblem(value ? QString{} : text::errorText(value.error()));
        if (value)
            m_binding.set(job, *value ? std::optional{double(**value)} : std::nullopt);
        return value.has_value();
    }
    const auto value = typedMagnitude(m_box->text());
    setProblem(value ? QString{} : text::errorText(value.error()));
    if (value)
        m_binding.set(job, *value ? std::optional{(*value)->toDouble()} : std::nullopt);
    return value.has_value();
}

JobChoice::JobChoice(const QString &title, Binding binding, QWidget *parent)
    : JobField{title, binding.places, parent}
    , m_binding{std::move(binding)}
    , m_box{new QComboBox{this}}
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMaxVisibleItems(kNamesShown);
    m_box->addItems(m_binding.names);
    setBox(*m_box);
    connect(m_box, &QComboBox::currentIndexChanged, this, &JobField::edited);
}

void JobChoice::setNames(const QStringList &names)
{
    const QSignalBlocker quiet{m_box};
    m_box->clear();
    m_box->addItems(names);
}

void JobChoice::show(const desk::AskedJob &job)
{
    const QSignalBlocker quiet{m_box};
    m_box->setCurrentIndex(m_binding.get(job));
    setProblem({});
}

bool JobChoice::take(desk::AskedJob &job)
{
    setProblem({});
    m_binding.set(job, m_box->currentIndex());
    return true;
}

} // namespace steelyard::ui
