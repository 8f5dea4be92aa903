//! The list of all games: those in progress, and finished ones.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Known;

use egui::{Align, Layout, RichText, Ui, UiBuilder, vec2};

use super::page::page;
use super::pictures::board_thumbnail;
use super::{Analysis, Replay, Screen, StatisticsPage};
use crate::app::files::Wish;
use crate::app::text::describe;
use crate::app::theme::screen_sizes::games as sizes;
use crate::app::theme::{Icon, heading, tokens};
use crate::app::widgets::{Button, Tone, dim, icon_button};
use crate::app::{Command, Cx};
use crate::t;
use crate::table::library::Entry;
use crate::table::{GameId, Table, store};

/// The page of the library's games, which opens a game or its results.
#[derive(Debug, Default)]
pub struct GamesPage {
    entries: Vec<Entry>,
    /// The games that were in view, once read; `None` for those that cannot be read.
    read: BTreeMap<GameId, Option<Box<Table>>>,
    /// The game that was removed last, and its players.
    removed: Option<(GameId, String)>,
}

/// What the player wants of a game in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deed {
    Open,
    Replay,
    Analyse,
    SameDeal,
    Remove,
}

impl Screen for GamesPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "games-title");
        page(ui, cx, &title, |ui, cx| {
            dim(ui, t!(ui, "games-hint"));
            let statistics = Button::new(t!(ui, "statistics-title")).icon(Icon::Chart);
            if ui.add(statistics).clicked() {
                cx.show(StatisticsPage::default());
            }
            self.removed_ui(ui, cx);
            let is_damaged = |entry: &Entry| entry.summary.is_err();
            let is_over = |entry: &Entry| !is_damaged(entry) && entry.in_progress().is_none();
            self.section_ui(ui, cx, &t!(ui, "games-damaged"), is_damaged);
            self.section_ui(ui, cx, &t!(ui, "games-in-progress"), |entry| {
                entry.in_progress().is_some()
            });
            self.section_ui(ui, cx, &t!(ui, "games-over"), is_over);
        });
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        self.entries = cx.library.entries();
        self.read.clear();
    }
}

impl GamesPage {
    /// Draws the games of one kind below their heading, if there are any.
    fn section_ui(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        title: &str,
        belongs: impl Fn(&Entry) -> bool,
    ) {
        let entries: Vec<Entry> = self
            .entries
            .iter()
            .filter(|entry| belongs(entry))
            .cloned()
            .collect();
        if entries.is_empty() {
            return;
        }
        ui.add_space(tokens().space.l);
        ui.label(RichText::new(title).font(heading(tokens().text.section)));
        for entry in entries {
            if let Some(deed) = self.row_ui(ui, &entry) {
                self.carry_out(ui, cx, &entry, deed);
            }
        }
    }

    /// Draws a game with what can be done with it: players and place, planets, and a button for each deed.
    fn row_ui(&mut self, ui: &mut Ui, entry: &Entry) -> Option<Deed> {
        let room = ui.available_width();
        if room < sizes::WITH_DEEDS {
            return entry_ui(ui, entry).then_some(Deed::Open);
        }
        let mut deed = None;
        ui.horizontal(|ui| {
            let planets = if room >= sizes::WITH_PLANETS {
                planets_width(ui, entry)
            } else {
                0.0
            };
            let beside = planets + sizes::DEEDS;
            let size = vec2((room - beside).max(sizes::LEAST), sizes::ROW);
            ui.allocate_ui(size, |ui| {
                if entry_ui(ui, entry) {
                    deed = Some(Deed::Open);
                }
            });
            if planets > 0.0 {
                self.planets_ui(ui, entry, planets);
            }
            deed = deed.or(deeds_ui(ui, entry));
        });
        deed
    }

