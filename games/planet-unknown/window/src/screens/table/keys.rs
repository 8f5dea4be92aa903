//! The keys of the table.

use super::desk::Desk;
use super::devices::on_stage;
use super::panels::{dial_id, is_on_planet, planet_id};
use super::scene::{MenuItem, Signal};
use crate::presentation::{self, Digits};
use crate::widgets::board::cell_id;
use crate::widgets::keys_free;
use kit::devices::{Control, Direction, Keyboard, Saying};
use rules::{Answer, Ring, SeatId};

use egui::{Event, Key, Modifiers, Ui};
use play::intent::Intent;
use play::session::SeatView;
use table::Sharing;

/// A key that was pressed in this frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Press {
    pub(super) key: Key,
    modifiers: Modifiers,
    /// Whether the planet, the dial or nothing has the focus.
    on_stage: bool,
}

/// The keys pressed in this frame, if they are meant for the table.
pub(super) fn presses(ui: &Ui, seat: SeatId) -> Vec<Press> {
    if !keys_free(ui) {
        return Vec::new();
    }
    let focused = ui.memory(|memory| memory.focused());
    let on_stage = focused.is_none_or(|id| id == dial_id(seat) || is_on_planet(id, seat));
    let press = |event: &Event| {
        let (key, modifiers) = pressed(event)?;
        Some(Press {
            key,
            modifiers,
            on_stage,
        })
    };
    ui.input(|input| input.events.iter().filter_map(press).collect())
}

/// The key that was pressed with an event, and what was held down beside it.
pub(super) fn pressed(event: &Event) -> Option<(Key, Modifiers)> {
    match *event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => Some((key, modifiers)),
        _ => None,
    }
}

impl Press {
    /// Whether it is a digit.
    pub(super) fn is_digit(&self) -> bool {
        matches!(self.saying(), Some(Saying::Number(_))) && self.modifiers.is_none()
    }

    fn saying(&self) -> Option<Saying> {
        Keyboard::Table.said(self.key, self.modifiers)
    }

    /// What it says to the planet and the dial, whatever is held down beside Shift.
    fn control(&self) -> Option<Control> {
        let held = Modifiers {
            shift: self.modifiers.shift,
            ..Modifiers::NONE
        };
        match Keyboard::Table.said(self.key, held)? {
            Saying::Control(control) => Some(control),
            _ => None,
        }
    }

    /// The signal of the key.
    pub(super) fn signal(&self, seat: SeatView<'_>, desk: &Desk) -> Option<Signal> {
        let said = self.saying();
        let signal = said.and_then(|saying| general(saying, seat, desk));
        signal
            .or_else(|| self.takes_best(seat, desk))
            .or_else(|| self.stage_signal(seat, desk))
    }

    /// The signal of a key that speaks to the planet or the dial, while no button has the focus.
    fn stage_signal(&self, seat: SeatView<'_>, desk: &Desk) -> Option<Signal> {
        let control = self.control()?;
        let is_heard = match control {
            Control::Back | Control::Move(Direction::Up | Direction::Down) => {
                self.on_stage && !seat.turns_dial()
            }
            Control::Move(_) | Control::Accept => self.on_stage,
            Control::Next | Control::Previous => seat.ghost().is_some() && !seat.turns_dial(),
            _ => false,
        };
        let signal = on_stage(seat, control).filter(|_| is_heard)?;
        // These keys work only where the planet and the dial are visible.
        Some(match desk.all_boards {
            true => Signal::AllBoards(false),
            false => signal,
        })
    }

    /// The signal that takes the best option of a hint of which none has been looked at: Enter, while it means nothing
    /// else. Before the first options are there, it takes none, and the key goes nowhere else either.
    fn takes_best(&self, seat: SeatView<'_>, desk: &Desk) -> Option<Signal> {
        let hints = &desk.place(seat).hints;
        let moved = hints.has_cursor_moved(seat);
        // Enter on the cell under the cursor answers a question or picks a rover.
        let cells = seat.answering_cells() | seat.drivable();
        let means_something = seat.cursor().is_some_and(|cell| cells.contains(cell));
        let lays = seat.ghost().is_some() && (moved || seat.fault().is_none());
        let is_free = self.on_stage
            && !desk.all_boards
            && !lays
            && seat.prepared().is_none()
            && !(moved && means_something)
            && (!seat.turns_dial() || seat.dial() == 0);
        let takes =
            is_free && hints.takes_enter() && self.key == Key::Enter && self.modifiers.is_none();
        takes.then_some(Signal::TakeHint(0))
    }

    /// Consumes the key, so that a dialog that opens in the same frame does not receive it, too.
    pub(super) fn take(&self, ui: &Ui) {
        let this = Some((self.key, self.modifiers));
        ui.input_mut(|input| input.events.retain(|event| pressed(event) != this));
    }

    /// Returns whether the planet or the dial should have the focus after `signal`: because the key was meant for them,
    /// although egui also takes it for a move of the focus or a click, or because it picked something up.
    pub(super) fn is_for_stage(&self, signal: &Signal) -> bool {
        use Control::{Accept, Back, Move, Next, Previous};
        matches!(
            signal,
            Signal::Play(Intent::Take(_) | Intent::NextRover | Intent::NextCell { .. })
        ) || matches!(
            self.control(),
            Some(Accept | Back | Move(_) | Next | Previous)
        )
    }
}

