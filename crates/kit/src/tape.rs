//! A game as a tape that can be played and moved in both directions, and the deck that moves it.

mod deck;

use egui::Context;
use game::{Game, Kept, Part, SeatId};
use table::{Entry, Table};

/// The speeds that are offered, as factors of the normal one.
const SPEEDS: [u8; 3] = [1, 2, 8];

/// A game and a position in it.
#[derive(Debug)]
pub struct Tape<G: Kept> {
    table: Table<G>,
    /// The number of actions on it.
    len: usize,
    /// The number of actions that have been carried out.
    at: usize,
    /// The positions at which a seat's part of a round begins; sorted, the first is 0.
    turns: Vec<usize>,
    /// The time of the next action, in seconds of the window's clock, while the tape is playing.
    next: Option<f64>,
    /// One of the [`SPEEDS`].
    speed: u8,
    /// Whether the player is asked to confirm playing on from here.
    asking: bool,
}

impl<G: Kept> Tape<G> {
    /// A tape at its beginning.
    pub fn new(table: Table<G>) -> Self {
        let len = table.entries().len();
        Self::of(table, len)
    }

    /// A tape of the game as it has been played so far, without what was taken back, at its beginning.
    pub fn so_far(table: Table<G>) -> Self {
        let len = table.cursor();
        Self::of(table, len)
    }

    fn of(table: Table<G>, len: usize) -> Self {
        let part_at = |index: usize| table.state_at(index).map(part);
        let begins = |index: &usize| *index == 0 || part_at(*index) != part_at(*index - 1);
        Self {
            turns: (0..=len).filter(begins).collect(),
            table,
            len,
            at: 0,
            next: None,
            speed: 1,
            asking: false,
        }
    }

    /// The game.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The number of actions that have been carried out.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The state at the current position.
    pub fn state(&self) -> &G {
        self.table
            .state_at(self.at)
            .unwrap_or_else(|| self.table.state())
    }

    /// Whether the game was played to its end, so that nothing in it is secret.
    pub fn is_over(&self) -> bool {
        self.table.state_at(self.len).is_some_and(Game::is_finished)
    }

    /// The action that led to the current position; none at the beginning.
    pub fn entry(&self) -> Option<&Entry<G>> {
        self.table.entries().get(self.at.checked_sub(1)?)
    }

    /// The seat that acted last, or that acts first.
    pub fn acting(&self) -> SeatId {
        let first = || self.state().active().unwrap_or(SeatId(0));
        self.entry().map_or_else(first, |entry| entry.action.seat)
    }

    /// Goes to the position after `at` actions, or to the end.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.len);
    }

    /// The position at which the current turn began, or the previous turn if the tape is already there.
    fn turn_before(&self) -> usize {
        let mut turns = self.turns.iter().copied().rev();
        turns.find(|turn| *turn < self.at).unwrap_or(0)
    }

    /// The position at which the next turn begins, or the end.
    fn turn_after(&self) -> usize {
        let mut turns = self.turns.iter().copied();
        turns.find(|turn| *turn > self.at).unwrap_or(self.len)
    }

    const fn is_playing(&self) -> bool {
        self.next.is_some()
    }

    /// Starts or stops the tape; at its end, starts it from the beginning. `now` is the window's clock.
    fn play_or_pause(&mut self, now: f64) {
        if self.next.take().is_some() {
            return;
        }
        if self.at == self.len {
            self.at = 0;
        }
        self.next = Some(now + self.seconds());
    }

    /// The time for which an action is shown, in seconds.
    fn seconds(&self) -> f64 {
        1.2 / f64::from(self.speed)
    }

    /// Starts the tape.
    pub fn play(&mut self, ctx: &Context) {
        self.next = None;
        self.play_or_pause(ctx.input(|input| input.time));
    }

    /// Advances the tape to the time of the window's clock, and requests the frame of the next action.
    pub fn run(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.run_until(now);
        if let Some(next) = self.next {
            ctx.request_repaint_after_secs((next - now).max(0.0) as f32);
        }
    }

    fn run_until(&mut self, now: f64) {
        if self.next.is_some_and(|next| now >= next) {
            self.go_to(self.at + 1);
            self.next = (self.at < self.len).then(|| now + self.seconds());
        }
    }

    /// A practice game that goes on from here.
    fn branch(&self) -> Table<G> {
        self.table.practice_from(self.at)
    }
}

/// What distinguishes one turn, or one part of a round, from the next.
fn part<G: Kept>(state: &G) -> (u16, Option<SeatId>, Part) {
    (state.round(), state.active(), state.part())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::games::nim::{Nim, NimSetup};
    use game::{Action, Setup as _};

    fn tape(actions: usize) -> Tape<Nim> {
        let mut table = Table::<Nim>::new(NimSetup::new(2, &[15, 15, 15], "tape")).unwrap();
        for _ in 0..actions {
            let seat = table.state().active().unwrap();
            let choice = table.state().legal(seat)[0];
            table.record(Action { seat, choice }).unwrap();
        }
        Tape::new(table)
    }

    #[test]
    fn it_stays_within_the_game() {
        let mut tape = tape(20);
        tape.go_to(99);
        assert_eq!((tape.at(), tape.turn_after()), (20, 20));
        tape.go_to(0);
        assert_eq!(tape.turn_before(), 0);
        assert!(tape.entry().is_none());
    }

    #[test]
    fn turns_are_stepped_through_both_ways() {
        let mut tape = tape(40);
        let mut seen = vec![0];
        while tape.at() < tape.len {
            tape.go_to(tape.turn_after());
            seen.push(tape.at());
        }
        assert!(seen.len() > 5, "{seen:?}");
        while tape.at() > 0 {
            assert_eq!(seen.pop(), Some(tape.at()));
            tape.go_to(tape.turn_before());
        }
    }

    #[test]
    fn it_runs_by_the_clock_and_stops_at_the_end() {
        let mut tape = tape(3);
        tape.play_or_pause(10.0);
        tape.run_until(10.1);
        assert_eq!(tape.at(), 0);
        for now in [12.0, 14.0, 16.0, 18.0] {
            tape.run_until(now);
        }
        assert_eq!((tape.at(), tape.is_playing()), (3, false));
        tape.play_or_pause(20.0);
        assert_eq!((tape.at(), tape.is_playing()), (0, true));
        tape.play_or_pause(21.0);
        assert!(!tape.is_playing());
    }

    #[test]
    fn a_branch_is_a_practice_game_from_here() {
        let mut tape = tape(12);
        tape.go_to(5);
        let branch = tape.branch();
        assert_eq!(branch.entries().len(), 5);
        assert!(branch.setup().is_practice());
    }
}
