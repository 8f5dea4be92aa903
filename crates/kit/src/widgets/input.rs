//! The keyboard: shortcuts, and the focus ring.

use egui::{
    AreaState, Context, CornerRadius, Key, KeyboardShortcut, LayerId, Modifiers, Order, Response,
    Stroke, StrokeKind, Ui, UiKind,
};

use super::memory::{remember, remembered};
use crate::devices::{Keyboard, Saying};
use crate::theme::motion::{self, Pace};
use crate::theme::tokens;
use crate::{t, text::Speaks};

/// Returns whether this part of the window receives keys: no text is being typed, no menu is open and no dialog is
/// above.
pub fn keys_free(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    !ctx.text_edit_focused()
        && !egui::Popup::is_any_open(ctx)
        && ctx.memory(|memory| memory.allows_interaction(ui.layer_id()))
}

/// Whether a widget was not there in the frame before.
pub(crate) fn appears(widget: &Response) -> bool {
    let (ctx, id) = (&widget.ctx, widget.id.with("seen"));
    let seen: Option<()> = remembered(ctx, id);
    remember(ctx, id, ());
    seen.is_none()
}

/// Gives the main button of a dialog the focus when it appears, so that Enter presses it, unless a field of the dialog has it.
pub(super) fn take_focus(ui: &Ui, button: &Response) {
    if !ui.stack().contained_in(UiKind::Modal) || !button.enabled() {
        return;
    }
    let (ctx, appears) = (ui.ctx(), appears(button));
    let focused = ctx.memory(|memory| memory.focused());
    let focused = focused.and_then(|id| ctx.read_response(id));
    let is_taken = focused.is_some_and(|other| other.layer_id == button.layer_id);
    if appears && !is_taken {
        button.request_focus();
    }
}

/// Consumes a shortcut meant for this part of the window. Returns whether it was pressed.
pub fn pressed(ui: &Ui, shortcut: &KeyboardShortcut) -> bool {
    keys_free(ui) && ui.input_mut(|input| input.consume_shortcut(shortcut))
}

/// Consumes Enter while nothing has the focus. Returns whether it was pressed.
pub(crate) fn accepts(ui: &Ui) -> bool {
    let enter = KeyboardShortcut::new(Modifiers::NONE, Key::Enter);
    ui.memory(|memory| memory.focused().is_none()) && pressed(ui, &enter)
}

/// Consumes the keys of this part of the window that say `saying`. Returns whether one was pressed.
pub fn says(ui: &Ui, keyboard: Keyboard, saying: Saying) -> bool {
    keys_free(ui) && said(ui.ctx(), keyboard, saying)
}

/// Consumes the keys that say `saying`, whatever part of the window they are meant for. Returns whether one was pressed.
pub fn said(ctx: &Context, keyboard: Keyboard, saying: Saying) -> bool {
    let mut chords = keyboard.chords(saying);
    chords.any(|chord| ctx.input_mut(|input| input.consume_shortcut(&chord.shortcut)))
}

/// Keys such as `Ctrl+Shift+Z` in the words of the language.
pub fn key_text(speaker: &(impl Speaks + ?Sized), keys: &str) -> String {
    let (modifiers, key) = match keys.strip_suffix("++") {
        Some(modifiers) => (modifiers, "+"),
        None => keys.rsplit_once('+').unwrap_or(("", keys)),
    };
    let modifiers = modifiers.split('+').filter(|name| !name.is_empty());
    let names = modifiers.chain([key]).map(|name| key_name(speaker, name));
    names.collect::<Vec<_>>().join("+")
}

fn key_name(speaker: &(impl Speaks + ?Sized), name: &str) -> String {
    match name {
        "Ctrl" => t!(speaker, "common-key-name-ctrl"),
        "Shift" => t!(speaker, "common-key-name-shift"),
        "Enter" => t!(speaker, "common-key-name-enter"),
        "Space" => t!(speaker, "common-key-name-space"),
        "Delete" => t!(speaker, "common-key-name-delete"),
        "Backspace" => t!(speaker, "common-key-name-backspace"),
        "Comma" => ",".to_owned(),
        "Period" => ".".to_owned(),
        "Minus" => "-".to_owned(),
        "Escape" => "Esc".to_owned(),
        "Left" => "←".to_owned(),
        "Right" => "→".to_owned(),
        "Up" => "↑".to_owned(),
        "Down" => "↓".to_owned(),
        _ => name.to_owned(),
    }
}

