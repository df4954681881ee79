#include "app/cli/usage_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct UsageWords
{
    Q_DECLARE_TR_FUNCTIONS(UsageWords)
};

template <typename Kind>
bool is(const CLI::ParseError &error)
{
    return dynamic_cast<const Kind *>(&error) != nullptr;
}

// The parser's errors carry what they are about only inside their sentences, which these take
// apart; each is named after the sentence of CLI11 2.1 to 2.4 that it knows.

/// "The following argument was not expected: X"
QString unexpectedArguments(const QString &sentence)
{
    return sentence.section(u": "_s, 1);
}

/// "Could not convert: --gpus = many"
QString unreadableValue(const QString &sentence)
{
    return sentence.section(u": "_s, 1);
}

/// "--gpus = many", or with more digits than any number of ours has.
QString badNumber(const QString &value)
{
    static const QRegularExpression kDigits{u"= [0-9]+$"_s};
    return kDigits.match(value).hasMatch()
        ? UsageWords::tr("The number is too large: %1.").arg(value)
        : UsageWords::tr("Not a whole number: %1.").arg(value);
}

/// "--set: 1 required PATH=VALUE missing", "Expected exactly 1 arguments to --gpus, got 2"
QString optionOf(const QString &sentence)
{
    const QString behind = sentence.section(u" arguments to "_s, 1);
    return behind.isEmpty() ? sentence.section(u':', 0, 0) : behind.section(u',', 0, 0);
}

/// The first argument that is neither an option of every command nor its value; empty: none.
QString firstWord(const QStringList &arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments.at(i) == "--lang"_L1)
            ++i;
        else if (!arguments.at(i).startsWith(u'-'))
            return arguments.at(i);
    }
    return {};
}

QString missing(const QString &sentence, const QString &command)
{
    if (sentence.startsWith("A subcommand"_L1)) {
        return command.isEmpty()
            ? UsageWords::tr("A command is missing: compare, explain, payments, size, check, list, "
                             "import, export "
                             "or schema.")
            : UsageWords::tr("There is no command and no file %1. The commands are compare, "
                             "explain, payments, size, check, list, import, export and schema.")
                  .arg(command);
    }
    return UsageWords::tr("%1 is missing.").arg(sentence.section(u" is required"_s, 0, 0));
}

QString problem(const CLI::ParseError &error, const QStringList &arguments)
{
    const QString sentence = QString::fromUtf8(error.what());
    if (is<CLI::RequiredError>(error))
        return missing(sentence, firstWord(arguments));
    if (is<CLI::ExtrasError>(error))
        return UsageWords::tr("Not understood: %1.").arg(unexpectedArguments(sentence));
    if (is<CLI::ConversionError>(error))
        return badNumber(unreadableValue(sentence));
    if (is<CLI::ArgumentMismatch>(error))
        return UsageWords::tr("%1 takes one value.").arg(optionOf(sentence));
    if (is<CLI::ExcludesError>(error))
        return UsageWords::tr("%1 and %2 can't be used together.")
            .arg(sentence.section(u" excludes "_s, 0, 0), sentence.section(u" excludes "_s, 1));
    // Validation says our own sentences; the rest can't happen with our options.
    return sentence;
}

} // namespace

QString usageText(const CLI::ParseError &error, const QStringList &arguments)
{
    return problem(error, arguments) + u'\n'
        + UsageWords::tr("Run with --help for what is possible.");
}

} // namespace steelyard::cli
