//! A line of the list of keys: what keys of the whole keyboard say, and its text.

use egui::{Key, KeyboardShortcut, Modifiers};
use serde::{Deserialize, Deserializer, de::Error as _};

use super::control::Control;

/// What a key of the whole keyboard says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Saying {
    /// What every device can say.
    Control(Control),
    /// The choice with this number, from 1.
    Number(u8),
    /// The person with this number, from 1.
    Person(u8),
    /// To the next question.
    NextEffect,
    /// To the question before.
    PreviousEffect,
    /// To the next cell that can be chosen.
    NextCell,
    /// To the cell before.
    PreviousCell,
    /// To use a tech instead.
    Instead,
    /// To decline what is asked.
    Decline,
    /// To look at the planet of the next seat.
    NextSeat,
    /// To look at all planets.
    AllBoards,
    /// To save.
    Save,
    /// To save to another file.
    SaveAs,
    /// To open a file.
    Open,
    /// To play or pause.
    Play,
    /// One step back.
    Back,
    /// One step forward.
    Forward,
    /// A larger step back.
    PageBack,
    /// A larger step forward.
    PageForward,
    /// To the start, or to start.
    Start,
    /// To the end.
    End,
    /// Once more.
    Again,
    /// Larger text.
    Larger,
    /// Smaller text.
    Smaller,
    /// Text of the usual size.
    Normal,
    /// To fill the screen, or not.
    FullScreen,
    /// To open the rule book.
    Rules,
}

/// A part of the program with keys of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[expect(missing_docs, reason = "each is the screen of its name")]
pub enum Keyboard {
    Window,
    Table,
    Frame,
    Replay,
    Analysis,
    Results,
    Steps,
    Wizard,
    Rules,
}

/// A key with others that are held down.
#[derive(Debug)]
pub struct Chord {
    /// Its name, such as `Shift+R`.
    pub name: String,
    /// The same for egui.
    pub shortcut: KeyboardShortcut,
}

/// A line of the list of keys.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyLine {
    /// What the keys do: the key of a text.
    pub text: String,
    /// What is listed in place of the keys, separated by spaces.
    #[serde(default)]
    shown: String,
    #[serde(default)]
    keys: Vec<(Chord, Saying)>,
    /// Keys that are not listed.
    #[serde(default)]
    also: Vec<(Chord, Saying)>,
}

impl<'de> Deserialize<'de> for Chord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let mut modifiers = Modifiers::NONE;
        let mut key = name.as_str();
        for (prefix, held) in [
            ("Ctrl+", Modifiers::COMMAND),
            ("Alt+", Modifiers::ALT),
            ("Shift+", Modifiers::SHIFT),
        ] {
            if let Some(rest) = key.strip_prefix(prefix) {
                (key, modifiers) = (rest, modifiers | held);
            }
        }
        let unknown = || D::Error::custom(format!("{name} is no key"));
        let key = Key::from_name(key).ok_or_else(unknown)?;
        let shortcut = KeyboardShortcut::new(modifiers, key);
        Ok(Self { name, shortcut })
    }
}

impl KeyLine {
    /// The names of the keys that are listed, without those that somebody has claimed.
    pub fn names(&self, is_claimed: impl Fn(Key) -> bool) -> impl Iterator<Item = &str> {
        let is_free = |chord: &Chord| {
            let Modifiers { alt, command, .. } = chord.shortcut.modifiers;
            alt || command || !is_claimed(chord.shortcut.logical_key)
        };
        let free = self.keys.iter().filter(|(chord, _)| is_free(chord));
        let free: Vec<&str> = free.map(|(chord, _)| chord.name.as_str()).collect();
        match self.shown.is_empty() {
            true => free,
            false if free.is_empty() && !self.keys.is_empty() => free,
            false => self.shown.split_whitespace().collect(),
        }
        .into_iter()
    }

    /// The listed keys, and others that say the same.
    pub(super) fn all(&self) -> impl Iterator<Item = &(Chord, Saying)> {
        self.keys.iter().chain(&self.also)
    }
}
