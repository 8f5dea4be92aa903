//! Random games for the tests of single games: their moments, and their course in words.

use super::MOST_ACTIONS;
use crate::{Game, SeatId, Setup as _, Stuck, hash, luck, random_game};
use std::fmt::Write as _;

/// The states of a random game in which a seat has a choice, each with such a seat.
///
/// # Panics
/// If no game can be dealt, or if it does not end.
pub fn moments<G: Game>(setup: &G::Setup, seed: &str) -> Vec<(G, SeatId)> {
    let start = G::deal(setup).expect("a valid setup");
    let mut moments = Vec::new();
    random_game(&start, &mut luck(seed), MOST_ACTIONS, |step| {
        if step.legal.len() > 1 {
            moments.push((step.before.clone(), step.action.seat));
        }
        Ok::<_, Stuck>(())
    })
    .expect("it ends");
    moments
}

/// The course of a random game, to be compared with a recording: the hash of the state after each turn, whose number
/// `turn` tells, and the result, whose points are called `points`.
///
/// # Panics
/// If no game can be dealt, or if it does not end.
pub fn transcript<G: Game>(setup: &G::Setup, turn: impl Fn(&G) -> u16, points: &str) -> String {
    let start = G::deal(setup).expect("a valid setup");
    let mut text = format!("seed \"{}\"\nstart {:016x}\n", setup.seed(), hash(&start));
    let (mut actions, mut events) = (0, 0);
    random_game(&start, &mut luck("recorded"), MOST_ACTIONS, |step| {
        actions += 1;
        events += step.events.len();
        let (before, after) = (turn(step.before), step.after);
        if turn(after) != before || after.is_finished() {
            let hash = hash(after);
            writeln!(
                text,
                "turn {before}: {actions} actions, {events} events, {hash:016x}"
            )
            .expect("written");
        }
        if let Some(ranking) = after.ranking() {
            for seat in SeatId::first(after.seat_count()) {
                let (place, score) = (ranking.place(seat), ranking.score(seat));
                writeln!(text, "{seat}: {score} {points}, place {place}").expect("written");
            }
        }
        Ok::<_, Stuck>(())
    })
    .expect("it ends");
    text
}
