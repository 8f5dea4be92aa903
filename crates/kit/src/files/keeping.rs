//! Storage of the game of a table: in the library after every action, and on request in a file that the players choose.

use std::path::{Path, PathBuf};

use egui::Context;

use super::approach::Problem;
use super::chooser::Purpose;
use super::saving::{Content, Saving};
use crate::Paths;
use crate::screen::Cx;
use crate::t;
use crate::widgets::Tone;
use game::{Kept, SeatId, Setup as _};
use table::Table;
use table::library::{Keeper, Opened};

/// The place where a game is kept, and the work in progress on its files.
#[derive(Default)]
pub struct Keeping {
    keeper: Keeper,
    saving: Saving,
    /// The problem with the library.
    problem: Option<Problem>,
    /// Whether the players have been told that the library cannot be written; they are told once.
    told: bool,
}

impl Keeping {
    /// Splits an opened game into its table and the place where it is kept.
    pub fn of<G: Kept>(opened: Opened<G>) -> (Table<G>, Self) {
        let (table, keeper) = Keeper::of(opened);
        let keeping = Self {
            keeper,
            ..Self::default()
        };
        (table, keeping)
    }

    /// Returns whether the player is choosing a file, or being told about a problem with one.
    pub const fn is_asking(&self) -> bool {
        self.saving.is_asking() || self.problem.is_some()
    }

    /// Keeps the game in the library if it has changed. Tells the players, once, if that cannot be written: the game goes on,
    /// and the next action tries again.
    pub fn keep<G: Kept>(&mut self, cx: &Cx<'_>, table: &Table<G>) {
        if let Err(error) = self.keeper.keep(cx.library, table) {
            log::warn!("saving: {error}");
            if !std::mem::replace(&mut self.told, true) {
                self.problem = Some(Problem::new(error));
            }
        }
    }

    /// Saves the game to its last file, or asks for one.
    pub fn save<G: Kept>(&mut self, ctx: &Context, cx: &Cx<'_>, table: &Table<G>) {
        match self.keeper.file().map(Path::to_owned) {
            Some(path) => self.write(ctx, table, path),
            None => self.save_as(ctx, cx, table),
        }
    }

    /// Asks where to save the game.
    pub fn save_as<G: Kept>(&mut self, ctx: &Context, cx: &Cx<'_>, table: &Table<G>) {
        let file = self.keeper.file().map(Path::to_owned);
        let round = t!(ctx, "files-round", round = table.state().round());
        let suggested = file.unwrap_or_else(|| suggested(cx.paths, table, &round));
        self.saving.ask(ctx, Purpose::Save, &suggested);
    }

    fn write<G: Kept>(&mut self, ctx: &Context, table: &Table<G>, path: PathBuf) {
        let save = self.keeper.save(table);
        self.saving.write(ctx, path, Content::game(save));
    }

    /// Draws the dialogs about files.
    pub fn show<G: Kept>(&mut self, ctx: &Context, cx: &mut Cx<'_>, table: &Table<G>) {
        if let Some(path) = self.saving.chosen(ctx) {
            self.write(ctx, table, path);
        }
        if let Some(path) = self.saving.show(ctx) {
            cx.change_settings(|settings| settings.recent_files.note(&path));
            let file = path.display().to_string();
            cx.notify(Tone::Good, t!(ctx, "files-saved", file));
            self.keeper.note_file(cx.library, table, path);
        }
        self.problem
            .take_if(|shown| shown.show(ctx, false).is_some());
    }
}

/// The suggested path of a game that was never saved, named after its players and its round.
fn suggested<G: Kept>(paths: &Paths, table: &Table<G>, round: &str) -> PathBuf {
    let is_plain = |c: char| c.is_alphanumeric() || c == ' ';
    let letter = |c: char| if is_plain(c) { c } else { '-' };
    let setup = table.setup();
    let names: Vec<String> = SeatId::first(setup.seat_count())
        .map(|seat| setup.name(seat).trim().chars().map(letter).collect())
        .collect();
    let name: String = names.join(", ").chars().take(60).collect();
    paths.saves_folder().join(format!("{name} - {round}.ron"))
}
