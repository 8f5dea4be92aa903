//! What a player wants, and what came of it: the language between what a player is shown and the [`Session`].
//!
//! [`Session`]: crate::session::Session

use crate::ghost::Spin;
use rules::{
    Answer, Berth, Cell, Change, Choice, Effect, Field, Illegal, Ring, SeatId, StepFault, Tile,
    Track,
};
use table::UndoRefused;

/// Something on the corporation board that answers what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CorporationPlace {
    /// This tracker, of which it is still open where it goes.
    Tracker(Track),
    /// This tracker to this field.
    Step(Track, Field),
    /// This track.
    Track(Track),
    /// This place for a lifepod, or the lifepod that lies there.
    Berth(Berth),
}

/// One of the few answers that a button or a digit gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbered {
    /// Answers the effect in focus.
    Answer(Answer),
    /// Chooses something on the corporation board.
    Choose(CorporationPlace),
}

impl From<Numbered> for Intent {
    fn from(numbered: Numbered) -> Self {
        match numbered {
            Numbered::Answer(answer) => Self::Answer(answer),
            Numbered::Choose(place) => Self::Choose(place),
        }
    }
}

/// Something a player wants. Whoever shows the table sends these; the session carries them out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Turns the dial so many depots clockwise, without deciding it.
    TurnDial(i8),
    /// Turns the dial to so many depots clockwise from where it stood, without deciding it.
    SetDial(u8),
    /// Decides how far the station turns.
    ConfirmDial,
    /// Looks at the pending effect at this place of the agenda; resolves it if there is only one way to.
    Focus(u8),
    /// Looks at the next pending effect, or the previous one.
    StepFocus {
        /// Whether to the next.
        forward: bool,
    },
    /// Answers the effect in focus.
    Answer(Answer),
    /// Chooses something on the corporation board.
    Choose(CorporationPlace),
    /// Declines the effect at this place of the agenda, or gives it up because it is impossible.
    Decline(u8),
    /// Picks up the tile of this ring; takes it if it cannot be placed anywhere.
    Take(Ring),
    /// Turns or flips the tile in the hand.
    Spin(Spin),
    /// The pointer is over this cell of the own planet.
    Hover(Cell),
    /// The cell was clicked, or Enter pressed on it.
    Act(Cell),
    /// Moves the tile in the hand, or the cell cursor.
    Move {
        /// Columns to the right.
        columns: i8,
        /// Rows down.
        rows: i8,
    },
    /// Goes to the next legal placement, or the previous one.
    StepPlacement {
        /// Whether to the next.
        forward: bool,
    },
    /// Pins the tile in the hand, or confirms the pinned one.
    Confirm,
    /// Puts into the hand what it takes to make this choice, so that only the confirmation is missing.
    Prepare(Choice),
    /// Puts back what is in the hand: first unpins the tile, then lays it down; lets go of the rover.
    PutBack,
    /// Picks the next of the own rovers.
    NextRover,
    /// Moves the cursor to the next or the previous of the cells that answer the question in focus.
    NextCell {
        /// Onwards in reading order, or back.
        forward: bool,
    },
    /// Ends this part of the turn. If something would go to waste, asks first unless `sure`.
    EndTurn {
        /// Whether the player has been asked.
        sure: bool,
    },
    /// Takes back the last step.
    Undo,
    /// Takes back everything from entry number so-and-so of the history on.
    UndoTo(usize),
    /// Does an undone step again.
    Redo,
    /// Looks at a seat large; the seat in play if `None`.
    LookAt(Option<SeatId>),
    /// Turns the screen to the person at this seat; what everybody holds stays in their hands.
    TurnTo(SeatId),
    /// The next player has taken over the screen.
    TakeOver,
    /// Holds the own secrets up, or lays them face down again.
    Peek(bool),
    /// Turns up the secret cards of the choice in focus: everybody else looks away.
    TurnUp,
    /// Does something that only practice games allow.
    Practise(Practice),
}

/// What only practice games allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Practice {
    /// Turns the station so many depots clockwise, although that was decided already.
    Turn(u8),
    /// Brings a tile to the top of its stack and before the seat.
    Fetch(Tile),
    /// Lays out a part of the position.
    Arrange(Change),
    /// Marks the position, under its number.
    Mark,
    /// Goes to a mark.
    Return(usize),
    /// Forgets a mark.
    Unmark(usize),
    /// Goes back to the beginning of the exercise.
    Restart,
    /// Plays the next step of the exercise's solution, from its beginning if the game went another way.
    Solve,
}

/// What came of an intent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing the table shows has changed, or only what is in the hand.
    Quiet,
    /// The game went on: the entries of the history from this number on are new.
    Played {
        /// Number of the first new entry.
        from: usize,
    },
    /// The game went back or forward in its history.
    Travelled,
    /// The rules forbid it.
    Refused(Illegal),
    /// No rover may enter the cell.
    NoEntry(StepFault),
    /// Nothing happened: the rover that was picked does not get there with the movement that is left.
    OutOfReach,
    /// It cannot be taken back.
    UndoRefused(UndoRefused),
    /// Something would go to waste: ask whether to end the turn all the same.
    AskWaste(Waste),
}

/// What would go to waste at the end of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waste {
    /// Rover movement that could be spent.
    pub movement: u8,
    /// Optional effects that could be carried out.
    pub optional: Vec<Effect>,
}

impl Waste {
    /// Whether nothing is wasted.
    pub fn is_nothing(&self) -> bool {
        self.movement == 0 && self.optional.is_empty()
    }
}
