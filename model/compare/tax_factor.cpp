#include "model/compare/tax_factor.h"

namespace steelyard {

std::optional<double> taxFactor(const QuoteLine &line, VatTreatment treatment)
{
    const bool comparesNet = treatment == VatTreatment::Deductible;
    switch (line.taxBasis) {
    case TaxBasis::Unknown:
        return std::nullopt;
    case TaxBasis::Included:
        if (!comparesNet)
            return 1.0;
        return line.vatRate ? std::optional{1.0 / (1.0 + line.vatRate->toDouble())} : std::nullopt;
    case TaxBasis::Excluded:
        if (comparesNet)
            return 1.0;
        return line.vatRate ? std::optional{1.0 + line.vatRate->toDouble()} : std::nullopt;
    }
    return std::nullopt;
}

} // namespace steelyard
