#include "model/quotes/named_accelerator.h"

#include "model/quotes/offered_server.h"
#include "model/quotes/word_patterns.h"

namespace steelyard {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// "H100" of "H100-SXM-80GB", "MI300X" of "Instinct MI300X".
QString modelOf(const GpuModel &gpu)
{
    static const QRegularExpression kModel{u"^(?:Instinct )?([A-Za-z]*\\s?\\d+[A-Za-z]*)"_s};
    return kModel.match(gpu.name).captured(1);
}

bool isOfWord(QChar character)
{
    return (character >= u'a' && character <= u'z') || (character >= u'A' && character <= u'Z')
        || (character >= u'0' && character <= u'9');
}

} // namespace

bool namesModel(const QString &words, const GpuModel &gpu)
{
    const QString model = modelOf(gpu);
    if (model.isEmpty())
        return false;
    for (qsizetype place = words.indexOf(model, 0, Qt::CaseInsensitive); place >= 0;
         place = words.indexOf(model, place + 1, Qt::CaseInsensitive)) {
        const QChar before = place > 0 ? words.at(place - 1) : QChar{};
        const qsizetype next = place + model.size();
        const QChar behind = next < words.size() ? words.at(next) : QChar{};
        if ((!isOfWord(before) || before.toLower() == u'x') && !isOfWord(behind))
            return true;
    }
    return false;
}

bool agrees(const StatedServer &stated, const GpuModel &gpu)
{
    const auto link = linkOf(gpu);
    const auto &said = stated.offer;
    return (!said.link || !link
            || (*said.link == GpuLink::Switched) == (*link == GpuLink::Switched))
        && (!said.gpuMemoryGb || said.gpuMemoryGb == gpu.memoryGb);
}

bool namesOther(const QString &cell, const GpuModel &gpu)
{
    static const QRegularExpression kCard = pattern(cardNames());
    const QString words = cell.section(u'(', 0, 0).trimmed();
    const bool isKnown = !modelOf(gpu).isEmpty() && words.contains(kCard);
    if (!isKnown || words == gpu.name || cell.contains("assumed"_L1))
        return false;
    return !namesModel(words, gpu) || !agrees(statedServer(words), gpu);
}

} // namespace steelyard
