#include "ui/shared/empty_hint.h"

#include "ui/shared/styled_label.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QLabel>
#include <QVBoxLayout>

namespace steelyard::ui {

void showWhileEmpty(QAbstractItemView &view, const QString &text)
{
    auto *label = styledLabel(TextStyle::Muted, text, view.viewport());
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::NoTextInteraction);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *column = new QVBoxLayout{view.viewport()};
    column->addWidget(label);

    const QAbstractItemModel *model = view.model();
    const auto refresh = [model, label] { label->setVisible(model->rowCount() == 0); };
    QObject::connect(model, &QAbstractItemModel::modelReset, label, refresh);
    QObject::connect(model, &QAbstractItemModel::rowsInserted, label, refresh);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, label, refresh);
    refresh();
}

} // namespace steelyard::ui
