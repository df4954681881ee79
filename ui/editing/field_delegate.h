#pragma once

#include <QStyledItemDelegate>

namespace steelyard::ui {

/// Makes the editors of a FieldTableModel and marks its refused cells.
class FieldDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent,
                          const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor,
                      QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Takes the editor's text and closes it.
    void finish(QWidget &editor) const;
    void watchSuggestions(QLineEdit &line) const;
};

/// The colour that marks a refused text; a message always stands with it.
[[nodiscard]] QColor refusedColour(const QPalette &palette);

/// The style sheet of a box whose text was refused.
[[nodiscard]] QString refusedStyle(const QPalette &palette);

} // namespace steelyard::ui
