#include "model/exchange/step_log.h"

#include "model/exchange/csv_reader.h"
#include "model/exchange/named_rows.h"
#include "model/exchange/step_readings.h"

#include <QBuffer>
#include <QIODevice>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace steelyard::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPiece = qint64{64} * 1024;
constexpr size_t kMostSteps = 1'000'000;
constexpr size_t kWriters = 5;

constexpr std::array kStepTitles = {
    "step"_L1, "iteration"_L1, "iter"_L1, "global_step"_L1, "steps"_L1};
/// Titles that say what their times are come before those that don't.
constexpr std::array kDurationTitles = {"step_time"_L1,
                                        "step_time_s"_L1,
                                        "time_per_step"_L1,
                                        "seconds_per_step"_L1,
                                        "iteration_time"_L1,
                                        "iteration_time_s"_L1,
                                        "seconds_per_iteration"_L1,
                                        "duration"_L1,
                                        "duration_s"_L1};
constexpr std::array kClockTitles = {"elapsed"_L1,
                                     "elapsed_s"_L1,
                                     "elapsed_seconds"_L1,
                                     "elapsed_time"_L1,
                                     "time_elapsed"_L1,
                                     "timestamp"_L1,
                                     "wall_time"_L1};
constexpr std::array kOpenTitles = {"time"_L1, "seconds"_L1, "time_s"_L1};

/// The first of the titles that the table has; empty: none.
template <size_t N>
QLatin1StringView titleIn(const NamedRows &rows, const std::array<QLatin1StringView, N> &titles)
{
    const auto found =
        std::ranges::find_if(titles, [&](QLatin1StringView title) { return rows.has(title); });
    return found == titles.end() ? QLatin1StringView{} : *found;
}

/// The column of times that a table has.
struct TimeColumn
{
    /// Empty: none.
    QLatin1StringView title = {};
    /// Nothing: the title leaves it open.
    std::optional<TimeKind> kind = {};
};

TimeColumn timeColumnOf(const NamedRows &rows)
{
    if (const auto title = titleIn(rows, kDurationTitles); !title.isEmpty())
        return {.title = title, .kind = TimeKind::Durations};
    if (const auto title = titleIn(rows, kClockTitles); !title.isEmpty())
        return {.title = title, .kind = TimeKind::Clock};
    return {.title = titleIn(rows, kOpenTitles)};
}

bool isStepTable(QIODevice &device)
{
    QByteArray head = device.peek(kPiece);
    QBuffer buffer{&head};
    buffer.open(QIODevice::ReadOnly);
    NamedRows rows{buffer};
    return rows.readHeader({}) && !titleIn(rows, kStepTitles).isEmpty()
        && !timeColumnOf(rows).title.isEmpty();
}

Result<StepLog> readStepTable(QIODevice &device)
{
    NamedRows rows{device};
    if (const Result<void> header = rows.readHeader({}); !header)
        return header.error();
    const QLatin1StringView stepTitle = titleIn(rows, kStepTitles);
    const TimeColumn column = timeColumnOf(rows);
    std::vector<StepReading> readings;
    while (readings.size() < kMostSteps) {
        const Result<bool> found = rows.next();
        if (!found)
            return found.error();
        if (!*found)
            break;
        const auto step = rows.number(stepTitle);
        const auto time = rows.number(column.title);
        // A line in between, such as a repeated header, tells nothing.
        if (!step || !*step || !time || !*time)
            continue;
        if (**time < 0.0)
            return Error{.code = ErrorCode::JobNotPositive,
                         .arguments = {QString::number(**time)},
                         .where = QString::number(rows.line())};
        readings.push_back({.step = **step, .time = **time});
    }
    if (readings.empty())
        return Error{.code = ErrorCode::LogWithoutSteps};
    const auto kind = column.kind ? column.kind : timeKindOf(readings);
    if (!kind)
        return Error{.code = ErrorCode::LogTimeUnclear,
                     .arguments = {QString::fromLatin1(column.title)},
                     .where = u"1"_s};
    StepLog log{.format = LogFormat::Csv};
    for (const double seconds : durationsOf(readings, *kind))
        log.samples.push_back({.seconds = seconds});
    if (log.samples.empty())
        return Error{.code = ErrorCode::LogWithoutSteps};
    return log;
}

/// Cuts what is read into lines and keeps the steps of each writer.
class StepCollector final
{
public:
    void take(QByteArrayView piece)
    {
        const char *at = piece.cbegin();
        while (at != piece.cend()) {
            const char *end = std::find_if(
                at, piece.cend(), [](char sign) { return sign == '\n' || sign == '\r'; });
            m_line.append(at, std::min<qsizetype>(end - at, kPiece - m_line.size()));
            if (end == piece.cend())
                break;
            endLine();
            at = end + 1;
        }
    }

    void endLine()
    {
        if (m_line.isEmpty())
            return;
        const std::string_view line{m_line.constData(), static_cast<size_t>(m_line.size())};
        if (const auto step = stepOfLine(line)) {
            std::vector<StepSample> &samples = m_steps.at(static_cast<size_t>(step->format));
            if (samples.size() < kMostSteps)
                samples.push_back(step->sample);
        }
        m_line.resize(0);
    }

    /// Nothing: no line told of a step.
    [[nodiscard]] std::optional<StepLog> log() const
    {
        const auto bars = m_steps.end() - 1;
        auto most = std::ranges::max_element(
            m_steps.begin(), bars, {}, [](const auto &samples) { return samples.size(); });
        if (most->empty())
            most = bars;
        if (most->empty())
            return {};
        return StepLog{.format = static_cast<LogFormat>(most - m_steps.begin()), .samples = *most};
    }

private:
    QByteArray m_line;
    /// By writer, in the order of `LogFormat`; the progress bar's are the last.
    std::array<std::vector<StepSample>, kWriters> m_steps;
};

static_assert(static_cast<size_t>(LogFormat::HuggingFace) == kWriters - 1);

} // namespace

Result<StepLog> readStepLog(QIODevice &device)
{
    if (device.peek(1).isEmpty())
        return Error{.code = ErrorCode::FileEmpty};
    if (isStepTable(device))
        return readStepTable(device);
    StepCollector collector;
    QByteArray piece(kPiece, Qt::Uninitialized);
    while (true) {
        const qint64 size = device.read(piece.data(), piece.size());
        if (size < 0 && !device.atEnd())
            return Error{.code = ErrorCode::FileUnreadable, .arguments = {device.errorString()}};
        if (size <= 0)
            break;
        collector.take(QByteArrayView{piece}.first(size));
    }
    collector.endLine();
    if (auto log = collector.log())
        return *std::move(log);
    return Error{.code = ErrorCode::LogWithoutSteps};
}

} // namespace steelyard::exchange
