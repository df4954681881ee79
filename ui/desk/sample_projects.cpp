#include "ui/desk/sample_projects.h"

#include "model/exchange/project_document.h"

#include <QFile>

namespace steelyard::desk {

using namespace Qt::StringLiterals;

std::vector<SampleProject> sampleProjects()
{
    return {
        {.resource = u":/samples/s05-platform-team.json"_s,
         .fileName = u"s05-platform-team.json"_s},
        {.resource = u":/samples/s01-university-lab.json"_s,
         .fileName = u"s01-university-lab.json"_s},
        {.resource = u":/samples/s02-start-up.json"_s, .fileName = u"s02-start-up.json"_s},
        {.resource = u":/samples/s03-company-model.json"_s,
         .fileName = u"s03-company-model.json"_s},
        {.resource = u":/samples/s08-lock-or-renew.json"_s,
         .fileName = u"s08-lock-or-renew.json"_s},
        {.resource = u":/samples/s11-spot-or-reserved.json"_s,
         .fileName = u"s11-spot-or-reserved.json"_s},
    };
}

Result<Dossier> readSample(const SampleProject &sample)
{
    QFile file{sample.resource};
    if (!file.open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::FileNotFound, .where = sample.resource};
    return exchange::readProjectDocument(file.readAll());
}

} // namespace steelyard::desk
