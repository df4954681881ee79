#pragma once

#include "model/base/finding.h"
#include "ui/text/number_format.h"

#include <QFrame>

#include <vector>

namespace steelyard::ui {

/// All findings of a comparison in a small window that goes away with Escape or a click elsewhere;
/// the gravest first.
class FindingsList final : public QFrame
{
    Q_OBJECT

public:
    FindingsList(std::vector<Finding> findings, const text::NumberFormat &format, QWidget *parent);

    void popUpOver(const QWidget &anchor);
};

} // namespace steelyard::ui
