//! The list of all games: those in progress, and finished ones.

mod deeds;
mod renaming;
mod row;

pub use row::entry_ui;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Known;

use egui::{Align2, RichText, Ui};

use crate::files::{Look, all, name_beside, of_kind, players_of, words};
use crate::screen::{Command, Cx, Screen, page};
use crate::scripts::field;
use crate::t;
use crate::text::Speaks as _;
use crate::theme::{Icon, heading, tokens};
use crate::widgets::{Button, Tone, dim, named};
use table::GameId;
use table::library::Entry;

/// The page of the library's games, which opens a game or its results.
#[derive(Default)]
pub struct GamesPage {
    entries: Vec<Entry>,
    /// The games that were in view, once read; `None` for those that cannot be read.
    read: BTreeMap<GameId, Option<Box<dyn Look>>>,
    /// The game that was removed last, while it can be brought back.
    removed: Option<Entry>,
    /// What the player searches for.
    search: String,
    /// The game that gets a title, and the title as far as it is typed.
    renaming: Option<(GameId, String)>,
}

impl Screen for GamesPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "games-title");
        page(ui, cx, &title, |ui, cx| {
            dim(ui, t!(ui, "games-hint"));
            self.statistics_ui(ui, cx);
            self.removed_ui(ui, cx);
            self.search_ui(ui);
            let is_damaged = |entry: &Entry| entry.summary.is_err();
            let is_over = |entry: &Entry| !is_damaged(entry) && entry.in_progress().is_none();
            self.section_ui(ui, cx, &t!(ui, "games-damaged"), is_damaged);
            self.section_ui(ui, cx, &t!(ui, "games-in-progress"), |entry| {
                entry.in_progress().is_some()
            });
            self.section_ui(ui, cx, &t!(ui, "games-over"), is_over);
        });
        self.renaming_ui(ui.ctx(), cx);
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        self.entries = cx.library.entries();
        self.read.clear();
        self.removed = cx.library.removed();
    }
}

impl GamesPage {
    /// Draws the way to the statistics of each game that was played, and of the one whose name the program bears.
    fn statistics_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let has_any = |kind| self.entries.iter().any(|entry| entry.kind == Some(kind));
        let is_shown = |kind| name_beside(kind).is_none() || has_any(kind);
        ui.horizontal_wrapped(|ui| {
            for game in all().iter().filter(|game| is_shown(game.kind())) {
                let (title, page) = game.statistics(ui.language());
                if ui.add(Button::new(title).icon(Icon::Chart)).clicked() {
                    cx.push(Command::Show(page));
                }
            }
        });
    }

    /// Draws the games of one kind below their heading, if there are any.
    fn section_ui(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        title: &str,
        belongs: impl Fn(&Entry) -> bool,
    ) {
        let entries = self.entries.iter();
        let entries = entries.filter(|entry| belongs(entry) && is_found(entry, &self.search));
        let entries: Vec<Entry> = entries.cloned().collect();
        if entries.is_empty() {
            return;
        }
        ui.add_space(tokens().space.l);
        ui.label(RichText::new(title).font(heading(tokens().text.section)));
        for entry in entries {
            if let Some(deed) = self.row_ui(ui, cx, &entry) {
                self.carry_out(ui, cx, &entry, deed);
            }
        }
    }

    /// The game with this identity, if it has been read.
    fn known(&self, id: GameId) -> Option<&dyn Look> {
        self.read.get(&id)?.as_deref()
    }

    /// The game of an entry, if it has been read and can be.
    pub(super) fn look(&mut self, ui: &Ui, entry: &Entry) -> Option<&dyn Look> {
        let frame = ui.ctx().cumulative_frame_nr();
        let id = ui.scope_id().with("read in frame");
        match self.read.entry(entry.id) {
            Known::Occupied(known) => known.into_mut().as_deref(),
            Known::Vacant(open) => {
                let last =
                    ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, 0), frame));
                ui.ctx().request_repaint();
                if last == frame {
                    return None;
                }
                open.insert(read(entry)).as_deref()
            }
        }
    }

    /// Draws the field for a search, if there are many games.
    fn search_ui(&mut self, ui: &mut Ui) {
        if self.entries.len() < 8 {
            return;
        }
        let edit = field(&mut self.search)
            .hint_text(t!(ui, "games-search-hint"))
            .align(Align2::LEFT_CENTER)
            .desired_width(320.0);
        named(&ui.add(edit), t!(ui, "games-search"));
    }

    /// Draws the game that was removed last, with the button that brings it back.
    fn removed_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let Some(entry) = &self.removed else {
            return;
        };
        let (id, text) = (entry.id, t!(ui, "games-removed", name = name_of(ui, entry)));
        let mut restored = false;
        ui.horizontal_wrapped(|ui| {
            ui.label(text);
            let undo = Button::new(t!(ui, "games-restore")).icon(Icon::Undo);
            restored = ui.add(undo).clicked();
        });
        if restored {
            match cx.library.restore(id) {
                Ok(()) => self.removed = None,
                Err(error) => cx.notify(Tone::Failure, words::fault(ui, &error.fault)),
            }
            self.entries = cx.library.entries();
        }
    }
}

/// The players of a game, as its name.
fn name_of(ui: &Ui, entry: &Entry) -> String {
    match &entry.summary {
        Ok(game) => players_of(game),
        Err(_) => t!(ui, "games-unreadable"),
    }
}

/// Whether a game has what is searched for in its title, or in the words by which it is found.
fn is_found(entry: &Entry, search: &str) -> bool {
    let search = search.trim().to_lowercase();
    let Ok(summary) = &entry.summary else {
        return search.is_empty();
    };
    let words = of_kind(summary.kind).map(|game| game.search_words(summary));
    let words = words.into_iter().flatten();
    let words = words.chain(summary.names.iter().cloned());
    let words = words.chain(entry.title.clone());
    let mut words = words.chain([summary.kind.title.to_owned()]);
    search.is_empty() || words.any(|text| text.to_lowercase().contains(&search))
}

/// Reads a game to look at it.
fn read(entry: &Entry) -> Option<Box<dyn Look>> {
    of_kind(entry.kind?)?.look(&entry.path)
}
