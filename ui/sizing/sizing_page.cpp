#include "ui/sizing/sizing_page.h"

#include "ui/charts/chart_panel.h"
#include "ui/commands/save_project.h"
#include "ui/shared/card.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/sizing/accelerator_board.h"
#include "ui/sizing/figure_card.h"
#include "ui/sizing/job_field.h"
#include "ui/sizing/job_in_project.h"
#include "ui/sizing/sizing_controller.h"
#include "ui/sizing/sizing_form.h"
#include "ui/sizing/surroundings_board.h"
#include "ui/text/job_sentences.h"
#include "ui/text/sizing_charts.h"
#include "ui/text/sizing_remarks.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kFormWidth = 284;

} // namespace

SizingPage::SizingPage(Session &session,
                       Prompts &prompts,
                       SizingController &controller,
                       QWidget *parent)
    : Page{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_controller{controller}
    , m_log{session, prompts, controller}
    , m_parts{parts()}
{
    auto *header = makeHeader();
    controller.start();
    m_form = new SizingForm{controller, this};
    m_form->setFixedWidth(kFormWidth);
    auto *right = new QWidget{this};
    m_stack = new QStackedLayout{right};
    m_empty = makeEmpty();
    m_answer = makeAnswer();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_answer);
    auto *row = new QHBoxLayout;
    row->setSpacing(kCardGap);
    row->addWidget(m_form);
    row->addWidget(right, 1);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(kPageMarginX, kPageMarginY, kPageMarginX, kPageMarginY);
    column->setSpacing(kCardGap);
    column->addLayout(header);
    column->addLayout(row, 1);
    // Under both, so that the form ends where the answer to it does.
    m_around = new SurroundingsBoard{this};
    column->addWidget(m_around);
    connect(&controller, &SizingController::answered, this, &SizingPage::refresh);
    connect(m_form, &SizingForm::refusalChanged, this, [this] {
        refreshRemarks();
        refreshUse();
    });
    connect(m_form, &SizingForm::useInProjectRequested, this, &SizingPage::useInProject);
    connect(m_form, &SizingForm::logRequested, &m_log, &TestRunLog::open);
    connect(&session, &Session::dossierChanged, this, &SizingPage::refreshUse);
    refresh();
}

void SizingPage::activate()
{
    m_form->model().setFocus();
}

QVariantMap SizingPage::state() const
{
    QVariantMap state = Page::state();
    if (const auto &shown = m_board->explained()) {
        state.insert(u"accelerator"_s, static_cast<int>(shown->row));
        state.insert(u"figure"_s, static_cast<int>(shown->figure));
    }
    if (const auto need = m_around->explained())
        state.insert(u"need"_s, static_cast<int>(*need));
    return state;
}

void SizingPage::restore(const QVariantMap &state)
{
    Page::restore(state);
    if (state.contains(u"accelerator"_s))
        m_board->showDerivation(state.value(u"accelerator"_s).value<size_t>(),
                                static_cast<text::SizingFigure>(state.value(u"figure"_s).toInt()));
    if (state.contains(u"need"_s))
        m_around->showDerivation(state.value(u"need"_s).toInt());
}

bool SizingPage::isAnswering() const
{
    return m_stack->currentWidget() == m_answer;
}

QString SizingPage::remarks() const
{
    return m_remarks->text();
}

QLayout *SizingPage::makeHeader()
{
    auto *basis = styledLabel(TextStyle::Muted,
                              tr("days of 24 h · dense 16-bit peak · model FLOPs, full attention"),
                              this);
    basis->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *row = new QHBoxLayout;
    row->addWidget(styledLabel(TextStyle::Heading, tr("What does the training job need?"), this));
    row->addWidget(basis, 1);
    return row;
}

QWidget *SizingPage::makeEmpty()
{
    auto *empty =
        new EmptyState{tr("Describe the job"),
                       tr("Choose a model, say how many tokens it is trained on, and either the "
                          "number of GPUs or the days until it must be done. The answer follows "
                          "at once."),
                       this};
    connect(empty->addButton(tr("Show an example")),
            &QPushButton::clicked,
            &m_controller,
            &SizingController::askExample);
    return empty;
}

QWidget *SizingPage::makeAnswer()
{
    auto *answer = new QWidget{this};
    auto *cards = new QHBoxLayout;
    cards->setSpacing(kCardGap);
    for (const text::SizingFigure figure : text::kSizingFigures) {
        auto *card = new FigureCard{figure, answer};
        cards->addWidget(card, 1);
        m_cards.append(card);
        connect(card, &FigureCard::derivationRequested, this, [this](text::SizingFigure wanted) {
            m_board->showDerivation(0, wanted);
        });
    }
    m_layoutText = styledLabel(TextStyle::Body, {}, answer);
    m_layoutText->setWordWrap(true);
    m_layoutText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_remarks = styledLabel(TextStyle::Warning, {}, answer);
    m_remarks->setWordWrap(true);
    m_remarks->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *charts = makeCharts();
    m_board = new AcceleratorBoard{m_controller, answer};
    auto *column = new QVBoxLayout{answer};
    column->setContentsMargins({});
    column->setSpacing(kCardGap);
    column->addLayout(cards);
    auto *sentences = new QVBoxLayout;
    sentences->setSpacing(2);
    sentences->addWidget(m_layoutText);
    sentences->addWidget(m_remarks);
    column->addLayout(sentences);
    column->addLayout(charts, 1);
    column->addWidget(m_board);
    return answer;
}

