//! The choice of a file: with the dialog of the desktop, or by its path if the desktop has none.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use egui::{Align2, Context, Key, Ui};

use super::folder::{Clicked, EXTENSION, Folder};
use super::games::shelf;
use crate::background::in_background;
use crate::scripts::field;
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, Dialog, dim, named};
use crate::{phrases, t};

/// The purpose of choosing a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Open a game.
    Open,
    /// Save a game.
    Save,
    /// Save a picture.
    Picture,
    /// Save a table of values.
    Table,
}

impl Purpose {
    /// The extension of the files in question.
    const fn extension(self) -> &'static str {
        match self {
            Self::Open | Self::Save => EXTENSION,
            Self::Picture => "png",
            Self::Table => "csv",
        }
    }
}

/// Lets the player choose a file, without blocking the window.
#[derive(Debug, Default)]
pub(super) struct Chooser {
    /// The path that is asked for, if any is.
    entry: Option<PathEntry>,
    /// When the desktop was asked to show its dialog, and its answer from a thread of its own. Without it the player chooses
    /// in the window.
    desktop: Option<(Instant, Receiver<Option<PathBuf>>)>,
}

/// A path that the player types, and the games in its folder.
#[derive(Debug)]
struct PathEntry {
    purpose: Purpose,
    path: String,
    /// The suggested name of the file.
    name: OsString,
    folder: Folder,
    is_fresh: bool,
}

impl Chooser {
    /// Asks for a file, starting with the folder and the name of `suggested`.
    pub(super) fn ask(&mut self, ctx: &Context, purpose: Purpose, suggested: &Path) {
        self.ask_for_path(purpose, suggested);
        let in_window = ctx.data(|data| data.get_temp(in_window_id()));
        if in_window.unwrap_or(false) {
            return;
        }
        let (title, place) = (title(ctx, purpose), suggested.to_owned());
        let answer = in_background(ctx, "file dialog", move || {
            desktop_dialog(purpose, &title, &place)
        });
        self.desktop = answer.map(|answer| (Instant::now(), answer));
    }

    /// Asks for a path in the window, without the dialog of the desktop.
    pub(super) fn ask_for_path(&mut self, purpose: Purpose, suggested: &Path) {
        *self = Self {
            entry: Some(PathEntry::new(purpose, suggested)),
            desktop: None,
        };
    }

    /// Returns whether a file is being chosen.
    pub(super) const fn is_open(&self) -> bool {
        self.entry.is_some()
    }

    /// Draws the chooser, if it is open. Returns the file, once chosen.
    pub(super) fn show(&mut self, ctx: &Context) -> Option<PathBuf> {
        let (chosen, closed) = match &self.desktop {
            None => self.entry.as_mut()?.show(ctx),
            Some((asked, answer)) => match answer.try_recv() {
                Err(TryRecvError::Empty) => return None,
                Ok(Some(path)) => (Some(path), true),
                Ok(None) if asked.elapsed() > Duration::from_millis(350) => (None, true),
                // A dialog that closes at once was never shown.
                Ok(None) | Err(TryRecvError::Disconnected) => {
                    self.desktop = None;
                    return None;
                }
            },
        };
        if closed || chosen.is_some() {
            *self = Self::default();
        }
        chosen
    }
}

impl PathEntry {
    fn new(purpose: Purpose, suggested: &Path) -> Self {
        Self {
            purpose,
            path: suggested.display().to_string(),
            name: suggested.file_name().unwrap_or_default().to_owned(),
            folder: Folder::default(),
            is_fresh: true,
        }
    }

    /// Draws the dialog. Returns the path, once chosen, and whether the dialog was closed.
    fn show(&mut self, ctx: &Context) -> (Option<PathBuf>, bool) {
        let dialog = Dialog::new("path of a file", title(ctx, self.purpose))
            .icon(icon(self.purpose))
            .width(620.0);
        let shown = dialog.show(ctx, |ui| self.ui(ui));
        (shown.inner, shown.closed)
    }

    /// Draws the field for the path and the games in its folder. Returns the path, once chosen.
    fn ui(&mut self, ui: &mut Ui) -> Option<PathBuf> {
        dim(ui, t!(ui, "chooser-hint"));
        let field = field(&mut self.path)
            .desired_width(f32::INFINITY)
            .align(Align2::LEFT_CENTER);
        let field = ui.add(field);
        named(&field, t!(ui, "chooser-path"));
        if std::mem::take(&mut self.is_fresh) {
            field.request_focus();
        }
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let entered = field.lost_focus() && enter;
        let empty = self.path.trim().is_empty();
        let label = match self.purpose {
            Purpose::Open => t!(ui, "chooser-open"),
            Purpose::Save | Purpose::Picture | Purpose::Table => t!(ui, "chooser-save"),
        };
        let accept = Button::new(label)
            .icon(icon(self.purpose))
            .primary()
            .refused(empty.then(|| t!(ui, "chooser-empty")));
        let accepted = ui.add(accept).clicked();
        if (accepted || entered) && self.purpose == Purpose::Open && self.enter_typed() {
            return None;
        }
        if (accepted || entered) && !empty {
            return Some(complete(self.typed(), self.purpose));
        }
        self.folder.follow(Path::new(self.path.trim()));
        ui.add_space(tokens().space.s);
        let clicked = self.folder.ui(ui)?;
        self.take(clicked)
    }

    /// Shows what is in the folder that was typed, if it is one.
    fn enter_typed(&mut self) -> bool {
        let path = Path::new(self.path.trim());
        let is_folder = path.is_dir();
        if is_folder {
            self.path = path.join("").display().to_string();
            self.is_fresh = true;
        }
        is_folder
    }

