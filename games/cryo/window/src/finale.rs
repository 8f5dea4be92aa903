//! The end of a game: missions are laid open one by one, then caverns are counted from left to right (cryo §9.2, §9.3).

use crate::motion::Anchor;
use crate::text::{Language, list};
use crate::{names, t};
use cryo::{CardKind, CardUse, SpaceId, State};
use game::SeatId;
use kit::frame::{At, Moment};

/// Something that is counted at the end.
enum Counted {
    Mission(SeatId, CardKind, i32),
    Cavern(SpaceId, Vec<(SeatId, i32)>),
}

impl Counted {
    fn points(&self, seat: SeatId) -> i32 {
        match self {
            Self::Mission(owner, _, points) if *owner == seat => *points,
            Self::Mission(..) => 0,
            Self::Cavern(_, shares) => {
                let own = shares.iter().filter(|(owner, _)| *owner == seat);
                own.map(|(_, points)| points).sum()
            }
        }
    }
}

/// All that is counted, in its order.
fn counted(state: &State) -> Vec<Counted> {
    let scores: Vec<_> = state
        .seat_ids()
        .map(|seat| (seat, state.score(seat)))
        .collect();
    let missions = scores.iter().flat_map(|(seat, score)| {
        let missions = score.missions.iter();
        missions.map(|(card, points)| Counted::Mission(*seat, *card, *points))
    });
    let spaces = (0..state.caverns.len() as u8).map(SpaceId);
    let caverns = spaces.filter_map(|space| {
        let share = |(seat, score): &(SeatId, cryo::Score)| {
            let found = score.majorities.iter().find(|(there, _)| *there == space);
            found.map(|(_, points)| (*seat, *points))
        };
        let shares: Vec<_> = scores.iter().filter_map(share).collect();
        (!shares.is_empty()).then_some(Counted::Cavern(space, shares))
    });
    missions.chain(caverns).collect()
}

/// What is told of it.
pub(crate) fn moments(language: Language, at: &At<'_, State>) -> Vec<Moment> {
    let state = at.state();
    let points = |(seat, points): &(SeatId, i32)| {
        let name = at.name(*seat);
        t!(language, "names-end-points", name, points = *points)
    };
    let moment = |counted: &Counted| match counted {
        Counted::Mission(seat, card, worth) => {
            let mission = names::card_as(&language, state, *card, CardUse::Mission);
            Moment {
                title: t!(language, "names-end-mission", mission),
                line: points(&(*seat, *worth)),
                seat: Some(*seat),
            }
        }
        Counted::Cavern(space, shares) => {
            let shares: Vec<String> = shares.iter().map(points).collect();
            let cavern = names::space(state, *space);
            Moment {
                title: t!(language, "names-end-cavern", cavern),
                line: list(&language, &shares),
                seat: None,
            }
        }
    };
    counted(state).iter().map(moment).collect()
}

/// What is still to be counted for a seat.
pub(crate) fn to_come(at: &At<'_, State>, seat: SeatId) -> i32 {
    let Some(told) = at.told else { return 0 };
    let counted = counted(at.state()).into_iter().skip(told);
    counted.map(|counted| counted.points(seat)).sum()
}

/// Where what is being counted lies, and who gets the most for it.
pub(crate) fn latest(at: &At<'_, State>) -> Option<(Anchor, SeatId)> {
    let index = at.told?.checked_sub(1)?;
    Some(match counted(at.state()).get(index)? {
        Counted::Mission(seat, ..) if *seat == at.seat() => {
            (Anchor::Places(CardUse::Mission), *seat)
        }
        Counted::Mission(seat, ..) => (Anchor::Seat(*seat), *seat),
        Counted::Cavern(space, shares) => {
            let (seat, _) = shares.iter().max_by_key(|(_, points)| *points)?;
            (Anchor::Cavern(*space), *seat)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Action, Game as _};

    /// cryo §9.2, §9.3
    #[test]
    fn missions_then_caverns_are_counted_to_the_last_point() {
        let mut state = State::deal(&cryo::Setup::standard(3, "end")).expect("a valid setup");
        for step in 0.. {
            let Some(seat) = state.active() else { break };
            let legal = state.legal(seat);
            let choice = legal[step * 7 % legal.len()];
            state.apply(&Action { seat, choice }).expect("it is legal");
        }
        let all = counted(&state);
        let place = |counted: &Counted| match counted {
            Counted::Mission(seat, ..) => (0, seat.0),
            Counted::Cavern(space, _) => (1, space.0),
        };
        assert!(all.is_sorted_by_key(place) && !all.is_empty());
        for seat in state.seat_ids() {
            let score = state.score(seat);
            let points: i32 = all.iter().map(|counted| counted.points(seat)).sum();
            assert_eq!(points, score.mission_points() + score.majority_points());
        }
    }
}
