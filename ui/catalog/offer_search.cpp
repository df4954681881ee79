#include "ui/catalog/offer_search.h"

#include "db/workspace.h"

#include <QFileInfo>

namespace steelyard::ui {

namespace {

enum class Counting
{
    Needed,
    Known
};

Result<OfferWindow> look(const db::PriceBookRepository &books,
                         const db::OfferQuery &query,
                         qint64 offset,
                         Counting counting)
{
    OfferWindow window{.offset = offset};
    if (counting == Counting::Needed) {
        const auto count = books.count(query);
        if (!count)
            return count.error();
        window.count = *count;
    }
    auto found = books.find(query, offset, OfferSearch::kWindow);
    if (!found)
        return found.error();
    window.offers = std::move(*found);
    return window;
}

Result<std::vector<PriceMove>> movesBetween(const db::PriceBookRepository &books,
                                            const EditionPair &editions)
{
    return books.moves(editions.book, editions.from, editions.to, OfferSearch::kMostMoves);
}

} // namespace

/// Lives on a thread of its own; opens its connection there when first asked.
struct OfferSearch::Worker final : QObject
{
    Worker(QString workspacePath, const Clock &timeSource)
        : path{std::move(workspacePath)}
        , clock{timeSource}
    {}

    Result<OfferWindow> search(const db::OfferQuery &query, qint64 offset, Counting counting)
    {
        if (const auto opened = open(); !opened)
            return opened.error();
        return look(workspace->priceBooks(), query, offset, counting);
    }

    Result<std::vector<PriceMove>> compare(const EditionPair &editions)
    {
        if (const auto opened = open(); !opened)
            return opened.error();
        return movesBetween(workspace->priceBooks(), editions);
    }

    Result<void> open()
    {
        if (workspace)
            return {};
        auto opened = db::Workspace::open(path, db::Workspace::IfMissing::Fail, clock);
        if (!opened)
            return opened.error();
        workspace = std::move(*opened);
        return {};
    }

    QString path;
    const Clock &clock;
    std::unique_ptr<db::Workspace> workspace;
};

OfferSearch::OfferSearch(db::Workspace &workspace, const Clock &clock, QObject *parent)
    : QObject{parent}
    , m_workspace{workspace}
    , m_isShared{QFileInfo::exists(workspace.path())}
{
    if (!m_isShared)
        return;
    open(m_searches, clock);
    open(m_comparisons, clock);
}

OfferSearch::~OfferSearch()
{
    ++*m_generation;
    for (Lane *const lane : {&m_searches, &m_comparisons}) {
        lane->thread.quit();
        lane->thread.wait();
    }
}

void OfferSearch::open(Lane &lane, const Clock &clock)
{
    lane.worker = new Worker{m_workspace.path(), clock}; // deleted with its thread
    lane.worker->moveToThread(&lane.thread);
    connect(&lane.thread, &QThread::finished, lane.worker, &QObject::deleteLater);
    lane.thread.start();
}

void OfferSearch::start(const db::OfferQuery &query)
{
    m_query = query;
    ++*m_generation;
    post(Step::Start, 0);
}

void OfferSearch::fetch(qint64 offset)
{
    post(Step::Fetch, offset);
}

void OfferSearch::compare(const EditionPair &editions)
{
    if (!m_isShared) {
        Q_EMIT movesFound(editions, movesBetween(m_workspace.priceBooks(), editions));
        return;
    }
    QMetaObject::invokeMethod(m_comparisons.worker,
                              [this, worker = m_comparisons.worker, editions] {
                                  const auto moves = worker->compare(editions);
                                  QMetaObject::invokeMethod(this, [this, editions, moves] {
                                      Q_EMIT movesFound(editions, moves);
                                  });
                              });
}

void OfferSearch::post(Step step, qint64 offset)
{
    const quint64 generation = *m_generation;
    const Counting counting = step == Step::Start ? Counting::Needed : Counting::Known;
    if (!m_isShared) {
        answer(step, generation, look(m_workspace.priceBooks(), m_query, offset, counting));
        return;
    }
    const auto work = [this,
                       worker = m_searches.worker,
                       newest = m_generation,
                       query = m_query,
                       step,
                       generation,
                       offset,
                       counting] {
        if (*newest != generation)
            return;
        const auto window = worker->search(query, offset, counting);
        QMetaObject::invokeMethod(
            this, [this, step, generation, window] { answer(step, generation, window); });
    };
    QMetaObject::invokeMethod(m_searches.worker, work);
}

void OfferSearch::answer(Step step, quint64 generation, const Result<OfferWindow> &window)
{
    if (*m_generation != generation)
        return;
    if (!window)
        Q_EMIT failed(window.error());
    else if (step == Step::Start)
        Q_EMIT started(*window);
    else
        Q_EMIT windowFound(*window);
}

} // namespace steelyard::ui
