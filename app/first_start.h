#pragma once

namespace steelyard::ui {
class Prompts;
class Session;
} // namespace steelyard::ui

namespace steelyard::app {

/// Puts the shipped samples into a new workspace and opens the first, so that the first screen
/// already shows a comparison.
void openSamples(ui::Session &session, ui::Prompts &prompts);

} // namespace steelyard::app
