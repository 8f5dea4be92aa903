//! A game at the table, played at one screen: the history, what the player is holding, and what the player may see.
//!
//! It holds the whole logic of a table in use and does not depend on a window, so tests play it directly.

mod abilities;
mod acting;
mod any_order;
mod beside;
mod bots;
mod cells;
mod drives;
mod ending;
mod habits;
mod handover;
mod holding;
mod leaps;
mod log;
mod marks;
mod obvious;
mod places;
mod practising;
mod prepared;
mod seat;
mod seating;
mod sharing;
mod sitting;

pub use crate::contests::Contested;
pub(crate) use any_order::Brief;
pub use habits::Habits;
pub use log::{LogEntry, Veiled};
pub use marks::Marks;
pub use sharing::Activity;
use table::Ways;

use self::sitting::Sitting;
use crate::contests;
use crate::ghost::Ghost;
use crate::preview::Preview;
use crate::routes::Routes;
use crate::{Exercise, Table};
use rules::{
    Action, Asked, CardEvent, Cell, CellSet, Choice, Event, EventKind, GameState, Illegal, Phase,
    Question, Score, Seat, SeatId, SeatSet, Setup, TileOffer, View,
};
use std::ops::Deref;
use table::Mark;

/// A game at the table and what its players are doing with it.
#[derive(Clone, Debug)]
pub struct Session {
    common: Common,
    /// One for each seat.
    sittings: Vec<Sitting>,
}

/// What everybody at the table may ask.
#[derive(Clone, Debug)]
pub struct Common {
    table: Table,
    /// The setup of the game with the names that the seats have now, without its seed.
    setup: Setup,
    ways: Ways,
    habits: Habits,
    /// The seat whose player is at the screen; side by side, at the keyboard.
    viewer: SeatId,
    looked_at: Option<SeatId>,
    waiting_for: Option<SeatId>,
}

/// Everything that the player of one seat may ask, and nothing secret of another seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatView<'a> {
    session: &'a Session,
    seat: SeatId,
}

/// A seat whose player does something. If it is the one at the screen, it goes with the screen to the next player.
#[derive(Debug)]
pub struct SeatMut<'a> {
    session: &'a mut Session,
    seat: SeatId,
}

impl Deref for Session {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

impl Common {
    /// The setup of the game without its seed, which would reveal all hidden information.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seat that made action number `index` of the history.
    pub fn actor(&self, index: usize) -> SeatId {
        self.table.done()[index].action.seat
    }

    /// The choice of action number `index` of the history, if `seat` made it.
    pub(crate) fn made_by(&self, seat: SeatId, index: usize) -> Option<Choice> {
        let action = self.table.done().get(index)?.action;
        (action.seat == seat).then_some(action.choice)
    }

    /// The number of actions so far.
    pub const fn position(&self) -> usize {
        self.table.cursor()
    }

    /// The marks of the game.
    pub fn marks(&self) -> &[Mark] {
        self.table.marks()
    }

    /// Whether this is a practice game, in which any depot, any tile and any position can be had.
    pub const fn is_practice(&self) -> bool {
        self.table.setup().options.practice
    }

    /// The exercise on the table, if the game is one.
    pub fn exercise(&self) -> Option<&'static Exercise> {
        Exercise::on(&self.table)
    }

    /// Whether the goal of the exercise is reached.
    pub fn is_solved(&self) -> bool {
        self.exercise()
            .is_some_and(|exercise| exercise.is_solved(&self.table))
    }

    /// The seat whose tiles or depot made this round the last, if it was one (rules §3.6).
    pub fn ended_by(&self) -> Option<SeatId> {
        crate::ended_by(&self.table)
    }

    /// The seat whose player is at the screen.
    pub const fn viewer(&self) -> SeatId {
        self.viewer
    }

    /// The seat that must take over the screen before the game goes on.
    pub const fn waiting_for(&self) -> Option<SeatId> {
        self.waiting_for
    }

    /// The game after the first `count` actions; the present one if there were fewer.
    fn after(&self, count: usize) -> &GameState {
        let table = &self.table;
        table.state_at(count).unwrap_or_else(|| table.state())
    }

    /// Whether the objectives between neighbours lay open after the first `count` actions (rules §2.5).
    pub fn objectives_are_dealt_at(&self, count: usize) -> bool {
        self.after(count).objectives_are_dealt()
    }

    /// The medals of `seat` after the first `count` actions for objectives that everybody sees (rules §8).
    pub fn contested_at(&self, count: usize, seat: SeatId) -> i16 {
        self.after(count).score(seat).objective_total() as i16
    }
}

