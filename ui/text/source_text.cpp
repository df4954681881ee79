#include "ui/text/source_text.h"

#include <QCoreApplication>

#include <array>
#include <string>

namespace steelyard::text {

namespace {

// The model's prose, word for word: it knows no translations. What is not here stays as it is.
struct Prose
{
    const char *text;
};
[[maybe_unused]] constexpr std::array kProse = {
    Prose{QT_TRANSLATE_NOOP(
        "SourceText",
        "least of a training server: 4 GPUs, 256 GB of RAM, two processors, NVMe, "
        "RDMA of 100 Gb/s")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "layout search")},
    Prose{QT_TRANSLATE_NOOP(
        "SourceText",
        "A800 and H800 data sheets: 400 GB/s both ways is the slowest NVLink between "
        "eight")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "the GPUs alone; N+N supplies carry half of what is installed")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "N+N supplies carry half of what is installed; 10 % of head-room")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data sheet of a server with the same GPUs")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data sheet of the server")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data sheet of the accelerator")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data sheet of the processors")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "the vendor's words against the catalogue's data sheet")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "sum of GPUs, processors and 500 W")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "5 to 10 % for network and storage: judged")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "catalogue: dense peaks; data sheets print twice as much as sparse")},
    Prose{QT_TRANSLATE_NOOP(
        "SourceText",
        "stas00/ml-engineering, compute/cpu-memory; DGX A100 to B200 have 2 TB for "
        "640 to 1,440 GB")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "PCI Express Base Specification, 16 lanes")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "EIA-310: 42 units in a rack of usual height")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "a server without a driver that fits its CUDA does not train")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data that exists once is lost once")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "stas00/ml-engineering, network, August 2026; the shares are judged")},
};

} // namespace

QString sourceText(std::string_view source)
{
    return QCoreApplication::translate("SourceText", std::string{source}.c_str());
}

} // namespace steelyard::text
