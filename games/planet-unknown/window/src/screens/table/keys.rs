//! The keys of the table.

use super::desk::Desk;
use super::panels::{dial_id, is_on_planet, planet_id};
use super::scene::{BotsSignal, HintSignal, MenuItem, Signal};
use crate::presentation::{self, Digits};
use crate::t;
use crate::widgets::board::cell_id;
use crate::widgets::keys_free;
use crate::widgets::{DIGITS, KeyHint};
use egui::{Context, Key, Modifiers, Ui};
use play::ghost::Spin;
use play::hints::Hints;
use play::intent::Intent;
use play::session::{Session, Sharing};
use rules::{Answer, Ring};

/// A key that was pressed in this frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Press {
    key: Key,
    modifiers: Modifiers,
    /// Whether the planet, the dial or nothing has the focus.
    on_stage: bool,
}

/// The keys pressed in this frame, if they are meant for the table.
pub(super) fn presses(ui: &Ui, session: &Session) -> Vec<Press> {
    if !keys_free(ui) {
        return Vec::new();
    }
    let focused = ui.memory(|memory| memory.focused());
    let on_stage = focused
        .is_none_or(|id| id == dial_id(session.viewer()) || is_on_planet(id, session.viewer()));
    let press = |event: &egui::Event| match event {
        egui::Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => Some(Press {
            key: *key,
            modifiers: *modifiers,
            on_stage,
        }),
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(press).collect())
}

impl Press {
    /// The key.
    pub(super) const fn key(&self) -> Key {
        self.key
    }

    /// The digit of the key, from 1, if it is one.
    pub(super) fn digit(&self) -> Option<usize> {
        let place = DIGITS.iter().position(|digit| *digit == self.key)?;
        Some(place + 1).filter(|_| self.modifiers.is_none())
    }

    /// The signal of the key.
    pub(super) fn signal(&self, session: &Session, desk: &Desk, hints: &Hints) -> Option<Signal> {
        let general = general(self.key, self.modifiers, session, desk, hints);
        general.or_else(|| {
            if let Some(signal) = self.takes_best(session, desk, hints) {
                return Some(signal);
            }
            let stepping = session.ghost().is_some() && self.key == Key::Tab;
            let signal = on_stage_key(self.key, self.modifiers, session)
                .filter(|_| self.on_stage || stepping)?;
            // These keys work only where the planet and the dial are visible.
            Some(match desk.all_boards {
                true => Signal::AllBoards(false),
                false => signal,
            })
        })
    }

    /// The signal that takes the best option of a hint of which none has been looked at: Enter, while it means nothing
    /// else. Before the first options are there, it takes none, and the key goes nowhere else either.
    fn takes_best(&self, session: &Session, desk: &Desk, hints: &Hints) -> Option<Signal> {
        let moved = hints.has_cursor_moved(session);
        let lays = session.ghost().is_some() && (moved || session.fault().is_none());
        let is_free = self.on_stage
            && !desk.all_boards
            && !lays
            && session.prepared().is_none()
            && !(moved && means_something(session))
            && (!session.turns_dial() || session.dial() == 0);
        let waits = hints.shown().is_none() && hints.takes_digits();
        let takes = is_free && waits && self.key == Key::Enter && self.modifiers.is_none();
        takes.then(|| Signal::Hint(HintSignal::Take(hints.best())))
    }

    /// Consumes the key, so that a dialog that opens in the same frame does not receive it, too.
    pub(super) fn take(&self, ui: &Ui) {
        let is_this = |event: &egui::Event| match event {
            egui::Event::Key {
                key,
                modifiers,
                pressed: true,
                ..
            } => *key == self.key && *modifiers == self.modifiers,
            _ => false,
        };
        ui.input_mut(|input| input.events.retain(|event| !is_this(event)));
    }

    /// Returns whether the planet or the dial should have the focus after `signal`: because the key was meant for them,
    /// although egui also takes it for a move of the focus or a click, or because it picked something up.
    pub(super) const fn is_for_stage(&self, signal: &Signal) -> bool {
        use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Escape, Space, Tab};
        matches!(
            signal,
            Signal::Play(Intent::Take(_) | Intent::NextRover | Intent::NextCell { .. })
        ) || matches!(
            self.key,
            ArrowDown | ArrowLeft | ArrowRight | ArrowUp | Enter | Escape | Space | Tab
        )
    }
}

