#pragma once

#include "db/price_book_repository.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>

namespace steelyard::db {
class Workspace;
}

namespace steelyard::ui {

/// A window of offers; `count` is the number of all that match.
struct OfferWindow
{
    qint64 count = 0;
    qint64 offset = 0;
    std::vector<db::FoundOffer> offers = {};
};

/// Which editions of a book are compared.
struct EditionPair
{
    PriceBookId book = {};
    int from = 0;
    int to = 0;

    friend bool operator==(const EditionPair &, const EditionPair &) = default;
};

/// Searches price books on a thread and a connection of its own, so that typing never waits, and
/// compares editions on another, so that no search waits for a comparison.
/// A newer search makes the answers to older ones go unsaid.
class OfferSearch final : public QObject
{
    Q_OBJECT

public:
    /// A workspace in memory can't be shared between connections: it is searched at once.
    OfferSearch(db::Workspace &workspace, const Clock &clock, QObject *parent = nullptr);
    ~OfferSearch() override;

    /// Counts what matches and brings the first window. Answered by `started`.
    void start(const db::OfferQuery &query);
    /// Brings another window of the newest search. Answered by `windowFound`.
    void fetch(qint64 offset);
    /// Compares two editions, each of which may have many thousand rows. Answered by `movesFound`.
    void compare(const EditionPair &editions);

    /// Offers in a window.
    static constexpr int kWindow = 200;
    /// Enough to read; more is a matter for the file itself.
    static constexpr int kMostMoves = 5000;

Q_SIGNALS:
    void started(const steelyard::ui::OfferWindow &first);
    void windowFound(const steelyard::ui::OfferWindow &window);
    void failed(const steelyard::Error &error);
    void movesFound(const steelyard::ui::EditionPair &editions,
                    const steelyard::Result<std::vector<steelyard::PriceMove>> &moves);

private:
    enum class Step
    {
        Start,
        Fetch
    };
    struct Worker;
    /// A thread and who lives there.
    struct Lane
    {
        QThread thread;
        Worker *worker = nullptr;
    };

    void open(Lane &lane, const Clock &clock);
    void post(Step step, qint64 offset);
    void answer(Step step, quint64 generation, const Result<OfferWindow> &window);

    db::Workspace &m_workspace;
    bool m_isShared = false;
    db::OfferQuery m_query;
    std::shared_ptr<std::atomic<quint64>> m_generation = std::make_shared<std::atomic<quint64>>(0);
    Lane m_searches;
    Lane m_comparisons;
};

} // namespace steelyard::ui
