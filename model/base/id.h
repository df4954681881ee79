#pragma once

#include <QHashFunctions>
#include <QString>
#include <QUuid>

#include <compare>

namespace steelyard {

/// The stable name of one object, as a type of its own, so that a vendor's id is never taken for
/// a quote's. Ids are text, because project documents are written by hand too.
template <typename Tag>
class Id final
{
public:
    Id() = default;

    explicit Id(QString text)
        : m_text{std::move(text)}
    {}

    /// A new id that no other object has.
    [[nodiscard]] static Id create()
    {
        return Id{QUuid::createUuid().toString(QUuid::WithoutBraces)};
    }

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    friend bool operator==(const Id &, const Id &) = default;
    friend bool operator<(const Id &a, const Id &b) { return a.m_text < b.m_text; }
    friend size_t qHash(const Id &id, size_t seed = 0) { return qHash(id.m_text, seed); }

private:
    QString m_text;
};

using ProjectId = Id<struct ProjectTag>;
using VendorId = Id<struct VendorTag>;
using QuoteId = Id<struct QuoteTag>;
using LineId = Id<struct QuoteLineTag>;
using PlanId = Id<struct PlanTag>;
using LayerId = Id<struct SupplyLayerTag>;
using ServiceId = Id<struct PlanServiceTag>;
using CaseId = Id<struct CaseTag>;
using PhaseId = Id<struct DemandPhaseTag>;
using SiteId = Id<struct SiteTag>;
using RateId = Id<struct ExchangeRateTag>;
using GpuModelId = Id<struct GpuModelTag>;
using ServerId = Id<struct ServerSpecTag>;
using PriceBookId = Id<struct PriceBookTag>;
using SnapshotId = Id<struct SnapshotTag>;
using AttachmentId = Id<struct AttachmentTag>;

} // namespace steelyard
