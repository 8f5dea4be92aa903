//! The rows of Planet Unknown in the settings.

use egui::Ui;

use crate::text::Speaks as _;
use crate::text::describe::{secrets_help, sharing_help};
use crate::widgets::{Button, choice, row, toggle};
use crate::{OwnSettings, t};
use kit::settings::{Own as _, Settings};
use kit::theme::Icon;
use table::{BotPace, Sharing, Ways};

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
    let pace = kit::t!(ui, "players-pace");
    let hint = kit::t!(ui, "players-pace-hint");
    row(ui, &pace, &hint, |ui| {
        let all = BotPace::ALL.map(|each| (each, kit::text::pace(ui, each)));
        let chosen = choice(ui, &pace, settings.bot_pace, &all);
        settings.bot_pace = chosen.unwrap_or(settings.bot_pace);
    });
}

/// Draws the choice of the order of play and, if there are `several` people, of the treatment of secrets.
pub(super) fn ways_ui(ui: &mut Ui, ways: &mut Ways, several: bool) {
    let language = ui.language();
    let sharing = |each| sharing_help(&language, each);
    let secrets = |each| secrets_help(&language, each);
    kit::wizard::ways_ui(ui, ways, &Sharing::ALL, several, sharing, secrets);
}

fn toggle_ui(ui: &mut Ui, key: &str, on: &mut bool) {
    let (title, hint) = (t!(ui, key), t!(ui, &format!("{key}-hint")));
    row(ui, &title, &hint, |ui| toggle(ui, on, &title));
}
