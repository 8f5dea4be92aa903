//! The texts of the analysis.

use super::study::{Loss, Study};
use crate::t;
use crate::text::Speaks;
use crate::text::describe::{advised_choice, decimal, error, objective_title};
use bot::Part;
use bot::review::{Cause, Played, ReviewedTurn, TurningPoint, is_clear, worst};
use rules::{Choice, Phase};

/// Medals with one decimal and their sign.
pub(in crate::screens) fn signed(speaker: &impl Speaks, medals: f32) -> String {
    let sign = if medals < 0.0 { "" } else { "+" };
    format!("{sign}{}", decimal(speaker, medals))
}

/// A loss in a few words; none is judged yet.
pub(super) fn loss(speaker: &impl Speaks, loss: Option<Loss>) -> String {
    match loss {
        None => t!(speaker, "analysis-open"),
        Some((loss, _)) if loss <= 0.0 => t!(speaker, "analysis-best"),
        Some((loss, range)) if is_clear(loss, range) => {
            t!(speaker, "analysis-loss", loss: decimal(loss), error(range))
        }
        Some(_) => t!(speaker, "analysis-equal"),
    }
}

/// The part of the game in which an action was carried out, in words.
pub(super) fn when(speaker: &impl Speaks, played: &Played, action: usize) -> String {
    let state = played.before(action);
    let round = state.round;
    match state.phase {
        Phase::Preparation { .. } => t!(speaker, "analysis-when-preparation"),
        Phase::Rotate => t!(speaker, "analysis-when-rotate", round),
        Phase::Claims { .. } => t!(speaker, "analysis-when-claims", round),
        Phase::End { .. } => t!(speaker, "analysis-when-end"),
        Phase::Turns { .. } | Phase::Finished => t!(speaker, "analysis-when-turn", round),
    }
}

/// A choice in words, with its subject.
pub(super) fn choice(
    speaker: &impl Speaks,
    played: &Played,
    action: usize,
    choice: Choice,
) -> String {
    let seat = played.actions()[action].seat;
    advised_choice(speaker, &played.before(action).view(seat), choice)
}

/// The choice of an action in words.
pub(in crate::screens) fn made(speaker: &impl Speaks, played: &Played, action: usize) -> String {
    choice(speaker, played, action, played.actions()[action].choice)
}

/// The decision of a turn to show first: the one with the largest clear loss, or else the placement of the tile.
pub(super) fn principal(study: &Study, turn: &ReviewedTurn) -> usize {
    let decisions = || turn.decisions.iter().copied();
    let clear = worst(decisions().filter_map(|action| study.judgement(action)))
        .filter(|worst| worst.is_clear())
        .map(|worst| worst.action);
    let is_tile = |action: &usize| study.played().actions()[*action].choice.places_tile();
    clear
        .or_else(|| decisions().find(is_tile))
        .or(turn.decisions.first().copied())
        .unwrap_or(turn.actions.start)
}

/// A summary of a turn: the choice that was made and, if its loss is clear, the better one.
pub(super) fn summary(speaker: &impl Speaks, study: &Study, turn: &ReviewedTurn) -> String {
    let action = principal(study, turn);
    let made = made(speaker, study.played(), action);
    match study.clear(action) {
        Some(judgement) => {
            let best = choice(speaker, study.played(), action, judgement.best.choice);
            t!(speaker, "analysis-instead", made, best)
        }
        None => made,
    }
}

/// A turning point in words.
pub(in crate::screens) fn point(speaker: &impl Speaks, point: &TurningPoint) -> String {
    let what = match point.cause {
        Cause::Mistake => t!(speaker, "analysis-mistake"),
        Cause::Objective(objective) => objective_title(speaker, objective),
        Cause::Rest if point.medals < 0.0 => t!(speaker, "analysis-swing-unlucky"),
        Cause::Rest => t!(speaker, "analysis-swing-rest"),
        Cause::Swing(Part::Lines) => t!(speaker, "analysis-swing-lines"),
        Cause::Swing(Part::Cards) => t!(speaker, "analysis-swing-cards"),
        Cause::Swing(Part::Private) => t!(speaker, "analysis-swing-private"),
        Cause::Swing(_) => t!(speaker, "analysis-swing-objectives"),
    };
    let when = match point.round {
        0 => t!(speaker, "analysis-when-preparation"),
        round => t!(speaker, "analysis-when-turn", round),
    };
    t!(speaker, "analysis-point", when, medals: signed(point.medals), what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use rules::SeatId;

    #[test]
    fn a_turning_point_before_the_first_round_has_no_number() {
        let at = |round| TurningPoint {
            seat: SeatId(0),
            round,
            action: 0,
            medals: -4.1,
            cause: Cause::Mistake,
        };
        assert_eq!(
            point(&Language::German, &at(0)),
            "Vor der ersten Runde: −4,1 · ein schwächerer Zug"
        );
        assert_eq!(
            point(&Language::English, &at(4)),
            "Round 4: −4.1 · a weaker move"
        );
    }
}
