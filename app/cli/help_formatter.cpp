#include "app/cli/help_formatter.h"

#include "app/cli/text_width.h"

#include <QCoreApplication>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct HelpWords
{
    Q_DECLARE_TR_FUNCTIONS(HelpWords)
};

constexpr qsizetype kDescriptionColumn = 32;

/// CLI11's own formatter counts bytes.
class HelpFormatter final : public CLI::Formatter
{
public:
    std::string make_option(const CLI::Option *option, bool isPositional) const override
    {
        return line(make_option_name(option, isPositional) + make_option_opts(option),
                    make_option_desc(option));
    }

    std::string make_subcommand(const CLI::App *command) const override
    {
        return line(command->get_display_name(true), command->get_description());
    }

private:
    static std::string line(const std::string &name, const std::string &description)
    {
        QString left = u"  "_s + QString::fromStdString(name);
        const qsizetype cells = cellsOf(left);
        left += cells < kDescriptionColumn ? QString(kDescriptionColumn - cells, u' ')
                                           : u'\n' + QString(kDescriptionColumn, u' ');
        return left.toStdString() + description + '\n';
    }
};

} // namespace

std::shared_ptr<CLI::FormatterBase> makeHelpFormatter()
{
    auto formatter = std::make_shared<HelpFormatter>();
    const auto name = [&formatter](const char *key, const QString &word) {
        formatter->label(key, word.toStdString());
    };
    name("Usage", HelpWords::tr("Usage"));
    name("Positionals", HelpWords::tr("Arguments"));
    name("OPTIONS", HelpWords::tr("OPTIONS", "usage line of the help"));
    name("SUBCOMMAND", HelpWords::tr("COMMAND", "usage line of the help"));
    name("SUBCOMMANDS", HelpWords::tr("COMMAND", "usage line of the help"));
    name("REQUIRED", HelpWords::tr("(required)", "option in the help"));
    name("Excludes", HelpWords::tr("not with", "options in the help"));
    name("FILE", HelpWords::tr("FILE", "value in the help"));
    name("NAME", HelpWords::tr("NAME", "value in the help"));
    name("N", HelpWords::tr("N", "number, value in the help"));
    name("PATH=VALUE", HelpWords::tr("PATH=VALUE", "value in the help"));
    return formatter;
}

} // namespace steelyard::cli
