#pragma once

#include "model/base/result.h"
#include "model/report/report_document.h"
#include "ui/shell/page.h"
#include "ui/whatif/latest_job.h"

#include <QBuffer>

#include <memory>

class QPdfDocument;
class QPdfView;
class QPushButton;
class QStackedWidget;

namespace steelyard::ui {

class EmptyState;
class Prompts;
class Session;
class WhatIfController;

/// The report of the open project as it will lie on paper, made from the very result that the
/// comparison page shows, sliders included. The preview is the PDF itself.
class ReportPage final : public Page
{
    Q_OBJECT

public:
    ReportPage(Session &session,
               Prompts &prompts,
               WhatIfController &whatIf,
               QWidget *parent = nullptr);
    ~ReportPage() override;

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
    void hideEvent(QHideEvent *event) override;

private:
    struct Request;
    struct Rendered
    {
        ReportDocument report = {};
        QByteArray pdf = {};
    };

    [[nodiscard]] static std::shared_ptr<const Rendered> render(const Request &request);

    void buildLayout();
    void markStale();
    void refresh();
    void showNothing(const QString &title, const QString &hint);
    void showRendered(const std::shared_ptr<const Rendered> &rendered);
    void setReady(bool isReady);
    [[nodiscard]] QString suggestedName(const QString &suffix) const;

    Session &m_session;
    Prompts &m_prompts;
    WhatIfController &m_whatIf;
    bool m_isStale = true;
    bool m_printsWhenReady = false;
    std::shared_ptr<const Rendered> m_rendered;
    QBuffer m_buffer;
    QPdfDocument *m_document = nullptr;
    QPdfView *m_view = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_savePdf = nullptr;
    QPushButton *m_saveCsv = nullptr;
    std::unique_ptr<LatestJob<Request, std::shared_ptr<const Rendered>>> m_job;
};

} // namespace steelyard::ui
