#include "ui/sizing/shape_fields.h"

#include "model/sizing/model_presets.h"
#include "ui/sizing/job_field.h"
#include "ui/text/job_labels.h"

#include <QCoreApplication>

#include <type_traits>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

struct ShapeFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(ShapeFields)
};

/// The shape that the job's model has by itself.
JobShape usualShape(const desk::AskedJob &job)
{
    const sizing::ModelPreset *preset = sizing::findPreset(job.model.toStdString());
    return statedShape(preset != nullptr ? preset->shape : sizing::ModelShape{});
}

/// The field of this key, which has this type.
template <typename Value>
std::optional<Value> &fieldOf(JobShape &shape, const QString &key)
{
    std::optional<Value> *found = nullptr;
    visitShape(shape, [&](const char *name, auto &field) {
        if constexpr (std::is_same_v<std::optional<Value> &, decltype(field)>) {
            if (key == QLatin1StringView{name})
                found = &field;
        }
    });
    Q_ASSERT(found != nullptr);
    return *found;
}

/// What is stated, else the model's own.
template <typename Value>
std::optional<Value> shownIn(const desk::AskedJob &job, const QString &key)
{
    JobShape stated = job.shape;
    JobShape usual = usualShape(job);
    const auto &field = fieldOf<Value>(stated, key);
    return field ? field : fieldOf<Value>(usual, key);
}

/// States the value, unless the model has it by itself.
template <typename Value>
void state(desk::AskedJob &job, const QString &key, const std::optional<Value> &value)
{
    JobShape usual = usualShape(job);
    const bool isUsual = value == fieldOf<Value>(usual, key);
    fieldOf<Value>(job.shape, key) = isUsual ? std::nullopt : value;
}

/// Zero stands for what the model does not have.
JobNumber::Binding shapeNumber(const QString &key)
{
    return {.kind = JobNumber::Kind::Whole,
            .places = {key},
            .get = [key](const desk::AskedJob &job) -> std::optional<double> {
                const auto shown = shownIn<int>(job, key);
                return shown && *shown > 0 ? std::optional{double(*shown)} : std::nullopt;
            },
            .set =
                [key](desk::AskedJob &job, std::optional<double> value) {
                    state<int>(job, key, value ? std::optional{int(*value)} : std::nullopt);
                }};
}

template <typename Value>
JobChoice::Binding shapeChoice(const QString &key, const QStringList &names)
{
    return {.names = names,
            .places = {key},
            .get =
                [key](const desk::AskedJob &job) {
                    return int(shownIn<Value>(job, key).value_or(Value{}));
                },
            .set = [key](desk::AskedJob &job,
                         int index) { state<Value>(job, key, std::optional{Value(index)}); }};
}

} // namespace

QList<JobField *> makeShapeFields(QWidget *parent)
{
    QList<JobField *> fields;
    JobShape shape;
    visitShape(shape, [&](const char *name, const auto &field) {
        const QString key = QString::fromLatin1(name);
        const QString title = text::shapeLabel(QLatin1StringView{name});
        using Value = typename std::decay_t<decltype(field)>::value_type;
        if constexpr (std::is_same_v<Value, int>)
            fields.append(new JobNumber{title, shapeNumber(key), parent});
        else if constexpr (std::is_same_v<Value, sizing::Mlp>)
            fields.append(
                new JobChoice{title,
                              shapeChoice<Value>(key,
                                                 {ShapeFieldWords::tr("Plain: up and down"),
                                                  ShapeFieldWords::tr("Gated (SwiGLU)")}),
                              parent});
        else
            fields.append(
                new JobChoice{title,
                              shapeChoice<Value>(key,
                                                 {ShapeFieldWords::tr("Tied to the output"),
                                                  ShapeFieldWords::tr("Separate output")}),
                              parent});
    });
    return fields;
}

} // namespace steelyard::ui
