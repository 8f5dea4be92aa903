//! Who plays which seat from now on: a dialog above the table.

use crate::screens::LEVELS;
use crate::screens::pictures::badge;
use crate::t;
use crate::widgets::{Button, Dialog, dim, name_field, player_choice};
use egui::{Context, Ui};
use kit::theme::{Icon, tokens};
use play::session::Session;
use rules::SeatId;
use table::Player;

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
pub(super) struct PlayersDialog {
    places: Vec<Place>,
    /// Whether results count as records only if no bot has played.
    rated: bool,
}

/// What became of the dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// The players are to be as chosen.
    Done,
    /// Everything is to stay as it is.
    Closed,
}

impl PlayersDialog {
    /// A dialog with the players of now.
    pub(super) fn of(session: &Session) -> Self {
        let seats = session
            .setup()
            .seats
            .iter()
            .zip(session.here().state().seat_ids());
        let places = seats.map(|(planned, seat)| Place {
            seat,
            colour: planned.colour,
            player: session.players().of(seat),
            name: planned.name.clone(),
            name_before: planned.name.clone(),
        });
        Self {
            places: places.collect(),
            rated: session.setup().options.solo,
        }
    }

    /// Draws the dialog; gives its answer once there is one.
    pub(super) fn show(&mut self, ctx: &Context) -> Option<Answer> {
        let dialog = Dialog::new("players", t!(ctx, "table-players-title"))
            .icon(Icon::Person)
            .width(520.0);
        let answer = dialog.show(ctx, |ui| {
            dim(ui, t!(ui, "table-players-hint"));
            if self.rated {
                dim(ui, t!(ui, "table-players-rated"));
            }
            ui.add_space(tokens().space.s);
            for place in &mut self.places {
                place_ui(ui, place);
            }
            ui.add_space(tokens().space.m);
            let done = Button::new(t!(ui, "table-players-done")).icon(Icon::Check);
            ui.add(done.primary()).clicked()
        });
        match (answer.inner, answer.closed) {
            (true, _) => Some(Answer::Done),
            (false, true) => Some(Answer::Closed),
            (false, false) => None,
        }
    }

    /// Lets the seats change hands as chosen. Persons sit down before others leave, so that somebody is always there to
    /// hand the screen over.
    pub(super) fn apply(mut self, session: &mut Session) {
        self.places
            .sort_by_key(|place| (place.player != Player::Person, place.seat));
        for place in &self.places {
            session.change_hands(place.seat, place.player, &place.name);
        }
    }
}

/// A seat: its colour, its name, and who plays it.
fn place_ui(ui: &mut Ui, place: &mut Place) {
    let number = place.seat.index() + 1;
    ui.horizontal(|ui| {
        badge(ui, place.colour, tokens().shape.control);
        let label = kit::t!(ui, "wizard-name-of", number = number);
        let button = crate::widgets::WHO_PLAYS;
        let room = ui.available_width() - button - tokens().space.s;
        let hint = place.name_before.clone();
        name_field(ui, label, hint, &mut place.name, room.max(90.0));
        if let Some(player) = player_choice(ui, number, place.player, LEVELS) {
            place.player = player;
        }
    });
}
