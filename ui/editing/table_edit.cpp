#include "ui/editing/table_edit.h"

#include <QCoreApplication>

namespace steelyard::ui {

namespace {

/// The words of this file.
struct TableEditWords
{
    Q_DECLARE_TR_FUNCTIONS(TableEditWords)
};

} // namespace

QString actionText(TableEdit edit, const QString &field, const QString &subject)
{
    switch (edit) {
    case TableEdit::Change:
        return TableEditWords::tr("Change %1 of %2").arg(field, subject);
    case TableEdit::FillDown:
        return TableEditWords::tr("Fill down %1 of %2").arg(field, subject);
    case TableEdit::Paste:
        return TableEditWords::tr("Paste rows into %1").arg(subject);
    case TableEdit::Add:
        return TableEditWords::tr("Add a row to %1").arg(subject);
    case TableEdit::Duplicate:
        return TableEditWords::tr("Duplicate rows of %1").arg(subject);
    case TableEdit::Remove:
        return TableEditWords::tr("Delete rows of %1").arg(subject);
    case TableEdit::Move:
        return TableEditWords::tr("Move rows of %1").arg(subject);
    }
    return {};
}

} // namespace steelyard::ui