/// Gives the focus to the dial or to the planet.
pub(super) fn focus_stage(ui: &Ui, seat: SeatView<'_>) {
    let dial = seat.turns_dial().then(|| dial_id(seat.id()));
    let cell = || Some(cell_id(planet_id(seat.id()), seat.cursor()?));
    let Some(id) = dial.or_else(cell) else {
        return;
    };
    // egui has already begun to move the focus because of the same key.
    ui.memory_mut(|memory| {
        memory.request_focus(id);
        memory.move_focus(egui::FocusDirection::None);
    });
}

/// What is said wherever the focus is.
fn general(saying: Saying, seat: SeatView<'_>, desk: &Desk) -> Option<Signal> {
    use Saying::Control as Says;
    let (common, hints) = (seat.common(), &desk.place(seat).hints);
    let asks_waste = desk.asks_waste(seat);
    let play = |intent| Some(Signal::Play(intent));
    match saying {
        Says(Control::Menu) => Some(Signal::OpenMenu),
        Says(Control::Undo) => play(Intent::Undo),
        Says(Control::Redo) => play(Intent::Redo),
        Says(turn @ (Control::TurnLeft | Control::TurnRight | Control::Flip)) => {
            on_stage(seat, turn)
        }
        Saying::Save => Some(Signal::Menu(MenuItem::Save)),
        Saying::SaveAs => Some(Signal::Menu(MenuItem::SaveAs)),
        Saying::Open => Some(Signal::Menu(MenuItem::Open)),
        Saying::Person(_) if common.sharing() == Sharing::InTurn => None,
        Saying::Person(number) => {
            let person = common.people().find(|person| person.0 + 1 == number)?;
            play(Intent::TurnTo(person))
        }
        Saying::AllBoards => Some(Signal::AllBoards(!desk.all_boards)),
        Says(Control::Back) if desk.all_boards => Some(Signal::AllBoards(false)),
        // With all boards on show, nobody would see whose is chosen.
        Saying::NextSeat if desk.all_boards => None,
        Saying::NextSeat => play(Intent::LookAt(Some(seat.next_seat()))),
        Saying::Play if common.bot_to_act().is_some() => Some(Signal::PauseBots),
        Saying::Forward if common.bot_to_act().is_some() => Some(Signal::StepBot),
        Says(Control::Back) if seat.shown() != seat.id() => play(Intent::LookAt(None)),
        _ if !seat.is_playing() => None,
        Says(Control::Peek) if seat.covers_choice() => play(Intent::TurnUp),
        Says(Control::Hint) => Some(Signal::OpenHint(!hints.is_open())),
        Saying::NextEffect => play(Intent::StepFocus { forward: true }),
        Saying::PreviousEffect => play(Intent::StepFocus { forward: false }),
        Says(Control::Drive) => play(Intent::NextRover),
        Saying::NextCell => play(Intent::NextCell { forward: true }),
        Saying::PreviousCell => play(Intent::NextCell { forward: false }),
        Saying::Instead if seat.has_instead() => play(Intent::Answer(Answer::Instead)),
        Saying::Decline => seat
            .focused()
            .and_then(|asked| play(Intent::Decline(asked.pending))),
        Says(Control::Back) if asks_waste => Some(Signal::KeepTurn),
        Says(Control::Back) if hints.is_open() && !seat.holds_something() => {
            Some(Signal::OpenHint(false))
        }
        Says(Control::EndTurn) if !seat.is_rotating() => play(Intent::EndTurn { sure: asks_waste }),
        Saying::Number(digit) => chosen(digit, seat, desk),
        _ => None,
    }
}

/// What a digit chooses: an option of the hint, whose numbers are on the board, or what [`numbered`] says.
fn chosen(digit: u8, seat: SeatView<'_>, desk: &Desk) -> Option<Signal> {
    let hints = &desk.place(seat).hints;
    if let Some(option) = hints.option_of(seat, digit) {
        return Some(Signal::TakeHint(option));
    }
    // A digit that comes before its option must not choose something else.
    if hints.keeps_digit(seat, digit) || seat.covers_choice() {
        return None;
    }
    numbered(digit, seat).or(Some(Signal::NoChoice(digit)))
}

/// What a digit chooses: a tile, or one of the numbered choices of the question in focus.
fn numbered(digit: u8, seat: SeatView<'_>) -> Option<Signal> {
    let asked = seat.focused()?;
    let digits = presentation::question(&asked.what, &asked.question).digits;
    let intent = match (digits, digit) {
        (Digits::Rings, 1) => Intent::Take(Ring::Inner),
        (Digits::Rings, 2) => Intent::Take(Ring::Outer),
        (Digits::Store, 1) => Intent::Answer(Answer::Store),
        (Digits::Answers, _) => {
            let mut numbered = seat.numbered().into_iter();
            numbered.find(|(number, _)| *number == digit)?.1
        }
        _ => return None,
    };
    Some(Signal::Play(intent))
}
