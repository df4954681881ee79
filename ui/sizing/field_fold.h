#pragma once

#include <QList>
#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace steelyard::ui {

class JobField;

/// Fields of a form under a button that folds them away.
class FieldFold final : public QWidget
{
    Q_OBJECT

public:
    FieldFold(const QString &title, const QString &tip, QWidget *parent);

    /// Under what was added before.
    void add(const QList<JobField *> &fields);
    void addWidget(QWidget &widget);
    /// A line above the next fields.
    void addHeading(const QString &heading);

    [[nodiscard]] QToolButton &button() const { return *m_button; }
    [[nodiscard]] QWidget *rows() const { return m_rows; }
    [[nodiscard]] const QList<JobField *> &fields() const { return m_fields; }

private:
    QList<JobField *> m_fields;
    QToolButton *m_button = nullptr;
    QWidget *m_rows = nullptr;
    QVBoxLayout *m_column = nullptr;
};

} // namespace steelyard::ui