    /// The path as typed; to save in a folder, with the suggested name.
    fn typed(&self) -> PathBuf {
        let path = self.path.trim();
        if self.purpose != Purpose::Open && path.ends_with(std::path::is_separator) {
            Path::new(path).join(&self.name)
        } else {
            PathBuf::from(path)
        }
    }

    /// Enters a folder, or takes a game: returns it to be opened, or fills in its name to save under.
    fn take(&mut self, clicked: Clicked) -> Option<PathBuf> {
        let path = match (clicked, self.purpose) {
            (Clicked::Game(path), Purpose::Open) => return Some(path),
            (Clicked::Game(path), _) => path.with_extension(self.purpose.extension()),
            (Clicked::Folder(folder), Purpose::Open) => folder.join(""),
            (Clicked::Folder(folder), _) => {
                folder.join(self.typed().file_name().unwrap_or_default())
            }
        };
        self.path = path.display().to_string();
        None
    }
}

const fn icon(purpose: Purpose) -> Icon {
    match purpose {
        Purpose::Open => Icon::Open,
        Purpose::Save | Purpose::Picture | Purpose::Table => Icon::Save,
    }
}

/// Makes every chooser of a window ask for a path, even if the desktop has a dialog: for tests.
pub fn choose_in_window(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(in_window_id(), true));
}

fn in_window_id() -> egui::Id {
    egui::Id::unique("choose files in the window")
}

phrases! {
    fn title(purpose: Purpose) = "chooser-title" { Open, Save, Picture, Table }
}

/// The path as chosen; a name without an extension gets the usual one when something is saved.
fn complete(path: PathBuf, purpose: Purpose) -> PathBuf {
    let Some(name) = path.file_name() else {
        return path;
    };
    if purpose == Purpose::Open || path.extension().is_some_and(is_extension) {
        return path;
    }
    let mut name = name.to_owned();
    name.push(".");
    name.push(purpose.extension());
    path.with_file_name(name)
}

/// Whether the part of a name after its last dot is an extension, unlike that of “Round 2.5” or “Dr. No”.
fn is_extension(end: &OsStr) -> bool {
    let end = end.as_encoded_bytes();
    end.iter().all(u8::is_ascii_alphanumeric) && end.iter().any(u8::is_ascii_alphabetic)
}

fn desktop_dialog(purpose: Purpose, title: &str, suggested: &Path) -> Option<PathBuf> {
    let games = shelf().kinds.iter().map(|kind| kind.title);
    let games = games.collect::<Vec<_>>().join(", ");
    let mut dialog = rfd::FileDialog::new()
        .set_title(title)
        .add_filter(games, &[purpose.extension()]);
    if let Some(folder) = suggested.parent() {
        dialog = dialog.set_directory(folder);
    }
    match purpose {
        Purpose::Open => dialog.pick_file(),
        Purpose::Save | Purpose::Picture | Purpose::Table => {
            let name = suggested.file_name().unwrap_or_default().to_string_lossy();
            dialog
                .set_file_name(name)
                .save_file()
                .map(|path| complete(path, purpose))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    /// A chooser whose dialog, which was asked for at this time, is gone without a file.
    fn cancelled(asked: Instant) -> Chooser {
        let (sender, answer) = channel();
        sender.send(None).unwrap();
        Chooser {
            entry: Some(PathEntry::new(Purpose::Open, Path::new("saves/game.ron"))),
            desktop: Some((asked, answer)),
        }
    }

    #[test]
    fn a_name_without_an_extension_gets_the_usual_one_when_saving() {
        for (chosen, purpose, path) in [
            ("games/mine", Purpose::Save, "games/mine.ron"),
            ("games/mine.game", Purpose::Save, "games/mine.game"),
            ("games/Round 2.5", Purpose::Save, "games/Round 2.5.ron"),
            ("games/Ada v. Bo", Purpose::Save, "games/Ada v. Bo.ron"),
            ("games/mine", Purpose::Picture, "games/mine.png"),
            ("games/mine", Purpose::Table, "games/mine.csv"),
            ("games/mine", Purpose::Open, "games/mine"),
        ] {
            assert_eq!(complete(PathBuf::from(chosen), purpose), Path::new(path));
        }
    }

    // N15
    #[test]
    fn a_typed_folder_is_entered() {
        let home = tempfile::tempdir().unwrap();
        let mut entry = PathEntry::new(Purpose::Open, home.path());
        assert!(entry.enter_typed());
        assert_eq!(entry.path, home.path().join("").display().to_string());
        entry.path.push_str("game.ron");
        assert!(!entry.enter_typed(), "a file is opened");
    }

    #[test]
    fn a_folder_is_completed_by_the_suggested_name() {
        let mut entry = PathEntry::new(Purpose::Save, Path::new("saves/Ada-1.ron"));
        entry.path = "games/".to_owned();
        assert_eq!(entry.typed(), Path::new("games/Ada-1.ron"));
    }

    #[test]
    fn a_dialog_that_is_gone_at_once_is_replaced_by_a_field_for_the_path() {
        // A time in the future, so that no time has passed since then even on a slow machine.
        let mut chooser = cancelled(Instant::now() + Duration::from_hours(1));
        assert_eq!(chooser.show(&Context::default()), None);
        assert!(chooser.is_open() && chooser.desktop.is_none());
    }

    #[test]
    fn a_dialog_that_was_cancelled_is_over() {
        let Some(long_ago) = Instant::now().checked_sub(Duration::from_secs(5)) else {
            return;
        };
        let mut chooser = cancelled(long_ago);
        assert_eq!(chooser.show(&Context::default()), None);
        assert!(!chooser.is_open());
    }
}
