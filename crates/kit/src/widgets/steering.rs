//! Steering what is drawn for a mouse with a gamepad: the focus goes where the gamepad says.

use egui::{Context, Event, FocusDirection, Id, Key, Modifiers};

use crate::devices::{Control, Direction, Keyboard, Saying};

/// Does in menus, dialogs and pages what a gamepad says: moves the focus, chooses what has it, goes back. Call it before
/// they are drawn.
pub fn steer(ctx: &Context, control: Control) {
    match control {
        Control::Move(to) => move_focus(ctx, direction(to)),
        Control::Next => move_focus(ctx, FocusDirection::Next),
        Control::Previous => move_focus(ctx, FocusDirection::Previous),
        Control::Accept => press(ctx, Key::Enter, Modifiers::NONE),
        Control::Back => press(ctx, Key::Escape, Modifiers::NONE),
        _ => {}
    }
}

/// Does what the key of `keyboard` does that says the same as a gamepad, if there is one.
pub fn steer_by_key(ctx: &Context, keyboard: Keyboard, control: Control) {
    if let Some(chord) = keyboard.chords(Saying::Control(control)).next() {
        press(ctx, chord.shortcut.logical_key, chord.shortcut.modifiers);
    }
}

const fn direction(to: Direction) -> FocusDirection {
    match to {
        Direction::Up => FocusDirection::Up,
        Direction::Down => FocusDirection::Down,
        Direction::Left => FocusDirection::Left,
        Direction::Right => FocusDirection::Right,
    }
}

/// Moves the focus; if nothing has it, the first thing gets it. Where nothing lies straight below or above, as beside a narrow
/// column, saying so again leads to the next or the previous thing.
fn move_focus(ctx: &Context, to: FocusDirection) {
    let focused = ctx.memory(|memory| memory.focused());
    let tried = Id::unique("where a gamepad moved the focus last");
    let last = ctx.data_mut(|data| {
        let last = data.get_temp::<(Option<Id>, FocusDirection)>(tried);
        data.insert_temp(tried, (focused, to));
        last
    });
    let is_stuck = last == Some((focused, to));
    let to = match to {
        _ if focused.is_none() => FocusDirection::Next,
        FocusDirection::Down if is_stuck => FocusDirection::Next,
        FocusDirection::Up if is_stuck => FocusDirection::Previous,
        to => to,
    };
    ctx.memory_mut(|memory| memory.move_focus(to));
    ctx.request_repaint();
}

/// Does what a key does.
fn press(ctx: &Context, key: Key, modifiers: Modifiers) {
    let event = |pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers,
    };
    ctx.input_mut(|input| input.events.extend([event(true), event(false)]));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::said;

    #[test]
    fn a_gamepad_says_what_a_key_says() {
        let ctx = Context::default();
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let undo = Saying::Control(Control::Undo);
            assert!(!said(ui.ctx(), Keyboard::Frame, undo));
            steer_by_key(ui.ctx(), Keyboard::Frame, Control::Undo);
            assert!(said(ui.ctx(), Keyboard::Frame, undo));
            steer_by_key(ui.ctx(), Keyboard::Frame, Control::Flip);
            assert!(
                !said(ui.ctx(), Keyboard::Frame, undo),
                "nothing is flipped here"
            );
        });
        output.drop_without_applying_deltas();
    }
}
