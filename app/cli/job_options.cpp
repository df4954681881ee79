#include "app/cli/job_options.h"

#include "app/cli/shared_options.h"
#include "ui/text/job_labels.h"

#include <algorithm>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct JobOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(ParserWords)
};

/// "--kv-heads" of "kv_heads".
std::string optionOf(const char *key)
{
    std::string name = std::string{"--"} + key;
    std::ranges::replace(name, '_', '-');
    return name;
}

/// One option for each number of the shape.
class ShapeOptions final
{
public:
    explicit ShapeOptions(CLI::App &app)
        : m_app{app}
    {}

    void operator()(const char *key, std::optional<int> &target) const
    {
        addNumber(m_app, optionOf(key), target, descriptionOf(key));
    }
    template <typename E>
    requires std::is_enum_v<E>
    void operator()(const char *key, std::optional<E> &target) const
    {
        addEnum(m_app, optionOf(key), target, descriptionOf(key));
    }

private:
    static QString descriptionOf(const char *key)
    {
        return JobOptionWords::tr("Shape: %1").arg(text::shapeLabel(QLatin1StringView{key}));
    }

    CLI::App &m_app;
};

/// A number, or the rule's word.
void addTokens(CLI::App &app, desk::AskedJob &job)
{
    app.add_option_function<std::string>(
           "--tokens",
           [&job](const std::string &text) {
               if (text == "compute-optimal") {
                   job.tokenSource = TokenSource::ComputeOptimal;
                   return;
               }
               bool isNumber = false;
               job.tokens = QString::fromStdString(text).toDouble(&isNumber);
               if (!isNumber)
                   throw CLI::ValidationError{
                       "--tokens",
                       utf8(JobOptionWords::tr("%1 is neither a number nor compute-optimal")
                                .arg(QString::fromStdString(text)))};
           },
           utf8(JobOptionWords::tr("Tokens to train on, such as 2e12, or compute-optimal: 20 for "
                                   "each weight")))
        ->type_name("N|compute-optimal");
    app.add_option_function<double>(
           "--dataset-tokens",
           [&job](double tokens) {
               job.datasetTokens = tokens;
               job.tokenSource = TokenSource::Dataset;
           },
           utf8(JobOptionWords::tr("Tokens of the dataset, in place of --tokens")))
        ->type_name("N")
        ->excludes("--tokens");
    addNumber(app, "--epochs", job.epochs, JobOptionWords::tr("Times that the dataset is read"));
}

} // namespace

void addTrainedOptions(CLI::App &app, desk::AskedJob &job)
{
    addText(app, "--model", job.model, JobOptionWords::tr("A known model"))->type_name("NAME");
    addNumber(app,
              "--params",
              job.parameters,
              JobOptionWords::tr("Weights of a dense model whose shape is guessed"));
    visitShape(job.shape, ShapeOptions{app});
    addTokens(app, job);
    addEnum(app,
            "--method",
            job.method,
            JobOptionWords::tr("What is trained: all weights, or adapters beside frozen ones"));
    addNumber(
        app, "--rank", job.rank, JobOptionWords::tr("Rank of the adapters, 16 unless stated"));
    addEnum(app,
            "--optimizer",
            job.optimizer,
            JobOptionWords::tr("Optimiser, Adam in FP32 unless stated"));
    addNumber(app,
              "--goodput",
              job.goodput,
              JobOptionWords::tr("Share of the time that counts, in place of the estimate"));
    addNumber(app,
              "--claimed-gpu-days",
              job.claimedGpuDays,
              JobOptionWords::tr("GPU-days that somebody claims, to be checked"));
}

} // namespace steelyard::cli
