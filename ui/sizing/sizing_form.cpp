#include "ui/sizing/sizing_form.h"

#include "model/sizing/model_presets.h"
#include "ui/shared/styled_label.h"
#include "ui/sizing/expert_fields.h"
#include "ui/sizing/job_field.h"
#include "ui/sizing/sizing_controller.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kFieldGap = 6;
/// Of the choice what is given.
constexpr int kGivenGpus = 0;
constexpr int kGivenDeadline = 1;

QStringList presetNames()
{
    QStringList names;
    for (const sizing::ModelPreset &preset : sizing::modelPresets())
        names.append(QString::fromUtf8(preset.name.data(), qsizetype(preset.name.size())));
    return names;
}

JobNumber::Binding amountOf(const QString &hint,
                            const QString &place,
                            std::optional<double> desk::AskedJob::*member)
{
    return {
        .hint = hint,
        .places = {place},
        .get = [member](const desk::AskedJob &job) { return job.*member; },
        .set = [member](desk::AskedJob &job, std::optional<double> value) { job.*member = value; }};
}

/// The input that an error is about, where it does not say so itself.
Error placed(Error error)
{
    if (error.code == ErrorCode::BatchBelowReplicas)
        error.where = u"global_batch"_s;
    if (error.code == ErrorCode::PrecisionUnsupported)
        error.where = u"precision"_s;
    if (error.code == ErrorCode::JobNeverDone)
        error.where = u"deadline"_s;
    return error;
}

} // namespace

SizingForm::SizingForm(SizingController &controller, QWidget *parent)
    : Card{tr("The job"), parent}
    , m_controller{controller}
{
    auto *rows = new QWidget{this};
    auto *column = new QVBoxLayout{rows};
    column->setContentsMargins({});
    column->setSpacing(kFieldGap);
    makeFields();
    for (JobField *field : m_fields)
        addField(*field, *rows);
    makeExpert();
    column->addSpacing(kFieldGap);
    column->addWidget(m_expert, 0, Qt::AlignLeft);
    column->addWidget(m_expertRows);
    column->addStretch(1);
    m_problem = styledLabel(TextStyle::Warning, {}, this);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_use = new QPushButton{tr("&Use in project…"), this};
    connect(m_use, &QPushButton::clicked, this, &SizingForm::useInProjectRequested);
    content()->addWidget(makeScroll(rows), 1);
    content()->addWidget(m_problem);
    content()->addWidget(m_use);
    connect(&controller, &SizingController::acceleratorsChanged, this, [this] {
        showAccelerators();
        showJob();
    });
    connect(&controller, &SizingController::jobReplaced, this, &SizingForm::showJob);
    connect(&controller, &SizingController::answered, this, &SizingForm::showError);
    showAccelerators();
    showJob();
    showError();
}

QWidget *SizingForm::makeScroll(QWidget *rows)
{
    auto *scroll = new QScrollArea{this};
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(rows);
    // The card shows through.
    scroll->viewport()->setAutoFillBackground(false);
    rows->setAutoFillBackground(false);
    return scroll;
}

void SizingForm::makeFields()
{
    using desk::AskedJob;
    const QStringList presets = presetNames();
    const QString own = tr("Another model");
    m_model = new JobChoice{
        tr("Model"),
        {.names = QStringList{own} + presets,
         .get = [presets](const AskedJob &job) { return int(presets.indexOf(job.model)) + 1; },
         .set =
             [presets](AskedJob &job, int index) {
                 job.model = index > 0 ? presets.at(index - 1) : QString{};
             }},
        this};
    m_parameters = new JobNumber{
        tr("Weights"), amountOf(tr("such as 70B"), u"params"_s, &AskedJob::parameters), this};
    m_tokens = new JobNumber{
        tr("Tokens"),
        {.hint = tr("such as 2T"),
         .places = {u"tokens"_s},
         .get = [](const AskedJob &job) -> std::optional<double> {
             if (job.tokens > 0.0)
                 return job.tokens;
             return {};
         },
         .set = [](AskedJob &job,
                   std::optional<double> value) { job.tokens = value.value_or(0.0); }},
        this};
    m_gpu = new JobChoice{
        tr("Accelerator"),
        {.places = {u"gpu"_s},
         .get = [this](const AskedJob &job) { return m_gpu->box().findText(job.gpu); },
         .set = [this](AskedJob &job, int) { job.gpu = m_gpu->box().currentText(); }},
        this};
    m_given = new JobChoice{
        tr("Given"),
        {.names = {tr("Number of GPUs"), tr("Days until the end")},
         .get = [](const AskedJob &job) { return job.deadlineDays ? kGivenDeadline : kGivenGpus; },
         .set = [](AskedJob &, int) {}},
        this};
    m_gpus =
        new JobNumber{tr("GPUs"),
                      {.kind = JobNumber::Kind::Whole,
                       .hint = tr("such as 1024"),
                       .places = {u"gpus"_s},
                       .get = [](const AskedJob &job) -> std::optional<double> { return job.gpus; },
                       .set =
                           [](AskedJob &job, std::optional<double> value) {
                               job.gpus = value ? std::optional{int(*value)} : std::nullopt;
                           }},
                      this};
    m_deadline = new JobNumber{
        tr("Days"), amountOf(tr("such as 30"), u"deadline"_s, &AskedJob::deadlineDays), this};
    m_fields = {m_model, m_parameters, m_tokens, m_gpu, m_given, m_gpus, m_deadline};
}

