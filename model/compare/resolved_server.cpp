#include "model/compare/resolved_server.h"

#include <algorithm>

namespace steelyard {

namespace {

/// The words of a name: runs of letters and digits, in lower case.
QStringList wordsOf(const QString &name)
{
    QStringList words{QString{}};
    for (const QChar c : name) {
        if (c.isLetterOrNumber())
            words.back() += c.toCaseFolded();
        else if (!words.back().isEmpty())
            words.append(QString{});
    }
    if (words.back().isEmpty())
        words.removeLast();
    return words;
}

/// Names are compared by letters and digits only.
QString bare(const QString &name)
{
    return wordsOf(name).join(QString{});
}

/// Whether whole words of `name`, one behind the other, spell `part` (which is bare): "H100 SXM"
/// and "H100SXM" are part of "H100-SXM-80GB", but "H20" is none of "H200-SXM-141GB".
bool hasWords(const QString &name, const QString &part)
{
    const QStringList words = wordsOf(name);
    for (qsizetype first = 0; first < words.size(); ++first) {
        QString spelled;
        for (qsizetype next = first; next < words.size() && spelled.size() < part.size(); ++next)
            spelled += words[next];
        if (spelled == part)
            return true;
    }
    return false;
}

std::optional<Kilowatts> kilowatts(const std::optional<double> &watts)
{
    constexpr double kWattsPerKilowatt = 1'000.0;
    return watts ? std::optional{Kilowatts{*watts / kWattsPerKilowatt}} : std::nullopt;
}

} // namespace

const ServerSpec *findServer(const std::vector<ServerSpec> &servers, const QuoteLine &line)
{
    const QString server = bare(line.server);
    const QString accelerator = bare(line.accelerator);
    const auto found = std::ranges::find_if(servers, [&](const ServerSpec &spec) {
        if (!server.isEmpty())
            return bare(spec.name) == server || spec.id.text() == line.server;
        return !accelerator.isEmpty() && line.gpusPerNode && spec.gpuCount == line.gpusPerNode
            && hasWords(spec.gpuModel, accelerator) && (spec.maximumPowerW || spec.typicalPowerW);
    });
    return found == servers.end() ? nullptr : &*found;
}

ServerFacts factsOf(const ServerSpec &spec)
{
    return {.name = spec.name,
            .rating = kilowatts(spec.maximumPowerW),
            .typical = kilowatts(spec.typicalPowerW),
            .rackUnits = spec.rackUnits};
}

} // namespace steelyard
