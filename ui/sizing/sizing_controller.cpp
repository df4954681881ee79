#include "ui/sizing/sizing_controller.h"

#include "db/change_notifier.h"
#include "model/sizing/model_presets.h"
#include "ui/desk/project_job.h"
#include "ui/shell/session.h"

#include <utility>

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

/// Whether both price an hour on any accelerator alike. Either may be null.
bool arePricedAlike(const Dossier *one, const Dossier *other)
{
    if (one == nullptr || other == nullptr)
        return one == other;
    const Project &left = one->project;
    const Project &right = other->project;
    return left.currency == right.currency && left.rates == right.rates && left.vat == right.vat
        && left.monthBasisHours == right.monthBasisHours && one->quotes == other->quotes;
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
    const bool hasModel = !m_job.model.isEmpty() || m_job.parameters || m_job.shape != JobShape{};
    const bool hasTokens = m_job.tokens > 0.0 || m_job.datasetTokens
        || m_job.tokenSource == TokenSource::ComputeOptimal;
    return hasModel && hasTokens && (m_job.gpus || m_job.deadlineDays) && !m_job.gpu.isEmpty();
}

void SizingController::ask(desk::AskedJob job)
{
    m_job = std::move(job);
    m_isTyped = true;
    m_compared.removeAll(m_job.gpu);
    request();
}

void SizingController::takeMeasured(double tokensPerSecond, const QString &source)
{
    desk::AskedJob job = m_job;
    job.tokensPerSecond = tokensPerSecond;
    job.speedSource = source;
    ask(std::move(job));
    Q_EMIT jobReplaced();
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
        || desk::rowNamed(m_catalogue.accelerators, gpu) == nullptr)
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
            &SizingController::loadCatalogue);
    connect(&m_session.workspace().changes(),
            &db::ChangeNotifier::priceBooksChanged,
            this,
            &SizingController::forgetPrices);
    loadCatalogue();
}

void SizingController::forgetPrices()
{
    m_listed.reset();
    request();
}

void SizingController::loadCatalogue()
{
    m_listed.reset();
    m_catalogue = desk::catalogueOf(m_session.workspace()).value_or({});
    m_compared.removeIf([this](const QString &name) {
        return desk::rowNamed(m_catalogue.accelerators, name) == nullptr;
    });
    Q_EMIT catalogueChanged();
    request();
}

void SizingController::takeProject()
{
    const auto before = std::exchange(m_dossier, m_session.dossier());
    if (m_isTyped || m_dossier == nullptr || !m_dossier->project.job) {
        if (!arePricedAlike(before.get(), m_dossier.get()))
            request();
        return;
    }
    m_job = desk::projectJob(*m_dossier, m_catalogue.accelerators, m_job.gpu);
    takeOfferedNames();
    m_compared.removeAll(m_job.gpu);
    Q_EMIT jobReplaced();
    request();
}

void SizingController::takeOfferedNames()
{
    if (const auto *preset = sizing::findPreset(m_job.model.toStdString()))
        m_job.model = QString::fromUtf8(preset->name.data(), qsizetype(preset->name.size()));
    if (const GpuModel *gpu = desk::rowNamed(m_catalogue.accelerators, m_job.gpu))
        m_job.gpu = gpu->name;
    if (const ServerSpec *server = desk::rowNamed(m_catalogue.servers, m_job.server.name))
        m_job.server.name = server->name;
}

void SizingController::request()
{
    const GpuModel *asked = desk::rowNamed(m_catalogue.accelerators, m_job.gpu);
    if (!isComplete() || asked == nullptr) {
        m_error.reset();
        Q_EMIT answered();
        return;
    }
    desk::SizingQuestion question{.job = m_job, .gpus = {*asked}};
    for (const QString &name : m_compared) {
        if (const GpuModel *other = desk::rowNamed(m_catalogue.accelerators, name))
            question.gpus.push_back(*other);
    }
    if (!m_listed)
        m_listed.emplace(m_session.workspace());
    for (const GpuModel &gpu : question.gpus)
        question.prices.push_back(desk::priceOf(gpu, m_dossier.get(), *m_listed));
    if (const ServerSpec *server = desk::rowNamed(m_catalogue.servers, m_job.server.name))
        question.server = *server;
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
