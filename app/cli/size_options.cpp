#include "app/cli/size_options.h"

#include "app/cli/job_options.h"
#include "app/cli/shared_options.h"

#include <QCoreApplication>

namespace steelyard::cli {

namespace {

struct SizeOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(ParserWords)
};

void addJobOptions(CLI::App &app, desk::AskedJob &job)
{
    addNumber(app, "--seq", job.sequence, SizeOptionWords::tr("Sequence length in tokens"));
    addNumber(app, "--batch", job.batch, SizeOptionWords::tr("Sequences of one step"));
    addText(app, "--gpu", job.gpu, SizeOptionWords::tr("Accelerator, as the catalogue names it"))
        ->type_name("NAME");
    addNumber(app, "--gpus", job.gpus, SizeOptionWords::tr("Number of GPUs"));
    addNumber(app,
              "--gpus-per-server",
              job.gpusPerServer,
              SizeOptionWords::tr("GPUs of one server, 8 unless stated"));
    addNumber(
        app,
        "--network",
        job.networkGbits,
        SizeOptionWords::tr("Network cards of one server together, Gb/s: 3200 for 8 x 400; as "
                            "usual for the accelerator unless stated"));
    addNumber(
        app, "--deadline", job.deadlineDays, SizeOptionWords::tr("Days until it must be done"));
    addNumber(app,
              "--tokens-per-second",
              job.tokensPerSecond,
              SizeOptionWords::tr("Measured speed of one GPU, in place of the estimate"));
}

void addHowOptions(CLI::App &app, desk::AskedJob &job)
{
    addEnum(app,
            "--precision",
            job.precision,
            SizeOptionWords::tr("Number format of the matrix products"));
    addEnum(app,
            "--recompute",
            job.recompute,
            SizeOptionWords::tr("Activations that are computed twice; as the layout needs unless "
                                "stated"));
    addEnum(app, "--software", job.age, SizeOptionWords::tr("Age of the training software"));
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
    degree("--vp",
           &AskedLayout::chunks,
           SizeOptionWords::tr("Model chunks on each pipeline stage (interleaving)"));
    degree("--cp", &AskedLayout::context, SizeOptionWords::tr("Context-parallel degree"));
    degree("--ep", &AskedLayout::expert, SizeOptionWords::tr("Expert-parallel degree"));
    degree("--micro-batch",
           &AskedLayout::microBatch,
           SizeOptionWords::tr("Sequences of one micro-batch"));
    addEnum<sizing::Zero>(
        app,
        "--zero",
        [&job](sizing::Zero value) {
            if (!job.layout)
                job.layout.emplace();
            job.layout->zero = value;
        },
        SizeOptionWords::tr("ZeRO stage; without any layout option the best layout is found"));
}

void addStorageOptions(CLI::App &app, sizing::StorageTerms &storage)
{
    addNumber(app,
              "--storage-gbs",
              storage.writeGbs,
              SizeOptionWords::tr("What shared storage takes when it is written to, GB/s"));
    addNumber(app,
              "--checkpoints-kept",
              storage.checkpointsKept,
              SizeOptionWords::tr("Full checkpoints that are kept at a time"));
    addNumber(app,
              "--bytes-per-token",
              storage.bytesPerToken,
              SizeOptionWords::tr("Bytes of all copies of the dataset for each of its tokens"));
    addNumber(app,
              "--checkpoint-loss",
              storage.lossShare,
              SizeOptionWords::tr("Share of the time that checkpoints may cost, 0.02 unless "
                                  "stated"));
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
    const auto flag =
        [&](const char *name, std::optional<sizing::Stated> &target, const QString &description) {
            app.add_flag_callback(
                name, [&target] { target = sizing::Stated::Yes; }, utf8(description));
        };
    flag("--states-system",
         server.system,
         SizeOptionWords::tr("The offer states the operating system"));
    flag("--states-cuda", server.cuda, SizeOptionWords::tr("The offer states CUDA"));
    flag("--states-backup", server.backup, SizeOptionWords::tr("The offer states a backup"));
}

} // namespace

void addSizeOptions(CLI::App &app, SizeOptions &options)
{
    addTrainedOptions(app, options.job);
    addJobOptions(app, options.job);
    addHowOptions(app, options.job);
    addLayoutOptions(app, options.job);
    addStorageOptions(app, options.job.storage);
    addServerOptions(app, options.job.server);
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
            "--workspace",
            options.workspace,
            SizeOptionWords::tr("Price the GPU-hours by the price books of this workspace where "
                                "the project has no quote"))
        ->type_name("FILE");
    addText(app,
            "--log",
            options.log,
            SizeOptionWords::tr("Take the speed from a test run's log, in place of the estimate"))
        ->type_name("FILE")
        ->excludes("--tokens-per-second");
    addNumber(app,
              "--log-gpus",
              options.logGpus,
              SizeOptionWords::tr("GPUs of that test run, where they are not --gpus"));
}

} // namespace steelyard::cli
