//! Who plays which seat from now on: a dialog above a table.

use egui::{Context, Ui};
use game::SeatId;
use table::{Level, Player};

use super::player::player_badge;
use super::{Dialog, WHO_PLAYS, dim, name_field, player_choice};
use crate::t;
use crate::text;
use crate::theme::{Icon, tokens};

/// What is chosen for a seat.
#[derive(Debug)]
struct Place {
    seat: SeatId,
    colour: u8,
    player: Player,
    name: String,
    /// The name before, which stays if nothing is typed.
    name_before: String,
}

/// The players of a game while somebody changes them.
#[derive(Debug)]
pub struct PlayersDialog {
    places: Vec<Place>,
    levels: &'static [Level],
    note: Option<String>,
}

impl PlayersDialog {
    /// A dialog with the players of now, each with its colour and its name; bots have these levels.
    pub fn new(
        players: impl IntoIterator<Item = (Player, u8, String)>,
        levels: &'static [Level],
    ) -> Self {
        let places = players.into_iter().zip(0..);
        let places = places.map(|((player, colour, name), seat)| Place {
            seat: SeatId(seat),
            colour,
            player,
            name: name.clone(),
            name_before: name,
        });
        Self {
            places: places.collect(),
            levels,
            note: None,
        }
    }

    crate::setters! {
        /// What a bot in the game means for it, as a sentence.
        note: Option<String>,
    }

    /// Draws the dialog. Returns whether the players are to be as chosen, once it is over.
    pub fn show(&mut self, ctx: &Context) -> Option<bool> {
        let dialog = Dialog::new("players", t!(ctx, "players-title"))
            .icon(Icon::Person)
            .width(520.0);
        dialog.until_done(ctx, t!(ctx, "players-done"), |ui| {
            dim(ui, t!(ui, "players-hint"));
            if let Some(note) = &self.note {
                dim(ui, note);
            }
            ui.add_space(tokens().space.s);
            for place in &mut self.places {
                place_ui(ui, place, self.levels);
            }
        })
    }

    /// The seats with who plays them now. Persons sit down before others leave, so that somebody is always there to hand
    /// the screen over.
    pub fn chosen(&mut self) -> impl Iterator<Item = (SeatId, Player, &str)> {
        let order = |place: &Place| (place.player != Player::Person, place.seat);
        self.places.sort_by_key(order);
        let places = self.places.iter();
        places.map(|place| (place.seat, place.player, place.name.as_str()))
    }
}

/// A seat: its colour, its name, and who plays it.
fn place_ui(ui: &mut Ui, place: &mut Place, levels: &[Level]) {
    let number = place.seat.index() + 1;
    ui.horizontal(|ui| {
        let colour = text::colour(ui, place.colour);
        player_badge(ui, place.colour, tokens().shape.control, &colour);
        let label = t!(ui, "wizard-name-of", number = number);
        let room = ui.available_width() - WHO_PLAYS - tokens().space.s;
        let hint = place.name_before.clone();
        name_field(ui, label, hint, &mut place.name, room.max(90.0));
        if let Some(player) = player_choice(ui, number, place.player, levels) {
            place.player = player;
        }
    });
}
