#include "db/job_setting_rows.h"

#include "db/statement.h"

#include <type_traits>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectSettings = R"(
    SELECT
        key,
        value
    FROM job_setting
    WHERE project_id = ?)"_L1;

constexpr auto kTokenRule = "token_rule";

/// The stored text of each kind of setting; a null one is not stated.
QString settingText(const QString &value)
{
    return value.isEmpty() ? QString{} : value;
}

QString settingText(int value)
{
    return QString::number(value);
}

QString settingText(const Decimal &value)
{
    return value.toText();
}

template <typename E>
requires std::is_enum_v<E> QString settingText(E value)
{
    return enumText(value);
}

template <typename T>
QString settingText(const std::optional<T> &value)
{
    return value ? settingText(*value) : QString{};
}

bool takeSetting(QString &value, const QString &text)
{
    value = text;
    return true;
}

bool takeSetting(int &value, const QString &text)
{
    bool isNumber = false;
    value = text.toInt(&isNumber);
    return isNumber;
}

bool takeSetting(Decimal &value, const QString &text)
{
    const auto decimal = Decimal::fromText(text);
    if (decimal)
        value = *decimal;
    return decimal.has_value();
}

template <typename E>
requires std::is_enum_v<E>
bool takeSetting(E &value, const QString &text)
{
    const auto known = enumFromText<E>(text);
    value = known.value_or(value);
    return known.has_value();
}

template <typename T>
bool takeSetting(std::optional<T> &value, const QString &text)
{
    return takeSetting(value.emplace(), text);
}

/// Every setting beside the layout, which is stated whole or not at all.
template <typename Job, typename Visitor>
void visitSettings(Job &job, const Visitor &visit)
{
    visit("model", job.model);
    visitShape(job.shape, visit);
    visit("dataset_tokens", job.datasetTokens);
    visit("epochs", job.epochs);
    visit("claimed_gpu_days", job.claimedGpuDays);
    visitQuestion(job, visit);
}

/// Puts the text where its key belongs. False: it is no such value, or nothing has the key.
bool takeInto(TrainingJob &job, const QString &key, const QString &text)
{
    bool isTaken = false;
    const auto take = [&](const char *name, auto &value) {
        if (key == QLatin1StringView{name})
            isTaken = takeSetting(value, text);
    };
    visitSettings(job, take);
    take(kTokenRule, job.tokenSource);
    JobLayout layout = job.layout.value_or(JobLayout{});
    if (!isTaken) {
        visitLayout(layout, take);
        if (isTaken)
            job.layout = layout;
    }
    return isTaken;
}

} // namespace

void appendJobSettings(Rows &rows, const Project &project)
{
    if (!project.job)
        return;
    const auto append = [&](const char *key, const auto &value) {
        const QString text = settingText(value);
        if (!text.isNull())
            rows.push_back({.table = "job_setting"_L1,
                            .place = u"job/"_s + QLatin1StringView{key},
                            .keyCount = 2,
                            .cells = {{"project_id"_L1, project.id},
                                      {"key"_L1, QString{QLatin1StringView{key}}},
                                      {"value"_L1, text}}});
    };
    visitSettings(*project.job, append);
    if (project.job->tokenSource != TokenSource::Stated)
        append(kTokenRule, project.job->tokenSource);
    if (project.job->layout)
        visitLayout(*project.job->layout, append);
}

Result<void> readJobSettings(const Connection &connection, Project &project)
{
    if (!project.job)
        return {};
    Statement rows{connection, kSelectSettings};
    rows.bind(project.id);
    while (rows.next()) {
        if (!takeInto(*project.job, rows.text("key"_L1), rows.text("value"_L1)))
            rows.reportUnreadable("value"_L1);
    }
    return rows.failure() ? Result<void>{*rows.failure()} : Result<void>{};
}

} // namespace steelyard::db
