//! Steps that cannot matter (rules §3.7). A session carries them out by itself, if that is its habit.
//!
//! A step cannot matter if its seat must take it, has one way to take it, and can do afterwards whatever it could have done
//! before, with the same result. No corporation and no effect is asked: it is tried. The search goes through every position that
//! the seat can reach without the step. In each of them, each choice must lead to the same position before the step as after
//! it. Then the step can be moved to the front of every way through the turn, past one choice at a time, and no end is lost.
//! What reveals something, takes a tile or would take too long to try is left to the player.

use rules::{Action, Answer, Choice, Event, GameState, Pending, SeatId};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

/// The number of choices that are tried before a step is left to the player. It bounds the time between two frames.
const TRIES: usize = 1000;

/// The first step of `seat` that cannot matter: the only legal choice, unless the player should look at it first, or a tracker
/// that advances or regresses.
pub(super) fn obvious(state: &GameState, seat: SeatId) -> Option<Choice> {
    let mut search = Search {
        seat,
        tries: TRIES,
        events: Vec::new(),
    };
    let legal = state.legal(seat);
    if let [only] = legal[..]
        && is_plain(only)
        && search.carry_out(&mut state.clone(), only).is_some()
    {
        return Some(only);
    }
    let agenda = &state.seat(seat).turn.agenda;
    agenda.iter().find_map(|what| {
        let step = only_step(state, seat, &legal, *what)?;
        search.cannot_matter(Position::new(state.clone(), seat), *what)?;
        Some(step)
    })
}

/// The only choice about a pending effect, if it moves a tracker.
fn only_step(state: &GameState, seat: SeatId, legal: &[Choice], what: Pending) -> Option<Choice> {
    let agenda = &state.seat(seat).turn.agenda;
    let place = agenda.iter().position(|pending| *pending == what)? as u8;
    let mut choices = legal
        .iter()
        .filter(|choice| number(**choice) == Some(place));
    let (step, None) = (*choices.next()?, choices.next()) else {
        return None;
    };
    let moves = matches!(
        step.answer(),
        Some(Answer::Advance { .. } | Answer::Regress { .. })
    );
    moves.then_some(step)
}

/// Whether a choice is no more than a place for a piece or a tracker, or the only way to use what was gained.
fn is_plain(choice: Choice) -> bool {
    matches!(
        choice.answer(),
        Some(
            Answer::Advance { .. }
                | Answer::Regress { .. }
                | Answer::Cell(_)
                | Answer::Store
                | Answer::Relocate { .. }
                | Answer::Berth(_)
                | Answer::Resource(_)
                | Answer::Track(_)
        )
    )
}

/// The number of the pending effect that a choice is about.
const fn number(choice: Choice) -> Option<u8> {
    if let Choice::Resolve { pending, .. } | Choice::Skip { pending } = choice {
        Some(pending)
    } else {
        None
    }
}

/// Whether a choice takes a tile. More can follow than could be tried.
const fn takes_tile(choice: &Choice) -> bool {
    let answer = choice.answer();
    choice.places_tile() || matches!(answer, Some(Answer::Discard(_) | Answer::Choose(_)))
}

/// A position of a turn. The order of its pending effects does not depend on that of gaining them.
#[derive(Clone, PartialEq, Eq)]
struct Position {
    state: GameState,
    seat: SeatId,
}

impl Position {
    fn new(mut state: GameState, seat: SeatId) -> Self {
        let key = |pending: &Pending| {
            let mut hasher = DefaultHasher::new();
            pending.hash(&mut hasher);
            hasher.finish()
        };
        let agenda = &mut state.seats[seat.index()].turn.agenda;
        agenda.sort_by_key(key);
        Self { state, seat }
    }

    fn pending(&self, number: u8) -> Option<Pending> {
        self.state.pending_at(self.seat, number)
    }
}

impl Hash for Position {
    /// Of the seat alone: what others have seldom differs.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state.seat(self.seat).hash(hasher);
    }
}

