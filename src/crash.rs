//! Reports of crashes: a text that a person can read before sending it, with the version, the game and the last lines of
//! the log.

use std::backtrace::Backtrace;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::atomic_file;

/// The number of lines of the log that a report has.
const LINES: usize = 200;
/// The end of the name of a report that the player has not been told of.
const UNTOLD: &str = "new.txt";

/// The threads that panic where a system has no fonts at all (fontique 0.11).
const HARMLESS: [&str; 2] = ["fonts of the system", "egui_system_font_provider"];

static RECENT: Mutex<Recent> = Mutex::new(Recent {
    lines: VecDeque::new(),
    seed: None,
});

/// What happened lately.
struct Recent {
    lines: VecDeque<String>,
    /// The seed of the game on the table.
    seed: Option<String>,
}

/// A thread that panicked while it held the lock has left whole lines.
fn recent() -> MutexGuard<'static, Recent> {
    RECENT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts the log: to the standard error output, and into the reports of crashes. `RUST_LOG` sets what is logged.
pub fn start_log() {
    let environment = env_logger::Env::default().default_filter_or("warn");
    env_logger::Builder::from_env(environment)
        .format(|out, record| {
            let line = format!("{} {}: {}", record.level(), record.target(), record.args());
            writeln!(out, "{line}")?;
            note_line(line);
            Ok(())
        })
        .init();
}

fn note_line(line: String) {
    let mut recent = recent();
    if recent.lines.len() == LINES {
        recent.lines.pop_front();
    }
    recent.lines.push_back(line);
}

/// Notes the seed of the game on the table.
pub fn note_game(seed: &str) {
    recent().seed = Some(seed.to_owned());
}

/// Writes a report into `folder` whenever the program panics, besides what it says on the standard error output.
pub fn report_into(folder: PathBuf) {
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let thread = std::thread::current();
        if thread.name().is_some_and(|name| HARMLESS.contains(&name)) {
            log::info!("{info}");
            return;
        }
        told(info);
        let time = table::clock::now();
        let path = folder.join(format!("crash-{time}.{UNTOLD}"));
        match atomic_file::replace(&path, &report(info)) {
            Ok(()) => eprintln!("A report of this crash is in {}", path.display()),
            Err(error) => eprintln!("No report of this crash could be written: {error}"),
        }
    }));
}

fn report(info: &PanicHookInfo<'_>) -> String {
    let recent = recent();
    let mut text = format!(
        "Planet Unknown {} on {} {}\n\n{info}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
    );
    // Nothing can fail while a text is put together.
    if let Some(seed) = &recent.seed {
        writeln!(text, "\nSeed of the game: {seed}").unwrap_or_default();
    }
    writeln!(text, "\nThe last lines of the log:").unwrap_or_default();
    for line in &recent.lines {
        writeln!(text, "{line}").unwrap_or_default();
    }
    writeln!(text, "\nWhere it happened:\n{}", Backtrace::force_capture()).unwrap_or_default();
    text
}

/// The latest report in `folder` of which the player has not been told. From now on, they have.
pub fn untold(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let paths = files.map(|file| file.path());
    let is_untold = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.ends_with(UNTOLD))
    };
    let mut reports: Vec<PathBuf> = paths.filter(is_untold).collect();
    reports.sort();
    let mut latest = None;
    for report in reports {
        let told = report.with_extension("").with_extension("txt");
        latest = Some(fs::rename(&report, &told).map_or(report, |()| told));
    }
    latest
}
