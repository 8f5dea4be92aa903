//! The history of a game: setup, actions and a cursor. Every state is kept, so undo is immediate.

pub mod mark;
pub(crate) mod seating;
mod seats;

use super::players::Players;
use game::{Action, Barrier, Event, Game, Part, SeatId, Setup as _, View, hash};
use mark::Mark;
use seating::Seating;
use thiserror::Error;

/// A game with its history.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    seating: Seating<G::Setup>,
    /// The state before each entry, and the one after the last: always one more than there are entries.
    states: Vec<G>,
    entries: Vec<Entry<G>>,
    cursor: usize,
    /// Steps that single seats took back, the last one of each first to be redone; none while there are actions after the
    /// cursor.
    undone: Vec<seats::Undone<G::Choice>>,
    rescued: bool,
    hinted: bool,
    marks: Vec<Mark>,
    /// Grows with every change.
    pub(super) revision: u64,
}

/// An action of the history and its results.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: Game> {
    /// The action.
    pub action: Action<G::Choice>,
    /// The resulting events.
    pub events: Vec<G::Event>,
    /// The hash of the state after it.
    pub hash: u64,
    /// Whether it was the only possible action and so was carried out automatically.
    pub forced: bool,
}

impl<G: Game> Entry<G> {
    /// Carries out `action` in `state`.
    fn apply(state: &mut G, action: Action<G::Choice>, forced: bool) -> Result<Self, G::Illegal> {
        Ok(Self {
            events: state.apply(&action)?,
            action,
            hash: hash(state),
            forced,
        })
    }

    /// Whether it passed the turn to another seat.
    pub(crate) fn passes_turn(&self) -> bool {
        let passes_on = |event: &G::Event| event.barrier() == Some(Barrier::PassedOn);
        self.events.iter().any(passes_on)
    }
}

/// Whether undo does not cross `events`, which happened in the part `then`, while the game is in the part `now`. As long as
/// somebody who acts at the same time has not finished, whoever has passed the turn on may take that back.
fn stop_undo<E: Event>(events: &[E], then: Part, now: Part) -> bool {
    let goes_on = then == now && now.is_together();
    let mut barriers = events.iter().filter_map(Event::barrier);
    barriers.any(|barrier| barrier != Barrier::PassedOn || !goes_on)
}

/// The reason why nothing can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoRefused {
    /// The game is at its beginning.
    #[error("nothing has been done yet")]
    Beginning,
    /// Hidden information was revealed.
    #[error("hidden information was revealed")]
    Revealed,
    /// The turn passed to another seat.
    #[error("the turn passed to another seat")]
    PassedOn,
    /// Other seats have gone on from the step.
    #[error("other seats have gone on from it")]
    GoneOn,
}