impl<'a> SeatView<'a> {
    /// The actions so far, from the first on, as the player may know them.
    pub fn log(self) -> impl DoubleEndedIterator<Item = LogEntry<'a>> + ExactSizeIterator {
        let viewer = Some(self.seat).filter(|_| self.shows_secrets());
        let entries = self.session.table.done().iter();
        entries.map(move |entry| LogEntry { entry, viewer })
    }

    /// Whether the player has looked at the next event card since action number `from`, but has it face
    /// down.
    pub fn has_foreseen_unseen(self, from: usize) -> bool {
        let mine = SeatSet::of(self.seat);
        let foreseen = |event: &Event| {
            event.audience == mine
                && matches!(event.kind, EventKind::Card(CardEvent::EventCardForeseen(_)))
        };
        let entries = self.session.table.done().iter().skip(from);
        !self.shows_secrets() && entries.flat_map(|entry| &entry.events).any(foreseen)
    }

    /// What the player may see.
    pub fn view(self) -> &'a View {
        &self.sitting().view
    }

    /// The state as the player may know it.
    pub fn state(self) -> &'a GameState {
        self.sitting().view.state()
    }

    /// The seat that is shown large.
    pub fn shown(self) -> SeatId {
        self.session.looked_at.unwrap_or(self.seat)
    }

    /// Whether the player has to decide and is looking at the own planet.
    pub fn is_playing(self) -> bool {
        self.is_awaited() && self.shown() == self.seat
    }

    /// Whether the player has to decide, whichever planet they look at.
    pub fn is_awaited(self) -> bool {
        self.session.waiting_for.is_none() && self.session.may_act_at(self.seat)
    }

    /// Whether the player has to turn the station now.
    pub fn is_rotating(self) -> bool {
        self.is_awaited() && self.state().phase == Phase::Rotate
    }

    /// Whether the player turns the dial now, as the commander or because of an event card.
    pub fn turns_dial(self) -> bool {
        let asked = || matches!(self.question(), Some(Question::TurnStation));
        self.is_rotating() || (self.is_playing() && asked())
    }

    /// The questions that are asked now, in the order of the agenda.
    pub fn asked(self) -> &'a [Asked] {
        if self.session.waiting_for.is_some() {
            return &[];
        }
        &self.sitting().asked
    }

    /// The question about what is pending in this slot.
    fn asked_about(self, pending: u8) -> Option<&'a Asked> {
        self.asked().iter().find(|asked| asked.pending == pending)
    }

    /// Checks that the player may make this choice now.
    fn check(self, choice: Choice) -> Result<(), Illegal> {
        let seat = self.seat;
        self.state().check(&Action { seat, choice }).map(drop)
    }

    /// The question in focus: the one that the player picked, otherwise the first that can be answered.
    pub fn focused(self) -> Option<&'a Asked> {
        let picked = |asked: &&Asked| Some(asked.pending) == self.hand().focus;
        let pending = |asked: &&Asked| !asked.offered();
        let possible = |asked: &&Asked| pending(asked) && asked.question != Question::Impossible;
        self.asked()
            .iter()
            .find(picked)
            .or(self.asked().iter().find(possible))
            .or(self.asked().iter().find(pending))
    }

    /// What is asked in the question in focus.
    pub fn question(self) -> Option<&'a Question> {
        self.focused().map(|asked| &asked.question)
    }

    /// The tile in the hand.
    pub fn ghost(self) -> Option<&'a Ghost> {
        self.hand().ghost.as_ref()
    }

    /// What would happen if the tile in the hand were placed where it is, or `None` if it may not lie there.
    pub fn preview(self) -> Option<Preview> {
        let ghost = self.hand().ghost.as_ref()?;
        Preview::of(self.state(), self.seat, self.focused()?.pending, ghost)
    }

    /// The offer that the tile in the hand, or one to be picked up, belongs to.
    pub fn offer(self) -> Option<&'a TileOffer> {
        let asked = self.focused()?;
        if let Question::PlaceTile(offer) = &asked.question {
            Some(offer)
        } else {
            None
        }
    }

    /// Whether the player holds a piece, or an option that waits to be played.
    pub fn holds_something(self) -> bool {
        let hand = &self.hand();
        hand.holds_something() || hand.prepared.is_some()
    }

    /// Where the rover in the hand can drive.
    pub fn routes(self) -> Option<&'a Routes> {
        self.hand().routes.as_ref()
    }

    /// Whether the player has picked a rover for a teleport, and may put it back. The only one is picked by itself.
    pub fn has_picked_relocated(self) -> bool {
        self.hand().relocating.is_some()
    }

    /// The rover picked for a teleport, by the player or because it is the only one.
    pub fn relocating(self) -> Option<Cell> {
        self.hand().relocating.or_else(|| self.only_relocated())
    }

    /// How far the dial is turned before it is decided, 0–5 depots clockwise.
    pub fn dial(self) -> u8 {
        self.hand().dial
    }

    /// The cell under the keyboard's cursor.
    pub fn cursor(self) -> Option<Cell> {
        self.hand().cursor
    }

    /// The cells of the own planet that answer the question in focus.
    pub fn answering_cells(self) -> CellSet {
        let Some(asked) = self.focused() else {
            return CellSet::EMPTY;
        };
        match &asked.question {
            Question::Cell { cells, .. } => *cells,
            Question::Relocate { to, .. } if self.relocating().is_some() => *to,
            Question::Relocate { rovers, .. } => *rovers,
            _ => CellSet::EMPTY,
        }
    }

    /// The rovers that can drive now.
    pub fn drivable(self) -> CellSet {
        if !self.is_playing() || self.is_rotating() || self.own().turn.is_urgent() {
            return CellSet::EMPTY;
        }
        let goals = |rover: &Cell| self.state().rover_destinations(self.seat, *rover);
        let rovers = self.own().board.rovers.into_iter();
        rovers.filter(|rover| !goals(rover).is_empty()).collect()
    }

    /// The seat clockwise of the one that is shown large.
    pub fn next_seat(self) -> SeatId {
        self.shown().next(self.state().seats.len())
    }

    /// The medals of `seat` after the first `count` actions for what lies on the table, without objectives and cards. Secret
    /// cards that make pieces worth more count only for whoever may see them.
    pub fn earned_at(self, count: usize, seat: SeatId) -> i16 {
        let state = self.session.after(count);
        let score = match self.session.table.is_open_to_all() || self.shows_secrets_of(seat) {
            true => state.score(seat),
            false => state.public_score(seat),
        };
        (score.lines() + score.track_total() + score.collected()) as i16
    }

    /// How the actions after the first `count` have changed the medals of `seat` for objectives that everybody sees, by the
    /// seat that acted. The first round does not count: everybody begins with ties, which every step breaks (rules §8).
    pub fn contested_since(self, count: usize, seat: SeatId) -> Vec<Contested> {
        contests::since(&self.session.table, count, seat)
    }

    /// The score of `seat` if the game ended now, as far as the player may know.
    pub fn known_score(self, seat: SeatId) -> Score {
        if self.session.table.is_open_to_all() {
            return self.session.table.state().score(seat);
        }
        match self.shows_secrets_of(seat) {
            true => self.state().score(seat),
            false => self.state().public_score(seat),
        }
    }

    /// The state with the station turned as far as the dial shows.
    pub fn turned_state(self) -> GameState {
        let mut state = self.state().clone();
        if self.turns_dial() {
            state.station.turn_clockwise(self.hand().dial);
        }
        state
    }
}

