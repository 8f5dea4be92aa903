//! A game in the list: its title or players, its progress, its result, and its planets.

use egui::{Align, Layout, Rect, Ui, UiBuilder, Vec2, vec2};

use super::GamesPage;
use super::deeds::{Deed, deeds_ui, menu_ui};
use crate::screens::pictures::board_thumbnail;
use crate::t;
use crate::text::{apart, describe};
use crate::widgets::Button;
use crate::widgets::player::paint_badge;
use kit::theme::{Icon, tokens};
use play::Table;
use table::library::Entry;

/// The height of a game.
const ROW: f32 = 60.0;
/// The diameter of the sign of a player on a planet.
const BADGE: f32 = 16.0;

impl GamesPage {
    /// Draws a game with what can be done with it: players and place, planets, and a button for each deed.
    pub(super) fn row_ui(&mut self, ui: &mut Ui, entry: &Entry) -> Option<Deed> {
        let room = ui.available_width();
        let mut deed = None;
        if room < 400.0 {
            ui.horizontal(|ui| {
                let width = room - tokens().shape.control - tokens().space.m;
                ui.allocate_ui(vec2(width, ROW), |ui| {
                    if entry_ui(ui, entry) {
                        deed = Some(Deed::Open);
                    }
                });
                deed = deed.or(menu_ui(ui, entry, &Deed::ALL));
            });
            return deed;
        }
        ui.horizontal(|ui| {
            let planets = if room >= 560.0 {
                planets_width(ui, entry)
            } else {
                0.0
            };
            let deeds = 236.0;
            let size = vec2((room - planets - deeds).max(200.0), ROW);
            ui.allocate_ui(size, |ui| {
                if entry_with_result_ui(ui, entry, self.known(entry.id)) {
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
        let edge = planet_edge(entry);
        let (rect, _) = ui.allocate_exact_size(vec2(width, edge), egui::Sense::hover());
        if !ui.is_rect_visible(rect) {
            return;
        }
        if let Some(table) = self.table(ui, entry) {
            let builder = UiBuilder::new().max_rect(rect);
            ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
                for (seat, chosen) in table.state().seat_ids().zip(&table.setup().seats) {
                    let shown =
                        board_thumbnail(ui, table.setup(), table.state(), seat, edge, false);
                    let corner = shown.rect.left_bottom() - vec2(0.0, BADGE);
                    let badge = Rect::from_min_size(corner, Vec2::splat(BADGE));
                    paint_badge(ui.painter(), badge, chosen.colour);
                }
            });
        }
    }
}

/// The width of the planets of a game.
fn planets_width(ui: &Ui, entry: &Entry) -> f32 {
    seats(entry) * (planet_edge(entry) + ui.spacing().item_spacing.x)
}

/// The edge of a planet of a game: those of many players share the room.
fn planet_edge(entry: &Entry) -> f32 {
    (208.0 / seats(entry).max(1.0)).min(52.0)
}

/// The number of seats of a game; 0 if it cannot be read.
fn seats(entry: &Entry) -> f32 {
    let game = entry.summary.as_ref();
    game.map_or(0.0, |game| game.names.len() as f32)
}

/// Draws a game of the library as a button. Returns whether it was clicked.
pub(in crate::screens) fn entry_ui(ui: &mut Ui, entry: &Entry) -> bool {
    entry_with_result_ui(ui, entry, None)
}

/// Draws a game as a button, with the medals of a finished one if it has been read.
fn entry_with_result_ui(ui: &mut Ui, entry: &Entry, read: Option<&Table>) -> bool {
    let (label, icon) = match &entry.summary {
        Ok(game) => {
            let players = match read.filter(|table| table.state().is_finished()) {
                Some(table) => describe::result_of(table),
                None => kit::files::players_of(game),
            };
            let title = entry
                .title
                .as_deref()
                .map(|title| format!("{}: ", apart(title)));
            let title = title.unwrap_or_default();
            let date = kit::files::saved_on(ui, game);
            let date = date.map_or_else(String::new, |date| format!(" · {date}"));
            let place = kit::files::game_place(ui, game);
            (format!("{title}{players}\n{place}{date}"), Icon::Play)
        }
        Err(error) => {
            let reason = kit::files::words::fault(ui, &error.fault);
            (
                format!("{}\n{reason}", t!(ui, "games-unreadable")),
                Icon::Warning,
            )
        }
    };
    ui.add(Button::new(label).icon(icon).wide()).clicked()
}
