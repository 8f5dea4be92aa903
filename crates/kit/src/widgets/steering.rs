//! Steering what is drawn for a mouse with a gamepad: the focus goes where the gamepad says.

use egui::{Context, Event, FocusDirection, Key, Modifiers};

use crate::devices::{Control, Direction};

/// Does in menus, dialogs and pages what a gamepad says: moves the focus, chooses what has it, goes back. Call it before
/// they are drawn.
pub fn steer(ctx: &Context, control: Control) {
    match control {
        Control::Move(to) => move_focus(ctx, direction(to)),
        Control::Next => move_focus(ctx, FocusDirection::Next),
        Control::Previous => move_focus(ctx, FocusDirection::Previous),
        Control::Accept => press(ctx, Key::Enter),
        Control::Back => press(ctx, Key::Escape),
        _ => {}
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

/// Moves the focus; if nothing has it, the first thing gets it.
fn move_focus(ctx: &Context, to: FocusDirection) {
    ctx.memory_mut(|memory| {
        let is_somewhere = memory.focused().is_some();
        memory.move_focus(if is_somewhere {
            to
        } else {
            FocusDirection::Next
        });
    });
    ctx.request_repaint();
}

/// Does what a key does.
fn press(ctx: &Context, key: Key) {
    let event = |pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    ctx.input_mut(|input| input.events.extend([event(true), event(false)]));
}
