#pragma once

#include "model/tco/depreciation.h"
#include "model/tco/loan.h"
#include "model/tco/present_value.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace steelyard::testing {

/// The inputs of one worked example.
class ExampleInputs final
{
public:
    explicit ExampleInputs(const QJsonObject &inputs)
        : m_inputs{inputs}
    {}

    [[nodiscard]] double number(const QString &name) const { return value(name).toDouble(); }
    [[nodiscard]] int whole(const QString &name) const { return value(name).toInt(); }
    [[nodiscard]] QJsonArray list(const QString &name) const { return value(name).toArray(); }
    [[nodiscard]] std::vector<double> numbers(const QString &name) const;

    /// `flows` on `dates`.
    [[nodiscard]] std::vector<tco::DatedFlow> datedFlows() const;
    [[nodiscard]] tco::Loan loan(tco::Due due = tco::Due::AtEnd) const;
    [[nodiscard]] tco::DepreciableAsset asset() const;

private:
    [[nodiscard]] QJsonValue value(const QString &name) const;

    QJsonObject m_inputs;
};

using Answer = std::function<tco::Computed<>(const ExampleInputs &inputs)>;

/// What the cost engine answers, by example and figure: "PMT-200K/payment".
using Answers = std::map<QString, Answer>;

void addFinanceAnswers(Answers &answers);
void addDepreciationAnswers(Answers &answers);
void addSiteAnswers(Answers &answers);
void addBandwidthAnswers(Answers &answers);
void addCloudAnswers(Answers &answers);
void addTimeAnswers(Answers &answers);
void addTotalAnswers(Answers &answers);
void addHybridAnswers(Answers &answers);

/// A share in per cent.
[[nodiscard]] tco::Computed<> inPercent(const tco::Computed<> &share);

} // namespace steelyard::testing
