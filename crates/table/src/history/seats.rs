//! Seats that act in any order: undo and redo of one seat, and the same game in another order.
//!
//! In a part in which all act [together](game::Part::Together), what one seat does neither helps nor hinders another. So the
//! last step of a seat is taken back by playing the game again from there without it, and done again after whatever others
//! have done meanwhile. Elsewhere, and in a practice game, a step may be one that others have gone on from; then it stays.

use super::{Entry, Table, UndoRefused};
use crate::Level;
use game::{Action, Game, SeatId, Setup as _};

/// A step of a seat that was taken back: an action, with those that it forced and whether each was forced.
#[derive(Clone, Debug)]
pub(super) struct Undone<C>(Vec<(Action<C>, bool)>);

impl<C> Undone<C> {
    /// Whether `seat` took it back.
    pub(super) fn is_of(&self, seat: SeatId) -> bool {
        self.0.iter().any(|(action, _)| action.seat == seat)
    }
}

impl<G: Game> Table<G> {
    /// The seats that may act now, in turn order. Where the seats act in turn, only the first is asked.
    pub fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        self.state().open_seats()
    }

    /// The bots that may act now, in turn order.
    pub fn bots_to_act(&self) -> impl Iterator<Item = (SeatId, Level)> {
        let bot = |seat| Some((seat, self.players().bot(seat)?));
        self.open_seats().filter_map(bot)
    }

    /// Whether the last step of `seat` can be taken back.
    ///
    /// # Errors
    /// The reason why it cannot be.
    pub fn can_undo_of(&self, seat: SeatId) -> Result<(), UndoRefused> {
        let step = self.step_of(seat)?;
        self.replay_without(seat, step)
            .map(drop)
            .ok_or(UndoRefused::GoneOn)
    }

    /// Takes back the last step of `seat`, with what it forced, and leaves what others have done since.
    /// [`Self::redo_of`] does it again.
    ///
    /// # Errors
    /// [`UndoRefused::Revealed`] if hidden information was revealed to the seat, [`UndoRefused::PassedOn`] if all have
    /// ended their turns, [`UndoRefused::GoneOn`] if others have gone on from the step.
    pub fn undo_of(&mut self, seat: SeatId) -> Result<(), UndoRefused> {
        let step = self.step_of(seat)?;
        let others = self.replay_without(seat, step).ok_or(UndoRefused::GoneOn)?;
        self.set_redo_apart();
        let own = |entry: &&Entry<G>| entry.action.seat == seat;
        let taken_back = self.done()[step..].iter().filter(own);
        let actions = taken_back.map(|entry| (entry.action, entry.forced));
        let undone = Undone(actions.collect());
        self.undone.push(undone);
        self.seating
            .leave_out(step, self.entries[step..].iter().map(|entry| own(&entry)));
        self.cut_after(step);
        for (entry, state) in others {
            self.entries.push(entry);
            self.states.push(state);
        }
        self.cursor = self.entries.len();
        self.revision += 1;
        Ok(())
    }

    /// Whether `seat` has a step to redo.
    pub fn can_redo_of(&self, seat: SeatId) -> bool {
        let ahead = &self.entries[self.cursor..];
        self.undone.iter().any(|undone| undone.is_of(seat))
            || ahead.iter().any(|entry| entry.action.seat == seat)
    }

    /// Redoes the last undone step of `seat`, after what others have done meanwhile. Returns whether there was one that
    /// can be done now.
    pub fn redo_of(&mut self, seat: SeatId) -> bool {
        self.set_redo_apart();
        let mut steps = self.undone.iter();
        let Some(index) = steps.rposition(|undone| undone.is_of(seat)) else {
            return false;
        };
        let Undone(actions) = self.undone.remove(index);
        let mut state = self.state().clone();
        let legal = actions
            .iter()
            .all(|(action, _)| state.apply(action).is_ok());
        // What was legal may have become illegal in a practice game: then nothing of this seat can be done again.
        if !legal {
            self.undone.retain(|undone| !undone.is_of(seat));
            return false;
        }
        actions
            .into_iter()
            .all(|(action, forced)| self.carry_out(action, forced).is_ok())
    }

    /// All entries, and those that single seats took back and can redo, as entries after the cursor: so a file keeps
    /// them.
    pub(crate) fn entries_with_undone(&self) -> Vec<Entry<G>> {
        let mut entries = self.entries.clone();
        let mut state = self.state().clone();
        let steps = self.undone.iter().rev();
        for (action, forced) in steps.flat_map(|step| step.0.iter().copied()) {
            let Ok(entry) = Entry::apply(&mut state, action, forced) else {
                break;
            };
            entries.push(entry);
        }
        entries
    }

    /// The game as it would be if of all open seats only `seat` had acted in this part of the game: what it may think
    /// about without regard to what others choose at the same time, and to who is quicker.
    pub fn state_apart(&self, seat: SeatId) -> G {
        let part = self.part_start();
        let own = self.done()[part..].iter().map(|entry| entry.action);
        let own = own.filter(|action| action.seat == seat);
        self.state().apart(&self.states[part], own)
    }

    /// The number of actions before this part of the game, and of those of `seat` in it: the same in whatever order the
    /// seats act.
    pub fn progress_of(&self, seat: SeatId) -> (usize, usize) {
        let part = self.part_start();
        let own = |entry: &&Entry<G>| entry.action.seat == seat;
        (part, self.done()[part..].iter().filter(own).count())
    }

    /// The number of actions before this part of the game, in which all seats are open; else of all.
    fn part_start(&self) -> usize {
        let here = self.state().part();
        if !here.is_together() {
            return self.cursor;
        }
        let mut earlier = self.states[..self.cursor].iter();
        let before = earlier.rposition(|state| state.part() != here);
        before.map_or(0, |index| index + 1)
    }

    /// Whether each action was one of the first open seat: all that programs know which let seats act in turn only.
    pub fn is_in_turn(&self) -> bool {
        let mut steps = self.states.iter().zip(&self.entries);
        self.undone.is_empty()
            && steps.all(|(before, entry)| before.active() == Some(entry.action.seat))
    }

    /// The same game up to the cursor with its actions in another order; each entry of `order` is one of those of the
    /// [history](Self::done). None if an action is illegal there, or the game comes to stand elsewhere.
    pub fn reordered<'a>(&self, order: impl IntoIterator<Item = &'a Entry<G>>) -> Option<Self> {
        let mut table = Self::begin(self.dealt().clone(), self.start().clone(), self.rescued);
        for entry in order {
            table.carry_out(entry.action, entry.forced).ok()?;
        }
        table.seating = self.seating.clone();
        table.seating.forget_after(table.cursor);
        (table.state() == self.state()).then_some(table)
    }

    /// The index of the last action that `seat` chose, if it may be taken back as far as that seat is concerned.
    fn step_of(&self, seat: SeatId) -> Result<usize, UndoRefused> {
        let own = |entry: &Entry<G>| entry.action.seat == seat;
        let mut done = self.done().iter();
        let step = done
            .rposition(|entry| own(entry) && !entry.forced)
            .ok_or(UndoRefused::Beginning)?;
        let since = (step..self.cursor).filter(|index| own(&self.entries[*index]));
        let mut barriers = since.filter(|index| self.is_barrier(*index)).peekable();
        if !self.setup().undo_stops() || barriers.peek().is_none() {
            Ok(step)
        } else if barriers.any(|index| self.entries[index].passes_turn()) {
            Err(UndoRefused::PassedOn)
        } else {
            Err(UndoRefused::Revealed)
        }
    }

    /// What others did from entry `step` on, without what `seat` did, with the state after each; nothing if they cannot
    /// have done it or would stand elsewhere after it.
    fn replay_without(&self, seat: SeatId, step: usize) -> Option<Vec<(Entry<G>, G)>> {
        let mut state = self.states[step].clone();
        let mut others = Vec::new();
        let done = self.done()[step..].iter();
        for entry in done.filter(|entry| entry.action.seat != seat) {
            let entry = Entry::apply(&mut state, entry.action, entry.forced).ok()?;
            others.push((entry, state.clone()));
        }
        let now = self.state();
        let mut rest = SeatId::first(state.seat_count()).filter(|other| *other != seat);
        let kept = rest.all(|other| state.same_seat(now, other));
        let goes_on = kept && state.part() == now.part();
        (others.is_empty() || goes_on).then_some(others)
    }

    /// Turns the actions after the cursor into undone steps of their seats.
    fn set_redo_apart(&mut self) {
        if self.cursor == self.entries.len() {
            return;
        }
        let mut steps: Vec<Undone<G::Choice>> = Vec::new();
        for entry in &self.entries[self.cursor..] {
            let action = (entry.action, entry.forced);
            match steps.last_mut() {
                Some(step) if entry.forced && step.is_of(entry.action.seat) => step.0.push(action),
                _ => steps.push(Undone(vec![action])),
            }
        }
        steps.reverse();
        self.undone = steps;
        self.cut_after(self.cursor);
        self.seating.forget_after(self.cursor);
        self.revision += 1;
    }
}
