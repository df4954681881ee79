#include "ui/sizing/sizing_form.h"

#include "model/sizing/model_presets.h"
#include "ui/shared/styled_label.h"
#include "ui/sizing/expert_fields.h"
#include "ui/sizing/field_fold.h"
#include "ui/sizing/job_bindings.h"
#include "ui/sizing/shape_fields.h"
#include "ui/sizing/sizing_controller.h"
#include "ui/sizing/surroundings_fields.h"
#include "ui/text/error_text.h"
#include "ui/text/job_labels.h"

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
    column->addSpacing(kFieldGap);
    makeFolds(rows);
    column->addStretch(1);
    m_problem = styledLabel(TextStyle::Warning, {}, this);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_use = new QPushButton{tr("&Use in project…"), this};
    connect(m_use, &QPushButton::clicked, this, &SizingForm::useInProjectRequested);
    content()->addWidget(makeScroll(rows), 1);
    content()->addWidget(m_problem);
    content()->addWidget(m_use);
    connect(&controller, &SizingController::catalogueChanged, this, [this] {
        showCatalogue();
        showJob();
    });
    connect(&controller, &SizingController::jobReplaced, this, &SizingForm::showJob);
    connect(&controller, &SizingController::answered, this, &SizingForm::showError);
    showCatalogue();
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
    makeTokenFields();
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
        new JobNumber{tr("GPUs"), wholeOf(tr("such as 1024"), u"gpus"_s, &AskedJob::gpus), this};
    m_deadline = new JobNumber{
        tr("Days"), amountOf(tr("such as 30"), u"deadline"_s, &AskedJob::deadlineDays), this};
    m_fields = {m_model,
                m_parameters,
                m_tokenSource,
                m_tokens,
                m_dataset,
                m_epochs,
                m_gpu,
                m_given,
                m_gpus,
                m_deadline};
}

void SizingForm::makeTokenFields()
{
    using desk::AskedJob;
    m_tokenSource = new JobChoice{
        tr("Tokens from"),
        {.names = {text::tokenSourceName(TokenSource::Stated),
                   text::tokenSourceName(TokenSource::ComputeOptimal),
                   text::tokenSourceName(TokenSource::Dataset)},
         .get = [](const AskedJob &job) { return int(job.tokenSource); },
         .set = [](AskedJob &job, int index) { job.tokenSource = TokenSource(index); }},
        this};
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
    m_dataset =
        new JobNumber{tr("Dataset's tokens"),
                      amountOf(tr("such as 500M"), u"dataset_tokens"_s, &AskedJob::datasetTokens),
                      this};
    m_epochs = new JobNumber{tr("Epochs"), amountOf(u"1"_s, u"epochs"_s, &AskedJob::epochs), this};
}

void SizingForm::makeFolds(QWidget *rows)
{
    m_expert = new FieldFold{tr("E&xpert"),
                             tr("Method, precision, software, batch, measured speed, and the "
                                "layout"),
                             rows};
    m_expert->add(makeExpertFields(m_expert->rows()));
    m_log = new QPushButton{tr("Speed from a test run's &log…"), m_expert->rows()};
    m_log->setToolTip(tr("Megatron-LM, NeMo, torchtitan, DeepSpeed, Hugging Face Trainer, or a CSV "
                         "of step and time; in place of the estimate"));
    connect(m_log, &QPushButton::clicked, this, &SizingForm::logRequested);
    m_expert->addWidget(*m_log);
    m_expert->addHeading(tr("Layout, for the memory of a GPU"));
    m_expert->add(makeLayoutFields(m_expert->rows()));
    m_shape = new FieldFold{tr("&Shape of the model"),
                            tr("Layers, widths, experts and ranks: those of the model, each of "
                               "which can be changed"),
                            rows};
    m_shape->add(makeShapeFields(m_shape->rows()));
    m_around = new FieldFold{tr("&Around the GPUs"),
                             tr("A server of the catalogue, storage, checkpoints and data"),
                             rows};
    m_server = makeServerField(m_controller, m_around->rows());
    m_around->add(QList<JobField *>{m_server} + makeSurroundingsFields(m_around->rows()));
    for (FieldFold *fold : {m_expert, m_shape, m_around}) {
        m_fields += fold->fields();
        rows->layout()->addWidget(fold);
        for (JobField *field : fold->fields())
            connect(field, &JobField::edited, this, &SizingForm::takeEdit);
    }
}

void SizingForm::addField(JobField &field, QWidget &rows)
{
    rows.layout()->addWidget(&field);
    connect(&field, &JobField::edited, this, &SizingForm::takeEdit);
}

void SizingForm::showCatalogue()
{
    QStringList names;
    for (const GpuModel &gpu : m_controller.accelerators())
        names.append(gpu.name);
    m_gpu->setNames(names);
    showServers(*m_server, m_controller);
}

void SizingForm::showJob()
{
    for (JobField *field : m_fields)
        field->show(m_controller.job());
    m_shownModel = m_controller.job().model;
    m_isRefused = false;
    if (m_controller.job().layout)
        m_expert->button().setChecked(true);
    if (m_controller.job().shape != JobShape{})
        m_shape->button().setChecked(true);
    const desk::AskedJob &job = m_controller.job();
    if (!job.server.name.isEmpty() || job.storage != sizing::StorageTerms{})
        m_around->button().setChecked(true);
    fitFields();
}

void SizingForm::fitFields()
{
    m_parameters->setVisible(m_model->box().currentIndex() == 0);
    const auto tokens = TokenSource(m_tokenSource->box().currentIndex());
    m_tokens->setVisible(tokens == TokenSource::Stated);
    m_dataset->setVisible(tokens == TokenSource::Dataset);
    m_epochs->setVisible(tokens == TokenSource::Dataset);
    const bool hasDeadline = m_given->box().currentIndex() == kGivenDeadline;
    m_gpus->setVisible(!hasDeadline);
    m_deadline->setVisible(hasDeadline);
}

void SizingForm::takeEdit()
{
    fitFields();
    showModelsShape();
    desk::AskedJob job;
    bool isTaken = true;
    for (JobField *field : m_fields) {
        // A box that is put away says nothing.
        const bool isPutAway = field->isHidden();
        if (!isPutAway)
            isTaken = field->take(job) && isTaken;
    }
    if (job.tokensPerSecond == m_controller.job().tokensPerSecond)
        job.speedSource = m_controller.job().speedSource;
    const bool wasRefused = std::exchange(m_isRefused, !isTaken);
    if (isTaken)
        m_controller.ask(std::move(job));
    if (m_isRefused || wasRefused)
        Q_EMIT refusalChanged();
}

void SizingForm::showModelsShape()
{
    desk::AskedJob chosen;
    if (!m_model->take(chosen) || chosen.model == m_shownModel)
        return;
    m_shownModel = chosen.model;
    for (JobField *field : m_shape->fields())
        field->show(chosen);
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
        for (FieldFold *fold : {m_expert, m_shape, m_around}) {
            if (isHere && fold->fields().contains(field))
                fold->button().setChecked(true);
        }
    }
    m_problem->setText(isShown ? QString{} : text::errorText(plain));
    m_problem->setVisible(!isShown);
}

} // namespace steelyard::ui
