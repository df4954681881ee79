#include "ui/assumptions/site_terms_tab.h"

#include "model/compare/resolved_cooling.h"
#include "ui/editing/table_editor.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"
#include "ui/text/error_text.h"
#include "ui/text/number_format.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

SiteTermsTab::SiteTermsTab(Language language,
                           std::function<QDate()> today,
                           Prompts &prompts,
                           QWidget *parent)
    : QWidget{parent}
    , m_language{language}
    , m_prompts{prompts}
    , m_stack{new QStackedWidget{this}}
    , m_choice{new QComboBox{this}}
    , m_pue{new QLabel{this}}
    , m_samples{new QLabel{this}}
    , m_terms{new RowsModel<TermRow>{termFields(), this}}
{
    auto *content = new QWidget{this};
    auto *head = new QHBoxLayout;
    auto *label = new QLabel{tr("&Site:"), content};
    label->setBuddy(m_choice);
    head->addWidget(label);
    head->addWidget(m_choice);
    auto *explanation =
        styledLabel(TextStyle::Muted,
                    tr("A blank term is not agreed, or unknown; none has a default."),
                    content);
    explanation->setWordWrap(true);
    head->addWidget(explanation, 1);
    head->addWidget(m_pue);
    auto *column = new QVBoxLayout{content};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(
        new TableEditor{*m_terms, TableEditor::Buttons::None, std::move(today), content}, 1);
    column->addWidget(makeSamples());
    m_stack->addWidget(content);
    m_stack->addWidget(
        new EmptyState{tr("There is no site yet"), tr("Add one in the Sites tab."), this});
    auto *whole = new QVBoxLayout{this};
    whole->setContentsMargins({});
    whole->addWidget(m_stack);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &SiteTermsTab::showChosen);
    m_terms->onChanged(
        [this](const std::vector<TermRow> &rows, TableEdit edit, const QString &field) {
            Site site = *chosen();
            site.terms = storedTerms(rows);
            change(std::move(site), edit, field);
        });
    setSites({});
}

void SiteTermsTab::setSites(std::vector<Site> sites)
{
    m_sites = std::move(sites);
    {
        const QSignalBlocker quiet{m_choice};
        m_choice->clear();
        for (const Site &site : m_sites) {
            m_choice->addItem(site.name.orId(site.id.text()).in(m_language));
            if (site.id == m_shown)
                m_choice->setCurrentIndex(m_choice->count() - 1);
        }
    }
    m_stack->setCurrentIndex(m_sites.empty() ? 1 : 0);
    showChosen();
}

const Site *SiteTermsTab::chosen() const
{
    const int index = m_choice->currentIndex();
    return index < 0 ? nullptr : &m_sites[static_cast<size_t>(index)];
}

void SiteTermsTab::showChosen()
{
    const Site *site = chosen();
    const SiteId id = site != nullptr ? site->id : SiteId{};
    const std::vector<TermRow> rows = site != nullptr ? termRows(*site) : std::vector<TermRow>{};
    if (id == m_shown)
        m_terms->setRows(rows);
    else
        m_terms->showOther(rows);
    m_shown = id;
    showFigures(site);
}

void SiteTermsTab::showFigures(const Site *site)
{
    constexpr int kDecimals = 3;
    const std::optional<double> pue = site != nullptr ? pueAtDesignLoad(*site) : std::nullopt;
    m_pue->setText(pue ? tr("PUE at design load: %1")
                             .arg(text::NumberFormat{m_language}.number(*pue, kDecimals))
                       : QString{});
    const int samples = site != nullptr ? static_cast<int>(site->bandwidthSamples.size()) : 0;
    m_samples->setText(samples > 0 ? tr("%n bandwidth sample(s)", nullptr, samples)
                                   : tr("No bandwidth samples"));
}

QWidget *SiteTermsTab::makeSamples()
{
    auto *row = new QWidget{this};
    auto *line = new QHBoxLayout{row};
    line->setContentsMargins({});
    auto *paste = new QPushButton{tr("&Paste samples"), row};
    paste->setToolTip(tr("A month's averages over five minutes in Mbps, one number after another"));
    auto *forget = new QPushButton{tr("&Forget samples"), row};
    connect(paste, &QPushButton::clicked, this, [this] {
        takeSamples(QGuiApplication::clipboard()->text());
    });
    connect(forget, &QPushButton::clicked, this, &SiteTermsTab::forgetSamples);
    line->addWidget(paste);
    line->addWidget(forget);
    line->addWidget(m_samples);
    line->addStretch(1);
    return row;
}

Result<std::vector<Decimal>> SiteTermsTab::samplesIn(const QString &text)
{
    static const QRegularExpression kHeading{u"^[^0-9\\n]*\\n"_s};
    // A comma before three digits may group them: such a word is no number.
    static const QRegularExpression kBetween{u"[\\s;；、]+|[,，](?!\\d{3}(?!\\d))"_s};
    std::vector<Decimal> samples;
    for (const QString &word : QString{text}.remove(kHeading).split(kBetween, Qt::SkipEmptyParts)) {
        const Result<Decimal> sample = Decimal::fromText(word);
        if (!sample || sample->isNegative())
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {tr("a number of Mbps such as 80.5"), u'"' + word + u'"'}};
        samples.push_back(*sample);
    }
    if (samples.empty())
        return Error{.code = ErrorCode::NoRows};
    return samples;
}

void SiteTermsTab::takeSamples(const QString &text)
{
    auto samples = samplesIn(text);
    if (samples) {
        store(*std::move(samples), TableEdit::Paste);
        return;
    }
    const bool isBad = samples.error().code == ErrorCode::BadValue;
    m_prompts.showMessage(
        tr("Bandwidth samples"),
        isBad ? tr("%1 The samples stay as they were.").arg(text::errorText(samples.error()))
              : tr("There are no samples to read. Copy a column of averages over "
                   "five minutes in Mbps."));
}

void SiteTermsTab::forgetSamples()
{
    store({}, TableEdit::Change);
}

void SiteTermsTab::store(std::vector<Decimal> samples, TableEdit edit)
{
    const Site *site = chosen();
    if (site == nullptr)
        return;
    Site changed = *site;
    changed.bandwidthSamples = std::move(samples);
    change(std::move(changed), edit, tr("bandwidth samples"));
}

void SiteTermsTab::change(Site site, TableEdit edit, const QString &field)
{
    std::vector<Site> sites = m_sites;
    const auto place = std::ranges::find(sites, site.id, &Site::id);
    if (place == sites.end() || !m_changed)
        return;
    *place = std::move(site);
    m_changed(std::move(sites), edit, field);
}

} // namespace steelyard::ui
