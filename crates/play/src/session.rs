//! A game at the table as it is played at one screen: the history, what the player holds in the hand, and what may be seen.
//!
//! This is the whole logic of a table in use and knows nothing of a window, so tests play it directly.

mod abilities;
mod acting;
mod any_order;
mod bots;
mod cells;
mod handover;
mod log;
mod places;
mod practising;
mod prepared;
mod seating;

pub(crate) use bots::Moment;
pub use log::LogEntry;

use crate::ghost::Ghost;
use crate::intent::{CorporationPlace, Waste};
use crate::preview::Preview;
use crate::routes::Routes;
use rules::{
    Action, Asked, Cell, CellSet, Choice, GameState, Illegal, Phase, Question, Score, SeatId,
    Setup, TileOffer, View,
};
use table::{Exercise, Mark, Table, UndoRefused};

/// A game at the table and what its players are doing with it.
#[derive(Clone, Debug)]
pub struct Session {
    table: Table,
    /// With the names that the seats have now, without its seed.
    setup: Setup,
    view: View,
    asked: Vec<Asked>,
    hand: Hand,
    looked_at: Option<SeatId>,
    waiting_for: Option<SeatId>,
}

/// What the player in play has in the hand or has chosen to look at; gone with every step of the game.
#[derive(Clone, Debug, Default)]
struct Hand {
    focus: Option<u8>,
    ghost: Option<Ghost>,
    routes: Option<Routes>,
    relocating: Option<Cell>,
    /// The tracker or the lifepod whose new place is to be chosen.
    lifted: Option<CorporationPlace>,
    /// What of the corporation board the keyboard is on.
    place: Option<CorporationPlace>,
    /// A choice that only has to be confirmed.
    prepared: Option<Choice>,
    dial: u8,
    cursor: Option<Cell>,
}

impl Session {
    /// Sits down at `table`.
    pub fn new(table: Table) -> Self {
        let (seat, waiting_for) = bots::first_at_screen(&table);
        let view = table.view(seat);
        let setup = Setup {
            seed: String::new(),
            ..table.setup().clone()
        };
        let mut session = Self {
            table,
            setup,
            view,
            asked: Vec::new(),
            hand: Hand::default(),
            looked_at: None,
            waiting_for,
        };
        session.refresh();
        session
    }

    /// The game and its history with everything that is hidden from the player at the screen. It is for files, and for
    /// the results of a game that is over; what is shown comes from [`view`](Self::view) and [`log`](Self::log).
    pub const fn table_with_secrets(&self) -> &Table {
        &self.table
    }

    /// Notes that the player asked for a hint.
    pub const fn note_hint(&mut self) {
        self.table.note_hint();
    }

