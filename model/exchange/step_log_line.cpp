#include "model/exchange/step_log_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace steelyard::exchange {

namespace {

constexpr std::string_view kDigits = "0123456789";

constexpr bool isGap(char sign)
{
    return sign == ' ' || sign == '\t';
}

std::string_view withoutBlanks(std::string_view text)
{
    while (!text.empty() && isGap(text.front()))
        text.remove_prefix(1);
    return text;
}

/// The figure that the text begins with, its thousands grouped by commas or not. Beyond the bounds
/// lies none that a step can have.
std::optional<double> leadingNumber(std::string_view text)
{
    constexpr size_t kLongest = 40;
    constexpr double kSmallest = 1e-9;
    constexpr double kLargest = 1e15;
    std::string digits;
    for (const char sign : text.substr(0, kLongest)) {
        const bool belongs = kDigits.find(sign) != std::string_view::npos || sign == '.'
            || sign == 'e' || sign == 'E' || sign == '-' || sign == '+';
        if (sign == ',' && !digits.empty())
            continue;
        if (!belongs)
            break;
        digits += sign;
    }
    double value = 0.0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (read.ec != std::errc{} || !(value >= kSmallest && value <= kLargest))
        return {};
    return value;
}

/// The number that the text states: "=" or ":" and the number, quotes and blanks between.
std::optional<double> statedNumber(std::string_view text)
{
    text = withoutBlanks(text);
    if (text.starts_with('\'') || text.starts_with('"'))
        text = withoutBlanks(text.substr(1));
    if (!text.starts_with(':') && !text.starts_with('='))
        return {};
    return leadingNumber(withoutBlanks(text.substr(1)));
}

constexpr bool isPartOfWord(char sign)
{
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || sign == '_';
}

/// The first number that a line states of a word, which no other word ends with ("https").
std::optional<double> numberBehind(std::string_view line, std::string_view word)
{
    for (size_t at = line.find(word); at != std::string_view::npos;
         at = line.find(word, at + word.size())) {
        if (at > 0 && isPartOfWord(line[at - 1]))
            continue;
        if (const auto number = statedNumber(line.substr(at + word.size())))
            return number;
    }
    return {};
}

/// The number that stands right before a word.
std::optional<double> numberBefore(std::string_view line, std::string_view word)
{
    const size_t at = line.find(word);
    if (at == std::string_view::npos)
        return {};
    size_t begin = at;
    while (begin > 0
           && (kDigits.find(line[begin - 1]) != std::string_view::npos || line[begin - 1] == '.'))
        --begin;
    return leadingNumber(line.substr(begin, at - begin));
}

constexpr char kEscape = '\x1b';

/// Without the colours of a terminal (ESC [ ... m).
std::string withoutColours(std::string_view line)
{
    std::string plain;
    plain.reserve(line.size());
    bool isInside = false;
    for (const char sign : line) {
        if (sign == kEscape)
            isInside = true;
        else if (!isInside)
            plain += sign;
        else if ((sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'))
            isInside = false;
    }
    return plain;
}

StepLine lineOf(LogFormat format, StepSample sample)
{
    return {.format = format, .sample = sample};
}

std::optional<StepLine> megatronStep(std::string_view line)
{
    constexpr double kPerSecond = 1e3;
    const auto milliseconds = numberBehind(line, "elapsed time per iteration (ms)");
    if (!milliseconds)
        return {};
    return lineOf(
        LogFormat::MegatronLm,
        {.seconds = *milliseconds / kPerSecond, .batch = numberBehind(line, "global batch size")});
}

std::optional<StepLine> nemoStep(std::string_view line)
{
    const auto seconds = numberBehind(line, "train_step_timing in s");
    if (!seconds)
        return {};
    return lineOf(LogFormat::NeMo,
                  {.seconds = seconds, .batch = numberBehind(line, "global_batch_size")});
}

std::optional<StepLine> torchtitanStep(std::string_view line)
{
    if (line.find("step:") == std::string_view::npos)
        return {};
    auto tokens = numberBehind(line, "tps");
    if (!tokens)
        tokens = numberBehind(line, "wps");
    if (!tokens)
        return {};
    return lineOf(LogFormat::Torchtitan, {.tokensPerSecondPerGpu = tokens});
}

std::optional<StepLine> deepSpeedStep(std::string_view line)
{
    auto samples = numberBehind(line, "CurrSamplesPerSec");
    const auto seconds = numberBehind(line, "iter time (s)");
    if (!samples && seconds)
        samples = numberBehind(line, "samples/sec");
    if (!samples)
        return {};
    return lineOf(LogFormat::DeepSpeed, {.seconds = seconds, .samplesPerSecond = samples});
}

std::optional<StepLine> huggingFaceStep(std::string_view line)
{
    if (const auto samples = numberBehind(line, "train_samples_per_second"))
        return lineOf(LogFormat::HuggingFace, {.samplesPerSecond = samples});
    // A bar "100/1000 [05:00<45:00, 3.00s/it]"; other bars count other things.
    if (line.find('|') == std::string_view::npos || line.find('<') == std::string_view::npos)
        return {};
    if (const auto seconds = numberBefore(line, "s/it"))
        return lineOf(LogFormat::HuggingFace, {.seconds = seconds});
    if (const auto rate = numberBefore(line, "it/s"))
        return lineOf(LogFormat::HuggingFace, {.seconds = 1.0 / *rate});
    return {};
}

std::optional<StepLine> stepOfPlainLine(std::string_view line)
{
    for (const auto &read :
         {megatronStep, nemoStep, torchtitanStep, deepSpeedStep, huggingFaceStep}) {
        if (const auto step = read(line))
            return step;
    }
    return {};
}

} // namespace

std::optional<StepLine> stepOfLine(std::string_view line)
{
    if (line.find(kEscape) != std::string_view::npos) {
        const std::string plain = withoutColours(line);
        return stepOfPlainLine(plain);
    }
    return stepOfPlainLine(line);
}

} // namespace steelyard::exchange