QLayout *SizingPage::makeCharts()
{
    m_memory = new ChartPanel{ChartSpec::Kind::StackedBars, m_prompts, this};
    m_days = new ChartPanel{ChartSpec::Kind::Lines, m_prompts, this};
    m_gpuHours = new ChartPanel{ChartSpec::Kind::Lines, m_prompts, this};
    auto *row = new QHBoxLayout;
    row->setSpacing(kCardGap);
    for (ChartPanel *chart : {m_memory, m_days, m_gpuHours})
        row->addWidget(chart, 1);
    return row;
}

std::vector<PartRefresh::Part> SizingPage::parts()
{
    return {
        [this] { showFigures(); },
        [this] { showMemory(); },
        [this] { m_days->setChart(text::daysChart(*m_controller.answer(), m_session.format())); },
        [this] {
            m_gpuHours->setChart(text::gpuHoursChart(*m_controller.answer(), m_session.format()));
        },
        [this] { m_board->showAnswer(m_session.format()); },
        [this] { m_around->showAnswer(m_controller.answer(), m_session.format()); }};
}

void SizingPage::refresh()
{
    refreshRemarks();
    refreshUse();
    if (m_controller.answer() == nullptr) {
        m_parts.stop();
        m_stack->setCurrentWidget(m_empty);
        m_around->hide();
        return;
    }
    // What appears only now appears whole.
    if (isAnswering() && isVisible())
        m_parts.inTurns();
    else
        m_parts.atOnce();
    m_stack->setCurrentWidget(m_answer);
    m_around->show();
}

void SizingPage::showFigures()
{
    const text::NumberFormat format = m_session.format();
    const text::SizingView &view = *m_controller.answer()->asked();
    for (FigureCard *card : m_cards)
        card->setFigure(text::shownSizing(card->figure(), view, format));
    QStringList told{text::jobSentences(view, format).join(u' ')};
    if (const QString layout = text::layoutSentence(view, format); !layout.isEmpty())
        told.append(layout);
    m_layoutText->setText(told.join(u'\n'));
}

void SizingPage::showMemory()
{
    const auto answer = m_controller.answer();
    // Without a layout there are no bars to show.
    m_memory->setVisible(answer->asked()->sizing.memory.has_value());
    m_memory->setChart(text::memoryChart(answer->accelerators, m_session.format()));
}

void SizingPage::refreshRemarks()
{
    QStringList remarks;
    const bool isOld =
        m_form->isRefused() || m_controller.error().has_value() || !m_controller.isComplete();
    const auto answer = m_controller.answer();
    if (answer != nullptr && isOld)
        remarks.append(tr("Still shown is the last answer: mend what is marked, or fill in model, "
                          "tokens, and GPUs or days."));
    else if (answer != nullptr)
        remarks = text::sizingWarnings(*answer->asked(), m_session.format());
    m_remarks->setText(remarks.join(u'\n'));
    m_remarks->setVisible(!remarks.isEmpty());
}

void SizingPage::refreshUse()
{
    const bool hasProject = m_session.dossier() != nullptr;
    const bool isAnswered = m_controller.answer() != nullptr && !m_controller.error()
        && m_controller.isComplete() && !m_form->isRefused();
    QPushButton &use = m_form->useInProject();
    use.setEnabled(hasProject && isAnswered);
    use.setToolTip(!hasProject       ? tr("Open a project first")
                       : !isAnswered ? tr("Describe the job first")
                                     : tr("Sets the project's job, demand and horizon; can be "
                                          "undone"));
}

void SizingPage::useInProject()
{
    if (!m_form->useInProject().isEnabled())
        return;
    const Project &before = m_session.dossier()->project;
    EarlierDemand earlier = EarlierDemand::Replace;
    if (hasOwnDemand(before)) {
        const auto answer =
            m_prompts.choose(tr("Use in project"),
                             tr("The project \"%1\" has a demand already. What becomes of it?")
                                 .arg(before.name.in(m_session.language())),
                             {tr("Replace it by this job"), tr("Add this job to it")});
        if (!answer)
            return;
        earlier = *answer == 0 ? EarlierDemand::Replace : EarlierDemand::Keep;
    }
    auto after = withSizedJob(before, m_controller.job(), *m_controller.answer()->asked(), earlier);
    if (!after)
        m_prompts.showError(after.error());
    else
        saveProject(m_session, m_prompts, tr("Use the sized job"), *std::move(after));
}

} // namespace steelyard::ui
