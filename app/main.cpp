#include "app/cli/command_line.h"

#ifdef STEELYARD_GUI
#include "app/composition.h"
#endif

/// Without arguments or with a file: the window. With a subcommand: no window.
int main(int argc, char *argv[])
{
#ifdef STEELYARD_GUI
    if (!steelyard::cli::isCommand(argc, argv))
        return steelyard::app::runWindow(argc, argv);
#endif
    return steelyard::cli::run(argc, argv);
}
