//! The screen: its trait, its context and the commands that it issues to the window.

use std::borrow::Cow;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, Key, Ui, Vec2};

use crate::Paths;
use crate::audio::Cue;
use crate::devices::{Devices, KeyHalf};
use crate::settings::Settings;
use crate::widgets::{KeyHint, Notice, Tone};
use table::{GameId, Kind, Library, Ways};

mod page;

pub use page::*;

/// A screen, which fills the window.
pub trait Screen {
    /// Draws the screen and issues commands for the player's input.
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>);

    /// Called whenever the screen appears: the first time, and when the player goes back to it.
    fn entered(&mut self, _cx: &mut Cx<'_>) {}

    /// The keys of this screen, for the list that `?` shows.
    fn keys(&self, _ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        Vec::new()
    }

    /// The game to which the screen belongs: `F1` opens its rule book. Without one it is the game of the screen below.
    fn game(&self) -> Option<Kind> {
        None
    }

    /// The place at which `F1` opens the rule book now. Without one, the book opens where it was last open.
    fn rules_place(&self) -> Option<Cow<'static, str>> {
        None
    }

    /// Whether the screen itself does what people say with their devices. Otherwise gamepads move the focus and choose
    /// what has it.
    fn takes_devices(&self) -> bool {
        false
    }

    /// The size in points, width and height, below which the screen cannot be read. Text grows only as far as the window has
    /// this room.
    fn least_room(&self) -> Vec2 {
        Vec2::ZERO
    }

    /// Returns whether the screen is the rule book itself, which then does not open a second time beside it.
    fn shows_rules(&self) -> bool {
        false
    }
}

impl fmt::Debug for dyn Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a screen")
    }
}

/// A request of a screen to the window. The window carries out all commands after drawing, in order.
#[derive(Debug)]
pub enum Command {
    /// Shows a screen on top of the current one.
    Show(Box<dyn Screen>),
    /// Shows a screen in place of the current one.
    Replace(Box<dyn Screen>),
    /// Goes back to the screen below.
    Back,
    /// Goes back to the start screen.
    Home,
    /// Applies and stores changed settings.
    Settings(Box<Settings>),
    /// Opens the rules of its game beside the current screen, at a rule such as `4.3` or a chapter such as `4`, or where they were
    /// last open.
    Rules(Option<Cow<'static, str>>),
    /// Lists the keys of the current screen.
    Keys,
    /// Shows a message.
    Notify(Notice),
    /// Removes the messages about what has happened in the game, because that has been taken back.
    TakeBackNews,
    /// Remove the messages to the player who was at the screen before.
    ChangePlayer,
    /// Removes the messages that say why something could not be done, because something else has been.
    ForgetRefusals,
    /// Plays a cue.
    Play(Cue),
    /// Shows a game in place of every screen but the start screen.
    Sit {
        /// Its table, or its results.
        screen: Box<dyn Screen>,
        /// The seed of its deal, for the report of a crash.
        deal: String,
    },
    /// Opens a kept or saved game.
    Open(Wish),
    /// Says at which halves of the keyboard people sit, until another screen comes on show. Their keys mean nothing else.
    Claim(Vec<KeyHalf>),
    /// Closes the window.
    Quit,
}

/// A game that a player wants to open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// A game that the player has yet to choose.
    Choose,
    /// The game in this file.
    File(PathBuf),
    /// This game of the library.
    Kept(GameId),
}

/// The context of a screen while it draws: its view of the window, and the collector of its commands.
#[derive(Debug)]
pub struct Cx<'a> {
    /// The current settings.
    pub settings: &'a Settings,
    /// The folders of the program.
    pub paths: &'a Paths,
    /// The library of games.
    pub library: &'a Arc<Library>,
    /// What was pressed on gamepads and at the halves of the keyboard.
    pub devices: &'a Devices,
    /// Whether a game is being opened, which blocks other input.
    pub is_opening: bool,
    /// The commands issued so far.
    pub commands: &'a mut Vec<Command>,
}

impl Cx<'_> {
    /// Whether a key belongs to somebody who sits at a half of the keyboard.
    pub fn is_claimed(&self, key: Key) -> bool {
        let owner = self.settings.controls.key(key).map(|(half, _)| half);
        self.devices.claimed().any(|half| Some(half) == owner)
    }

    /// Issues a command.
    pub fn push(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// Shows a screen on top of the current one.
    pub fn show(&mut self, screen: impl Screen + 'static) {
        self.push(Command::Show(Box::new(screen)));
    }

    /// Shows a message.
    pub fn notify(&mut self, tone: Tone, text: impl Into<String>) {
        self.push(Command::Notify(Notice::new(tone, text)));
    }

    /// Changes the settings.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.clone();
        change(&mut settings);
        self.push(Command::Settings(Box::new(settings)));
    }

    /// Lets the players change how they share the screen.
    pub fn change_ways(&mut self, change: impl FnOnce(&mut Ways)) {
        let mut ways = self.settings.ways;
        change(&mut ways);
        if ways != self.settings.ways {
            self.change_settings(|settings| settings.ways = ways);
        }
    }
}
