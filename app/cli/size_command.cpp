#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/refusal.h"
#include "app/cli/size_sources.h"
#include "ui/text/job_cost.h"
#include "ui/text/job_sentences.h"
#include "ui/text/layout_text.h"
#include "ui/text/server_fit_text.h"
#include "ui/text/sizing_remarks.h"
#include "ui/text/surroundings_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct SizeWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// What contradicts itself among the options; empty: nothing. A file fills in what they leave open.
QString contradiction(const desk::AskedJob &options)
{
    const bool isDataset = options.tokenSource == TokenSource::Dataset;
    const bool statesTokens =
        options.tokens != 0.0 || options.tokenSource == TokenSource::ComputeOptimal;
    if (options.epochs && !isDataset && statesTokens)
        return SizeWords::tr("--epochs are passes over a dataset. Give its size as "
                             "--dataset-tokens N, in place of --tokens.");
    if (options.gpus && options.deadlineDays)
        return SizeWords::tr(
            "--gpus asks for the time, --deadline for the GPUs. Give one of them.");
    if (options.parameters && (!options.model.isEmpty() || options.shape != JobShape{}))
        return SizeWords::tr("--params guesses a shape. Leave it out beside --model or the numbers "
                             "of a shape.");
    return {};
}

/// Of options that count only beside others. Error: JobNotPositive.
Result<void> checkAside(const desk::AskedJob &options)
{
    const auto rank = options.rank ? std::optional{double(*options.rank)} : std::nullopt;
    for (const auto &[value, name] :
         {std::pair{options.server.rackKilowatts, u"--rack-kw"_s},
          std::pair{options.server.printedTflops, u"--printed-tflops"_s},
          std::pair{rank, u"--rank"_s}}) {
        if (value && !(*value > 0.0))
            return Error{.code = ErrorCode::JobNotPositive,
                         .arguments = {QString::number(*value)},
                         .where = name};
    }
    return {};
}

/// A number that a shape can't do without. Error: MissingKey.
Result<void> checkWholeShape(const desk::AskedJob &job)
{
    if (!job.model.isEmpty() || job.shape == JobShape{})
        return {};
    for (const auto &[value, name] : {std::pair{job.shape.layers, u"--layers"_s},
                                      std::pair{job.shape.hidden, u"--hidden"_s},
                                      std::pair{job.shape.heads, u"--heads"_s},
                                      std::pair{job.shape.vocabulary, u"--vocab"_s}}) {
        if (!value)
            return Error{.code = ErrorCode::MissingKey, .arguments = {name}};
    }
    return {};
}

/// What is wrong with the options as such; empty: nothing.
QString sizeUsageProblem(const desk::AskedJob &job)
{
    if (job.model.isEmpty() && !job.parameters && job.shape == JobShape{})
        return SizeWords::tr("Say what is trained: --model NAME or --params N.");
    if (job.tokens == 0.0 && job.tokenSource == TokenSource::Stated)
        return SizeWords::tr("Say on how many tokens it is trained: --tokens N, --tokens "
                             "compute-optimal or --dataset-tokens N.");
    if (job.gpu.isEmpty())
        return SizeWords::tr("Say on what it is trained: --gpu NAME.");
    if (!job.gpus && !job.deadlineDays)
        return SizeWords::tr("Give --gpus N for the time, or --deadline DAYS for the GPUs.");
    if (job.layout && !job.gpus)
        return SizeWords::tr("A layout is spread over a number of GPUs. Give --gpus N.");
    return {};
}

/// A server that the catalogue lacks, as the value of an option that it is.
Error unknownServer(const QString &name)
{
    return {.code = ErrorCode::BadValue,
            .arguments =
                {SizeWords::tr("a server of the catalogue, such as %1").arg(u"nvidia-dgx-h100"_s),
                 name},
            .where = u"--server"_s};
}

