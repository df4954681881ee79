#include "full_dossier.h"
#include "temporary_workspace.h"

#include "db/change_log_repository.h"
#include "db/project_repository.h"
#include "db/quote_repository.h"
#include "db/vendor_repository.h"

#include <QSignalSpy>

using namespace steelyard;
using namespace steelyard::db;

class ProjectRepositoryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_workspace = Workspace::inMemory(m_clock).value();
        QVERIFY(committed(*m_workspace, [this](Transaction &transaction) {
            return m_workspace->projects().importDossier(
                transaction, aFullDossier(), ProjectRepository::IfKnown::Refuse);
        }));
    }

    void everyValue_isLoadedAsSaved()
    {
        auto project = aFullProject();
        project.id = ProjectId{u"other"_s};
        project.plans.clear();
        const auto version = save(project, kNotStored);
        QVERIFY(version);
        const auto loaded = m_workspace->projects().load(project.id);
        QCOMPARE(loaded->value, project);
        QCOMPARE(loaded->version, *version);
    }

    void projectWithoutAnything_isLoadedAsSaved()
    {
        const Project project{.id = ProjectId{u"bare"_s}};
        QVERIFY(save(project, kNotStored));
        QCOMPARE(m_workspace->projects().load(project.id)->value, project);
    }

    void unknownTokenRule_isReported()
    {
        const TemporaryWorkspace temporary;
        {
            const auto workspace = temporary.open();
            QVERIFY(committed(*workspace, [&](Transaction &transaction) {
                return workspace->projects().importDossier(
                    transaction, aFullDossier(), ProjectRepository::IfKnown::Refuse);
            }));
        }
        {
            const auto connection = Connection::open(temporary.path,
                                                     FileAccess::ReadWrite,
                                                     TemporaryWorkspace::kPatience)
                                        .value();
            QVERIFY(connection->execute(
                u"UPDATE job_setting SET value = 'hearsay' WHERE key = 'token_rule'"_s));
        }
        const auto workspace = temporary.open();
        QCOMPARE(codeOf(workspace->projects().load(aProject().id)), ErrorCode::DatabaseDamaged);
    }

    void change_countsTheVersionUp()
    {
        auto stored = loaded();
        stored.value.plans.front().supply.front().servers = 5;
        const auto version = save(stored.value, stored.version);
        QCOMPARE(version->value, stored.version.value + 1);
        QCOMPARE(loaded().value, stored.value);
    }

    void sameValues_changeNothing()
    {
        const auto stored = loaded();
        const auto entries = logSize();
        const QSignalSpy changed{&m_workspace->changes(), &ChangeNotifier::projectChanged};
        QCOMPARE(save(stored.value, stored.version).value(), stored.version);
        QCOMPARE(logSize(), entries);
        QCOMPARE(changed.size(), 0);
    }

    void trailingZero_isAChange()
    {
        auto stored = loaded();
        stored.value.monthBasisHours = decimal("720.00");
        QVERIFY(save(stored.value, stored.version).value() != stored.version);
        QCOMPARE(loaded().value.monthBasisHours->toText(), u"720.00"_s);
    }

    void calendarMonths_areKept()
    {
        auto stored = loaded();
        stored.value.monthBasisHours.reset();
        QVERIFY(save(stored.value, stored.version));
        QVERIFY(!loaded().value.monthBasisHours);
    }

    void oldVersion_isRefused()
    {
        auto stored = loaded();
        stored.value.notes = u"first"_s;
        QVERIFY(save(stored.value, stored.version));
        stored.value.notes = u"second"_s;
        const auto second = save(stored.value, stored.version);
        QCOMPARE(codeOf(second), ErrorCode::ChangedElsewhere);
        QCOMPARE(second.error().arguments, QStringList{u"Platform team"_s});
        QCOMPARE(loaded().value.notes, u"first"_s);
    }

    void refusal_namesWhatHasAChineseNameOnly()
    {
        auto stored = loaded();
        stored.value.name = {.zhCN = u"平台团队"_s};
        QVERIFY(save(stored.value, stored.version));
        stored.value.notes = u"second"_s;
        const auto second = save(stored.value, stored.version);
        QCOMPARE(second.error().arguments, QStringList{u"平台团队"_s});
    }

    void knownIdAsNew_alreadyExists()
    {
        QCOMPARE(codeOf(save(aProject(), kNotStored)), ErrorCode::AlreadyExists);
    }

    void removedAndRestored_isRefusedAtItsOldVersion()
    {
        auto project = aProject();
        project.id = ProjectId{u"short-lived"_s};
        const auto version = save(project, kNotStored).value();
        QVERIFY(remove(project.id, version));
        QVERIFY(save(project, kNotStored));
        project.notes = u"from a window that missed it"_s;
        QCOMPARE(codeOf(save(project, version)), ErrorCode::ChangedElsewhere);
    }

    void removal_takesQuotesAlong()
    {
        QVERIFY(remove(aProject().id, loaded().version));
        QCOMPARE(codeOf(m_workspace->projects().load(aProject().id)), ErrorCode::NotFound);
        QCOMPARE(m_workspace->quotes().list(aProject().id)->size(), 0U);
        QVERIFY(m_workspace->vendors().load(aVendor().id));
    }

    void removalAtOldVersion_isRefused()
    {
        QCOMPARE(codeOf(remove(aProject().id, kNotStored)), ErrorCode::ChangedElsewhere);
        QVERIFY(m_workspace->projects().load(aProject().id));
    }

    void planWithUnknownQuote_isNotCommitted()
    {
        auto stored = loaded();
        stored.value.plans.front().supply.front().quote = QuoteId{u"nobody"_s};
        const auto saved = save(stored.value, stored.version);
        QCOMPARE(codeOf(saved), ErrorCode::NotFound);
        QCOMPARE(saved.error().arguments, QStringList{u"nobody"_s});
        QCOMPARE(loaded().version, stored.version);
    }

    void uncommitted_isRolledBack()
    {
        auto stored = loaded();
        stored.value.notes = u"never"_s;
        {
            const auto transaction = m_workspace->begin(u"Drop"_s);
            QVERIFY(m_workspace->projects().save(**transaction, stored.value, stored.version));
        }
        QCOMPARE(loaded().version, stored.version);
    }

    void summary_countsWhatBelongsToIt()
    {
        const auto summary = m_workspace->projects().list()->front();
        const ProjectSummary expected{.id = aProject().id,
                                      .name = aFullProject().name,
                                      .planCount = 2,
                                      .quoteCount = 2,
                                      .caseCount = 1,
                                      .changedAt = m_clock.now()};
        QCOMPARE(summary, expected);
    }

    void change_isLoggedWithOldAndNew()
    {
        auto stored = loaded();
        stored.value.horizonMonths = 24;
        stored.value.plans.front().supply.at(1).price = decimal("3.10");
        QVERIFY(save(stored.value, stored.version, u"Extend the rental"_s));
        const auto entry = m_workspace->changeLog().list(aProject().id, 1)->front();
        QCOMPARE(entry.action, u"Extend the rental"_s);
        QCOMPARE(entry.kind, u"project"_s);
        QCOMPARE(entry.subject, u"p1"_s);
        QCOMPARE(entry.at, m_clock.now());
        QVERIFY(!entry.who.isEmpty());
        QCOMPARE(entry.before, u"{\"horizon_months\":\"36\"}"_s);
        QCOMPARE(entry.after,
                 u"{\"horizon_months\":\"24\",\"plans/hybrid/supply/burst/price\":\"3.10\"}"_s);
    }

    void reordering_isSaved()
    {
        auto stored = loaded();
        std::ranges::reverse(stored.value.plans);
        QVERIFY(save(stored.value, stored.version));
        QCOMPARE(loaded().value, stored.value);
    }

    void commit_announcesOnce()
    {
        const QSignalSpy listed{&m_workspace->changes(), &ChangeNotifier::projectsChanged};
        const QSignalSpy changed{&m_workspace->changes(), &ChangeNotifier::projectChanged};
        auto stored = loaded();
        QVERIFY(committed(*m_workspace, [&](Transaction &transaction) {
            stored.value.notes = u"one"_s;
            const auto version =
                m_workspace->projects().save(transaction, stored.value, stored.version);
            stored.value.notes = u"two"_s;
            return m_workspace->projects().save(transaction, stored.value, *version);
        }));
        QCOMPARE(listed.size(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().front().value<ProjectId>(), aProject().id);
    }

private:
    [[nodiscard]] Stored<Project> loaded() const
    {
        return m_workspace->projects().load(aProject().id).value();
    }

    [[nodiscard]] size_t logSize() const { return m_workspace->changeLog().list({}, 1000)->size(); }

    Result<RowVersion> save(const Project &project,
                            RowVersion expected,
                            const QString &action = u"Save"_s)
    {
        return committed(
            *m_workspace,
            [&](Transaction &transaction) {
                return m_workspace->projects().save(transaction, project, expected);
            },
            action);
    }

    Result<void> remove(const ProjectId &id, RowVersion expected)
    {
        return committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->projects().remove(transaction, id, expected);
        });
    }

    StoppedClock m_clock;
    std::unique_ptr<Workspace> m_workspace;
};

QTEST_GUILESS_MAIN(ProjectRepositoryTest)
#include "tst_project_repository.moc"
