#include "ui/quotes/vendor_card.h"

#include "ui/commands/store_value.h"
#include "ui/editing/fields.h"
#include "ui/editing/table_edit.h"
#include "ui/shared/card.h"
#include "ui/shell/session.h"

#include <QVBoxLayout>

namespace steelyard::ui {

VendorCard::VendorCard(Session &session, Prompts &prompts, QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_form{new RecordForm<Vendor>{
          {nameField<Vendor>({.title = tr("Name")}, &Vendor::name, session.language()),
           textField<Vendor>({.title = tr("Contact")}, &Vendor::contact),
           textField<Vendor>({.title = tr("Website")}, &Vendor::website),
           textField<Vendor>({.title = tr("Notes")}, &Vendor::notes)},
          1,
          [&session] { return session.clock().today(); }}}
{
    m_form->onChanged([this](const Vendor &vendor, const QString &field) {
        const QString name = m_form->record().name.in(m_session.language());
        storeValue<Vendor>(m_session,
                           m_prompts,
                           actionText(TableEdit::Change, field, name),
                           m_form->record(),
                           vendor);
    });
    auto *card = new Card{tr("Vendor"), this};
    card->content()->addWidget(m_form);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->addWidget(card);
    column->addStretch();
}

void VendorCard::showVendor(const Vendor &vendor)
{
    if (m_form->record().id == vendor.id)
        m_form->setRecord(vendor);
    else
        m_form->showOther(vendor);
}

} // namespace steelyard::ui