/// Whether Enter on the cell under the cursor answers a question or picks a rover.
fn means_something(session: &Session) -> bool {
    let cells = session.answering_cells() | session.drivable();
    session.cursor().is_some_and(|cell| cells.contains(cell))
}

/// Gives the focus to the dial or to the planet.
pub(super) fn focus_stage(ui: &Ui, session: &Session) {
    let cell = session
        .cursor()
        .map(|cell| cell_id(planet_id(session.viewer()), cell));
    let stage = if session.turns_dial() {
        Some(dial_id(session.viewer()))
    } else {
        cell
    };
    let Some(id) = stage else {
        return;
    };
    // egui has already begun to move the focus because of the same key.
    ui.memory_mut(|memory| {
        memory.request_focus(id);
        memory.move_focus(egui::FocusDirection::None);
    });
}

/// Maps the keys that work wherever the focus is.
fn general(
    key: Key,
    modifiers: Modifiers,
    session: &Session,
    desk: &Desk,
    hints: &Hints,
) -> Option<Signal> {
    if modifiers.command {
        return with_command(key, modifiers.shift);
    }
    if modifiers.alt {
        return digit(key).and_then(|number| seat_at(number, session));
    }
    let play = |intent| Some(Signal::Play(intent));
    match key {
        Key::F10 => Some(Signal::OpenMenu(true)),
        Key::B => Some(Signal::AllBoards(!desk.all_boards)),
        Key::Escape if desk.all_boards => Some(Signal::AllBoards(false)),
        // With all boards on show, nobody would see whose is chosen.
        Key::O if desk.all_boards => None,
        Key::O => play(Intent::LookAt(Some(session.next_seat()))),
        Key::R if session.ghost().is_some() => play(Intent::Spin(if modifiers.shift {
            Spin::CounterClockwise
        } else {
            Spin::Clockwise
        })),
        Key::R if session.turns_dial() => {
            play(Intent::TurnDial(if modifiers.shift { -1 } else { 1 }))
        }
        Key::F if session.ghost().is_some() => play(Intent::Spin(Spin::Flip)),
        Key::P if session.bot_to_act().is_some() => {
            Some(Signal::Bots(BotsSignal::Pause(!desk.bots.paused)))
        }
        Key::Period if session.bot_to_act().is_some() => Some(Signal::Bots(BotsSignal::Step)),
        Key::Escape if session.shown() != session.viewer() => play(Intent::LookAt(None)),
        _ if !session.is_playing() => None,
        Key::L if session.covers_choice() => play(Intent::TurnUp),
        Key::H => Some(Signal::Hint(HintSignal::Open(!hints.is_open()))),
        Key::N => play(Intent::StepFocus {
            forward: !modifiers.shift,
        }),
        Key::V => play(Intent::NextRover),
        Key::C => play(Intent::NextCell {
            forward: !modifiers.shift,
        }),
        Key::T if session.has_instead() => play(Intent::Answer(Answer::Instead)),
        Key::X => session
            .focused()
            .and_then(|asked| play(Intent::Decline(asked.pending))),
        Key::Escape if desk.here().waste.is_some() => Some(Signal::KeepTurn),
        Key::Escape if hints.is_open() && !session.holds_something() => {
            Some(Signal::Hint(HintSignal::Open(false)))
        }
        Key::E if !session.is_rotating() => play(Intent::EndTurn {
            sure: desk.here().waste.is_some(),
        }),
        _ => digit(key).and_then(|digit| chosen(digit, session, hints)),
    }
}

/// What a digit chooses: an option of the hint, whose numbers are on the board, or what [`numbered`] says.
fn chosen(digit: u8, session: &Session, hints: &Hints) -> Option<Signal> {
    if let Some(option) = hints.option_of(session, digit) {
        return Some(Signal::Hint(HintSignal::Take(option)));
    }
    // A digit that comes before its option must not choose something else.
    if hints.keeps_digit(session, digit) || session.covers_choice() {
        return None;
    }
    numbered(digit, session).or(Some(Signal::NoChoice(digit)))
}

