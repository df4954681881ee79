#pragma once

#include "ui/desk/import_file.h"
#include "ui/text/number_format.h"

#include <QDialog>

namespace steelyard::ui {

/// What an import did: rows read, kept and left out with the reasons, and which prices moved.
class ImportSummary final : public QDialog
{
    Q_OBJECT

public:
    ImportSummary(const desk::ImportReport &report,
                  const text::NumberFormat &format,
                  QWidget *parent = nullptr);

    /// The sentences at the top.
    [[nodiscard]] const QStringList &sentences() const { return m_sentences; }

private:
    void addFindings(const desk::ImportReport &report, const text::NumberFormat &format);
    void addMoves(const desk::ImportReport &report, const text::NumberFormat &format);

    QStringList m_sentences;
};

/// What happened, one sentence each.
[[nodiscard]] QStringList importSentences(const desk::ImportReport &report,
                                          const text::NumberFormat &format);

} // namespace steelyard::ui
