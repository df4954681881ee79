#pragma once

#include <QByteArrayView>
#include <QString>

namespace steelyard::exchange {

/// Turns a file's cells into text. The first cell that is not plain ASCII decides for the file:
/// strict UTF-8, else GB18030 (what Chinese Excel saves), else Windows-1252.
class TextDecoding final
{
public:
    [[nodiscard]] QString decoded(QByteArrayView bytes);

private:
    enum class Encoding
    {
        Undecided,
        Utf8,
        Gb18030,
        Windows1252
    };
    [[nodiscard]] static Encoding guess(QByteArrayView bytes);

    Encoding m_encoding = Encoding::Undecided;
};

} // namespace steelyard::exchange