/// The error of a job's key at the option that states it; keys are named as options but for these.
Error atOption(Error error)
{
    static constexpr std::array kOtherNames = {
        std::pair{"network_gbits", "network"},
        std::pair{"global_batch", "batch"},
        std::pair{"seq_len", "seq"},
    };
    if (error.where.isEmpty() || error.where.startsWith(u'/'))
        return error;
    const auto found = std::ranges::find_if(kOtherNames, [&error](const auto &names) {
        return error.where == QLatin1StringView{names.first};
    });
    const QString name = found == kOtherNames.end() ? QString{error.where}.replace(u'_', u'-')
                                                    : QString::fromLatin1(found->second);
    error.where = u"--"_s + name;
    return error;
}

QString readableAnswer(const text::SizingView &view,
                       const std::optional<desk::MeasuredSpeed> &measured,
                       const text::NumberFormat &format)
{
    QString readable = text::sizingSentence(view, format) + u'\n';
    for (const QString &sentence : text::jobSentences(view, format))
        readable += sentence + u'\n';
    if (measured)
        readable += desk::measuredSentence(*measured, format) + u'\n';
    if (view.price)
        readable += text::costSentence(view, format) + u'\n';
    for (const QString &sentence : text::layoutSentences(view, format))
        readable += sentence + u'\n';
    for (const ReportTable &table : text::sizingTables(view, format))
        readable += u'\n' + tableAsText(table);
    for (const ReportTable &table : text::layoutTables(view, format))
        readable += u'\n' + tableAsText(table);
    readable += u'\n' + tableAsText(text::surroundingsTable(view, format));
    for (const ReportTable &table : text::serverCheckTables(view, format))
        readable += u'\n' + tableAsText(table);
    return readable;
}

} // namespace

int sizeJob(const SizeOptions &options, const Surroundings &surroundings)
{
    const text::NumberFormat format{surroundings.language};
    if (options.listsModels) {
        printData(tableAsText(text::modelTable(format)));
        return kDone;
    }
    if (!options.table.isEmpty())
        return sizeTable(options, surroundings);
    if (!options.memoryTable.isEmpty())
        return sizeMemoryTable(options, surroundings);
    if (const QString problem = contradiction(options.job); !problem.isEmpty()) {
        printMessage(problem);
        return kWrongUsage;
    }
    if (const auto aside = checkAside(options.job); !aside)
        return refuse(aside.error(), options.output);
    const auto sources = sizeSources(options);
    if (!sources)
        return refuse(sources.error(), options.output, options.jobFile);
    const auto catalogue = desk::shippedCatalogue(surroundings.clock);
    if (!catalogue)
        return refuse(catalogue.error(), options.output);
    desk::AskedJob job = sources->job;
    const ServerSpec *server = desk::rowNamed(catalogue->servers, job.server.name);
    if (server == nullptr && !job.server.name.isEmpty())
        return refuse(unknownServer(job.server.name), options.output);
    if (server != nullptr)
        job = desk::askedOn(*server, std::move(job), catalogue->accelerators);
    if (const QString problem = sizeUsageProblem(job); !problem.isEmpty()) {
        printMessage(problem);
        return kWrongUsage;
    }
    if (const auto shape = checkWholeShape(job); !shape)
        return refuse(shape.error(), options.output);
    auto view = desk::sizedJob(job, catalogue->accelerators);
    if (!view)
        return refuse(atOption(view.error()), options.output);
    if (server != nullptr)
        desk::checkServer(*server, job.server, *view);
    const auto price =
        knownPrice(sources->project, options.workspace, view->gpu, surroundings.clock);
    if (!price)
        return refuse(price.error(), options.output, options.workspace);
    view->price = *price;
    for (const QString &warning : text::jobWarnings(*view, format))
        printMessage(warning);
    if (options.output == Output::Json) {
        printData(desk::sizingAsJson(*view, sources->measured));
        return kDone;
    }
    printData(readableAnswer(*view, sources->measured, format));
    return kDone;
}

} // namespace steelyard::cli
