//! The moments of a game worth another look: the best turn of a seat, and the turning point of its game.

use egui::Ui;

use crate::app::screens::analysis::words;
use crate::app::text::describe;
use crate::app::theme::Icon;
use crate::app::widgets::Button;
use crate::bot::review::{BestTurn, Played, TurningPoint};
use crate::game::{Choice, GameState, SeatId};
use crate::t;
use crate::table::Table;

/// The moments of each seat's game.
#[derive(Debug, Default)]
pub(super) struct Moments {
    seats: Vec<(Option<Moment>, Option<TurningPoint>)>,
}

/// The best turn, with its decisive choice and the state before it.
#[derive(Debug)]
struct Moment {
    turn: BestTurn,
    before: GameState,
    made: Choice,
}

impl Moments {
    /// The moments of the finished game on `table`.
    pub(super) fn of(table: &Table) -> Self {
        let table = table.in_turn();
        let actions = table.entries().iter().map(|entry| entry.action);
        let played = Played::new(table.start().clone(), actions);
        let seats = played.end().seat_ids();
        let seats = seats.map(|seat| (best_moment(&played, seat), turning_point(&played, seat)));
        Self {
            seats: seats.collect(),
        }
    }

    /// Draws the moments of `seat`. Returns the action of the one that was clicked.
    pub(super) fn ui(&self, ui: &mut Ui, seat: SeatId) -> Option<usize> {
        let (best, point) = self.seats.get(seat.index())?;
        let mut clicked = None;
        if let Some(Moment { turn, before, made }) = best {
            let text = t!(
                ui,
                "results-best-turn",
                round = turn.round,
                made = describe::advised_choice(ui, &before.view(seat), *made),
                medals = words::signed(ui, turn.medals)
            );
            if moment_ui(ui, Icon::Star, text, t!(ui, "results-best-turn-hint")) {
                clicked = Some(turn.action);
            }
        }
        if let Some(point) = point {
            let text = t!(ui, "results-turning-point", point = words::point(ui, point));
            if moment_ui(ui, Icon::Chart, text, t!(ui, "results-turning-point-hint")) {
                clicked = Some(point.action);
            }
        }
        clicked
    }
}

/// The turn that raised a seat's prospects most.
fn best_moment(played: &Played, seat: SeatId) -> Option<Moment> {
    let turn = played.best_turn(seat)?;
    Some(Moment {
        turn,
        before: played.before(turn.action).clone(),
        made: played.actions().get(turn.action)?.choice,
    })
}

/// The greatest swing of a seat's prospects.
fn turning_point(played: &Played, seat: SeatId) -> Option<TurningPoint> {
    let points = played.turning_points(seat, &[]).into_iter();
    points.max_by(|one, other| one.medals.abs().total_cmp(&other.medals.abs()))
}

fn moment_ui(ui: &mut Ui, icon: Icon, text: String, hint: String) -> bool {
    ui.add(Button::new(text).icon(icon).quiet())
        .on_hover_text(hint)
        .clicked()
}
