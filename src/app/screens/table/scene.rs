//! What a part of the table sees while it draws itself, and what it leaves for the table screen to carry out.

use std::borrow::Cow;

use super::desk::{Desk, Reading, Tools};
use super::layout::Tab;
use crate::game::{GameState, SeatId, SeatSetup};
use crate::play::coach::Coach;
use crate::play::hints::Hints;
use crate::play::intent::Intent;
use crate::play::pace::BotPace;
use crate::play::session::Session;
use crate::table::Exercise;

/// What a part of the table sees while it draws itself, and where it leaves what the player wants.
pub struct Scene<'a> {
    /// The game as the player at the screen sees it.
    pub session: &'a Session,
    /// What of the table is folded away or open.
    pub desk: &'a Desk,
    /// The hint that the player asked for.
    pub hints: &'a Hints,
    /// The coach of a practice game.
    pub coach: &'a Coach,
    signals: &'a mut Vec<Signal>,
}

/// Something that the player wants of the table screen.
#[derive(Clone, PartialEq, Debug)]
pub enum Signal {
    /// To do something in the game.
    Play(Intent),
    /// Something that the menu of the table offers.
    Menu(MenuItem),
    /// To see or put away the menu.
    OpenMenu(bool),
    /// To open the rule book at this place.
    Rules(Cow<'static, str>),
    /// To see all planets side by side, or no longer.
    AllBoards(bool),
    /// To see another tab where panels share a place.
    Tab(Tab),
    /// To look at the own secrets in the next frame.
    Peek,
    /// To see the cards that are to be claimed, or to look at the table first.
    ShowClaim(bool),
    /// To read the event card above the table, or to put it away.
    Read(Option<Reading>),
    /// Something of the bots.
    Bots(BotsSignal),
    /// To set the tools of a practice game.
    Tools(Tools),
    /// Something about a hint.
    Hint(HintSignal),
    /// Something of the coach.
    Coach(CoachSignal),
    /// To sit down at an exercise.
    Exercise(&'static Exercise),
    /// To see the list of exercises.
    Exercises,
}

/// Something that the player wants of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintSignal {
    /// To have one about what is asked now, or to put it away.
    Open(bool),
    /// To see the option with this number on the table, from 0; what is shown already is prepared.
    Show(usize),
}

/// Something that the player wants of the coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoachSignal {
    /// To see the better move on the table, or no longer.
    Show(bool),
    /// To take the own move back and prepare the better one.
    TryBest,
}

/// What the player wants of the bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotsSignal {
    /// To let them wait, or go on.
    Pause(bool),
    /// To let one of them make one move while they wait.
    Step,
    /// To have them play at this pace.
    Pace(BotPace),
}

/// What the menu of the table offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuItem {
    /// Save the game where it was saved last.
    Save,
    /// Save the game in another file.
    SaveAs,
    /// Open another game.
    Open,
    /// Change who plays which seat.
    Players,
    /// Open the settings.
    Settings,
    /// Open the rules.
    Rules,
    /// Choose how people share the screen.
    Ways,
    /// List the keys.
    Keys,
    /// Go to the start screen; the game is kept.
    Leave,
}

impl<'a> Scene<'a> {
    /// A view of the table that collects signals.
    pub fn new(
        session: &'a Session,
        desk: &'a Desk,
        (hints, coach): (&'a Hints, &'a Coach),
        signals: &'a mut Vec<Signal>,
    ) -> Self {
        Self {
            session,
            desk,
            hints,
            coach,
            signals,
        }
    }

    /// Leaves what the player wants to do in the game.
    pub fn play(&mut self, intent: Intent) {
        self.signal(Signal::Play(intent));
    }

    /// Leaves what the player wants.
    pub fn signal(&mut self, signal: Signal) {
        self.signals.push(signal);
    }

    /// The game as the player at the screen may know it.
    pub fn state(&self) -> &'a GameState {
        self.session.state()
    }

    /// The player at a seat.
    pub fn player(&self, seat: SeatId) -> &'a SeatSetup {
        &self.session.setup().seats[seat.index()]
    }
}
