//! The moments of a game worth another look: the best turn of a seat, and the turning point of its game.

use egui::Ui;
use std::path::Path;
use std::sync::Arc;

use crate::screens::analysis::study::Study;
use crate::screens::analysis::words;
use crate::t;
use crate::widgets::Button;
use bot::review::{BestTurn, Played, TurningPoint};
use kit::theme::Icon;
use play::Table;
use rules::SeatId;

/// The moments of each seat's game.
pub(super) struct Moments {
    played: Arc<Played>,
    seats: Vec<(Option<BestTurn>, Option<TurningPoint>)>,
}

impl Moments {
    /// The moments of the finished game on `table`. The turning points are those of its analysis in `folder`, as far as it has
    /// come.
    pub(super) fn of(table: &Table, folder: &Path) -> Self {
        let mut study = Study::new(&play::in_turn(table), folder);
        let seats = SeatId::first(table.setup().seats.len());
        let moments = |seat| {
            let point = turning_point(study.turning_points(seat));
            (study.played().best_turn(seat), point)
        };
        let seats = seats.map(moments).collect();
        let played = Arc::clone(study.played());
        Self { played, seats }
    }

    /// Draws the moments of `seat`, with a `name` where nothing else says whose they are. Returns the action of the one that
    /// was clicked.
    pub(super) fn ui(&self, ui: &mut Ui, seat: SeatId, name: Option<&str>) -> Option<usize> {
        let (best, point) = self.seats.get(seat.index())?;
        let (named, name) = (name.is_some(), name.unwrap_or_default());
        let mut clicked = None;
        if let Some(turn) = best {
            let made = words::made(ui, &self.played, turn.action);
            let (round, medals) = (turn.round, words::signed(ui, turn.medals));
            let text = t!(ui, "results-best-turn", named, name, round, made, medals);
            if moment_ui(ui, Icon::Star, text, t!(ui, "results-best-turn-hint")) {
                clicked = Some(turn.action);
            }
        }
        if let Some(point) = point {
            let text = t!(ui, "results-turning-point", named, name, point: words::point(point));
            if moment_ui(ui, Icon::Chart, text, t!(ui, "results-turning-point-hint")) {
                clicked = Some(point.action);
            }
        }
        clicked
    }
}

/// The greatest swing of a seat's prospects, or its worst mistake.
fn turning_point(points: Vec<TurningPoint>) -> Option<TurningPoint> {
    let points = points.into_iter();
    points.max_by(|one, other| one.medals.abs().total_cmp(&other.medals.abs()))
}

fn moment_ui(ui: &mut Ui, icon: Icon, text: String, hint: String) -> bool {
    let button = ui.add(Button::new(text).icon(icon).quiet());
    button.on_hover_text(hint).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bot::review::{Cause, Judgement};
    use bot::{Advised, Terms};
    use play::findings::{Findings, FindingsStore};
    use rules::{Action, Setup};

    /// A whole game of one seat.
    fn played() -> Table {
        let mut table = Table::new(Setup::standard(1, "moments")).expect("a valid setup");
        while let Some(seat) = table.state().active() {
            let legal = table.state().legal(seat);
            let choice = legal[table.cursor() * 5 % legal.len()];
            table.play(Action { seat, choice }).expect("it is legal");
        }
        table
    }

    /// The first action for which there was another choice, judged as a mistake that cost many medals.
    fn mistake(table: &Table) -> Judgement {
        let advised = |choice, medals| Advised {
            choice,
            medals,
            error: 0.1,
            terms: Terms::default(),
        };
        let mut entries = table.entries().iter().enumerate();
        let found = entries.find_map(|(action, entry)| {
            let made = entry.action;
            let before = table.state_at(action)?;
            let legal = before.legal(made.seat).into_iter();
            let mut others = legal.filter(|choice| *choice != made.choice);
            Some((action, made.choice, others.next()?))
        });
        let (action, made, best) = found.expect("there was a choice");
        Judgement {
            action,
            made: advised(made, 10.0),
            best: advised(best, 90.0),
            loss: 80.0,
            error: 0.1,
            budget: 64,
        }
    }

    #[test]
    fn the_turning_point_is_the_one_that_the_analysis_has_found() {
        let table = played();
        let folder = tempfile::tempdir().expect("a temporary folder");
        let cause = || {
            let moments = Moments::of(&table, folder.path());
            moments.seats[0].1.map(|point| point.cause)
        };
        assert_ne!(cause(), Some(Cause::Mistake));
        let judgement = mistake(&table);
        let findings = Findings::from([(judgement.action, Some(judgement))]);
        let store = FindingsStore::new(folder.path(), &table);
        store.save(&findings).expect("it can be written");
        assert_eq!(cause(), Some(Cause::Mistake));
    }
}
