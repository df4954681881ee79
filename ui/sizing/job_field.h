#pragma once

#include "ui/desk/job_sizing.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;

namespace steelyard::ui {

/// A labelled box of the sizing form, with what is wrong with it right under it.
class JobField : public QWidget
{
    Q_OBJECT

public:
    /// `places` are the inputs whose errors belong here, by the keys of `sizing::Fault`.
    JobField(const QString &title, QStringList places, QWidget *parent);

    [[nodiscard]] bool isPlaceOf(const Error &error) const;
    /// What is wrong; empty: nothing.
    [[nodiscard]] QString problem() const;
    void setProblem(const QString &problem);

    /// Shows what the job has.
    virtual void show(const desk::AskedJob &job) = 0;
    /// Puts what is typed into the job, or says at the box what is wrong with it. True: taken.
    [[nodiscard]] virtual bool take(desk::AskedJob &job) = 0;

Q_SIGNALS:
    void edited();

protected:
    /// Takes the box into the row.
    void setBox(QWidget &box);

private:
    QStringList m_places;
    QLabel *m_label = nullptr;
    QLabel *m_problem = nullptr;
    QWidget *m_box = nullptr;
};

/// A number, typed. Blank is nothing.
class JobNumber final : public JobField
{
    Q_OBJECT

public:
    enum class Kind
    {
        Whole,
        Amount ///< "70B" and "3T" are read too
    };
    struct Binding
    {
        Kind kind = Kind::Amount;
        /// In the empty box.
        QString hint = {};
        QStringList places = {};
        std::function<std::optional<double>(const desk::AskedJob &)> get = {};
        std::function<void(desk::AskedJob &, std::optional<double>)> set = {};
    };

    JobNumber(const QString &title, Binding binding, QWidget *parent);

    [[nodiscard]] QLineEdit &box() const { return *m_box; }
    void show(const desk::AskedJob &job) override;
    [[nodiscard]] bool take(desk::AskedJob &job) override;

private:
    Binding m_binding;
    QLineEdit *m_box = nullptr;
};

/// One of several names.
class JobChoice final : public JobField
{
    Q_OBJECT

public:
    struct Binding
    {
        QStringList names = {};
        QStringList places = {};
        /// Index of the name; -1: none of them.
        std::function<int(const desk::AskedJob &)> get = {};
        std::function<void(desk::AskedJob &, int)> set = {};
    };

    JobChoice(const QString &title, Binding binding, QWidget *parent);

    [[nodiscard]] QComboBox &box() const { return *m_box; }
    void setNames(const QStringList &names);
    void show(const desk::AskedJob &job) override;
    [[nodiscard]] bool take(desk::AskedJob &job) override;

private:
    Binding m_binding;
    QComboBox *m_box = nullptr;
};

} // namespace steelyard::ui
