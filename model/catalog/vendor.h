#pragma once

#include "model/base/id.h"
#include "model/base/local_text.h"

namespace steelyard {

/// Who makes offers.
struct Vendor
{
    VendorId id = {};
    LocalText name = {};
    QString contact = {};
    QString website = {};
    QString notes = {};

    friend bool operator==(const Vendor &, const Vendor &) = default;
};

} // namespace steelyard