impl<G: Game> Table<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the setup is invalid.
    pub fn new(setup: G::Setup) -> Result<Self, G::SetupError> {
        let state = G::deal(&setup)?;
        Ok(Self::begin(setup, state, false))
    }

    /// The same game with these players in its seats from the beginning on. Changes of hands since are forgotten.
    #[must_use]
    pub fn played_by(mut self, players: Players) -> Self {
        self.seating = Seating::new(self.dealt().clone(), players);
        self
    }

    /// A game whose history was lost and which starts at `state`, which has to be valid.
    pub fn rescued(setup: G::Setup, state: G) -> Self {
        Self::begin(setup, state, true)
    }

    fn begin(setup: G::Setup, state: G, rescued: bool) -> Self {
        Self {
            seating: Seating::new(setup, Players::default()),
            states: vec![state],
            entries: Vec::new(),
            cursor: 0,
            undone: Vec::new(),
            rescued,
            hinted: false,
            marks: Vec::new(),
            revision: 0,
        }
    }

    /// A number that grows with every change of the game, its history or its marks, so that code that stores the game
    /// can detect changes.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the history begins in the middle of the game, because the earlier part is lost.
    pub const fn is_rescued(&self) -> bool {
        self.rescued
    }

    /// Whether a hint was requested in this game.
    pub const fn is_hinted(&self) -> bool {
        self.hinted
    }

    /// Records that a hint was requested; undo does not take that back.
    pub const fn note_hint(&mut self) {
        if !self.hinted {
            self.revision += 1;
        }
        self.hinted = true;
    }

    /// The state before the first action.
    pub fn start(&self) -> &G {
        &self.states[0]
    }

    /// The setup of the game, with the names that the seats have now.
    pub const fn setup(&self) -> &G::Setup {
        &self.seating.setup
    }

    /// The players that the seats have now.
    pub const fn players(&self) -> &Players {
        &self.seating.players
    }

    /// The seats that people play.
    pub fn people(&self) -> impl DoubleEndedIterator<Item = SeatId> {
        self.players().people(self.setup().seat_count())
    }

    /// Whether only bots play, so that people can only watch.
    pub fn is_watched(&self) -> bool {
        self.people().next().is_none()
    }

    /// The state at the cursor. Use [`Self::view`] for anything shown to people.
    pub fn state(&self) -> &G {
        &self.states[self.cursor]
    }

    /// The information of `seat` at the cursor.
    pub fn view(&self, seat: SeatId) -> View<G> {
        self.state().view(seat)
    }

    /// The state after the first `count` actions.
    pub fn state_at(&self, count: usize) -> Option<&G> {
        self.states.get(count)
    }

    /// All entries, including those that can be redone.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The entries up to the cursor.
    pub fn done(&self) -> &[Entry<G>] {
        &self.entries[..self.cursor]
    }

    /// The number of actions before the cursor.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Carries out `action` and then every forced action. Clears the actions
    /// that could have been redone.
    ///
    /// # Errors
    /// The reason for the refusal; nothing is changed then.
    pub fn play(&mut self, action: Action<G::Choice>) -> Result<(), G::Illegal> {
        self.play_on(action, false)
    }

    /// Carries out `action`, which leaves its seat no choice, as a part of the step before it: undo takes both back. Then
    /// carries out every forced action, as [`play`](Self::play) does.
    ///
    /// # Errors
    /// The reason for the refusal; nothing is changed then.
    pub fn play_forced(&mut self, action: Action<G::Choice>) -> Result<(), G::Illegal> {
        self.play_on(action, true)
    }

    /// Carries out `action` and then every action that is forced after it.
    fn play_on(&mut self, action: Action<G::Choice>, mut forced: bool) -> Result<(), G::Illegal> {
        let mut next = Some(action);
        while let Some(action) = next {
            let before = self.state().part();
            self.push(action, forced)?;
            next = self.forced_after(action.seat, before);
            forced = true;
        }
        Ok(())
    }

    /// The next [forced](Game::forced) action of `seat`, which has acted in the part `before`. Once
    /// that seat has finished, or the part is over, it is that of the first open seat.
    fn forced_after(&self, seat: SeatId, before: Part) -> Option<Action<G::Choice>> {
        let state = self.state();
        let seat = Some(seat)
            .filter(|seat| state.is_open(*seat) && state.part() == before)
            .or(state.active())?;
        let choice = state.forced(seat)?;
        Some(Action { seat, choice })
    }

    /// Carries out `action` alone.
    ///
    /// # Errors
    /// The reason for the refusal; nothing is changed then.
    pub fn record(&mut self, action: Action<G::Choice>) -> Result<(), G::Illegal> {
        self.push(action, false)
    }

    /// Moves the cursor after the first `cursor` actions. Returns false if there are fewer.
    pub(super) fn move_cursor(&mut self, cursor: usize) -> bool {
        let exists = cursor <= self.entries.len();
        if exists {
            self.go_to(cursor);
        }
        exists
    }

    /// Moves the cursor after the first `cursor` actions, which must exist.
    fn go_to(&mut self, cursor: usize) {
        if self.cursor != cursor {
            self.revision += 1;
            self.undone.clear();
        }
        self.cursor = cursor;
    }

    /// Carries out `action` at the cursor. The actions after the cursor can no longer be redone, nor can the steps that
    /// the seat of `action` took back on its own.
    pub(super) fn push(
        &mut self,
        action: Action<G::Choice>,
        forced: bool,
    ) -> Result<(), G::Illegal> {
        self.carry_out(action, forced)?;
        self.undone.retain(|undone| !undone.is_of(action.seat));
        Ok(())
    }

    fn carry_out(&mut self, action: Action<G::Choice>, forced: bool) -> Result<(), G::Illegal> {
        let mut state = self.state().clone();
        let entry = Entry::apply(&mut state, action, forced)?;
        self.cut_after(self.cursor);
        self.seating.forget_after(self.cursor);
        self.entries.push(entry);
        self.states.push(state);
        self.cursor += 1;
        self.revision += 1;
        Ok(())
    }

    /// Forgets all entries but the first `count`, and the marks after those.
    fn cut_after(&mut self, count: usize) {
        self.entries.truncate(count);
        self.states.truncate(count + 1);
        self.marks.retain(|mark| mark.cursor <= count);
    }

    /// Whether the last step can be undone.
    ///
    /// # Errors
    /// The reason why it cannot be undone.
    pub fn can_undo(&self) -> Result<(), UndoRefused> {
        self.undo_target().map(|_| ())
    }

    /// Undoes the last step of a person, with all forced actions and bot actions since; where only bots play, the last
    /// step of a bot.
    ///
    /// # Errors
    /// The reason why it cannot be undone.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        self.go_to(self.undo_target()?);
        Ok(())
    }

    fn undo_target(&self) -> Result<usize, UndoRefused> {
        self.reachable(self.step_before(self.cursor)?)
    }

    /// The last of the first `count` entries that is a step.
    fn step_before(&self, count: usize) -> Result<usize, UndoRefused> {
        let entries = self.entries.get(..count).unwrap_or_default();
        let step = entries.iter().rposition(|entry| self.is_step(entry));
        step.ok_or(UndoRefused::Beginning)
    }

    /// Whether `entry` was chosen by someone who may undo it.
    fn is_step(&self, entry: &Entry<G>) -> bool {
        !entry.forced && (self.players().is_person(entry.action.seat) || self.is_watched())
    }

    /// This cursor, if undo can reach it.
    fn reachable(&self, cursor: usize) -> Result<usize, UndoRefused> {
        if cursor < self.undo_limit() {
            Err(self.barrier())
        } else {
            Ok(cursor)
        }
    }

    /// The earliest cursor that undo can reach: the start of the turn – of those of all seats, while they act at the same
    /// time –, or the last reveal of hidden information; where undo stops nowhere, the beginning.
    pub fn undo_limit(&self) -> usize {
        if !self.setup().undo_stops() {
            return 0;
        }
        self.last_barrier().map_or(0, |barrier| barrier + 1)
    }

    /// Whether `action` is legal and could be taken back at once.
    pub fn can_take_back(&self, action: Action<G::Choice>) -> bool {
        let mut state = self.state().clone();
        let Ok(events) = state.apply(&action) else {
            return false;
        };
        let [then, now] = [self.state().part(), state.part()];
        !self.setup().undo_stops() || !stop_undo(&events, then, now)
    }

    /// The last entry that undo does not cross.
    fn last_barrier(&self) -> Option<usize> {
        (0..self.cursor).rfind(|entry| self.is_barrier(*entry))
    }

    /// Whether undo does not cross entry `index` where undo stops.
    fn is_barrier(&self, index: usize) -> bool {
        let [then, now] = [self.states[index].part(), self.state().part()];
        stop_undo(&self.entries[index].events, then, now)
    }

    /// Why undo goes no further back than the last barrier.
    fn barrier(&self) -> UndoRefused {
        let last = self.last_barrier().map(|index| &self.entries[index]);
        if self.setup().seat_count() > 1 && last.is_some_and(Entry::passes_turn) {
            UndoRefused::PassedOn
        } else {
            UndoRefused::Revealed
        }
    }

    /// Goes back to the moment before entry `index`, or, if that is a bot's, to the decision of a person that it
    /// followed.
    ///
    /// # Errors
    /// If a barrier lies in between, or no person has made a decision before.
    pub fn undo_to(&mut self, index: usize) -> Result<(), UndoRefused> {
        let is_bots = self
            .entries
            .get(index)
            .is_some_and(|entry| !self.players().is_person(entry.action.seat));
        let index = match is_bots && !self.is_watched() {
            true => self.step_before(index)?,
            false => index,
        };
        self.go_to(self.reachable(index)?.min(self.cursor));
        Ok(())
    }

    /// A separate practice game in the position after the first `count` actions of this one, to play on from there.
    /// Later actions are left out.
    #[must_use]
    pub fn practice_from(&self, count: usize) -> Self {
        let mut copy = self.clone();
        copy.cursor = count.min(self.entries.len());
        copy.cut_after(copy.cursor);
        copy.undone.clear();
        copy.seating = copy.seating.settled_at(copy.cursor);
        copy.seating.practise();
        copy.states.iter_mut().for_each(Game::practise);
        for (entry, state) in copy.entries.iter_mut().zip(&copy.states[1..]) {
            entry.hash = hash(state);
        }
        copy
    }

    /// Whether there is an undone step to redo.
    pub const fn can_redo(&self) -> bool {
        self.cursor < self.entries.len()
    }

    /// Redoes the last undone step, with all its forced actions and bot actions.
    pub fn redo(&mut self) {
        if self.can_redo() {
            let step = self.cursor + 1;
            let ahead = self.entries[step..].iter();
            let followed = ahead.take_while(|entry| !self.is_step(entry)).count();
            self.go_to(step + followed);
        }
    }
}
