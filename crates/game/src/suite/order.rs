//! Where seats act at the same time, their order does not matter.

use super::{MOST_ACTIONS, Violation, Wrong, each_game, ensure};
use crate::{Action, Game, Luck, SeatId, random_game};
use rand::RngExt;
use std::collections::VecDeque;

/// A part in which all open seats act at the same time.
struct Together<G: Game> {
    start: G,
    done: Vec<Action<G::Choice>>,
}

/// In a part in which all open seats act at the same time, the same actions in any order are legal and lead to the same state.
/// What a seat does there changes no choice of another one. Returns the number of parts in which several seats acted.
///
/// # Errors
/// The first violation.
pub fn order_does_not_matter<G: Game>(setups: &[G::Setup]) -> Result<usize, Violation> {
    let mut count = 0;
    each_game("order_does_not_matter", setups, |_, start: &G, luck| {
        let mut part: Option<Together<G>> = None;
        let mut own = luck.clone();
        own.set_stream(1);
        random_game(start, luck, MOST_ACTIONS, |step| {
            if step.before.part().is_together() {
                let begin = || Together {
                    start: step.before.clone(),
                    done: Vec::new(),
                };
                part.get_or_insert_with(begin).done.push(step.action);
            }
            if step.before.part() == step.after.part() {
                return leaves_others_their_choices(step.before, step.after, step.action.seat);
            }
            let over = part.take().filter(Together::has_several_seats);
            over.map_or(Ok(()), |part| {
                count += 1;
                part.check(step.after, &mut own)
            })
        })?;
        Ok(())
    })?;
    Ok(count)
}

/// As long as a part goes on, an action in it changes no choice of another seat.
fn leaves_others_their_choices<G: Game>(
    before: &G,
    after: &G,
    acting: SeatId,
) -> Result<(), Wrong> {
    let mut others = SeatId::first(before.seat_count()).filter(|seat| *seat != acting);
    let changed = others.find(|seat| before.legal(*seat) != after.legal(*seat));
    ensure(changed.is_none() || !before.part().is_together(), || {
        format!("{acting} changed what {changed:?} may choose")
    })
}

impl<G: Game> Together<G> {
    fn has_several_seats(&self) -> bool {
        self.done
            .iter()
            .any(|other| other.seat != self.done[0].seat)
    }

    fn check(&self, end: &G, luck: &mut Luck) -> Result<(), Wrong> {
        self.replay(end, |_| 0)?;
        self.replay(end, |left| left - 1)?;
        self.replay(end, |left| luck.random_range(0..left as u32) as usize)
    }

    /// Plays the same actions again: always the next one of the seat whose place `pick` returns, among those that have
    /// actions left.
    fn replay(&self, end: &G, mut pick: impl FnMut(usize) -> usize) -> Result<(), Wrong> {
        let of = |seat: SeatId| {
            let own = self.done.iter().filter(move |action| action.seat == seat);
            own.copied().collect::<VecDeque<_>>()
        };
        let mut left: Vec<VecDeque<_>> = self.start.turn_order().map(of).collect();
        let (mut state, mut order) = (self.start.clone(), Vec::new());
        left.retain(|actions| !actions.is_empty());
        while !left.is_empty() {
            let next = pick(left.len());
            let action = left[next].pop_front().ok_or("no action is left")?;
            order.push(action.seat.0);
            let refused = state.apply(&action).err();
            ensure(refused.is_none(), || {
                format!("{action:?} is refused in the order {order:?}: {refused:?}")
            })?;
            left.retain(|actions| !actions.is_empty());
        }
        ensure(state == *end, || {
            format!("the order {order:?} leads to another state")
        })
    }
}
