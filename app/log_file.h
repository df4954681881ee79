#pragma once

namespace steelyard::app {

/// From now on warnings and errors of the program are noted in `desk::logFilePath()` beside going
/// where they went before. The file is renamed to ".old" when it has grown large, so that the two
/// together keep a limit. Where it can't be written, nothing is noted.
void startLogFile();

} // namespace steelyard::app
