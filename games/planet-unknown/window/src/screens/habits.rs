//! The rows of Planet Unknown in the settings.

use egui::Ui;

use super::ways::ways_ui;
use crate::widgets::{Button, choice, row, toggle};
use crate::{OwnSettings, t};
use kit::settings::{Own as _, Settings};
use kit::theme::Icon;
use table::BotPace;

/// Draws how people share the screen, what happens by itself, and the pace of bots.
pub fn settings_ui(ui: &mut Ui, settings: &mut Settings) {
    ways_ui(ui, &mut settings.ways, true);
    let mut own = OwnSettings::of(settings).into_owned();
    toggle_ui(ui, "habits-warn-wasteful", &mut own.warn_wasteful_turns);
    toggle_ui(ui, "habits-one-click", &mut own.lay_with_one_click);
    toggle_ui(ui, "habits-obvious", &mut own.play_the_obvious);
    toggle_ui(ui, "habits-end-turns", &mut own.end_turns);
    toggle_ui(ui, "habits-coach", &mut own.coach);
    if own != *OwnSettings::of(settings) {
        OwnSettings::change(settings, |changed| *changed = own);
    }
    let title = t!(ui, "lesson-first-times");
    let hint = t!(ui, "lesson-first-times-hint");
    row(ui, &title, &hint, |ui| {
        toggle(ui, &mut settings.first_times, &title);
        let needless = settings.first_times_told.is_empty();
        let refusal = needless.then(|| t!(ui, "lesson-again-needless"));
        let again = Button::new(t!(ui, "lesson-again")).icon(Icon::Undo);
        if ui.add(again.refused(refusal)).clicked() {
            settings.first_times_told.clear();
        }
    });
    let (pace, hint) = (
        kit::t!(ui, "players-pace"),
        kit::t!(ui, "players-pace-hint"),
    );
    row(ui, &pace, &hint, |ui| {
        let all = BotPace::ALL.map(|each| (each, kit::text::pace(ui, each)));
        if let Some(chosen) = choice(ui, &pace, settings.bot_pace, &all) {
            settings.bot_pace = chosen;
        }
    });
}

fn toggle_ui(ui: &mut Ui, key: &str, on: &mut bool) {
    let (title, hint) = (t!(ui, key), t!(ui, &format!("{key}-hint")));
    row(ui, &title, &hint, |ui| toggle(ui, on, &title));
}
