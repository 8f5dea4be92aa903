//! The best choices, and why, for people to read.

#![allow(clippy::disallowed_types, reason = "judgements are no rules")]

use super::judge::Judge;
use crate::components::{Consequence, Marker};
use crate::decision::Choice;
use crate::event::Event;
use crate::resource::Resources;
use crate::state::State;
use game::{Action, Game, SeatId, View};
use search::{Bot, Evaluate, Limit, Lookahead};

/// A choice with what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// What the position after it is worth, in EP, compared with the others.
    pub worth: f32,
    /// What speaks for it and against it, the most important first.
    pub reasons: Vec<Reason>,
}

/// Something that speaks for a choice or against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// So many EP more at once.
    Points(i32),
    /// It makes a species, which nobody can send away.
    Species,
    /// It sends away so many life markers of others.
    SendsAway(u8),
    /// It brings these resources.
    Gains(Resources),
    /// Others get so many resources.
    OthersGain(u8),
    /// It brings a creation marker.
    CreationMarker,
    /// It sets off a collision.
    Collision,
    /// It sets off a black hole or a solar storm.
    SetsOff(Consequence),
    /// So many EP less for others.
    CostsOthers(i32),
    /// Life becomes cheaper for the seat.
    Cheaper,
    /// A goal in hand is met by it.
    MeetsGoal,
    /// A birth brings a tile.
    NewTile,
}

/// The best `count` choices of the seat of `view`, best first; none if it is not asked. They are judged by the position
/// right after them; the first one is what a bot that thinks its turn through would do.
pub fn hints(view: &View<State>, count: usize, seed: &str, limit: &Limit) -> Vec<Hint> {
    let seat = view.seat();
    let mut hints: Vec<Hint> = view
        .legal()
        .into_iter()
        .filter_map(|choice| hint(view.state(), seat, choice))
        .collect();
    hints.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut bot = Lookahead::new(Judge::Prospects, 12, seed);
    if let Some(best) = bot.choose(view, limit)
        && let Some(place) = hints.iter().position(|hint| hint.choice == best)
    {
        hints[..=place].rotate_right(1);
    }
    hints.truncate(count);
    hints
}

fn hint(before: &State, seat: SeatId, choice: Choice) -> Option<Hint> {
    let mut after = before.clone();
    let events = after.apply(&Action { seat, choice }).ok()?;
    Some(Hint {
        choice,
        worth: Judge::Prospects.worth(&after, seat),
        reasons: reasons(before, &after, seat, &events),
    })
}

/// What speaks for a step. What comes out only with it, such as the tile of a birth, is not told.
fn reasons(before: &State, after: &State, seat: SeatId, events: &[Event]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let gain = |seat| after.points(seat) - before.points(seat);
    if gain(seat) != 0 {
        reasons.push(Reason::Points(gain(seat)));
    }
    let met = |state: &State, seat: SeatId| {
        let own = state.seats[seat.index()].hand.iter();
        let open = own.filter(|tile| before.seats[seat.index()].hand.contains(*tile));
        open.filter(|tile| !state.has_claimed(seat, *tile) && state.is_met(seat, *tile))
            .count()
    };
    if met(after, seat) > met(before, seat) {
        reasons.push(Reason::MeetsGoal);
    }
    let others = before.seat_ids().filter(|other| *other != seat);
    let loss: i32 = others.map(gain).sum();
    let (mut own, mut given, mut away) = (Resources::NONE, 0, 0);
    for event in events {
        match *event {
            Event::SpeciesCreated(..) => reasons.push(Reason::Species),
            Event::Returned {
                seat: owner, count, ..
            } if owner != seat => away += count,
            Event::Gained(owner, gained) if owner == seat => own += gained,
            Event::Gained(_, gained) => given += gained.total() as u8,
            Event::StarGiven(_) => own += Resources::new(1, 0, 0),
            Event::CreationTaken(_) => reasons.push(Reason::CreationMarker),
            Event::Collision => reasons.push(Reason::Collision),
            Event::Phenomenon(kind) => reasons.push(Reason::SetsOff(kind)),
            Event::Discounted(..) | Event::Marked(_, Marker::Minus(_)) => {
                reasons.push(Reason::Cheaper);
            }
            Event::TileTaken(..) => reasons.push(Reason::NewTile),
            _ => {}
        }
    }
    if away > 0 {
        reasons.push(Reason::SendsAway(away));
    }
    if loss < 0 {
        reasons.push(Reason::CostsOthers(-loss));
    }
    if own != Resources::NONE {
        reasons.push(Reason::Gains(own));
    }
    if given > 0 {
        reasons.push(Reason::OthersGain(given));
    }
    reasons.dedup();
    reasons
}
