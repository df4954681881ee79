#pragma once

#include "model/base/finding.h"

#include <QStringList>

namespace steelyard::testing {

/// A finding's arguments as plain text: names in English, figures with their decimals and unit.
inline QStringList argumentTexts(const Finding &finding)
{
    struct Plain
    {
        QString operator()(const QString &text) const { return text; }
        QString operator()(const LocalText &name) const { return name.in(Language::English); }
        QString operator()(const Term &term) const { return term.name; }
        QString operator()(QDate date) const { return date.toString(Qt::ISODate); }
        QString operator()(const Figure &figure) const
        {
            const QString number = QString::number(figure.value, 'f', figure.decimals);
            return figure.unit.isEmpty() ? number : number + u' ' + figure.unit;
        }
    };
    QStringList texts;
    for (const FindingArgument &argument : finding.arguments)
        texts.append(std::visit(Plain{}, argument));
    return texts;
}

} // namespace steelyard::testing