/// Paints a ring around the widget with the keyboard focus, above everything else.
pub fn paint_focus_ring(ctx: &Context) {
    let Some(response) = focused(ctx) else {
        return;
    };
    let shape = &tokens().shape;
    let ring = response.interact_rect.expand(shape.focus_gap);
    let layer = LayerId::new(Order::Tooltip, egui::Id::unique("focus ring"));
    let corners = CornerRadius::same((shape.radius + shape.focus_gap) as u8);
    // A dialog fades in, and so does the focus ring in it.
    let appeared =
        AreaState::load(ctx, response.layer_id.id).and_then(|area| area.last_became_visible_at);
    let opacity = appeared.map_or(1.0, |at| motion::since(ctx, at, Pace::Slow));
    let stroke = Stroke::new(shape.focus, tokens().color.focus.gamma_multiply(opacity));
    ctx.layer_painter(layer)
        .rect_stroke(ring, corners, stroke, StrokeKind::Outside);
}

/// The widget with the keyboard focus, if it exists in this frame and nothing covers it. egui remembers a vanished
/// widget for one frame, and an idle window might show that frame for a long time.
fn focused(ctx: &Context) -> Option<Response> {
    let id = ctx.memory(|memory| memory.focused())?;
    let is_there = ctx.viewport(|viewport| viewport.this_pass.widgets.contains(id));
    let response = ctx
        .read_response(id)
        .filter(|response| is_there && response.interact_rect.is_positive())?;
    let top = ctx.layer_id_at(response.interact_rect.center());
    top.is_none_or(|top| top.order <= response.layer_id.order)
        .then_some(response)
}

/// Returns whether the digit of choice number `index`, from 0, was pressed, as the keys of the table have it. For choices in
/// a dialog, which blocks the keys of the screen, and on screens without keys of their own for digits.
pub fn digit_pressed(ui: &Ui, index: usize) -> bool {
    says(ui, Keyboard::Table, Saying::Number(index as u8 + 1))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui_kittest::Harness;

    use super::*;
    use crate::text::Language;
    use crate::theme;

    #[test]
    fn keys_are_named_in_the_language() {
        assert_eq!(
            key_text(&Language::German, "Ctrl+Shift+Z"),
            "Strg+Umschalt+Z"
        );
        assert_eq!(key_text(&Language::English, "Ctrl++"), "Ctrl++");
        assert_eq!(key_text(&Language::German, "Left"), "←");
        assert_eq!(key_text(&Language::German, "?"), "?");
        assert_eq!(key_text(&Language::German, "Backspace"), "Rücktaste");
        assert_eq!(key_text(&Language::English, "Comma"), ",");
    }

    #[test]
    fn what_is_gone_has_no_ring() {
        let (shown, ringed) = (Cell::new(true), Cell::new(false));
        let harness = Harness::builder().with_context_setup(theme::install);
        let mut harness = harness.build_ui(|ui| {
            if shown.get() {
                ui.button("Go on").request_focus();
            }
            ringed.set(focused(ui.ctx()).is_some());
        });
        harness.step();
        assert!(ringed.get());
        shown.set(false);
        harness.step();
        assert!(!ringed.get(), "not even in the first frame without it");
    }

    #[test]
    fn what_lies_under_a_window_has_no_ring() {
        let (covered, ringed) = (Cell::new(false), Cell::new(false));
        let harness = Harness::builder().with_context_setup(theme::install);
        let mut harness = harness.build_ui(|ui| {
            let button = ui.button("Under it");
            button.request_focus();
            if covered.get() {
                let window = egui::Window::new("Above").fixed_pos(egui::pos2(0.0, 0.0));
                window.show(ui.ctx(), |ui| ui.allocate_space(egui::vec2(200.0, 200.0)));
            }
            ringed.set(focused(ui.ctx()).is_some());
        });
        harness.run_steps(3);
        assert!(ringed.get());
        covered.set(true);
        harness.run_steps(3);
        assert!(!ringed.get());
    }
}
