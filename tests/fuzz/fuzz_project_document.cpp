#include "model/exchange/case_overlay.h"
#include "model/exchange/project_document.h"

#include <QByteArray>

#include <cstdlib>

using namespace steelyard;

/// What can be read must be written back readably, and its cases must not break anything.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray json{reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
    const auto dossier = exchange::readProjectDocument(json);
    if (!dossier)
        return 0;
    const QByteArray written = exchange::writeProjectDocument(*dossier);
    const auto again = exchange::readProjectDocument(written);
    if (!again || exchange::writeProjectDocument(*again) != written)
        std::abort();
    for (const ProjectCase &projectCase : dossier->project.cases)
        (void)exchange::overlaid(*dossier, projectCase.values).has_value();
    return 0;
}
