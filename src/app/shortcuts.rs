//! Keys that work on every screen.

use egui::{Context, ViewportCommand};

use super::devices::{Keyboard, Saying};
use super::widgets::{rule_looked_at, said};
use kit::screen::Wish;
use kit::screen::{Command, Cx, Screen};
use kit::settings::Settings;

/// Keys that work everywhere: text size, full screen, opening a game, help and the list of keys.
pub(super) fn window_keys(ctx: &Context, cx: &mut Cx<'_>) {
    let said = |saying| said(ctx, Keyboard::Window, saying);
    if said(Saying::Larger) {
        cx.change_settings(|settings| settings.step_text_scale(1));
    }
    if said(Saying::Smaller) {
        cx.change_settings(|settings| settings.step_text_scale(-1));
    }
    if said(Saying::Normal) {
        cx.change_settings(|settings| settings.text_scale = *Settings::TEXT_SCALES.start());
    }
    if said(Saying::FullScreen) {
        // The desktop may have changed it, too.
        let now = ctx.input(|input| input.viewport().fullscreen);
        let full_screen = !now.unwrap_or(cx.settings.full_screen);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(full_screen));
        cx.change_settings(|settings| settings.full_screen = full_screen);
    }
    if said(Saying::Open) {
        cx.push(Command::Open(Wish::Choose));
    }
    let is_asking = |event: &egui::Event| matches!(event, egui::Event::Text(text) if text == "?");
    let asked = ctx.input(|input| input.events.iter().any(is_asking));
    if asked && !ctx.text_edit_focused() {
        cx.push(Command::Keys);
    }
}

/// Handles the key that opens the rule book: at the rule of what the pointer rests on, or else at the place of the
/// current screen.
pub(super) fn rules_key(ctx: &Context, cx: &mut Cx<'_>, screen: Option<&dyn Screen>) {
    if said(ctx, Keyboard::Window, Saying::Rules) && !screen.is_some_and(Screen::shows_rules) {
        let place = rule_looked_at(ctx).or_else(|| screen.and_then(Screen::rules_place));
        cx.push(Command::Rules(place));
    }
}
