#include "model/exchange/json_reader.h"

#include <QSet>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

/// Builds the tree from the events of nlohmann's parser, which calls these names. Each returns
/// false to stop. Only the newest value of each level grows, so the pointers stay valid.
class TreeBuilder final
{
public:
    // NOLINTBEGIN(readability-identifier-naming): the parser's names
    bool null() { return place({}); }
    bool boolean(bool value) { return place(JsonValue::ofBoolean(value ? u"true" : u"false")); }
    bool number_integer(qint64 value) { return place(JsonValue::ofNumber(QString::number(value))); }
    bool number_unsigned(quint64 value)
    {
        return place(JsonValue::ofNumber(QString::number(value)));
    }
    bool number_float(double, const std::string &spelling)
    {
        return place(JsonValue::ofNumber(QString::fromStdString(spelling)));
    }
    bool string(const std::string &value)
    {
        return acceptsText(value) && place(JsonValue::ofText(QString::fromStdString(value)));
    }
    bool binary(const std::vector<quint8> &) { return false; }
    bool start_object(size_t) { return open(JsonValue::object()); }
    bool start_array(size_t) { return open(JsonValue::array()); }
    bool end_array() { return close(); }
    bool key(const std::string &value)
    {
        if (!acceptsText(value))
            return false;
        m_key = QString::fromStdString(value);
        return true;
    }
    bool end_object()
    {
        const std::vector<QString> &keys = m_open.back()->keys;
        QSet<QStringView> seen;
        seen.reserve(static_cast<qsizetype>(keys.size()));
        for (const QString &name : keys) {
            const qsizetype before = seen.size();
            seen.insert(name);
            if (seen.size() == before)
                return fail({.code = ErrorCode::JsonDuplicateKey, .where = pathTo(name)});
        }
        return close();
    }
    template <typename Exception>
    bool parse_error(size_t position, const std::string &, const Exception &exception)
    {
        const QString message = QString::fromUtf8(exception.what());
        // "[json.exception...] parse error at line 1, column 2: ... - unexpected ...; expected ..."
        const qsizetype tail = message.lastIndexOf(" - "_L1);
        const qsizetype head = message.indexOf("] "_L1);
        m_syntaxErrorAt = position;
        return fail({.code = ErrorCode::JsonSyntax,
                     .detail = message,
                     .arguments = {tail < 0 ? message.sliced(head < 0 ? 0 : head + 2)
                                            : message.sliced(tail + 3)}});
    }
    // NOLINTEND(readability-identifier-naming)

    /// The error of a parse that returned false, for the text that was parsed.
    [[nodiscard]] Error error(const QByteArray &json) const
    {
        Error error = m_error.value_or(Error{.code = ErrorCode::JsonSyntax});
        if (error.code != ErrorCode::JsonSyntax || !m_syntaxErrorAt)
            return error;
        const auto end = std::min(static_cast<qsizetype>(*m_syntaxErrorAt), json.size());
        const QByteArray before = json.left(end);
        const qsizetype lineStart = before.lastIndexOf('\n') + 1;
        error.where = QString::number(before.count('\n') + 1) + u':'
            + QString::number(std::max<qsizetype>(end - lineStart, 1));
        return error;
    }
    [[nodiscard]] JsonValue takeRoot() { return std::move(m_root); }

private:
    bool fail(Error error)
    {
        m_error = std::move(error);
        return false;
    }
    bool acceptsText(const std::string &value)
    {
        if (value.find('\0') == std::string::npos)
            return true;
        return fail({.code = ErrorCode::JsonSyntax,
                     .arguments = {u"text without U+0000"_s},
                     .where = pathTo(m_key)});
    }
    JsonValue *placed(JsonValue value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        JsonValue *parent = m_open.back();
        if (parent->kind == JsonValue::Kind::Object)
            return &parent->add(std::move(m_key), std::move(value));
        return &parent->items.emplace_back(std::move(value));
    }
    bool place(JsonValue value) { return placed(std::move(value)) != nullptr; }
    bool open(JsonValue container)
    {
        if (m_open.size() == kDeepestNesting)
            return fail(
                {.code = ErrorCode::JsonTooDeep, .arguments = {QString::number(kDeepestNesting)}});
        m_open.push_back(placed(std::move(container)));
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }
    [[nodiscard]] QString pathTo(QStringView lastStep) const
    {
        QString path;
        for (size_t level = 1; level < m_open.size(); ++level) {
            const JsonValue &parent = *m_open[level - 1];
            const size_t newest = parent.items.size() - 1;
            const QString step = parent.kind == JsonValue::Kind::Object
                ? parent.keys[newest]
                : elementStep(parent.items[newest], newest);
            path += u'/' + escapedStep(step);
        }
        return path + u'/' + escapedStep(lastStep);
    }

    JsonValue m_root;
    /// From the root to the container that is being filled.
    std::vector<JsonValue *> m_open;
    QString m_key;
    std::optional<Error> m_error;
    std::optional<size_t> m_syntaxErrorAt;
};

/// The first line with what no UTF-8 text has: other encodings' bytes, or the zeros of UTF-16.
std::optional<qsizetype> firstLineNotUtf8(const QByteArray &text)
{
    if (QUtf8StringView{text}.isValidUtf8() && !text.contains('\0'))
        return std::nullopt;
    qsizetype number = 1;
    for (const QByteArray &line : text.split('\n')) {
        if (!QUtf8StringView{line}.isValidUtf8() || line.contains('\0'))
            break;
        ++number;
    }
    return number;
}

} // namespace

Result<JsonValue> readJson(const QByteArray &json)
{
    if (const auto line = firstLineNotUtf8(json))
        return Error{.code = ErrorCode::NotUtf8, .where = QString::number(*line)};
    TreeBuilder builder;
    if (!nlohmann::json::sax_parse(json.begin(), json.end(), &builder))
        return builder.error(json);
    return builder.takeRoot();
}

} // namespace steelyard::exchange