impl Session {
    /// Begins a session at `table`, in turn and with a hand-over.
    pub fn new(table: Table) -> Self {
        Self::shared(table, Ways::default())
    }

    /// Begins a session at `table`, at a screen that is shared in these ways.
    pub fn shared(table: Table, ways: Ways) -> Self {
        let setup = Setup {
            seed: String::new(),
            ..table.setup().clone()
        };
        let seats = table.state().seat_ids();
        let mut session = Self {
            sittings: seats
                .map(|seat| Sitting::new(table.state().view(seat)))
                .collect(),
            common: Common {
                viewer: SeatId(0),
                table,
                setup,
                ways,
                habits: Habits::default(),
                looked_at: None,
                waiting_for: None,
            },
        };
        session.open();
        session
    }

    /// The game and its history, including everything that is hidden from the player at the screen. Only files and the
    /// results of a finished game use it; everything else that is shown comes from [`view`](SeatView::view) and
    /// [`log`](SeatView::log).
    pub const fn table_with_secrets(&self) -> &Table {
        &self.common.table
    }

    /// Records that the player asked for a hint.
    pub const fn note_hint(&mut self) {
        self.common.table.note_hint();
    }

    /// The planet and the corporation of `seat` after the first `count` actions. Of its cards, a client shows nothing.
    pub fn seat_at(&self, count: usize, seat: SeatId) -> &Seat {
        self.after(count).seat(seat)
    }
}
