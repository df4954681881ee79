#pragma once

#include <QTimer>

#include <functional>
#include <vector>

namespace steelyard::ui {

/// Brings the parts of a page up to date, one in each turn of the event loop, so that no frame
/// waits for all of them. They take turns: under a stream of requests none falls behind the others.
class PartRefresh final
{
public:
    using Part = std::function<void()>;

    explicit PartRefresh(std::vector<Part> parts);

    /// Each part once, soon.
    void inTurns();
    /// All parts now.
    void atOnce();
    /// What is still due isn't any more.
    void stop();

private:
    void refreshNext();

    std::vector<Part> m_parts;
    /// The parts from `m_next` on, round and round.
    size_t m_due = 0;
    size_t m_next = 0;
    QTimer m_turns;
};

} // namespace steelyard::ui