    /// Draws the planets of a game that is in view. One game is read in each frame.
    fn planets_ui(&mut self, ui: &mut Ui, entry: &Entry, width: f32) {
        let edge = sizes::PLANET;
        let (rect, _) = ui.allocate_exact_size(vec2(width, edge), egui::Sense::hover());
        if !ui.is_rect_visible(rect) {
            return;
        }
        if let Some(table) = self.table(ui, entry) {
            let builder = UiBuilder::new().max_rect(rect);
            ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
                for seat in table.state().seat_ids() {
                    board_thumbnail(ui, table.setup(), table.state(), seat, edge, false);
                }
            });
        }
    }

    /// The game of an entry, if it has been read and can be.
    fn table(&mut self, ui: &Ui, entry: &Entry) -> Option<&Table> {
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

    fn carry_out(&mut self, ui: &Ui, cx: &mut Cx<'_>, entry: &Entry, deed: Deed) {
        let table = || {
            let known = self.read.get(&entry.id).cloned().flatten();
            known.or_else(|| read(entry)).map(|table| *table)
        };
        match deed {
            Deed::Open => cx.push(Command::Open(Wish::Kept(entry.id))),
            Deed::Replay => {
                if let Some(table) = table() {
                    cx.show(Replay::new(table));
                }
            }
            Deed::Analyse => {
                if let Some(table) = table() {
                    cx.show(Analysis::new(ui.ctx(), table));
                }
            }
            Deed::SameDeal => {
                if let Ok(game) = &entry.summary {
                    cx.push(Command::NewGame {
                        setup: Box::new(game.setup.clone()),
                        players: game.players.clone(),
                    });
                }
            }
            Deed::Remove => self.remove(ui, cx, entry),
        }
    }

    fn remove(&mut self, ui: &Ui, cx: &mut Cx<'_>, entry: &Entry) {
        let name = match &entry.summary {
            Ok(game) => describe::players_of(game),
            Err(_) => t!(ui, "games-unreadable"),
        };
        match cx.library.remove(entry.id) {
            Ok(true) => {
                self.entries.retain(|other| other.id != entry.id);
                self.removed = Some((entry.id, name));
            }
            Ok(false) => cx.notify(Tone::Warning, t!(ui, "games-in-use")),
            Err(error) => cx.notify(Tone::Failure, describe::fault(ui, &error.fault)),
        }
    }

    /// Draws the game that was removed last, with the button that brings it back.
    fn removed_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let Some((id, name)) = &self.removed else {
            return;
        };
        let (id, text) = (*id, t!(ui, "games-removed", name = name.clone()));
        let mut restored = false;
        ui.horizontal_wrapped(|ui| {
            ui.label(text);
            let undo = Button::new(t!(ui, "games-restore")).icon(Icon::Undo);
            restored = ui.add(undo).clicked();
        });
        if restored {
            match cx.library.restore(id) {
                Ok(()) => self.removed = None,
                Err(error) => cx.notify(Tone::Failure, describe::fault(ui, &error.fault)),
            }
            self.entries = cx.library.entries();
        }
    }
}

/// The width of the planets of a game.
fn planets_width(ui: &Ui, entry: &Entry) -> f32 {
    let seats = entry
        .summary
        .as_ref()
        .map_or(0, |game| game.setup.seats.len());
    seats as f32 * (sizes::PLANET + ui.spacing().item_spacing.x)
}

fn read(entry: &Entry) -> Option<Box<Table>> {
    match store::load(&entry.path) {
        Ok(loaded) => Some(Box::new(loaded.table)),
        Err(error) => {
            log::warn!("{error}");
            None
        }
    }
}

/// Draws the buttons for what can be done with a game.
fn deeds_ui(ui: &mut Ui, entry: &Entry) -> Option<Deed> {
    let over = entry.summary.as_ref().is_ok_and(|game| game.finished);
    let name = match &entry.summary {
        Ok(game) => describe::players_of(game),
        Err(_) => t!(ui, "games-unreadable"),
    };
    let deeds = [
        (Deed::Replay, Icon::Step, "games-replay", over),
        (Deed::Analyse, Icon::Chart, "games-analyse", over),
        (Deed::SameDeal, Icon::Redo, "games-same-deal", over),
        (Deed::Remove, Icon::Trash, "games-remove", true),
    ];
    let mut wanted = None;
    for (deed, icon, key, _) in deeds.into_iter().filter(|(.., there)| *there) {
        if icon_button(ui, icon, t!(ui, key, name = name.clone())).clicked() {
            wanted = Some(deed);
        }
    }
    wanted
}

/// Draws a game of the library as a button. Returns whether it was clicked.
pub(super) fn entry_ui(ui: &mut Ui, entry: &Entry) -> bool {
    let (label, icon) = match &entry.summary {
        Ok(game) => {
            let (players, place) = (describe::players_of(game), describe::place(ui, game));
            (format!("{players}\n{place}"), Icon::Play)
        }
        Err(error) => {
            let reason = describe::fault(ui, &error.fault);
            (
                format!("{}\n{reason}", t!(ui, "games-unreadable")),
                Icon::Warning,
            )
        }
    };
    ui.add(Button::new(label).icon(icon).wide()).clicked()
}
