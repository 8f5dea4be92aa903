//! The frame of a table, which every game shares: a strip of seats above, the question with its answers below, the log, undo,
//! hints, hand-over and peeking, bots, the results and the replay. A game brings a [`Face`]: its board, its words and its
//! bots.
//!
//! ```text
//! ┌ seats · menu ─────────────────────────┬───────┐
//! │ board                                 │  log  │
//! ├ question · answers · undo · hint ─────┴───────┤
//! ```
//!
//! [`open()`] shows a game: its [`TableScreen`], or its [`Results`] if it is over.

mod bar;
mod bots;
mod changed;
mod finale;
mod focus;
mod framed;
mod guide;
mod handover;
mod hints;
mod list;
mod log;
mod looked;
mod parts;
mod replay;
mod results;
mod spots;
mod strip;
mod table_screen;

pub use bar::face_down;
pub use bots::bot;
pub use changed::{mark_changed, tell_changed};
pub use focus::note_answer;
pub use framed::{Framed, begin, begin_lesson, sit};
pub use guide::{Card, Cards, guide_box, note_spot, outline};
pub use handover::handover_ui;
pub use list::{ListLine, corner_beside, foresee_ui, lines_ui, list_beside};
pub use looked::Looked;
pub use parts::{column, line};
pub use replay::Replay;
pub use results::Results;
pub use spots::Spots;
pub use table_screen::TableScreen;

use crate::art::Drawing;
use crate::audio::Cue;
use crate::screen::{Command, Screen};
use crate::text::Language;
use crate::widgets::player::player_badge;
use crate::widgets::{Notice, Tone};
use egui::{Context, Id, Ui, Vec2, vec2};
use game::{Action, Game, Kept, SeatId, Setup as _, View};
use search::{Bot, Limit};
use std::borrow::Cow;
use std::time::Duration;
use table::library::Opened;
use table::{Level, Sitting, Table, Taken};

/// A choice of the game of a face.
pub type ChoiceOf<F> = <<F as Face>::Game as Game>::Choice;

