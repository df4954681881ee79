#include "ui/sizing/surroundings_fields.h"

#include "ui/sizing/sizing_controller.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

struct SurroundingsFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(SurroundingsFields)
};

JobNumber::Binding storageAmount(const QString &hint,
                                 const QString &place,
                                 std::optional<double> sizing::StorageTerms::*member)
{
    return {.hint = hint,
            .places = {place},
            .get = [member](const desk::AskedJob &job) { return job.storage.*member; },
            .set = [member](desk::AskedJob &job,
                            std::optional<double> value) { job.storage.*member = value; }};
}

JobChoice::Binding statement(std::optional<sizing::Stated> desk::AskedServer::*member)
{
    return {.names = {SurroundingsFieldWords::tr("Not stated"),
                      SurroundingsFieldWords::tr("Stated"),
                      SurroundingsFieldWords::tr("Not included")},
            .get =
                [member](const desk::AskedJob &job) {
                    return int((job.server.*member).value_or(sizing::Stated::No));
                },
            .set =
                [member](desk::AskedJob &job, int index) {
                    if (index > 0)
                        job.server.*member = sizing::Stated(index);
                }};
}

} // namespace

JobChoice *makeServerField(const SizingController &controller, QWidget *parent)
{
    using desk::AskedJob;
    return new JobChoice{
        SurroundingsFieldWords::tr("Server"),
        {.places = {u"server"_s},
         .get =
             [&controller](const AskedJob &job) {
                 const auto &servers = controller.servers();
                 const auto found = std::ranges::find(servers, job.server.name, &ServerSpec::name);
                 return found == servers.end() ? 0 : int(found - servers.begin()) + 1;
             },
         .set =
             [&controller](AskedJob &job, int index) {
                 const auto &servers = controller.servers();
                 const bool isOne = index > 0 && size_t(index) <= servers.size();
                 job.server.name = isOne ? servers[size_t(index) - 1].name : QString{};
             }},
        parent};
}

void showServers(JobChoice &field, const SizingController &controller)
{
    QStringList names{SurroundingsFieldWords::tr("None")};
    for (const ServerSpec &server : controller.servers())
        names.append(server.name);
    field.setNames(names);
}

QList<JobField *> makeSurroundingsFields(QWidget *parent)
{
    using desk::AskedJob;
    using sizing::StorageTerms;
    return {new JobNumber{
                SurroundingsFieldWords::tr("Rack, kW"),
                {.hint = SurroundingsFieldWords::tr("of the site"),
                 .places = {u"rack_kw"_s},
                 .get = [](const AskedJob &job) { return job.server.rackKilowatts; },
                 .set = [](AskedJob &job,
                           std::optional<double> value) { job.server.rackKilowatts = value; }},
                parent},
            new JobNumber{
                SurroundingsFieldWords::tr("Printed peak, TFLOPS"),
                {.hint = SurroundingsFieldWords::tr("of one GPU"),
                 .places = {u"printed_tflops"_s},
                 .get = [](const AskedJob &job) { return job.server.printedTflops; },
                 .set = [](AskedJob &job,
                           std::optional<double> value) { job.server.printedTflops = value; }},
                parent},
            new JobChoice{SurroundingsFieldWords::tr("Operating system"),
                          statement(&desk::AskedServer::system),
                          parent},
            new JobChoice{
                SurroundingsFieldWords::tr("CUDA"), statement(&desk::AskedServer::cuda), parent},
            new JobChoice{SurroundingsFieldWords::tr("Backup"),
                          statement(&desk::AskedServer::backup),
                          parent},
            new JobNumber{SurroundingsFieldWords::tr("Storage, GB/s"),
                          storageAmount(SurroundingsFieldWords::tr("when written to"),
                                        u"storage_gbs"_s,
                                        &StorageTerms::writeGbs),
                          parent},
            new JobNumber{SurroundingsFieldWords::tr("Checkpoints kept"),
                          storageAmount(SurroundingsFieldWords::tr("2 to 10"),
                                        u"checkpoints_kept"_s,
                                        &StorageTerms::checkpointsKept),
                          parent},
            new JobNumber{SurroundingsFieldWords::tr("Bytes per token"),
                          storageAmount(SurroundingsFieldWords::tr("of the dataset"),
                                        u"bytes_per_token"_s,
                                        &StorageTerms::bytesPerToken),
                          parent},
            new JobNumber{SurroundingsFieldWords::tr("Loss by checkpoints"),
                          storageAmount(u"0.02"_s, u"checkpoint_loss"_s, &StorageTerms::lossShare),
                          parent}};
}

} // namespace steelyard::ui