fn with_command(key: Key, shift: bool) -> Option<Signal> {
    match key {
        Key::Z if shift => Some(Signal::Play(Intent::Redo)),
        Key::Z => Some(Signal::Play(Intent::Undo)),
        Key::Y => Some(Signal::Play(Intent::Redo)),
        Key::S if shift => Some(Signal::Menu(MenuItem::SaveAs)),
        Key::S => Some(Signal::Menu(MenuItem::Save)),
        Key::O => Some(Signal::Menu(MenuItem::Open)),
        _ => None,
    }
}

/// Maps the keys of the planet and the dial, which work while no button has the focus.
fn on_stage_key(key: Key, modifiers: Modifiers, session: &Session) -> Option<Signal> {
    let step = |columns, rows| Some(Signal::Play(Intent::Move { columns, rows }));
    if session.turns_dial() {
        return match key {
            Key::ArrowLeft => Some(Signal::Play(Intent::TurnDial(-1))),
            Key::ArrowRight => Some(Signal::Play(Intent::TurnDial(1))),
            Key::Enter | Key::Space => Some(Signal::Play(Intent::ConfirmDial)),
            _ => None,
        };
    }
    match key {
        Key::ArrowLeft => step(-1, 0),
        Key::ArrowRight => step(1, 0),
        Key::ArrowUp => step(0, -1),
        Key::ArrowDown => step(0, 1),
        Key::Enter | Key::Space => Some(Signal::Play(Intent::Confirm)),
        Key::Escape => Some(Signal::Play(Intent::PutBack)),
        Key::Tab if session.ghost().is_some() => Some(Signal::Play(Intent::StepPlacement {
            forward: !modifiers.shift,
        })),
        _ => None,
    }
}

/// Returns the signal that turns the screen to the person with this number, from 1, unless people play in turn.
fn seat_at(number: u8, session: &Session) -> Option<Signal> {
    let seat = session
        .people()
        .find(|seat| seat.0 + 1 == number && session.sharing() != Sharing::InTurn)?;
    Some(Signal::Play(Intent::TurnTo(seat)))
}

/// What a digit chooses: a tile, or one of the numbered choices of the question in focus.
fn numbered(digit: u8, session: &Session) -> Option<Signal> {
    let asked = session.focused()?;
    let index = usize::from(digit) - 1;
    let intent = match presentation::question(&asked.what, &asked.question).digits {
        Digits::Rings => [Ring::Inner, Ring::Outer]
            .get(index)
            .copied()
            .map(Intent::Take),
        Digits::Store => (digit == 1).then_some(Intent::Answer(Answer::Store)),
        Digits::Answers => {
            let mut numbered = session.numbered().into_iter();
            let chosen = numbered.find(|(number, _)| *number == digit);
            chosen.map(|(_, choice)| Intent::from(choice))
        }
        Digits::Nothing => None,
    };
    intent.map(Signal::Play)
}

fn digit(key: Key) -> Option<u8> {
    DIGITS
        .iter()
        .position(|digit| *digit == key)
        .map(|place| place as u8 + 1)
}

/// The entries of the table in the list of keys.
pub(super) fn hints(ctx: &Context) -> Vec<KeyHint> {
    [
        ("← →", "table-key-dial"),
        ("1 2", "table-key-take"),
        ("R Shift+R F", "table-key-spin"),
        ("← ↑ → ↓", "table-key-move"),
        ("Tab Shift+Tab", "table-key-step"),
        ("Enter", "table-key-confirm"),
        ("Esc", "table-key-put-back"),
        ("N Shift+N", "table-key-effect"),
        ("1 … 9", "table-key-choice"),
        ("C Shift+C", "table-key-cell"),
        ("T", "table-key-tech"),
        ("X", "table-key-decline"),
        ("V", "table-key-rover"),
        ("E", "table-key-end"),
        ("H", "table-key-hint"),
        ("Ctrl+Z Ctrl+Y", "table-key-undo"),
        ("Alt+1 … Alt+6", "sharing-key-seat"),
        ("L", "sharing-key-peek"),
        ("O B", "table-key-look"),
        ("Alt", "table-key-labels"),
        ("Ctrl+S Ctrl+O", "table-key-files"),
        ("P .", "bots-key-pause"),
        ("F10", "table-key-menu"),
    ]
    .map(|(keys, meaning)| KeyHint::new(keys, t!(ctx, meaning)))
    .into()
}
