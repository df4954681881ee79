#pragma once

#include "model/catalog/vendor.h"
#include "ui/editing/record_form.h"

#include <QWidget>

namespace steelyard::ui {

class Prompts;
class Session;

/// The fields of one vendor. Every edit is stored, as one step to undo.
class VendorCard final : public QWidget
{
    Q_OBJECT

public:
    VendorCard(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    void showVendor(const Vendor &vendor);
    [[nodiscard]] RecordForm<Vendor> *form() const { return m_form; }

private:
    Session &m_session;
    Prompts &m_prompts;
    RecordForm<Vendor> *m_form = nullptr;
};

} // namespace steelyard::ui
