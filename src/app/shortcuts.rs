//! Keys that work on every screen.

use egui::{Context, Key, KeyboardShortcut, Modifiers, ViewportCommand};

use super::files::Wish;
use super::settings::Settings;
use super::widgets::rule_under_pointer;
use super::{Command, Cx, Screen};

/// Keys that work everywhere: text size, full screen, opening a game, help and the list of keys.
pub(super) fn window_keys(ctx: &Context, cx: &mut Cx<'_>) {
    let command = |key| KeyboardShortcut::new(Modifiers::COMMAND, key);
    let taken = |shortcut| ctx.input_mut(|input| input.consume_shortcut(&shortcut));
    if taken(command(Key::Plus)) || taken(command(Key::Equals)) {
        cx.change_settings(|settings| settings.step_text_scale(1));
    }
    if taken(command(Key::Minus)) {
        cx.change_settings(|settings| settings.step_text_scale(-1));
    }
    if taken(KeyboardShortcut::new(Modifiers::NONE, Key::F11)) {
        // The desktop may have changed it, too.
        let now = ctx.input(|input| input.viewport().fullscreen);
        let full_screen = !now.unwrap_or(cx.settings.full_screen);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(full_screen));
        cx.change_settings(|settings| settings.full_screen = full_screen);
    }
    if taken(command(Key::O)) {
        cx.push(Command::Open(Wish::Choose));
    }
    if taken(command(Key::Num0)) {
        cx.change_settings(|settings| settings.text_scale = *Settings::TEXT_SCALES.start());
    }
    let asked = ctx.input(|input| {
        input
            .events
            .iter()
            .any(|event| matches!(event, egui::Event::Text(text) if text == "?"))
    });
    if asked && !ctx.text_edit_focused() {
        cx.push(Command::Keys);
    }
}

/// Handles the key that opens the rule book: at the rule of what the pointer rests on, or else at the place of the
/// current screen.
pub(super) fn rules_key(ctx: &Context, cx: &mut Cx<'_>, screen: Option<&dyn Screen>) {
    let key = KeyboardShortcut::new(Modifiers::NONE, Key::F1);
    if ctx.input_mut(|input| input.consume_shortcut(&key))
        && !screen.is_some_and(Screen::shows_rules)
    {
        let place = rule_under_pointer(ctx).or_else(|| screen.and_then(Screen::rules_place));
        cx.push(Command::Rules(place));
    }
}
