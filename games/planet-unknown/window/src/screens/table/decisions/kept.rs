//! Cards laid out above the table or in the middle of a board, one of which is to be kept or destroyed.

use super::card_choice::room_for;
use super::{claim, decline_ui, objective};
use crate::screens::table::desk::Desk;
use crate::screens::table::devices::note_answers;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, Dialog, says};
use egui::{RichText, ScrollArea, Ui};
use kit::devices::{Keyboard, Saying};
use kit::theme::{Icon, heading, tokens};
use play::intent::Intent;
use play::session::SeatView;
use rules::{Asked, CardSet, Objective, Question};

/// The cards to choose from.
enum Laid {
    /// Civ cards, one of which is kept.
    Civ(CardSet),
    /// Drawn objectives, of which so many are kept.
    Drawn {
        among: Vec<Objective>,
        count: u8,
        open: bool,
    },
    /// Objectives of the player's own, one of which is destroyed.
    Held(Vec<Objective>),
}

impl Laid {
    /// The cards of the question in focus, if it is about cards.
    fn of(asked: &Asked) -> Option<Self> {
        match &asked.question {
            Question::Keep(cards) => Some(Self::Civ(*cards)),
            Question::KeepObjective { among, count, open } => Some(Self::Drawn {
                among: among.iter().collect(),
                count: *count,
                open: *open,
            }),
            Question::DestroyObjective(held) => Some(Self::Held(held.iter().collect())),
            _ => None,
        }
    }

    fn len(&self) -> usize {
        match self {
            Self::Civ(cards) => cards.len() as usize,
            Self::Drawn { among, .. } => among.len(),
            Self::Held(held) => held.len(),
        }
    }

    fn icon(&self) -> Icon {
        match self {
            Self::Civ(_) => Icon::Cards,
            Self::Drawn { .. } | Self::Held(_) => Icon::Objective,
        }
    }

    fn title(&self, ui: &Ui, scene: &Scene<'_>, asked: &Asked) -> String {
        match self {
            Self::Civ(_) | Self::Held(_) => describe::question(ui, &asked.what, &asked.question),
            Self::Drawn { count, open, .. } => {
                objective::title(ui, objective::side(scene, *open), *count)
            }
        }
    }

    fn cards_ui(&self, ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
        match self {
            Self::Civ(cards) => {
                claim::cards_ui(ui, scene, *cards);
                decline_ui(ui, scene, asked);
                let declines = scene.at_keys && says(ui, Keyboard::Table, Saying::Decline);
                if asked.what.optional && declines {
                    scene.play(Intent::Decline(asked.pending));
                }
            }
            Self::Drawn { among, open, .. } => {
                let side = objective::side(scene, *open);
                objective::objectives_ui(ui, scene, among, side);
            }
            Self::Held(held) => objective::destroy_ui(ui, scene, held),
        }
    }
}

/// The question of `seat` and its cards, unless they are face down or the player has put them aside.
fn laid_out<'a>(seat: SeatView<'a>, desk: &Desk) -> Option<(&'a Asked, Laid)> {
    let asked = seat.focused()?;
    let is_aside = desk.place(seat).claim_aside || desk.reading.is_some();
    if seat.covers_choice() || is_aside || !seat.is_playing() {
        return None;
    }
    Some((asked, Laid::of(asked)?))
}

/// Whether the cards that the player of `seat` chooses among lie open.
pub fn shows_cards(seat: SeatView<'_>, desk: &Desk) -> bool {
    laid_out(seat, desk).is_some()
}

/// Draws the dialog with the cards, one of which is to be kept or destroyed, unless the player has put them aside.
pub fn kept_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let Some((asked, laid)) = laid_out(scene.seat, scene.desk) else {
        return;
    };
    let id = match laid {
        Laid::Civ(_) => "claim",
        Laid::Drawn { .. } | Laid::Held(_) => "objectives",
    };
    let dialog = Dialog::new(id, laid.title(ui, scene, asked))
        .icon(laid.icon())
        .width(room_for(laid.len()))
        .growth(170.0);
    let answer = dialog.show(ui.ctx(), |ui| laid.cards_ui(ui, scene, asked));
    if answer.closed {
        scene.signal(Signal::ShowClaim(false));
    }
}

/// Whether the cards to choose from lie in the middle of the board, as they do where several play side by side.
pub fn lays_cards_out(scene: &Scene<'_>) -> bool {
    scene.common.is_beside() && laid_out(scene.seat, scene.desk).is_some()
}

/// Draws the cards to choose from in the middle of the board.
pub fn cards_in_board_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let Some((asked, laid)) = laid_out(scene.seat, scene.desk) else {
        return;
    };
    if let Laid::Drawn { .. } = laid {
        let title = laid.title(ui, scene, asked);
        ui.label(RichText::new(title).font(heading(tokens().text.lead)));
    }
    note_answers(ui.ctx(), scene.seat.id(), ui.available_rect_before_wrap());
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| laid.cards_ui(ui, scene, asked));
}

/// Draws the button that shows the cards again, or, where they lie in the board, the one that puts them aside.
pub(super) fn show_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let (button, shows) = if lays_cards_out(scene) {
        (Button::new(t!(ui, "table-cards-aside")).quiet(), false)
    } else {
        let button = Button::new(t!(ui, "table-show-cards"));
        (button.icon(Icon::Cards).primary(), true)
    };
    scene.button(ui, button, Signal::ShowClaim(shows));
}
