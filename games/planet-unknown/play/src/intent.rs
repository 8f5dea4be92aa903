//! Intents of a player and their outcomes: the language between a client and the [`Session`].
//!
//! [`Session`]: crate::session::Session

use crate::ghost::Spin;
use rules::{Answer, Berth, Cell, Choice, Effect, Field, Illegal, Ring, SeatId, StepFault, Track};
use table::UndoRefused;

/// A place on the corporation board that answers a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CorporationPlace {
    /// This tracker, before its field is chosen.
    Tracker(Track),
    /// This tracker to this field.
    Step(Track, Field),
    /// This track.
    Track(Track),
    /// This place for a lifepod, or the lifepod that lies there.
    Berth(Berth),
}

/// What a player wants to do. The client sends intents, and the session carries them out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Turns the dial clockwise by this number of depots, without confirming it.
    TurnDial(i8),
    /// Sets the dial to this number of depots clockwise from where it stood, without confirming it.
    SetDial(u8),
    /// Confirms the dial: the station turns that far.
    ConfirmDial,
    /// Puts the pending effect in this slot into focus, or resolves it if there is only one way to.
    Focus(u8),
    /// Carries out every pending effect that leaves no choice, in the order in which they were gained.
    All,
    /// Puts the next or the previous pending effect into focus.
    StepFocus {
        /// Whether to the next one.
        forward: bool,
    },
    /// Answers the effect in focus.
    Answer(Answer),
    /// Chooses a place on the corporation board.
    Choose(CorporationPlace),
    /// Moves a tracker to this field: by the effect in focus, or by another one that is pending.
    StepTo(Field),
    /// Declines the effect in this slot, or gives it up because it is impossible.
    Decline(u8),
    /// Picks up the tile of this ring; takes it if it cannot be placed anywhere.
    Take(Ring),
    /// Turns or flips the tile in the hand.
    Spin(Spin),
    /// Points at this cell of the own planet.
    Hover(Cell),
    /// Acts on this cell, by a click or by Enter.
    Act(Cell),
    /// Begin to drag what stands on a cell: a rover that can drive is picked, another one says why it cannot.
    Drag(Cell),
    /// Let go on a cell what was dragged: the same as a click, except that a rover does not pick another one.
    Drop(Cell),
    /// Moves the tile in the hand, or the cell cursor.
    Move {
        /// Columns to the right.
        columns: i8,
        /// Rows down.
        rows: i8,
    },
    /// Moves the tile to the next or the previous legal placement.
    StepPlacement {
        /// Whether to the next one.
        forward: bool,
    },
    /// Pins the tile in the hand, or confirms the pinned one.
    Confirm,
    /// Fills the hand so that this choice only needs to be confirmed.
    Prepare(Choice),
    /// Puts back what is in the hand: first unpins the tile, then lays it down; puts back the rover.
    PutBack,
    /// Picks the next of the own rovers.
    NextRover,
    /// Moves the cursor to the next or the previous of the cells that answer the question in focus.
    NextCell {
        /// Whether forward in reading order.
        forward: bool,
    },
    /// Ends this part of the turn. If something would go to waste, asks first unless `sure`.
    EndTurn {
        /// Whether the player has been asked.
        sure: bool,
    },
    /// Takes back the last step.
    Undo,
    /// Takes back everything from the entry of this number on.
    UndoTo(usize),
    /// Does an undone step again.
    Redo,
    /// Shows this seat large, or the seat in play if `None`.
    LookAt(Option<SeatId>),
    /// Turns the screen to the person at this seat; what everybody holds stays in their hands.
    TurnTo(SeatId),
    /// The next player has taken over the screen.
    TakeOver,
    /// Holds the own secrets up, or lays them face down again.
    Peek(bool),
    /// Turns up the secret cards of the choice in focus: everybody else looks away.
    TurnUp,
    /// Makes a choice that only practice games allow: turns the station although its turn was already decided, brings a tile to
    /// the top of its stack and its depot to the seat, or changes a part of the position.
    Make(Choice),
    /// Does something else that only practice games allow.
    Practise(Practice),
}

/// What only practice games allow besides [choices](Intent::Make).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Practice {
    /// Marks the position and names the mark by a number.
    Mark,
    /// Returns to a mark.
    Return(usize),
    /// Deletes a mark.
    Unmark(usize),
    /// Goes back to the beginning of the exercise.
    Restart,
    /// Plays the next step of the exercise's solution, from its beginning if the game went another way.
    Solve,
}

/// The result of an intent.
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
    /// Nothing happened: several trackers can go to the field.
    TrackerFirst,
    /// Several rovers can drive: one has to be picked first.
    RoverFirst,
    /// Nothing lies in the hand that could be placed: a tile has to be taken first.
    TileFirst,
    /// The step cannot be taken back.
    UndoRefused(UndoRefused),
    /// The turn would waste this: ask whether to end it all the same.
    AskWaste(Waste),
}

/// The gains that would go to waste at the end of a turn.
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