/// What a game brings to the frame of its table.
pub trait Face: Clone + Default + Send + 'static {
    /// The game.
    type Game: Kept;

    /// Draws the board into the room that is left, and returns what the player chooses on it. The board also draws what has
    /// been in the past, in a replay; then nobody [acts](At::acts).
    fn board_ui(&mut self, ui: &mut Ui, at: &At<'_, Self::Game>) -> Option<ChoiceOf<Self>>;

    /// What the player is asked, as a sentence.
    fn question(&self, language: Language, at: &At<'_, Self::Game>) -> String;

    /// The button for a choice below the question; none if it is made on the board alone.
    fn answer(
        &self,
        language: Language,
        at: &At<'_, Self::Game>,
        choice: ChoiceOf<Self>,
    ) -> Option<Answer>;

    /// What has happened, as a sentence; none if it is not worth one.
    fn told(
        &self,
        language: Language,
        at: &At<'_, Self::Game>,
        event: &<Self::Game as Game>::Event,
    ) -> Option<String>;

    /// What a bot has done, in a few words beside its name; none if it is not worth any.
    fn news(
        &self,
        language: Language,
        at: &At<'_, Self::Game>,
        event: &<Self::Game as Game>::Event,
    ) -> Option<String> {
        self.told(language, at, event)
    }

    /// Whether the button of a choice stands after those of the others.
    fn comes_late(&self, _choice: <Self::Game as Game>::Choice) -> bool {
        false
    }

    /// Whom an event is about, if not the seat that acted.
    fn whose(&self, _event: &<Self::Game as Game>::Event) -> Option<SeatId> {
        None
    }

    /// Why a choice is refused, as a sentence.
    fn refusal(&self, language: Language, reason: &<Self::Game as Game>::Illegal) -> String;

    /// Draws what everybody sees of a seat into its part of the strip.
    fn seat_ui(&self, ui: &mut Ui, at: &At<'_, Self::Game>, seat: SeatId);

    /// An opponent whom nobody plays: the rules say what happens at that seat. The strip and the results show it after the others.
    fn opponent(&self, _state: &Self::Game) -> Option<SeatId> {
        None
    }

    /// The number of the colour and the sign of a seat.
    fn colour(&self, _setup: &<Self::Game as Game>::Setup, seat: SeatId) -> u8 {
        seat.0
    }

    /// Notes what has just happened, as far as the screen may show it, for the board to animate. `at` is the game afterwards.
    /// Returns the sound of it.
    fn happened(
        &mut self,
        _ctx: &Context,
        _at: &At<'_, Self::Game>,
        _events: &[&<Self::Game as Game>::Event],
    ) -> Option<Cue> {
        None
    }

    /// The size in points below which the table cannot be read.
    fn least_room(&self) -> Vec2 {
        vec2(700.0, 420.0)
    }

    /// The cards that explain the game while it is played.
    fn cards(&self) -> Cards<Self::Game> {
        Cards {
            seed: None,
            lesson: &[],
            first_times: &[],
            words: |_, _| String::new(),
        }
    }

    /// The points of a seat at the end: each category with its name.
    fn points(&self, language: Language, state: &Self::Game, seat: SeatId) -> Vec<(String, i32)>;

    /// The place in the rule book about what the player is asked; none for where it was last open.
    fn rules_place(&self, _at: &At<'_, Self::Game>) -> Option<Cow<'static, str>> {
        None
    }

    /// How the game has ended, as a sentence, if points alone do not say that.
    fn verdict(&self, _language: Language, _state: &Self::Game) -> Option<String> {
        None
    }

    /// What decides between seats with the same points, as a sentence; none if nothing does.
    fn on_tie(&self, _language: Language) -> Option<String> {
        None
    }

    /// What is laid open at the end, one after the other, before the results. The board lights up what
    /// [has been told](At::told).
    fn finale(&self, _language: Language, _at: &At<'_, Self::Game>) -> Vec<Moment> {
        Vec::new()
    }

    /// How the points of a seat come about, line by line.
    fn count(&self, _language: Language, _state: &Self::Game, _seat: SeatId) -> Vec<String> {
        Vec::new()
    }

    /// A bot of this level.
    fn bot(&self, level: Level, seed: &str) -> Box<dyn Bot<Self::Game>>;

    /// How long a bot of this level thinks about a choice, at most.
    fn time(&self, _level: Level) -> Duration {
        Duration::from_secs(4)
    }

    /// The best choices of the seat that is asked, the best one first, each with the reason for it in words.
    fn hints(
        &self,
        language: Language,
        at: &At<'_, Self::Game>,
        limit: &Limit,
    ) -> Vec<(ChoiceOf<Self>, String)>;
}

/// The button of an answer to a question.
#[derive(Clone, Default, Debug)]
pub struct Answer {
    words: String,
    drawing: Option<Drawing>,
    digit: Option<u8>,
    ends_turn: bool,
    is_early: bool,
    warning: Option<String>,
}

impl Answer {
    /// An answer in words.
    pub fn new(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            ..Self::default()
        }
    }

    crate::setters! {
        /// Puts a drawing in front of the words.
        drawing: Option<Drawing>,
        /// Gives it a digit of its own as its key, instead of the next one: all answers to a question, or none.
        digit: Option<u8>,
        /// Says that it ends the turn: it has the key for that, and stands out unless it is early.
        ends_turn: bool,
        /// Says that something else can still be done before it.
        is_early: bool,
        /// Asks first whether this is meant: what is lost for good.
        warning: Option<String>,
    }
}

/// Something that counts, when it is laid open at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// What it is.
    pub title: String,
    /// Who gets how much for it.
    pub line: String,
    /// Whose it is, if it is one seat's.
    pub seat: Option<SeatId>,
}

/// What a face shows: a game at one moment, as one player may know it.
#[derive(Clone, Copy, Debug)]
pub struct At<'a, G: Game> {
    /// The game as the seat of the player may know it.
    pub view: &'a View<G>,
    /// The setup of the game, with the names that the seats have now.
    pub setup: &'a G::Setup,
    /// The game as the player left it with their last choice, if others have acted since.
    pub since: Option<&'a G>,
    /// Whether the secrets of the player lie face up.
    pub shows_secrets: bool,
    /// Whether the player may choose something now.
    pub acts: bool,
    /// The choice that a hint points at.
    pub hint: Option<G::Choice>,
    /// The choice whose answer is under the pointer or has the focus.
    pub pointed: Option<G::Choice>,
    /// How many moments of the [end](Face::finale) have been told, while they are.
    pub told: Option<usize>,
    /// What the player has chosen in this turn, as far as it can be [taken back](take_back).
    pub taken: &'a [Taken<G>],
}

