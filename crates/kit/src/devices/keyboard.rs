//! The whole keyboard, which nobody shares: what its keys say on each screen, and the list of them.

use egui::{Key, Modifiers};

use super::data;
use super::key_line::{Chord, KeyLine, Keyboard, Saying};

impl Keyboard {
    /// The lines of the list of keys.
    pub fn lines(self) -> &'static [KeyLine] {
        &data::embedded().keyboard[&self]
    }

    /// The keys that say `saying`, the usual one first.
    pub fn chords(self, saying: Saying) -> impl Iterator<Item = &'static Chord> {
        let keys = self.lines().iter().flat_map(KeyLine::all);
        let says = keys.filter(move |(_, said)| *said == saying);
        says.map(|(chord, _)| chord)
    }

    /// The name of the key that says `saying`, or nothing.
    pub fn name(self, saying: Saying) -> &'static str {
        let chord = self.chords(saying).next();
        chord.map_or("", |chord| &chord.name)
    }

    /// What a key says. With Shift, it says the same as without, unless it says something else.
    pub fn said(self, key: Key, held: Modifiers) -> Option<Saying> {
        let exact = |chord: &Chord, shift: bool| {
            let Modifiers { alt, command, .. } = chord.shortcut.modifiers;
            chord.shortcut.logical_key == key
                && chord.shortcut.modifiers.shift == shift
                && command == held.command
                && (alt == held.alt || command)
        };
        let said = |shift| {
            let mut keys = self.lines().iter().flat_map(KeyLine::all);
            keys.find(|(chord, _)| exact(chord, shift))
        };
        let found = said(held.shift).or_else(|| said(false))?;
        Some(found.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::devices::Control;
    use egui::KeyboardShortcut;

    /// All parts.
    const ALL: [Keyboard; 9] = [
        Keyboard::Window,
        Keyboard::Table,
        Keyboard::Frame,
        Keyboard::Replay,
        Keyboard::Analysis,
        Keyboard::Results,
        Keyboard::Steps,
        Keyboard::Wizard,
        Keyboard::Rules,
    ];

    #[test]
    fn no_key_says_two_things_on_a_screen() {
        for keyboard in ALL {
            let keys = keyboard.lines().iter().flat_map(KeyLine::all);
            for (chord, saying) in keys {
                let KeyboardShortcut {
                    modifiers,
                    logical_key,
                } = chord.shortcut;
                let said = keyboard.said(logical_key, modifiers);
                assert_eq!(said, Some(*saying), "{} in {keyboard:?}", chord.name);
            }
        }
    }

    #[test]
    fn shift_changes_nothing_where_it_says_nothing_else() {
        let said = |held| Keyboard::Table.said(Key::E, held);
        let ends = Some(Saying::Control(Control::EndTurn));
        assert_eq!([said(Modifiers::NONE), said(Modifiers::SHIFT)], [ends; 2]);
        assert_eq!(said(Modifiers::COMMAND), None);
        let turns = Keyboard::Table.said(Key::R, Modifiers::SHIFT);
        assert_eq!(turns, Some(Saying::Control(Control::TurnLeft)));
    }
}
