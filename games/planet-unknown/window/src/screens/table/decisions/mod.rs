//! The questions to a player: one function for each kind of [`Question`]. The match is exhaustive, so a question
//! without a way to answer it does not compile.

mod abilities;
mod advance;
mod before;
mod bottom_bar;
mod card_choice;
mod chips;
mod double_click;
mod event_card;
mod kept;
mod options;
mod place_tile;
mod places;
mod preview;
mod rotation;

use crate::screens::table::scene::Scene;
use crate::t;
use crate::widgets::Button;
use egui::Ui;
use kit::devices::Saying;
use kit::theme::Icon;
use play::intent::Intent;
use rules::{Asked, Question};

pub use before::wasted;
pub use bottom_bar::bottom_bar_ui;
pub use kept::{cards_in_board_ui, kept_ui, lays_cards_out, shows_cards};

/// Whether there is so little room that buttons do without what keys or other buttons do, too.
const fn is_narrow(scene: &Scene<'_>) -> bool {
    scene.width < 720.0
}

/// Draws the choices of the question in focus as buttons.
fn choices_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let Some(asked) = scene.seat.focused() else {
        return;
    };
    match &asked.question {
        Question::PlaceTile(offer) => place_tile::place_ui(ui, scene, offer),
        Question::DiscardTile(tiles) => place_tile::discard_ui(ui, scene, tiles),
        Question::Cell { cells, purpose } => places::cell_ui(ui, scene, *cells, *purpose),
        Question::Line(lines) => places::line_ui(ui, scene, lines),
        Question::Relocate { .. } => places::relocate_ui(ui, scene),
        Question::Look { rank, .. } => card_choice::look_ui(ui, scene, *rank),
        Question::Keep(_) | Question::KeepObjective { .. } | Question::DestroyObjective(_) => {
            kept::show_ui(ui, scene)
        }
        Question::TurnStation => rotation::rotation_ui(ui, scene),
        Question::Resource(of) => event_card::resource_ui(ui, scene, asked.pending, *of),
        Question::RemoveShape => event_card::shape_ui(ui, scene),
        Question::Impossible => {}
        _ => options::options_ui(ui, scene, asked),
    }
    options::tech_ui(ui, scene, asked);
    decline_ui(ui, scene, asked);
}

/// Draws the button that declines an optional effect or gives up an impossible one.
fn decline_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let label = match (&asked.question, asked.what.optional) {
        _ if asked.offered() => return,
        (Question::Impossible, _) => t!(ui, "table-give-up"),
        (_, true) => t!(ui, "table-decline"),
        (_, false) => return,
    };
    let decline = Button::new(label).icon(Icon::Cross);
    let decline = decline.cap(scene.key(Saying::Decline));
    scene.button(ui, decline, Intent::Decline(asked.pending));
}
