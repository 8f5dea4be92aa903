//! The standing of techs, in words.

use super::names::{capitalised, field};
use crate::t;
use crate::text::Speaks;
use rules::corporation::{Techs, UseLimit};
use rules::{Field, GameState, Pending, Question, SeatId, Source, Track};

/// A sentence that says whether `seat` can use the tech of `level` now, or why not.
pub fn tech_standing(speaker: &impl Speaks, state: &GameState, seat: SeatId, level: u8) -> String {
    let owner = state.seat(seat);
    let rules = owner.rules();
    if !rules.unlocked(owner, level) {
        return locked(speaker, state, seat, level);
    }
    let tech = rules.tech(level);
    if owner.is_spent(level) {
        return match tech.limit {
            UseLimit::OncePerRound => t!(speaker, "worlds-tech-used-round"),
            UseLimit::OncePerGame | UseLimit::Unlimited => t!(speaker, "worlds-tech-used-game"),
        };
    }
    if !rules.abilities().contains(level) {
        return t!(speaker, "worlds-tech-works");
    }
    if !state.is_open(seat) {
        return t!(speaker, "worlds-tech-not-your-turn");
    }
    if tech.offer(owner).is_none() {
        return t!(speaker, "worlds-tech-nothing");
    }
    let offers = state.offers(seat);
    let of_tech = |pending: &&Pending| pending.source == Source::Tech(level);
    match offers.iter().find(of_tech) {
        None => t!(speaker, "worlds-tech-not-now"),
        Some(pending) if state.question(seat, pending) == Question::Impossible => {
            t!(speaker, "worlds-tech-nothing")
        }
        Some(_) => t!(speaker, "worlds-tech-ready"),
    }
}

/// A sentence about what unlocks a tech, or that it has lapsed.
fn locked(speaker: &impl Speaks, state: &GameState, seat: SeatId, level: u8) -> String {
    let owner = state.seat(seat);
    let height = owner.corporation.data().tech_height(level);
    let tracker = owner.tracker(Track::Tech);
    if owner.rules().berths(owner).techs.contains(level) {
        t!(speaker, "worlds-tech-needs-lifepod")
    } else if tracker.track == Track::Tech && tracker.height >= height {
        t!(speaker, "worlds-tech-lapsed")
    } else {
        let place = capitalised(&field(speaker, Field::new(Track::Tech, height)));
        t!(speaker, "worlds-tech-needs-field", field = place)
    }
}
