#include "model/exchange/text_decoding.h"

#include <QStringDecoder>

#include <algorithm>

namespace steelyard::exchange {

namespace {

constexpr bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

/// The text, or nothing when a byte does not belong.
std::optional<QString> strictly(QStringDecoder decoder, QByteArrayView bytes)
{
    const QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar::ReplacementCharacter))
        return std::nullopt;
    return text;
}

/// Western files have lone letters above ASCII; Chinese ones have them in pairs. GB18030 itself
/// decodes almost anything and so can't tell.
bool hasLoneHighByte(QByteArrayView bytes)
{
    for (auto at = bytes.begin(); at != bytes.end();) {
        const auto start = std::find_if_not(at, bytes.end(), isAscii);
        at = std::find_if(start, bytes.end(), isAscii);
        if (at - start == 1)
            return true;
    }
    return false;
}

} // namespace

TextDecoding::Encoding TextDecoding::guess(QByteArrayView bytes)
{
    if (strictly(QStringDecoder{QStringDecoder::Utf8}, bytes))
        return Encoding::Utf8;
    const bool mayBeChinese = !hasLoneHighByte(bytes);
    if (mayBeChinese && strictly(QStringDecoder{"GB18030"}, bytes))
        return Encoding::Gb18030;
    return Encoding::Windows1252;
}

QString TextDecoding::decoded(QByteArrayView bytes)
{
    if (std::ranges::all_of(bytes, isAscii))
        return QString::fromLatin1(bytes);
    if (m_encoding == Encoding::Undecided)
        m_encoding = guess(bytes);
    switch (m_encoding) {
    case Encoding::Undecided:
    case Encoding::Utf8:
        return QString::fromUtf8(bytes);
    case Encoding::Gb18030:
        return QStringDecoder{"GB18030"}(bytes);
    case Encoding::Windows1252:
        return QStringDecoder{"windows-1252"}(bytes);
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::exchange
