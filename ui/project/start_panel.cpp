#include "ui/project/start_panel.h"

#include "ui/shared/card.h"
#include "ui/shared/styled_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace steelyard::ui {

StartPanel::StartPanel(QWidget *parent)
    : QWidget{parent}
{
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins({});
    row->setSpacing(kCardGap);
    const auto addCard = [this, row](const QString &title,
                                     const QString &explanation,
                                     const QString &action,
                                     void (StartPanel::*wanted)()) {
        auto *card = new Card{title, this};
        auto *text = styledLabel(TextStyle::Muted, explanation, card);
        text->setWordWrap(true);
        text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        auto *button = new QPushButton{action, card};
        connect(button, &QPushButton::clicked, this, wanted);
        card->content()->addWidget(text, 1);
        card->content()->addWidget(button, 0, Qt::AlignLeft);
        row->addWidget(card, 1);
        return button;
    };
    m_new = addCard(tr("New purchase"),
                    tr("Say how many GPUs are needed and for how long, enter the offers, and "
                       "compare cloud rental, hosted servers and a hybrid of both."),
                    tr("New project…"),
                    &StartPanel::newWanted);
    addCard(tr("Look at a sample"),
            tr("Finished comparisons to look around in: a platform team's, a university lab's, a "
               "start-up's and a company's. Change what you like; they can be opened afresh."),
            tr("Open sample…"),
            &StartPanel::sampleWanted);
    addCard(tr("Open a file"),
            tr("A project document that somebody sent, or a public price list to search for "
               "offers."),
            tr("Import…"),
            &StartPanel::fileWanted);
}

} // namespace steelyard::ui
