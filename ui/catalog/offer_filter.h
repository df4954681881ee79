#pragma once

#include "db/price_book_repository.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace steelyard::ui {

/// The boxes that narrow the offers, read while typing.
class OfferFilter final : public QWidget
{
    Q_OBJECT

public:
    explicit OfferFilter(QWidget *parent = nullptr);

    /// What the boxes say; a box that holds no number narrows nothing and is marked.
    [[nodiscard]] db::OfferQuery query() const { return m_query; }

    [[nodiscard]] QLineEdit *textBox() const { return m_text; }
    [[nodiscard]] QLineEdit *gpuBox() const { return m_gpu; }
    [[nodiscard]] QLineEdit *countBox() const { return m_count; }
    [[nodiscard]] QLineEdit *regionBox() const { return m_region; }
    [[nodiscard]] QLineEdit *lowestPriceBox() const { return m_lowest; }
    [[nodiscard]] QLineEdit *highestPriceBox() const { return m_highest; }

Q_SIGNALS:
    void changed();

private:
    void read();
    [[nodiscard]] static std::optional<double> number(QLineEdit &box);

    db::OfferQuery m_query;
    QLineEdit *m_text = nullptr;
    QLineEdit *m_gpu = nullptr;
    QLineEdit *m_count = nullptr;
    QLineEdit *m_region = nullptr;
    QLineEdit *m_lowest = nullptr;
    QLineEdit *m_highest = nullptr;
    QCheckBox *m_onlyWithGpus = nullptr;
};

} // namespace steelyard::ui
