#pragma once

#include "ui/shared/prompts.h"

#include <deque>
#include <vector>

namespace steelyard::ui {

/// Answers from queues and remembers what was said. An empty queue turns away.
class FakePrompts final : public Prompts
{
public:
    std::optional<QString> openFile(const QString &, const QString &) override
    {
        return next(filesToOpen);
    }
    std::optional<QString> saveFile(const QString &,
                                    const QString &,
                                    const QString &suggestedName) override
    {
        lastSuggestedName = suggestedName;
        return next(filesToSave);
    }
    std::optional<QString> askText(const QString &,
                                   const QString &question,
                                   const QString &) override
    {
        questions.append(question);
        return next(texts);
    }
    std::optional<int> choose(const QString &,
                              const QString &question,
                              const QStringList &) override
    {
        questions.append(question);
        return next(choices);
    }
    void showError(const Error &error) override { errors.push_back(error); }
    void showMessage(const QString &, const QString &message) override { messages.append(message); }

    std::deque<QString> filesToOpen;
    std::deque<QString> filesToSave;
    std::deque<QString> texts;
    std::deque<int> choices;

    QString lastSuggestedName;
    QStringList questions;
    QStringList messages;
    std::vector<Error> errors;

private:
    template <typename T>
    static std::optional<T> next(std::deque<T> &queue)
    {
        if (queue.empty())
            return std::nullopt;
        T answer = queue.front();
        queue.pop_front();
        return answer;
    }
};

} // namespace steelyard::ui
