#include "model/quotes/stated_server.h"

#include "model/quotes/stated_parts.h"
#include "model/quotes/word_patterns.h"

namespace steelyard {

StatedServer statedServer(const QString &words)
{
    const QString plain = plainWords(words);
    StatedServer stated;
    readGpus(plain, stated);
    readHost(plain, stated);
    readNetwork(plain, stated);
    readPower(plain, stated);
    readSoftware(plain, stated);
    return stated;
}

} // namespace steelyard
