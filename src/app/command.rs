//! What a screen is, what it sees of the window, and what it asks of it.

use std::borrow::Cow;
use std::sync::Arc;

use egui::{Context, Ui};

use super::{
    audio::Cue,
    files::Wish,
    paths::Paths,
    settings::Settings,
    widgets::{KeyHint, Notice, Tone},
};
use crate::game::Setup;
use crate::table::library::Opened;
use crate::table::{Library, Players};

/// Something that fills the window.
pub trait Screen {
    /// Draws the screen and leaves commands for what the player wants.
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>);

    /// Called whenever the screen comes on show: the first time, and when one goes back to it.
    fn entered(&mut self, _cx: &mut Cx<'_>) {}

    /// The keys of this screen, for the list that `?` shows.
    fn keys(&self, _ctx: &Context) -> Vec<KeyHint> {
        Vec::new()
    }

    /// The place in the rule book that matters now, where `F1` opens it; without one it opens where it was open last.
    fn rules_place(&self) -> Option<Cow<'static, str>> {
        None
    }

    /// Whether the screen is the rule book itself, so that it need not open beside it.
    fn shows_rules(&self) -> bool {
        false
    }
}

/// Something that a screen asks of the window. Commands are carried out after drawing, in order,
/// in one place: [`App`](super::App).
pub enum Command {
    /// Shows a screen on top of the present one.
    Show(Box<dyn Screen>),
    /// Shows a screen in the place of the present one.
    Replace(Box<dyn Screen>),
    /// Goes back to the screen below.
    Back,
    /// Goes back to the start screen.
    Home,
    /// Takes over changed settings, and keeps them.
    Settings(Box<Settings>),
    /// Opens the rules beside the present screen, at a rule such as `4.3` or a chapter such as `4`,
    /// or where they were open last.
    Rules(Option<Cow<'static, str>>),
    /// Lists the keys of the present screen.
    Keys,
    /// Shows a message.
    Notify(Notice),
    /// Plays a cue.
    Play(Cue),
    /// Deals a new game and sits down at its table.
    NewGame {
        /// What it is made from.
        setup: Box<Setup>,
        /// Who plays which seat.
        players: Players,
    },
    /// Sits down at a table: shows its game in the place of every screen but the start screen.
    Sit(Opened),
    /// Opens a game that was kept or saved.
    Open(Wish),
    /// Closes the window.
    Quit,
}

impl std::fmt::Debug for Command {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Show(_) => f.write_str("Show"),
            Self::Replace(_) => f.write_str("Replace"),
            Self::Back => f.write_str("Back"),
            Self::Home => f.write_str("Home"),
            Self::Settings(settings) => f.debug_tuple("Settings").field(settings).finish(),
            Self::Rules(place) => f.debug_tuple("Rules").field(place).finish(),
            Self::Keys => f.write_str("Keys"),
            Self::Notify(notice) => f.debug_tuple("Notify").field(notice).finish(),
            Self::Play(cue) => f.debug_tuple("Play").field(cue).finish(),
            Self::NewGame { players, .. } => f
                .debug_struct("NewGame")
                .field("players", players)
                .finish_non_exhaustive(),
            Self::Sit(opened) => f.debug_tuple("Sit").field(&opened.file).finish(),
            Self::Open(wish) => f.debug_tuple("Open").field(wish).finish(),
            Self::Quit => f.write_str("Quit"),
        }
    }
}

/// What a screen sees of the window while it draws, and where it leaves its commands.
#[derive(Debug)]
pub struct Cx<'a> {
    /// The present settings.
    pub settings: &'a Settings,
    /// Where files are kept.
    pub paths: &'a Paths,
    /// The games that were begun.
    pub library: &'a Arc<Library>,
    /// Whether a game is being opened, so that nothing else shall happen.
    pub is_opening: bool,
    /// What is asked of the window.
    pub(super) commands: &'a mut Vec<Command>,
}

impl Cx<'_> {
    /// Asks something of the window.
    pub fn push(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// Shows a screen on top of the present one.
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
}
