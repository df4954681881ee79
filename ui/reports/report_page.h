#pragma once

#include "model/base/result.h"
#include "model/report/report_document.h"
#include "ui/shell/page.h"
#include "ui/whatif/latest_job.h"

#include <QBuffer>

#include <memory>

class QLabel;
class QPdfDocument;
class QPdfView;
class QPrinter;
class QPushButton;
class QStackedWidget;

namespace steelyard::ui {

class EmptyState;
class Prompts;
class Session;

/// The report of the open project as it will lie on paper: the preview is the PDF itself.
class ReportPage final : public Page
{
    Q_OBJECT

public:
    ReportPage(Session &session, Prompts &prompts, QWidget *parent = nullptr);
    ~ReportPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    void activate() override;

    /// Asks for a printer, then prints the pages of the preview, once they are ready.
    void print();
    void savePdf();
    void saveCsv();

Q_SIGNALS:
    /// The preview shows the newest state.
    void previewReady();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Request;
    struct Rendered
    {
        ReportDocument report = {};
        QByteArray pdf = {};
    };

    [[nodiscard]] static std::shared_ptr<const Result<Rendered>> render(const Request &request);

    void buildLayout();
    void markStale();
    void refresh();
    void showRendered(const std::shared_ptr<const Result<Rendered>> &rendered);
    void setReady(bool isReady);
    void printTo(QPrinter &printer);
    [[nodiscard]] QString suggestedName(const QString &suffix) const;

    Session &m_session;
    Prompts &m_prompts;
    bool m_isStale = true;
    bool m_printsWhenReady = false;
    std::shared_ptr<const Result<Rendered>> m_rendered;
    QBuffer m_buffer;
    QPdfDocument *m_document = nullptr;
    QPdfView *m_view = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_savePdf = nullptr;
    QPushButton *m_saveCsv = nullptr;
    std::unique_ptr<LatestJob<Request, std::shared_ptr<const Result<Rendered>>>> m_job;
};

} // namespace steelyard::ui
