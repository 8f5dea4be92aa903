//! The input of a part of the table while it is drawn, and the signals that it emits.

use std::borrow::Cow;

use super::desk::{Desk, Place, Reading, Tools};
use super::devices::Caps;
use super::layout::Tab;
use super::motion::{Motion, Spots};
use crate::widgets::{Button, Cap};
use egui::{Response, Ui};
use kit::devices::{Control, Device, Keyboard, Saying};
use play::Exercise;
use play::bots::Bots;
use play::coach::Coach;
use play::intent::Intent;
use play::session::{Common, SeatView};
use rules::{GameState, Seat, SeatId, SeatSetup};
use table::BotPace;

/// The input of a part of the table while it is drawn, and the collector of its signals.
pub struct Scene<'a> {
    /// The seat whose board is drawn: all that its player may ask.
    pub seat: SeatView<'a>,
    /// What everybody may ask.
    pub common: &'a Common,
    /// The parts of the table that are open, folded or in front.
    pub desk: &'a Desk,
    /// Those of this seat.
    pub place: &'a Place,
    /// The coach of a practice game.
    pub coach: &'a Coach,
    /// The bots.
    pub bots: &'a Bots,
    /// The pace at which they play.
    pub pace: BotPace,
    /// Whether they wait until a card of the lesson has been read.
    pub awaits_reading: bool,
    /// The width of the table that is drawn, in points.
    pub width: f32,
    /// What is printed on the keys and buttons of the player's device.
    pub(super) caps: Caps<'a>,
    /// Whether the keyboard as a whole belongs to this board.
    pub at_keys: bool,
    /// Where the parts of the board are, while something moves on it.
    pub spots: Spots,
    /// What the player has asked for.
    pub(super) signals: &'a mut Signals,
}

/// What players have asked for in a frame, each with their seat.
pub type Signals = Vec<(SeatId, Signal)>;

/// A request of the player to the table screen.
#[derive(Clone, PartialEq, Debug)]
pub enum Signal {
    /// Do something in the game.
    Play(Intent),
    /// A digit was pressed that chooses nothing now.
    NoChoice(u8),
    /// Choose an entry of the menu.
    Menu(MenuItem),
    /// Open the menu.
    OpenMenu,
    /// Open the rule book at this place.
    Rules(Cow<'static, str>),
    /// Show all planets side by side, or only the large one again.
    AllBoards(bool),
    /// Bring a tab to the front of a shared place.
    Tab(Tab),
    /// Leave a seat whose gamepad was unplugged to the mouse and the keyboard.
    GoOn,
    /// Go on with a turn in which something would go to waste.
    KeepTurn,
    /// To look at the own secrets in the next frame.
    Peek,
    /// To see the cards that are to be claimed, or to look at the table first.
    ShowClaim(bool),
    /// Go back to before this entry of the history.
    GoBack(usize),
    /// Replay the game from this entry of the history on.
    Replay(usize),
    /// Show an event card above the table, or put it away.
    Read(Option<Reading>),
    /// Pause the bots, or let them go on.
    PauseBots,
    /// Let one bot make one move while they are paused.
    StepBot,
    /// Let the bots play at this pace.
    Pace(BotPace),
    /// Set the tools of a practice game.
    Tools(Tools),
    /// Ask for a hint about the current question, or put the hint away.
    OpenHint(bool),
    /// Show the option of the hint with this number, from 0, on the table, and prepare it.
    TakeHint(usize),
    /// Show or hide the better move of the coach on the table.
    ShowBetter(bool),
    /// Take the player's own move back and prepare the better one.
    TryBetter,
    /// Answer the guide.
    Guide(GuideSignal),
    /// Open an exercise.
    Exercise(&'static Exercise),
    /// Show the list of exercises.
    Exercises,
}

impl From<Intent> for Signal {
    fn from(intent: Intent) -> Self {
        Self::Play(intent)
    }
}

/// A request of the player about the guide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuideSignal {
    /// The step was read.
    Read,
    /// Nothing more is to be told.
    End,
    /// The player leaves the lesson for a game of their own.
    Part,
}

/// An entry of the menu of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuItem {
    /// Save the game to its last file.
    Save,
    /// Save the game to another file.
    SaveAs,
    /// Open another game.
    Open,
    /// Change who plays which seat.
    Players,
    /// Replay the game so far.
    Replay,
    /// Count the medals so far.
    Count,
    /// Begin the same deal again; the game so far is kept.
    Restart,
    /// Open the settings.
    Settings,
    /// Open the rules.
    Rules,
    /// Choose how people share the screen.
    Ways,
    /// Choose who plays with which device.
    Devices,
    /// List the keys.
    Keys,
    /// Go to the start screen; the game is kept.
    Leave,
}

