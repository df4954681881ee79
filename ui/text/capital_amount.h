#pragma once

#include "model/compare/comparison.h"

#include <QString>

namespace steelyard::text {

/// An amount of yuan in the capital numerals that contracts and payment papers require:
/// 12345678 fen is 壹拾贰万叁仟肆佰伍拾陆元柒角捌分; amounts without fen end in 整.
///
/// The rules for 零 and 整 are those of the People's Bank of China for filling in bills
/// (正确填写票据和结算凭证的基本规定). Holds up to 99,999,999 亿 yuan, which 64 bits never exceed.
[[nodiscard]] QString capitalAmount(MinorUnits fen);

} // namespace steelyard::text