/// A position before a step, with its legal choices, and after it.
struct Around {
    before: Rc<Position>,
    legal: Vec<Choice>,
    step: Choice,
    after: Rc<Position>,
}

impl Around {
    /// `choice`, which is legal before the step, as it is numbered after it.
    fn afterwards(&self, choice: Choice) -> Option<Choice> {
        let Some(before) = number(choice) else {
            return Some(choice);
        };
        let what = self.before.pending(before);
        let mut numbers = (0..=u8::MAX).take_while(|number| self.after.pending(*number).is_some());
        let pending = numbers.find(|number| self.after.pending(*number) == what)?;
        Some(if let Choice::Resolve { answer, .. } = choice {
            Choice::Resolve { pending, answer }
        } else {
            Choice::Skip { pending }
        })
    }
}

/// Tries choices. Its answer is `None` where something may be taken away.
struct Search {
    seat: SeatId,
    tries: usize,
    events: Vec<Event>,
}

impl Search {
    /// Whether everything that can be done before the step of `what` can be done after it as well.
    fn cannot_matter(&mut self, start: Position, what: Pending) -> Option<()> {
        let mut afters = HashMap::<Rc<Position>, Rc<Position>>::new();
        let mut open = vec![self.around(start, what)?];
        while let Some(around) = open.pop() {
            for choice in around.legal.iter().filter(|choice| **choice != around.step) {
                let next = self.try_out(&around.before, *choice)?;
                if let Some(after) = afters.get(&next) {
                    self.catch_up(&around, *choice, after)?;
                } else {
                    let further = self.around(next, what)?;
                    self.catch_up(&around, *choice, &further.after)?;
                    afters.insert(further.before.clone(), further.after.clone());
                    open.push(further);
                }
            }
        }
        Some(())
    }

    /// What surrounds the step of `what` in a position in which it must be taken, and in one way only.
    fn around(&mut self, before: Position, what: Pending) -> Option<Around> {
        let legal = before.state.legal(self.seat);
        self.pay(legal.len())?;
        let step = only_step(&before.state, self.seat, &legal, what)?;
        if legal.iter().any(takes_tile) {
            return None;
        }
        let after = self.try_out(&before, step)?;
        Some(Around {
            before: before.into(),
            legal,
            step,
            after: after.into(),
        })
    }

    /// Whether `choice`, or another one about the same, leads from after the step to `wanted`.
    fn catch_up(&mut self, around: &Around, choice: Choice, wanted: &Position) -> Option<()> {
        let likely = around.afterwards(choice)?;
        if self.try_out(&around.after, likely).as_ref() == Some(wanted) {
            return Some(());
        }
        let about = Some(number(likely)?);
        let others = around.after.state.legal(self.seat).into_iter();
        let mut others = others.filter(|other| number(*other) == about);
        others.find_map(|other| {
            self.pay(1)?;
            self.try_out(&around.after, other)
                .filter(|found| found == wanted)
        })?;
        Some(())
    }

    fn pay(&mut self, tries: usize) -> Option<()> {
        self.tries = self.tries.checked_sub(tries)?;
        Some(())
    }

    /// The position after `choice` and after what it leaves to do at once and in one way. `None` if something hidden comes out
    /// or the turn is handed on.
    fn try_out(&mut self, position: &Position, choice: Choice) -> Option<Position> {
        let mut state = position.state.clone();
        self.carry_out(&mut state, choice)?;
        while state.seat(self.seat).turn.is_urgent()
            && let [forced] = state.legal(self.seat)[..]
        {
            self.carry_out(&mut state, forced)?;
        }
        Some(Position::new(state, self.seat))
    }

    fn carry_out(&mut self, state: &mut GameState, choice: Choice) -> Option<()> {
        self.events.clear();
        let (seat, luck) = (self.seat, state.luck);
        state
            .apply_into(&Action { seat, choice }, &mut self.events)
            .ok()?;
        let mut events = self.events.iter();
        let is_open = events.all(|event| event.barrier().is_none()) && state.luck == luck;
        is_open.then_some(())
    }
}

#[cfg(test)]
mod tests;
