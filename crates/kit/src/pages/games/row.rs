//! A game in the list: its title or players, its progress, its result, and pictures of its seats.

use egui::{Align, Layout, Ui, UiBuilder, vec2};

use super::GamesPage;
use super::deeds::{Deed, deeds_ui, menu_ui};
use crate::files::{Look, game_place, players_of, saved_on, words};
use crate::t;
use crate::text::apart;
use crate::theme::{Icon, tokens};
use crate::widgets::Button;
use table::library::Entry;

/// The height of a game.
const ROW: f32 = 60.0;

impl GamesPage {
    /// Draws a game with what can be done with it: players and place, pictures, and a button for each deed.
    pub(super) fn row_ui(&mut self, ui: &mut Ui, entry: &Entry) -> Option<Deed> {
        let room = ui.available_width();
        let mut deed = None;
        if room < 400.0 {
            ui.horizontal(|ui| {
                let width = room - tokens().shape.control - tokens().space.m;
                ui.allocate_ui(vec2(width, ROW), |ui| {
                    if entry_ui(ui, entry, None) {
                        deed = Some(Deed::Open);
                    }
                });
                deed = deed.or(menu_ui(ui, entry, &Deed::ALL));
            });
            return deed;
        }
        ui.horizontal(|ui| {
            let pictures = if room >= 560.0 {
                // As wide for few as for many, so that all rows are alike.
                208.0 + 6.0 * ui.spacing().item_spacing.x
            } else {
                0.0
            };
            let deeds = 236.0;
            let size = vec2((room - pictures - deeds).max(200.0), ROW);
            ui.allocate_ui(size, |ui| {
                if entry_ui(ui, entry, self.known(entry.id)) {
                    deed = Some(Deed::Open);
                }
            });
            if pictures > 0.0 {
                self.pictures_ui(ui, entry, pictures);
            }
            deed = deed.or(deeds_ui(ui, entry));
        });
        deed
    }

    /// Draws pictures of the seats of a game that is in view. One game is read in each frame.
    fn pictures_ui(&mut self, ui: &mut Ui, entry: &Entry, width: f32) {
        let edge = picture_edge(entry);
        let (rect, _) = ui.allocate_exact_size(vec2(width, edge), egui::Sense::hover());
        if !ui.is_rect_visible(rect) {
            return;
        }
        if let Some(game) = self.look(ui, entry) {
            let builder = UiBuilder::new().id_salt(entry.id).max_rect(rect);
            let layout = Layout::left_to_right(Align::Center);
            let mut place = ui.new_child(builder.layout(layout));
            game.seats_ui(&mut place, edge);
        }
    }
}

/// The edge of a picture of a game: those of many players share the room.
fn picture_edge(entry: &Entry) -> f32 {
    let seats = entry.summary.as_ref().map_or(0, |game| game.names.len());
    (208.0 / seats.max(1) as f32).min(52.0)
}

/// Draws a game of the library as a button, with the medals of a finished one if it has been read. Returns whether it was
/// clicked.
pub fn entry_ui(ui: &mut Ui, entry: &Entry, read: Option<&dyn Look>) -> bool {
    let (label, icon) = match &entry.summary {
        Ok(game) => {
            let result = read.and_then(|game| game.result());
            let players = result.unwrap_or_else(|| players_of(game));
            let title = entry.title.as_deref();
            let title = title.map_or_else(String::new, |title| format!("{}: ", apart(title)));
            let date = saved_on(ui, game);
            let date = date.map_or_else(String::new, |date| format!(" · {date}"));
            let place = game_place(ui, game);
            (format!("{title}{players}\n{place}{date}"), Icon::Play)
        }
        Err(error) => {
            let (unreadable, reason) = (t!(ui, "games-unreadable"), words::fault(ui, &error.fault));
            (format!("{unreadable}\n{reason}"), Icon::Warning)
        }
    };
    ui.add(Button::new(label).icon(icon).wide()).clicked()
}