void SizingForm::makeExpert()
{
    m_expert = new QToolButton{this};
    m_expert->setText(tr("&Expert"));
    m_expert->setToolTip(tr("Precision, software, batch, measured speed, and the layout"));
    m_expert->setCheckable(true);
    m_expert->setAutoRaise(true);
    m_expert->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_expert->setArrowType(Qt::RightArrow);
    m_expertRows = new QWidget{this};
    auto *column = new QVBoxLayout{m_expertRows};
    column->setContentsMargins({});
    column->setSpacing(kFieldGap);
    m_expertFields = makeExpertFields(m_expertRows);
    for (JobField *field : m_expertFields)
        addField(*field, *m_expertRows);
    auto *layout =
        styledLabel(TextStyle::Muted, tr("Layout, for the memory of a GPU"), m_expertRows);
    layout->setWordWrap(true);
    column->addWidget(layout);
    const QList<JobField *> layoutFields = makeLayoutFields(m_expertRows);
    for (JobField *field : layoutFields)
        addField(*field, *m_expertRows);
    m_expertFields += layoutFields;
    m_fields += m_expertFields;
    m_expertRows->hide();
    connect(m_expert, &QToolButton::toggled, this, [this](bool isOpen) {
        m_expert->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_expertRows->setVisible(isOpen);
    });
}

void SizingForm::addField(JobField &field, QWidget &rows)
{
    rows.layout()->addWidget(&field);
    connect(&field, &JobField::edited, this, &SizingForm::takeEdit);
}

void SizingForm::showAccelerators()
{
    QStringList names;
    for (const GpuModel &gpu : m_controller.accelerators())
        names.append(gpu.name);
    m_gpu->setNames(names);
}

void SizingForm::showJob()
{
    for (JobField *field : m_fields)
        field->show(m_controller.job());
    m_isRefused = false;
    if (m_controller.job().layout)
        m_expert->setChecked(true);
    fitFields();
}

void SizingForm::fitFields()
{
    m_parameters->setVisible(m_model->box().currentIndex() == 0);
    const bool hasDeadline = m_given->box().currentIndex() == kGivenDeadline;
    m_gpus->setVisible(!hasDeadline);
    m_deadline->setVisible(hasDeadline);
}

void SizingForm::takeEdit()
{
    fitFields();
    desk::AskedJob job;
    bool isTaken = true;
    for (JobField *field : m_fields) {
        // A box that is put away says nothing.
        const bool isPutAway = field->isHidden();
        if (!isPutAway)
            isTaken = field->take(job) && isTaken;
    }
    const bool wasRefused = std::exchange(m_isRefused, !isTaken);
    if (isTaken)
        m_controller.ask(std::move(job));
    if (m_isRefused || wasRefused)
        Q_EMIT refusalChanged();
}

bool SizingForm::isRefused() const
{
    return m_isRefused;
}

void SizingForm::showError()
{
    if (m_isRefused)
        return;
    const bool isWrong = m_controller.error().has_value();
    const Error error = placed(m_controller.error().value_or(Error{}));
    Error plain = error;
    plain.where.clear(); // the box says it
    bool isShown = !isWrong;
    for (JobField *field : m_fields) {
        const bool isHere = !isShown && field->isPlaceOf(error) && !field->isHidden();
        field->setProblem(isHere ? text::errorText(plain) : QString{});
        isShown = isShown || isHere;
        if (isHere && m_expertFields.contains(field))
            m_expert->setChecked(true);
    }
    m_problem->setText(isShown ? QString{} : text::errorText(plain));
    m_problem->setVisible(!isShown);
}

} // namespace steelyard::ui