impl<'a> Scene<'a> {
    /// What the player presses for `control`.
    pub fn cap(&self, control: Control) -> Option<Cap> {
        self.caps.of(control, Saying::Control(control))
    }

    /// What the player presses for `control`; with the whole keyboard, for `other`.
    pub fn cap_or(&self, control: Control, other: Control) -> Option<Cap> {
        self.caps.of(control, Saying::Control(other))
    }

    /// What says `saying` on the whole keyboard, unless the player has another device.
    pub fn key(&self, saying: Saying) -> Option<Cap> {
        let is_whole = self.device().is_none();
        is_whole.then(|| Cap::from(Keyboard::Table.name(saying)))
    }

    /// The digit of choice `number`, from 1, unless the player has another device, a hint keeps it or it is no digit.
    pub fn digit(&self, number: usize) -> Option<Cap> {
        let digit = u8::try_from(number)
            .ok()
            .filter(|digit| (1..=9).contains(digit))?;
        let is_kept = self.place.hints.keeps_digit(self.seat, digit);
        self.key(Saying::Number(digit)).filter(|_| !is_kept)
    }

    /// The device that plays this board, unless it is the mouse with the whole keyboard.
    pub fn device(&self) -> Option<Device> {
        self.caps.device
    }

    /// Draws a button that emits a signal.
    pub fn button(&mut self, ui: &mut Ui, button: Button, signal: impl Into<Signal>) {
        self.on_click(&ui.add(button), signal);
    }

    /// Emits a signal if a widget was clicked.
    pub fn on_click(&mut self, widget: &Response, signal: impl Into<Signal>) {
        if widget.clicked() {
            self.signal(signal.into());
        }
    }

    /// Emits a signal to do something in the game.
    pub fn play(&mut self, intent: Intent) {
        self.signal(Signal::Play(intent));
    }

    /// Emits a signal.
    pub fn signal(&mut self, signal: Signal) {
        self.signals.push((self.seat.id(), signal));
    }

    /// The game as the player at the screen may know it.
    pub fn state(&self) -> &'a GameState {
        self.seat.state()
    }

    /// Whether the station is in the large place: the player turns it, or somebody else has just turned it. In practice games
    /// the planet keeps its place.
    pub fn shows_station_large(&self) -> bool {
        let alone = !self.common.is_beside() && !self.common.is_practice();
        alone && (self.seat.turns_dial() || self.desk.turned_until.is_some())
    }

    /// What moves on the board that is shown large.
    pub fn motion(&self) -> &'a Motion {
        &self.desk.motions[self.seat.shown().index()]
    }

    /// The board that is shown large, as far as its motion has come.
    pub fn stage(&self) -> &'a Seat {
        let seat = self.state().seat(self.seat.shown());
        self.motion().stage().unwrap_or(seat)
    }

    /// The name of the player at a seat.
    pub fn name(&self, seat: SeatId) -> String {
        self.player(seat).name.clone()
    }

    /// The player at a seat.
    pub fn player(&self, seat: SeatId) -> &'a SeatSetup {
        &self.common.setup().seats[seat.index()]
    }
}
