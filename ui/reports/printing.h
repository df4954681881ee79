#pragma once

#include <QByteArray>

class QWidget;

namespace steelyard::ui {

class Prompts;

/// Asks for a printer, then prints `pdf`, each page scaled to its sheet; a "print to file" gets the
/// PDF itself, with its text. Failing is told through `prompts`. Returns at once; the dialog
/// belongs to `parent`.
void printPdf(const QByteArray &pdf, Prompts &prompts, QWidget *parent);

} // namespace steelyard::ui
