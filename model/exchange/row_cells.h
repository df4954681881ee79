#pragma once

#include "model/exchange/named_rows.h"
#include "model/sizing/shape_inference.h"
#include "model/sizing/typical_shape.h"

namespace steelyard::exchange {

/// Takes the cells of one row into their places and keeps the first thing that is wrong.
class RowCells final
{
public:
    explicit RowCells(NamedRows &rows)
        : m_rows{rows}
    {
        if (rows.isUnclosed())
            // A cell that is opened and never closed has swallowed what follows.
            refuse({},
                   {.code = ErrorCode::BadValue,
                    .arguments = {QStringLiteral("\"...\""), QStringLiteral("\"...")}});
    }

    void take(QLatin1StringView column, std::optional<double> &place)
    {
        keep(column, m_rows.number(column), place);
    }

    void take(QLatin1StringView column, std::optional<int> &place)
    {
        keep(column, m_rows.wholeNumber(column), place);
    }

    /// The same of a figure above 0, and not above `most`.
    void takePositive(QLatin1StringView column,
                      std::optional<double> &place,
                      std::optional<double> most = {})
    {
        take(column, place);
        if (place && !(*place > 0.0))
            refuse(column,
                   {.code = ErrorCode::JobNotPositive, .arguments = {QString::number(*place)}});
        else if (place && most && *place > *most)
            refuse(column,
                   {.code = ErrorCode::JobTooLarge,
                    .arguments = {QString::number(*place), QString::number(*most)}});
    }

    /// A word that `meaning` knows, a function from text to an optional value.
    template <typename Value, typename Meaning>
    void takeWord(QLatin1StringView column, Value &place, Meaning meaning, const QString &known)
    {
        const QString word = m_rows.text(column);
        if (const std::optional<Value> value = meaning(word))
            place = *value;
        else
            refuse(column, {.code = ErrorCode::BadValue, .arguments = {known, word}});
    }

    /// The same where an empty cell says nothing.
    template <typename Value, typename Meaning>
    void takeOptionalWord(QLatin1StringView column,
                          std::optional<Value> &place,
                          Meaning meaning,
                          const QString &known)
    {
        if (m_rows.text(column).isEmpty())
            return;
        Value value = {};
        takeWord(column, value, meaning, known);
        place = value;
    }

    void refuse(QLatin1StringView column, Error error)
    {
        if (!m_fault)
            m_fault = CellFault{m_rows.line(), QString{column}, std::move(error)};
    }

    /// Nothing: the row can be used.
    [[nodiscard]] const std::optional<CellFault> &fault() const { return m_fault; }

private:
    template <typename Value>
    void keep(QLatin1StringView column,
              const Result<std::optional<Value>> &read,
              std::optional<Value> &place)
    {
        if (read)
            place = *read;
        else
            refuse(column, read.error());
    }

    NamedRows &m_rows;
    std::optional<CellFault> m_fault;
};

/// The columns that say what a model is built of, the same in every table.
inline void takeModel(RowCells &cells, sizing::ShapeFacts &model)
{
    cells.takePositive(
        QLatin1StringView{"params_total"}, model.totalParameters, sizing::kMostParameters);
    cells.take(QLatin1StringView{"layers"}, model.layers);
    cells.take(QLatin1StringView{"hidden"}, model.hidden);
    cells.take(QLatin1StringView{"heads"}, model.heads);
    cells.take(QLatin1StringView{"kv_heads"}, model.keyValueHeads);
    cells.take(QLatin1StringView{"ffn_hidden"}, model.feedForward);
    cells.take(QLatin1StringView{"vocab"}, model.vocabulary);
}

} // namespace steelyard::exchange
