#pragma once

#include "ui/shared/card.h"

#include <QList>

class QLabel;
class QPushButton;

namespace steelyard::ui {

class FieldFold;
class JobChoice;
class JobField;
class JobNumber;
class SizingController;

/// The questions of the sizing page: model, tokens, accelerator, GPUs or deadline, and what an
/// expert knows besides, folded away. Every edit asks at once; a text that makes no value is
/// refused at its box, and the last answer stays.
class SizingForm final : public Card
{
    Q_OBJECT

public:
    explicit SizingForm(SizingController &controller, QWidget *parent = nullptr);

    [[nodiscard]] JobChoice &model() const { return *m_model; }
    [[nodiscard]] JobNumber &parameters() const { return *m_parameters; }
    [[nodiscard]] JobNumber &tokens() const { return *m_tokens; }
    [[nodiscard]] JobChoice &gpu() const { return *m_gpu; }
    [[nodiscard]] JobChoice &given() const { return *m_given; }
    [[nodiscard]] JobNumber &gpus() const { return *m_gpus; }
    [[nodiscard]] JobNumber &deadline() const { return *m_deadline; }
    [[nodiscard]] JobChoice &tokenSource() const { return *m_tokenSource; }
    [[nodiscard]] JobNumber &dataset() const { return *m_dataset; }
    [[nodiscard]] JobNumber &epochs() const { return *m_epochs; }
    [[nodiscard]] FieldFold &expert() const { return *m_expert; }
    [[nodiscard]] FieldFold &shape() const { return *m_shape; }
    [[nodiscard]] FieldFold &around() const { return *m_around; }
    [[nodiscard]] JobChoice &server() const { return *m_server; }
    [[nodiscard]] QPushButton &useInProject() const { return *m_use; }
    [[nodiscard]] QPushButton &openLog() const { return *m_log; }
    /// Whether what is typed differs from what the shown answer was asked with.
    [[nodiscard]] bool isRefused() const;

Q_SIGNALS:
    /// A text was refused, or is no longer.
    void refusalChanged();
    void useInProjectRequested();
    /// The speed shall be read from a test run's log.
    void logRequested();

private:
    void makeFields();
    void makeTokenFields();
    void makeFolds(QWidget *rows);
    [[nodiscard]] QWidget *makeScroll(QWidget *rows);
    void addField(JobField &field, QWidget &rows);
    void showCatalogue();
    void showJob();
    void showError();
    void fitFields();
    void takeEdit();
    /// Puts the shape of another model into its fields.
    void showModelsShape();

    SizingController &m_controller;
    /// In the order in which they are taken.
    QList<JobField *> m_fields;
    JobChoice *m_model = nullptr;
    JobNumber *m_parameters = nullptr;
    JobChoice *m_tokenSource = nullptr;
    JobNumber *m_tokens = nullptr;
    JobNumber *m_dataset = nullptr;
    JobNumber *m_epochs = nullptr;
    JobChoice *m_gpu = nullptr;
    JobChoice *m_given = nullptr;
    JobNumber *m_gpus = nullptr;
    JobNumber *m_deadline = nullptr;
    FieldFold *m_expert = nullptr;
    FieldFold *m_shape = nullptr;
    FieldFold *m_around = nullptr;
    JobChoice *m_server = nullptr;
    /// The model whose shape stands in the fields.
    QString m_shownModel;
    QLabel *m_problem = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_log = nullptr;
    bool m_isRefused = false;
};

} // namespace steelyard::ui