impl<'a, G: Game> At<'a, G> {
    /// The game as somebody sees it who does not play: everything lies face up, and nobody acts.
    pub const fn watched(view: &'a View<G>, setup: &'a G::Setup) -> Self {
        Self {
            view,
            setup,
            since: None,
            shows_secrets: true,
            acts: false,
            hint: None,
            pointed: None,
            told: None,
            taken: &[],
        }
    }

    /// The seat of the player.
    pub const fn seat(&self) -> SeatId {
        self.view.seat()
    }

    /// The state as the player may know it.
    pub const fn state(&self) -> &'a G {
        self.view.state()
    }

    /// The name of a seat.
    pub fn name(&self, seat: SeatId) -> &'a str {
        self.setup.name(seat)
    }

    /// What the player may choose now.
    pub fn legal(&self) -> Vec<G::Choice> {
        if self.acts {
            self.view.legal()
        } else {
            Vec::new()
        }
    }

    /// Why the player may not choose something.
    pub fn refusal(&self, choice: G::Choice) -> Option<G::Illegal> {
        let seat = self.seat();
        self.state().check(&Action { seat, choice }).err()
    }

    /// The strength of the light on what the player may choose, from 0 to 1.
    pub fn pulse(&self, ctx: &Context) -> f32 {
        if self.acts {
            crate::theme::motion::pulse(ctx)
        } else {
            1.0
        }
    }
}

/// What the parts of the frame draw: a table in use, as the player at the screen may know it, with its face.
struct Scene<'a, F: Face> {
    face: &'a F,
    sitting: &'a Sitting<F::Game>,
    at: &'a At<'a, F::Game>,
}

impl<'a, F: Face> Scene<'a, F> {
    const fn new(face: &'a F, sitting: &'a Sitting<F::Game>, at: &'a At<'a, F::Game>) -> Self {
        Self { face, sitting, at }
    }

    /// Draws the sign of a seat.
    fn badge_ui(&self, ui: &mut Ui, seat: SeatId, size: f32) {
        let colour = self.face.colour(self.at.setup, seat);
        player_badge(ui, colour, size, self.at.name(seat));
    }
}

/// The seconds for which everything that an opponent does stays on show.
pub fn pace(ctx: &Context) -> f64 {
    ctx.data(|data| data.get_temp(pace_id())).unwrap_or(0.0)
}

fn pace_id() -> Id {
    Id::unique("pace of a table")
}

/// Asks the table to take back everything from this entry of [`At::taken`] on.
pub fn take_back(ctx: &Context, entry: usize) {
    ctx.data_mut(|data| data.insert_temp(take_back_id(), entry));
}

fn take_back_id() -> Id {
    Id::unique("where the table goes back to")
}

/// Shows a game in place of every screen but the start screen.
pub fn open<F: Face>(face: F, opened: Opened<F::Game>) -> Command {
    let deal = opened.table.setup().seed().to_owned();
    let screen: Box<dyn Screen> = match opened.table.state().is_finished() {
        true => Box::new(Results::new(face, *opened.table)),
        false => Box::new(TableScreen::new(face, opened)),
    };
    Command::Sit { screen, deal }
}

/// The same deal again, for the people who gave their seats to bots, too.
fn again<F: Face>(face: F, table: &Table<F::Game>) -> Command {
    let (setup, players) = table.players_again();
    match Table::new(setup) {
        Ok(again) => open(face, Opened::new(again.played_by(players))),
        Err(error) => Command::Notify(Notice::new(Tone::Failure, error.to_string())),
    }
}
