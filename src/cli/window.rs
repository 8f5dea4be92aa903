//! The window, from the command line. A build without the feature `window` says that it has none.

use super::Failure;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[cfg(feature = "window")]
use crate::app::text::Language;

/// The code of a language; there are none to choose from.
#[cfg(not(feature = "window"))]
type Language = String;

/// How the window opens.
#[derive(Args, Debug)]
pub(super) struct WindowOptions {
    /// A saved game to open in the window
    #[arg(value_name = "GAME.ron")]
    game: Option<PathBuf>,
    /// Language of the window; by default that of the settings or the system
    #[arg(long, value_name = "CODE", value_parser = language)]
    lang: Option<Language>,
}

/// Reads the code of a language.
#[cfg(feature = "window")]
fn language(code: &str) -> Result<Language, String> {
    let codes = || Language::ALL.map(Language::code).join(", ");
    Language::from_code(code).ok_or_else(|| format!("the languages are: {}", codes()))
}

#[cfg(not(feature = "window"))]
fn language(code: &str) -> Result<Language, std::convert::Infallible> {
    Ok(code.to_owned())
}

/// Opens the window.
#[cfg(feature = "window")]
pub(super) fn run(options: WindowOptions) -> Result<ExitCode, Failure> {
    use crate::app;
    app::run(app::Launch {
        language: options.lang,
        game: options.game,
        ..app::Launch::default()
    })
    .map_err(|error| Failure::Window(error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

/// Says that there is no window.
#[cfg(not(feature = "window"))]
pub(super) fn run(_: WindowOptions) -> Result<ExitCode, Failure> {
    Err(Failure::NoWindow)
}
