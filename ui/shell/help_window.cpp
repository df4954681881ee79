#include "ui/shell/help_window.h"

#include "ui/text/translation.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr QSize kHelpSize{820, 720};
constexpr qreal kTextMargin = 16.0;

} // namespace

HelpWindow::HelpWindow(Language language, QWidget *parent)
    : QWidget{parent, Qt::Window}
    , m_language{language}
    , m_browser{new QTextBrowser{this}}
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Steelyard user guide"));
    resize(kHelpSize);
    m_browser->setOpenExternalLinks(true);
    m_browser->document()->setDocumentMargin(kTextMargin);
    auto *contents = new QPushButton{tr("&Contents"), this};
    auto *back = new QPushButton{tr("&Back"), this};
    back->setEnabled(false);
    auto *bar = new QHBoxLayout;
    bar->addWidget(contents);
    bar->addWidget(back);
    bar->addStretch();
    auto *column = new QVBoxLayout{this};
    column->addLayout(bar);
    column->addWidget(m_browser);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QPushButton::setEnabled);
    connect(back, &QPushButton::clicked, m_browser, &QTextBrowser::backward);
    connect(contents, &QPushButton::clicked, m_browser, &QTextBrowser::home);
    open(u"index.md"_s);
}

void HelpWindow::open(const QString &file)
{
    m_browser->setSource(QUrl{u"qrc:/help/%1/%2"_s.arg(text::languageCode(m_language), file)});
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace steelyard::ui
