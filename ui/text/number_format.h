#pragma once

#include "model/base/local_text.h"
#include "model/compare/comparison.h"

#include <QDate>
#include <QLocale>
#include <QString>

namespace steelyard::text {

/// The sign of an unknown figure.
inline constexpr QChar kUnknown{0x2014};

/// How amounts of one table or page are scaled, stated once.
enum class AmountScale
{
    Units,
    Thousands,
    TenThousands,
    Millions,
    HundredMillions
};

/// Writes numbers, money and dates in one language.
class NumberFormat final
{
public:
    explicit NumberFormat(Language language);

    [[nodiscard]] Language language() const { return m_language; }

    /// The scale that suits amounts up to `largest`: Chinese 元/万元/亿元, English units/k/million.
    [[nodiscard]] AmountScale scaleFor(MinorUnits largest, Currency currency) const;
    /// "万元", "thousand USD": the scale with the currency, for headers.
    [[nodiscard]] QString scaleName(AmountScale scale, Currency currency) const;
    /// "2,073.4": one decimal in thousands and ten thousands, two in millions and above, the
    /// currency's own in Units. Half away from zero.
    [[nodiscard]] QString amount(MinorUnits value, Currency currency, AmountScale scale) const;
    /// Parts rounded by largest remainder, so that they add up to `amount(sum of parts)`.
    [[nodiscard]] QStringList amountParts(const std::vector<MinorUnits> &parts,
                                          Currency currency,
                                          AmountScale scale) const;
    /// The parts as `amountParts` shows them, still in minor units: whole steps of the last shown
    /// decimal that add up to the shown total.
    [[nodiscard]] static std::vector<MinorUnits> roundedParts(const std::vector<MinorUnits> &parts,
                                                              Currency currency,
                                                              AmountScale scale);
    /// "49.54", for unit prices: 2 to 4 decimals by size.
    [[nodiscard]] QString unitPrice(double value) const;
    /// As the vendor wrote it, with group separators.
    [[nodiscard]] QString decimal(const Decimal &value) const;
    /// "6.88 USD".
    [[nodiscard]] QString money(const Money &money) const;
    /// The same of an exact amount: "1,684,755.52 CNY".
    [[nodiscard]] QString money(MinorUnits value, Currency currency) const;
    [[nodiscard]] QString percent(double fraction, int decimals = 1) const;
    [[nodiscard]] QString whole(qint64 value) const;
    [[nodiscard]] QString number(double value, int decimals) const;
    /// "5th" in English, "5" in Chinese, where the sentence has 第.
    [[nodiscard]] QString ordinal(qint64 value) const;
    /// The stated difference with its sign: "+56.0", "-974.0", "0.0".
    [[nodiscard]] QString signedAmount(MinorUnits value,
                                       Currency currency,
                                       AmountScale scale) const;
    /// "A, B, and C", as the language joins them.
    [[nodiscard]] QString list(const QStringList &items) const;
    /// Whole sentences behind each other; Chinese has no blank between them.
    [[nodiscard]] QString sentences(const QStringList &sentences) const;
    /// "CNY" or 元 where it stands behind a figure.
    [[nodiscard]] QString currencyName(Currency currency) const;
    [[nodiscard]] QString date(QDate date) const;
    /// "January" or "Jan", "一月" or "1月": a month of the year, 1 to 12.
    [[nodiscard]] QString month(int number, QLocale::FormatType form) const;
    [[nodiscard]] QString dateTime(const QDateTime &dateTime) const;

private:
    [[nodiscard]] QString steps(qint64 steps, int decimals) const;

    Language m_language;
    QLocale m_locale;
};

/// The exact decimal text of minor units, without separators: 12345 of CNY is "123.45".
[[nodiscard]] QString minorUnitsText(MinorUnits value, Currency currency);

/// The exact decimal text of minor units in `scale`: 12345 of CNY in TenThousands is "0.012345".
[[nodiscard]] QString scaledExactText(MinorUnits value, Currency currency, AmountScale scale);

/// Minor units as a number in `scale`, for axes.
[[nodiscard]] double scaledValue(MinorUnits value, Currency currency, AmountScale scale);

} // namespace steelyard::text
