#include "ui/shared/card.h"

#include "ui/shared/styled_label.h"

#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kPaddingX = 14;
constexpr int kPaddingY = 10;
constexpr int kRowGap = 4;

} // namespace

Card::Card(QWidget *parent)
    : QFrame{parent}
    , m_content{new QVBoxLayout{this}}
{
    setProperty("card", u"plain"_s);
    m_content->setContentsMargins(kPaddingX, kPaddingY, kPaddingX, kPaddingY);
    m_content->setSpacing(kRowGap);
}

Card::Card(const QString &title, QWidget *parent)
    : Card{parent}
{
    setTitle(title);
}

void Card::setTitle(const QString &title)
{
    if (m_title == nullptr) {
        m_title = styledLabel(TextStyle::Heading, title, this);
        m_title->setWordWrap(true);
        m_content->insertWidget(0, m_title);
    }
    m_title->setText(title);
}

void Card::setTone(Tone tone)
{
    if (tone == m_tone)
        return;
    m_tone = tone;
    const bool isBest = tone == Tone::Best;
    setProperty("card", isBest ? u"best"_s : u"plain"_s);
    // The frame is a pixel wider: the words stay in line with those of the other cards.
    const int less = isBest ? 1 : 0;
    m_content->setContentsMargins(
        kPaddingX - less, kPaddingY - less, kPaddingX - less, kPaddingY - less);
    style()->unpolish(this);
    style()->polish(this);
}

} // namespace steelyard::ui
