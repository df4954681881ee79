#include "ui/assumptions/profile_editor.h"

#include "model/exchange/hourly_counts.h"
#include "ui/assumptions/demand_fields.h"
#include "ui/desk/read_file.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"
#include "ui/text/demand_chart.h"
#include "ui/text/error_text.h"

#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace steelyard::ui {

ProfileEditor::ProfileEditor(Language language, Prompts &prompts, QWidget *parent)
    : QWidget{parent}
    , m_format{language}
    , m_prompts{prompts}
    , m_summary{styledLabel(TextStyle::Body, {}, this)}
    , m_paste{new QPushButton{tr("Paste hourly counts"), this}}
    , m_file{new QPushButton{tr("Hourly counts from a file…"), this}}
    , m_remove{new QPushButton{tr("Remove profile"), this}}
    , m_form{new RecordForm<DemandProfile>{profileFields(), 3, [] { return QDate{}; }, this}}
    , m_job{&ProfileEditor::countsOf, [this](const auto &counts) { take(counts); }}
{
    const QString tip = tr("One row per hour, the number of GPUs in the last column; 8,760 rows "
                           "make a year");
    m_paste->setToolTip(tip);
    m_file->setToolTip(tip);
    connect(m_paste, &QPushButton::clicked, this, &ProfileEditor::paste);
    connect(m_file, &QPushButton::clicked, this, &ProfileEditor::readFile);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_changed(std::nullopt, tr("Remove the hourly profile"));
    });
    m_form->onChanged([this](const DemandProfile &after, const QString &field) {
        m_changed(after, tr("Change %1 of the hourly profile").arg(field));
    });
    layOut();
    setProfile({});
}

void ProfileEditor::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton *button : {m_paste, m_file, m_remove})
        buttons->addWidget(button);
    buttons->addStretch(1);
    m_summary->setWordWrap(true);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_summary);
    column->addWidget(m_form);
    column->addLayout(buttons);
}

void ProfileEditor::setProfile(const std::optional<DemandProfile> &profile)
{
    m_profile = profile;
    m_form->setVisible(profile.has_value());
    m_remove->setVisible(profile.has_value());
    if (profile)
        m_form->setRecord(*profile);
    m_summary->setText(
        profile ? tr("Hourly profile: %1.").arg(text::profileText(*profile, m_format))
                : tr("Instead of phases, or on top of them, the demand may be a profile of hourly "
                     "counts."));
}

void ProfileEditor::showOther(const std::optional<DemandProfile> &profile)
{
    m_form->showOther(profile.value_or(DemandProfile{}));
    setProfile(profile);
}

QString ProfileEditor::summary() const
{
    return m_summary->text();
}

void ProfileEditor::paste()
{
    m_job.request({.text = QGuiApplication::clipboard()->text().toUtf8()});
    showBusy();
}

void ProfileEditor::readFile()
{
    const auto path = m_prompts.openFile(tr("Hourly counts from a file"),
                                         tr("Separated values (*.csv *.tsv *.txt)"));
    if (!path)
        return;
    m_job.request({.path = *path});
    showBusy();
}

void ProfileEditor::showBusy()
{
    m_paste->setEnabled(!m_job.isBusy());
    m_file->setEnabled(!m_job.isBusy());
}

Result<std::vector<int>> ProfileEditor::countsOf(const Source &source)
{
    if (source.path.isEmpty()) {
        QByteArray text = source.text;
        QBuffer buffer{&text};
        buffer.open(QIODevice::ReadOnly);
        return exchange::readHourlyCounts(buffer);
    }
    QFile file{source.path};
    if (const auto opened = desk::openForReading(file); !opened)
        return opened.error();
    return exchange::readHourlyCounts(file);
}

void ProfileEditor::take(const Result<std::vector<int>> &counts)
{
    showBusy();
    if (!counts && counts.error().code == ErrorCode::BadValue) {
        Error error = counts.error();
        const QString row = std::exchange(error.where, QString{});
        m_prompts.showMessage(
            tr("Hourly counts"),
            tr("Row %1: %2 The demand stays as it was.").arg(row, text::errorText(error)));
        return;
    }
    if (!counts && counts.error().code == ErrorCode::NoRows) {
        m_prompts.showMessage(tr("Hourly counts"),
                              tr("There are no hourly counts to read. Copy or save a column of "
                                 "numbers of GPUs, one row per hour."));
        return;
    }
    if (!counts) {
        m_prompts.showError(counts.error());
        return;
    }
    DemandProfile after = m_profile.value_or(DemandProfile{});
    after.gpus = *counts;
    after.peak.reset();
    m_changed(after, tr("Take %n hourly count(s)", nullptr, static_cast<int>(counts->size())));
}

} // namespace steelyard::ui
