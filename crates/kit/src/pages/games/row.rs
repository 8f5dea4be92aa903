//! A game in the list: its title or players, its progress, its result, and pictures of its seats.

use egui::{Align, Layout, Ui, UiBuilder, vec2};

use super::GamesPage;
use super::deeds::{Deed, deeds_ui, menu_ui};
use crate::files::{Look, game_place, players_of, saved_on, words};
use crate::screen::{Command, Cx, Wish};
use crate::t;
use crate::text::apart;
use crate::theme::{Icon, tokens};
use crate::widgets::Button;
use table::library::Entry;

/// The height of a game.
const ROW: f32 = 60.0;

impl GamesPage {
    /// Draws a game with what can be done with it: players and place, pictures, and a button for each deed. A click on it
    /// opens it.
    pub(super) fn row_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, entry: &Entry) -> Option<Deed> {
        let room = ui.available_width();
        let (is_narrow, is_wide) = (room < 400.0, room >= 560.0);
        let row = ui.horizontal(|ui| {
            let pictures = match is_wide {
                // As wide for few as for many, so that all rows are alike.
                true => 208.0 + 6.0 * ui.spacing().item_spacing.x,
                false => 0.0,
            };
            let width = match is_narrow {
                true => room - tokens().shape.control - tokens().space.m,
                false => (room - pictures - 236.0).max(200.0),
            };
            let read = self.known(entry.id).filter(|_| !is_narrow);
            let place = ui.allocate_ui(vec2(width, ROW), |ui| entry_ui(ui, entry, read));
            if place.inner {
                cx.push(Command::Open(Wish::Kept(entry.id)));
            }
            if is_wide {
                self.pictures_ui(ui, entry, pictures);
            }
            match is_narrow {
                true => menu_ui(ui, entry, &Deed::ALL),
                false => deeds_ui(ui, entry),
            }
        });
        row.inner
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
