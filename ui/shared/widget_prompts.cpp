#include "ui/shared/widget_prompts.h"

#include "ui/text/error_text.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLoggingCategory>
#include <QMessageBox>
#include <QPushButton>

namespace steelyard::ui {

namespace {

struct PromptWords
{
    Q_DECLARE_TR_FUNCTIONS(WidgetPrompts)
};

Q_LOGGING_CATEGORY(lcPrompts, "steelyard.ui")

std::optional<QString> nonEmpty(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional{text};
}

} // namespace

std::optional<QString> WidgetPrompts::openFile(const QString &title, const QString &filter)
{
    return nonEmpty(QFileDialog::getOpenFileName(QApplication::activeWindow(), title, {}, filter));
}

std::optional<QString> WidgetPrompts::saveFile(const QString &title,
                                               const QString &filter,
                                               const QString &suggestedName)
{
    QFileDialog dialog{QApplication::activeWindow(), title, {}, filter};
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QFileInfo{suggestedName}.suffix());
    dialog.selectFile(suggestedName);
    return dialog.exec() == QDialog::Accepted ? nonEmpty(dialog.selectedFiles().value(0))
                                              : std::nullopt;
}

std::optional<QString> WidgetPrompts::askText(const QString &title,
                                              const QString &question,
                                              const QString &proposal)
{
    bool isAccepted = false;
    const QString answer = QInputDialog::getText(
        QApplication::activeWindow(), title, question, QLineEdit::Normal, proposal, &isAccepted);
    return isAccepted ? nonEmpty(answer.trimmed()) : std::nullopt;
}

std::optional<int> WidgetPrompts::choose(const QString &title,
                                         const QString &question,
                                         const QStringList &answers)
{
    QMessageBox box{
        QMessageBox::Question, title, question, QMessageBox::Cancel, QApplication::activeWindow()};
    QList<QPushButton *> buttons;
    buttons.reserve(answers.size());
    for (const QString &answer : answers)
        buttons.append(box.addButton(answer, QMessageBox::AcceptRole));
    // The only answer to a question is a deletion or the like: Return must not give it.
    if (buttons.size() > 1)
        box.setDefaultButton(buttons.constFirst());
    else
        box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    for (int index = 0; index < buttons.size(); ++index) {
        if (box.clickedButton() == buttons.at(index))
            return index;
    }
    return std::nullopt;
}

void WidgetPrompts::showError(const Error &error)
{
    qCWarning(lcPrompts).noquote() << error.detail << error.arguments << error.where;
    QMessageBox box{QMessageBox::Warning,
                    PromptWords::tr("Steelyard"),
                    text::errorText(error),
                    QMessageBox::Ok,
                    QApplication::activeWindow()};
    box.setDetailedText(error.detail);
    box.exec();
}

void WidgetPrompts::showMessage(const QString &title, const QString &message)
{
    QMessageBox box{
        QMessageBox::Information, title, message, QMessageBox::Ok, QApplication::activeWindow()};
    box.exec();
}

} // namespace steelyard::ui
