#include "app/cli/size_options.h"

#include "app/cli/shared_options.h"

#include <QCoreApplication>

#include <functional>
#include <map>
#include <optional>

namespace steelyard::cli {

namespace {

struct SizeOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(ParserWords)
};

/// An option that takes a number into `target`.
template <typename Number>
void addNumber(CLI::App &app,
               const char *name,
               std::optional<Number> &target,
               const QString &description)
{
    app.add_option_function<Number>(
           name, [&target](Number value) { target = value; }, utf8(description))
        ->type_name("N");
}

/// An option that takes one of `words` and hands its value to `take`.
template <typename Value>
void addChoice(CLI::App &app,
               const char *name,
               const std::map<std::string, Value> &words,
               std::function<void(Value)> take,
               const QString &description)
{
    QString known;
    for (const auto &[word, value] : words)
        known += (known.isEmpty() ? QString{} : QStringLiteral("|")) + QString::fromStdString(word);
    app.add_option_function<std::string>(
           name,
           [name, words, take, known](const std::string &word) {
               const auto found = words.find(word);
               if (found == words.end())
                   // The parser takes refusals only this way; parseAndRun() catches it.
                   throw CLI::ValidationError{name,
                                              utf8(SizeOptionWords::tr("%1 is not one of %2")
                                                       .arg(QString::fromStdString(word), known))};
               take(found->second);
           },
           utf8(description))
        ->type_name(utf8(known));
}

void addJobOptions(CLI::App &app, desk::AskedJob &job)
{
    addText(app, "--model", job.model, SizeOptionWords::tr("A known model"))->type_name("NAME");
    addNumber(app,
              "--params",
              job.parameters,
              SizeOptionWords::tr("Weights of a dense model whose shape is guessed"));
    app.add_option_function<double>(
           "--tokens",
           [&job](double tokens) { job.tokens = tokens; },
           utf8(SizeOptionWords::tr("Tokens to train on, such as 2e12")))
        ->type_name("N");
    addNumber(app, "--seq", job.sequence, SizeOptionWords::tr("Sequence length in tokens"));
    addNumber(app, "--batch", job.batch, SizeOptionWords::tr("Sequences of one step"));
    addText(app, "--gpu", job.gpu, SizeOptionWords::tr("Accelerator, as the catalogue names it"))
        ->type_name("NAME");
    addNumber(app, "--gpus", job.gpus, SizeOptionWords::tr("Number of GPUs"));
    app.add_option_function<int>(
           "--gpus-per-server",
           [&job](int gpus) { job.gpusPerServer = gpus; },
           utf8(SizeOptionWords::tr("GPUs of one server, 8 unless stated")))
        ->type_name("N");
    addNumber(
        app, "--deadline", job.deadlineDays, SizeOptionWords::tr("Days until it must be done"));
    addNumber(app,
              "--tokens-per-second",
              job.tokensPerSecond,
              SizeOptionWords::tr("Measured speed of one GPU, in place of the estimate"));
}

void addHowOptions(CLI::App &app, desk::AskedJob &job)
{
    using sizing::Precision;
    using sizing::Recompute;
    using sizing::SoftwareAge;
    addChoice<Precision>(
        app,
        "--precision",
        {{"bf16", Precision::Bf16},
         {"fp16", Precision::Fp16},
         {"fp8", Precision::Fp8},
         {"fp4", Precision::Fp4}},
        [&job](Precision value) { job.precision = value; },
        SizeOptionWords::tr("Number format of the matrix products"));
    addChoice<Recompute>(
        app,
        "--recompute",
        {{"none", Recompute::None}, {"selective", Recompute::Selective}, {"full", Recompute::Full}},
        [&job](Recompute value) { job.recompute = value; },
        SizeOptionWords::tr("Activations that are computed twice; as the layout needs unless "
                            "stated"));
    addChoice<SoftwareAge>(
        app,
        "--software",
        {{"2021", SoftwareAge::Early},
         {"2023", SoftwareAge::Established},
         {"current", SoftwareAge::Current}},
        [&job](SoftwareAge value) { job.age = value; },
        SizeOptionWords::tr("Age of the training software"));
}

void addLayoutOptions(CLI::App &app, desk::AskedJob &job)
{
    const auto degree =
        [&](const char *name, int desk::AskedLayout::*field, const QString &description) {
            app.add_option_function<int>(
                   name,
                   [&job, field](int value) {
                       if (!job.layout)
                           job.layout.emplace();
                       (*job.layout).*field = value;
                   },
                   utf8(description))
                ->type_name("N");
        };
    using desk::AskedLayout;
    degree("--tp", &AskedLayout::tensor, SizeOptionWords::tr("Tensor-parallel degree"));
    degree("--pp", &AskedLayout::pipeline, SizeOptionWords::tr("Pipeline stages"));
    degree("--cp", &AskedLayout::context, SizeOptionWords::tr("Context-parallel degree"));
    degree("--ep", &AskedLayout::expert, SizeOptionWords::tr("Expert-parallel degree"));
    degree("--micro-batch",
           &AskedLayout::microBatch,
           SizeOptionWords::tr("Sequences of one micro-batch"));
    addChoice<sizing::Zero>(
        app,
        "--zero",
        {{"0", sizing::Zero::None},
         {"1", sizing::Zero::Optimizer},
         {"2", sizing::Zero::Gradients},
         {"3", sizing::Zero::Weights}},
        [&job](sizing::Zero value) {
            if (!job.layout)
                job.layout.emplace();
            job.layout->zero = value;
        },
        SizeOptionWords::tr("ZeRO stage; without any layout option the best layout is found"));
}

void addServerOptions(CLI::App &app, desk::AskedServer &server)
{
    addText(app,
            "--server",
            server.name,
            SizeOptionWords::tr("A server of the catalogue that is held against the job"))
        ->type_name("NAME");
    addNumber(app,
              "--rack-kw",
              server.rackKilowatts,
              SizeOptionWords::tr("Power that one rack of the site gives, kW"));
    addNumber(app,
              "--printed-tflops",
              server.printedTflops,
              SizeOptionWords::tr("Peak of one GPU that the offer prints"));
    const auto flag = [&](const char *name, bool &target, const QString &description) {
        app.add_flag_callback(
            name, [&target] { target = true; }, utf8(description));
    };
    flag("--states-system",
         server.statesSystem,
         SizeOptionWords::tr("The offer states the operating system"));
    flag("--states-cuda", server.statesCuda, SizeOptionWords::tr("The offer states CUDA"));
    flag("--states-backup", server.statesBackup, SizeOptionWords::tr("The offer states a backup"));
}

} // namespace

void addSizeOptions(CLI::App &app, SizeOptions &options)
{
    addJobOptions(app, options.job);
    addHowOptions(app, options.job);
    addLayoutOptions(app, options.job);
    addServerOptions(app, options.server);
    app.add_flag_callback(
        "--list-models",
        [&options] { options.listsModels = true; },
        utf8(SizeOptionWords::tr("List the known models")));
    addText(app,
            "--table",
            options.table,
            SizeOptionWords::tr("Predict the training runs of a CSV table, and how near it comes"))
        ->type_name("FILE");
    addText(app,
            "--memory-table",
            options.memoryTable,
            SizeOptionWords::tr("Predict the memory cases of a CSV table"))
        ->type_name("FILE");
    addText(app,
            "--job",
            options.jobFile,
            SizeOptionWords::tr("Take the job from a project document, or from its job alone"))
        ->type_name("FILE");
    addText(app,
            "--log",
            options.log,
            SizeOptionWords::tr("Take the speed from a test run's log, in place of the estimate"))
        ->type_name("FILE");
    addNumber(app,
              "--log-gpus",
              options.logGpus,
              SizeOptionWords::tr("GPUs of that test run, where they are not --gpus"));
}

} // namespace steelyard::cli
