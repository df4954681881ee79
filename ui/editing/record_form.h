#pragma once

#include "ui/editing/field.h"

#include <QDate>
#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace steelyard::ui {

/// A form of labelled boxes. A text that makes no value is refused: the box is marked, a line under
/// the form says what, where and how, and the stored value stays. Once another box is taken, it is
/// tried again: it may have been refused for that one's sake.
///
/// The record itself lives in `RecordForm`; this part knows its fields by number only.
class FieldForm : public QWidget
{
    Q_OBJECT

public:
    /// `columns` fields stand side by side, in reading order.
    FieldForm(std::vector<FieldHead> heads,
              int columns,
              std::function<QDate()> today,
              QWidget *parent = nullptr);

    ~FieldForm() override;

    /// The box of a field: a QLineEdit, or a QComboBox, which is editable where its choices are
    /// open.
    [[nodiscard]] QWidget *box(int field) const;
    /// What is wrong, one line for each refused box; empty: nothing.
    [[nodiscard]] QString refusal() const;
    void setReadOnly(bool isReadOnly);

protected:
    [[nodiscard]] virtual QString fieldText(int field) const = 0;
    [[nodiscard]] virtual QStringList fieldChoices(int field) const = 0;
    virtual Result<void> enter(int field, const QString &text) = 0;

    /// Shows what is stored, but for refused boxes and the one that is being typed in.
    void refill();
    /// Forgets refused texts, and texts that are being typed.
    void forgetRefusals();
    /// Fills the boxes with choices; call it when the record is there.
    void refillChoices();

private:
    struct Entry
    {
        FieldHead head;
        QWidget *box = nullptr;
        QStringList choices = {};
        std::optional<Error> refusal = {};
        /// The stored text that the box showed last.
        QString shown = {};
    };

    QWidget *makeBox(int field);
    void take(int field, const QString &text);
    void takeRefusedAgain();
    void setText(int field, const QString &text);
    void showStored(int field);
    [[nodiscard]] QString refusalOf(const Entry &entry) const;
    void showRefusals();

    std::vector<Entry> m_entries;
    std::function<QDate()> m_today;
    QLabel *m_message = nullptr;
};

/// A form for one record. Every edit hands the whole new record to `changed`, whose owner stores
/// it and gives back what is stored by `setRecord`.
template <typename Row>
class RecordForm final : public FieldForm
{
public:
    using Changed = std::function<void(const Row &record, const QString &fieldTitle)>;

    RecordForm(std::vector<Field<Row>> fields,
               int columns,
               std::function<QDate()> today,
               QWidget *parent = nullptr)
        : FieldForm{heads(fields), columns, std::move(today), parent}
        , m_fields{std::move(fields)}
    {}

    void onChanged(Changed changed) { m_changed = std::move(changed); }

    [[nodiscard]] const Row &record() const { return m_record; }

    /// The same record as it is stored now.
    void setRecord(Row record)
    {
        m_record = std::move(record);
        refillChoices();
        refill();
    }

    /// Another record: refused texts go.
    void showOther(Row record)
    {
        forgetRefusals();
        setRecord(std::move(record));
    }

protected:
    [[nodiscard]] QString fieldText(int field) const override
    {
        const auto &shown = m_fields[static_cast<size_t>(field)];
        return shown.editText ? shown.editText(m_record) : shown.text(m_record);
    }

    [[nodiscard]] QStringList fieldChoices(int field) const override
    {
        const auto &shown = m_fields[static_cast<size_t>(field)];
        return shown.choices ? shown.choices(m_record) : QStringList{};
    }

    Result<void> enter(int field, const QString &text) override
    {
        const auto &edited = m_fields[static_cast<size_t>(field)];
        Row record = m_record;
        if (!edited.set)
            return {};
        if (const auto done = edited.set(record, text); !done)
            return done.error();
        if (record != m_record && m_changed)
            m_changed(record, edited.head.title);
        return {};
    }

private:
    static std::vector<FieldHead> heads(const std::vector<Field<Row>> &fields)
    {
        std::vector<FieldHead> heads;
        for (const auto &field : fields) {
            heads.push_back(field.head);
            heads.back().isEditable = field.head.isEditable && field.set;
        }
        return heads;
    }

    std::vector<Field<Row>> m_fields;
    Row m_record = {};
    Changed m_changed;
};

} // namespace steelyard::ui
