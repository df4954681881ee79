#include "ui/sizing/sizing_controller.h"

#include "db/catalog_repository.h"
#include "db/change_notifier.h"
#include "model/sizing/model_presets.h"
#include "ui/desk/shipped_catalogue.h"
#include "ui/shell/session.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

QString usualGpu()
{
    return u"H100-SXM-80GB"_s;
}

/// What buyers weigh against it, as far as the catalogue has them.
QStringList usuallyCompared()
{
    return {u"A100-SXM-80GB"_s, u"H800-SXM-80GB"_s, u"H20-96GB"_s, u"B200-SXM-180GB"_s};
}

std::optional<double> numberOf(const std::optional<Decimal> &value)
{
    if (!value)
        return {};
    return value->toDouble();
}

/// Of the phase that the job fills, else of the largest; nothing: there is none.
std::optional<int> gpusOf(const std::vector<DemandPhase> &demand)
{
    const auto phase = std::ranges::max_element(demand, {}, [](const DemandPhase &each) {
        return std::pair{each.followsJob, each.gpus};
    });
    if (phase == demand.end() || phase->gpus <= 0)
        return {};
    return phase->gpus;
}

} // namespace

SizingController::SizingController(Session &session)
    : m_session{session}
    , m_job{.model = u"Llama-3.1 70B"_s, .gpu = usualGpu()}
    , m_compared{usuallyCompared()}
    , m_worker{[](const desk::SizingQuestion &question) -> AnswerPointer {
                   return std::make_shared<const text::SizingAnswer>(desk::answerTo(question));
               },
               [this](const AnswerPointer &answer) { take(answer); }}
{}

void SizingController::start()
{
    if (m_hasStarted)
        return;
    m_hasStarted = true;
    connect(&m_session, &Session::dossierChanged, this, &SizingController::takeProject);
    connect(&m_session, &Session::workspaceReplaced, this, &SizingController::connectWorkspace);
    connectWorkspace();
    takeProject();
}

SizingController::~SizingController() = default;

bool SizingController::isComplete() const
{
    const bool hasModel = !m_job.model.isEmpty() || m_job.parameters;
    return hasModel && m_job.tokens > 0.0 && (m_job.gpus || m_job.deadlineDays)
        && !m_job.gpu.isEmpty();
}

void SizingController::ask(desk::AskedJob job)
{
    m_job = std::move(job);
    m_isTyped = true;
    m_compared.removeAll(m_job.gpu);
    request();
}

void SizingController::askExample()
{
    ask({.model = u"GPT-3 175B"_s,
         .tokens = 300e9,
         .batch = 1'536.0,
         .gpu = u"A100-SXM-80GB"_s,
         .gpus = 1'024,
         .precision = sizing::Precision::Fp16,
         .recompute = sizing::Recompute::Full,
         .age = sizing::SoftwareAge::Early,
         .layout = desk::AskedLayout{.tensor = 8, .pipeline = 8}});
    Q_EMIT jobReplaced();
}

void SizingController::compareWith(const QString &gpu)
{
    const bool isThere = m_compared.contains(gpu) || gpu == m_job.gpu;
    if (isThere || m_compared.size() >= kMostCompared
        || desk::rowNamed(m_accelerators, gpu) == nullptr)
        return;
    m_compared.append(gpu);
    request();
}

void SizingController::stopComparing(const QString &gpu)
{
    if (m_compared.removeAll(gpu) > 0)
        request();
}

void SizingController::connectWorkspace()
{
    connect(&m_session.workspace().changes(),
            &db::ChangeNotifier::catalogChanged,
            this,
            &SizingController::loadAccelerators);
    loadAccelerators();
}

void SizingController::loadAccelerators()
{
    m_accelerators.clear();
    if (const auto rows = m_session.workspace().catalog().accelerators()) {
        for (const auto &row : *rows)
            m_accelerators.push_back(row.value);
    }
    m_compared.removeIf(
        [this](const QString &name) { return desk::rowNamed(m_accelerators, name) == nullptr; });
    Q_EMIT acceleratorsChanged();
    request();
}

void SizingController::takeProject()
{
    const auto dossier = m_session.dossier();
    if (m_isTyped || dossier == nullptr || !dossier->project.job)
        return;
    const TrainingJob &job = *dossier->project.job;
    const sizing::ModelPreset *preset = sizing::findPreset(job.name.en.toStdString());
    m_job = {.gpu = m_job.gpu};
    if (preset != nullptr)
        m_job.model = QString::fromUtf8(preset->name.data(), qsizetype(preset->name.size()));
    else
        m_job.parameters = numberOf(job.parameters);
    m_job.tokens = numberOf(job.tokens).value_or(0.0);
    m_job.tokensPerSecond = numberOf(job.measuredTokensPerSecondPerGpu);
    m_job.gpus = gpusOf(dossier->project.demand);
    for (const Quote &quote : dossier->quotes) {
        for (const QuoteLine &line : quote.newest().lines) {
            if (desk::rowNamed(m_accelerators, line.accelerator) != nullptr)
                m_job.gpu = line.accelerator;
        }
    }
    m_compared.removeAll(m_job.gpu);
    Q_EMIT jobReplaced();
    request();
}

void SizingController::request()
{
    const GpuModel *asked = desk::rowNamed(m_accelerators, m_job.gpu);
    if (!isComplete() || asked == nullptr) {
        m_error.reset();
        Q_EMIT answered();
        return;
    }
    desk::SizingQuestion question{.job = m_job, .gpus = {*asked}};
    for (const QString &name : m_compared) {
        if (const GpuModel *other = desk::rowNamed(m_accelerators, name))
            question.gpus.push_back(*other);
    }
    m_worker.request(std::move(question));
}

void SizingController::take(const AnswerPointer &answer)
{
    m_error = answer->accelerators.front().error;
    if (!m_error)
        m_answer = answer;
    Q_EMIT answered();
}

} // namespace steelyard::ui