    /// What the game was made from, but for the seed: it would tell everything that is hidden.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What has been done so far, from the first action on, as the player at the screen may know it.
    pub fn log(&self) -> impl DoubleEndedIterator<Item = LogEntry<'_>> + ExactSizeIterator {
        let viewer = self.viewer();
        let entries = self.table.done().iter();
        entries.map(move |entry| LogEntry { entry, viewer })
    }

    /// Action number `index` of the history, if `seat` made it.
    pub(crate) fn made_by(&self, seat: SeatId, index: usize) -> Option<Choice> {
        let action = self.table.done().get(index)?.action;
        (action.seat == seat).then_some(action.choice)
    }

    /// How many actions have been done so far.
    pub const fn position(&self) -> usize {
        self.table.cursor()
    }

    /// Whether the last step can be taken back.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self) -> Result<(), UndoRefused> {
        self.table.can_undo()
    }

    /// The earliest entry of the history that can be taken back.
    pub fn undo_limit(&self) -> usize {
        self.table.undo_limit()
    }

    /// Whether something undone can be done again.
    pub const fn can_redo(&self) -> bool {
        self.table.can_redo()
    }

    /// The marks of the game.
    pub fn marks(&self) -> &[Mark] {
        self.table.marks()
    }

    /// Whether any depot, any tile and any position can be had.
    pub const fn is_practice(&self) -> bool {
        self.table.setup().options.practice
    }

    /// The exercise on the table, if it is one.
    pub fn exercise(&self) -> Option<&'static Exercise> {
        Exercise::on(&self.table)
    }

    /// Whether the goal of the exercise is reached.
    pub fn is_solved(&self) -> bool {
        self.exercise()
            .is_some_and(|exercise| exercise.is_solved(&self.table))
    }

    /// What the player at the screen may see.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// The state as the player at the screen may know it.
    pub const fn state(&self) -> &GameState {
        self.view.state()
    }

    /// The seat whose player is at the screen.
    pub const fn viewer(&self) -> SeatId {
        self.view.seat()
    }

    /// The seat shown large.
    pub fn shown(&self) -> SeatId {
        self.looked_at.unwrap_or(self.viewer())
    }

    /// The seat that must take over the screen before the game goes on.
    pub const fn waiting_for(&self) -> Option<SeatId> {
        self.waiting_for
    }

    /// Whether the player at the screen is asked something and looks at the own planet.
    pub fn is_playing(&self) -> bool {
        let own_turn = self.state().active() == Some(self.viewer()) && self.is_persons_turn();
        self.waiting_for.is_none() && self.shown() == self.viewer() && own_turn
    }

    /// Whether the player at the screen has to turn the station now.
    pub fn is_rotating(&self) -> bool {
        self.waiting_for.is_none() && self.is_persons_turn() && self.state().phase == Phase::Rotate
    }

    /// Whether the player at the screen turns the dial now: as the commander, or because an event card asks for it.
    pub fn turns_dial(&self) -> bool {
        let asked = || {
            matches!(
                self.focused().map(|asked| &asked.question),
                Some(Question::TurnStation)
            )
        };
        self.is_rotating() || (self.is_playing() && asked())
    }

    /// What is asked now, in the order of the agenda.
    pub fn asked(&self) -> &[Asked] {
        &self.asked
    }

    /// The question in focus: the one the player picked, else the first that can be answered.
    pub fn focused(&self) -> Option<&Asked> {
        let picked = |asked: &&Asked| Some(asked.pending) == self.hand.focus;
        let pending = |asked: &&Asked| !asked.offered();
        let possible = |asked: &&Asked| pending(asked) && asked.question != Question::Impossible;
        self.asked
            .iter()
            .find(picked)
            .or(self.asked.iter().find(possible))
            .or(self.asked.iter().find(pending))
    }

    /// The tile in the hand.
    pub const fn ghost(&self) -> Option<&Ghost> {
        self.hand.ghost.as_ref()
    }

    /// What would follow if the tile in the hand were placed where it is; nothing if it may not lie there.
    pub fn preview(&self) -> Option<Preview> {
        let ghost = self.hand.ghost.as_ref()?;
        Preview::of(self.state(), self.viewer(), self.focused()?.pending, ghost)
    }

    /// The offer that the tile in the hand, or one to be picked up, belongs to.
    pub fn offer(&self) -> Option<&TileOffer> {
        let asked = self.focused()?;
        if let Question::PlaceTile(offer) = &asked.question {
            Some(offer)
        } else {
            None
        }
    }

    /// Where the rover in the hand can drive.
    pub const fn routes(&self) -> Option<&Routes> {
        self.hand.routes.as_ref()
    }

    /// The rover picked for a teleport.
    pub const fn relocating(&self) -> Option<Cell> {
        self.hand.relocating
    }

    /// How far the dial is turned before it is decided, 0–5 depots clockwise.
    pub const fn dial(&self) -> u8 {
        self.hand.dial
    }

    /// The cell under the keyboard's cursor.
    pub const fn cursor(&self) -> Option<Cell> {
        self.hand.cursor
    }

    /// The cells of the own planet that answer the question in focus.
    pub fn answering_cells(&self) -> CellSet {
        let Some(asked) = self.focused() else {
            return CellSet::EMPTY;
        };
        match &asked.question {
            Question::Cell { cells, .. } => *cells,
            Question::Relocate { to, .. } if self.hand.relocating.is_some() => *to,
            Question::Relocate { rovers, .. } => *rovers,
            Question::PlaceTile(_)
            | Question::DiscardTile(_)
            | Question::Advance(_)
            | Question::Line(_)
            | Question::Look { .. }
            | Question::Keep(_)
            | Question::Regress(_)
            | Question::Pick(_)
            | Question::Track { .. }
            | Question::Berth(_)
            | Question::Reposition { .. }
            | Question::Draw
            | Question::KeepObjective { .. }
            | Question::DestroyObjective(_)
            | Question::TurnStation
            | Question::DestroyCollectedLifepod(_)
            | Question::Resource(_)
            | Question::RemoveShape(_)
            | Question::Impossible => CellSet::EMPTY,
        }
    }

    /// The rovers that can drive now.
    pub fn drivable(&self) -> CellSet {
        let seat = self.viewer();
        if !self.is_playing() || self.is_rotating() {
            return CellSet::EMPTY;
        }
        if self
            .state()
            .seat(seat)
            .turn
            .agenda
            .iter()
            .any(|pending| pending.urgent)
        {
            return CellSet::EMPTY;
        }
        let moves = |cell: &Cell| !self.state().rover_destinations(seat, *cell).is_empty();
        self.state()
            .seat(seat)
            .board
            .rovers
            .into_iter()
            .filter(moves)
            .collect()
    }

    /// The seat to look at after the one shown large, clockwise.
    pub fn next_seat(&self) -> SeatId {
        SeatId((self.shown().0 + 1) % self.state().seats.len() as u8)
    }

    /// How `seat` would be scored if the game ended now, as far as the player at the screen may know.
    pub fn known_score(&self, seat: SeatId) -> Score {
        if self.is_watched() {
            return self.table.state().score(seat);
        }
        self.view.known_score(seat)
    }

    /// What would go to waste if the turn ended now.
    pub fn waste(&self) -> Waste {
        let movement = if self.drivable().is_empty() {
            0
        } else {
            self.state().seat(self.viewer()).turn.movement
        };
        let open = self.asked.iter().filter(|asked| {
            asked.what.optional && !asked.offered() && asked.question != Question::Impossible
        });
        Waste {
            movement,
            optional: open.map(|asked| asked.what.effect).collect(),
        }
    }

    /// Whether this part of the turn may end.
    ///
    /// # Errors
    /// Why not.
    pub fn may_end(&self) -> Result<(), Illegal> {
        let seat = self.viewer();
        let choice = Choice::EndTurn;
        self.state().check(&Action { seat, choice }).map(drop)
    }

    /// The station as it would stand after the turn of the dial that is being considered.
    pub fn turned_state(&self) -> GameState {
        let mut state = self.state().clone();
        if self.turns_dial() {
            state.station.turn_clockwise(self.hand.dial);
        }
        state
    }
}
