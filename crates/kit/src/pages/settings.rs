//! The page of the settings.

use egui::Ui;

use super::devices::DevicesPage;
use crate::audio::Cue;
use crate::devices::{Device, words};
use crate::files::all;
use crate::screen::{Command, Cx, Screen, page};
use crate::settings::Settings;
use crate::t;
use crate::text::{Language, list};
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, card, choice, full_width, row, section, slider, toggle};
use crate::wizard::set_row_ui;

/// The page with all settings. Every change takes effect and is stored at once.
#[derive(Debug, Default)]
pub struct SettingsPage {}

impl Screen for SettingsPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "settings-title");
        page(ui, cx, &title, |ui, cx| {
            let mut settings = cx.settings.clone();
            group_ui(ui, Icon::Language, "settings-group-reading", |ui| {
                reading_ui(ui, &mut settings)
            });
            group_ui(ui, Icon::SoundOn, "settings-group-sound", |ui| {
                if sound_ui(ui, &mut settings) {
                    cx.push(Command::Play(Cue::Collect));
                }
            });
            group_ui(ui, Icon::Tile, "settings-group-play", |ui| {
                for game in all() {
                    game.settings_ui(ui, &mut settings);
                }
                devices_ui(ui, cx);
            });
            components_ui(ui, cx);
            reset_ui(ui, &mut settings);
            if settings != *cx.settings {
                cx.push(Command::Settings(Box::new(settings)));
            }
        });
    }
}

/// Draws a group of settings under a heading, with the space below it.
fn group_ui(ui: &mut Ui, icon: Icon, title: &str, contents: impl FnOnce(&mut Ui)) {
    let title = t!(ui, title);
    section(ui, Some(icon), &title);
    full_width(ui, card(), |ui| {
        ui.spacing_mut().item_spacing.y = tokens().space.l;
        contents(ui);
    });
    ui.add_space(tokens().space.l);
}

fn reading_ui(ui: &mut Ui, settings: &mut Settings) {
    let language = t!(ui, "settings-language");
    row(ui, &language, "", |ui| {
        let options = Language::ALL.map(|language| (language, language.native_name().to_owned()));
        if let Some(chosen) = choice(ui, &language, settings.language, &options) {
            settings.language = chosen;
        }
    });
    let name = t!(ui, "settings-text-scale");
    let hint = t!(ui, "settings-text-scale-hint");
    row(ui, &name, &hint, |ui| {
        ui.horizontal(|ui| {
            let (least, most) = Settings::TEXT_SCALES.into_inner();
            let refusal = (settings.text_scale == least).then(|| t!(ui, "settings-text-smallest"));
            let smaller = Button::icon_only(Icon::Minus, t!(ui, "settings-text-smaller"));
            if ui.add(smaller.refused(refusal)).clicked() {
                settings.step_text_scale(-1);
            }
            let percent = settings.text_scale;
            let value = egui::Label::new(t!(ui, "settings-text-scale-value", percent));
            ui.add_sized([64.0, tokens().shape.control], value);
            let refusal = (settings.text_scale == most).then(|| t!(ui, "settings-text-largest"));
            let larger = Button::icon_only(Icon::Plus, t!(ui, "settings-text-larger"));
            if ui.add(larger.refused(refusal)).clicked() {
                settings.step_text_scale(1);
            }
        });
    });
    toggle_ui(
        ui,
        "settings-scale-with-window",
        &mut settings.scale_with_window,
    );
    toggle_ui(ui, "settings-full-screen", &mut settings.full_screen);
    toggle_ui(ui, "settings-reduced-motion", &mut settings.reduced_motion);
}

/// Draws the sound settings. Returns whether to play a sound at the new volume.
fn sound_ui(ui: &mut Ui, settings: &mut Settings) -> bool {
    let mut audible = !settings.muted;
    let sound = t!(ui, "settings-sound");
    row(ui, &sound, "", |ui| toggle(ui, &mut audible, &sound));
    let turned_on = audible && settings.muted;
    settings.muted = !audible;
    let released = volume_ui(ui, "settings-volume", &mut settings.volume, audible);
    volume_ui(ui, "settings-ambience", &mut settings.ambience, audible);
    released || turned_on
}

/// Draws the slider of a volume. Returns whether it has been set.
fn volume_ui(ui: &mut Ui, key: &str, percent: &mut u8, audible: bool) -> bool {
    let name = t!(ui, key);
    let mut volume = i32::from(*percent);
    let released = row(ui, &name, "", |ui| {
        ui.add_enabled_ui(audible, |ui| {
            let response = slider(ui, &name, &mut volume, 0..=100, 5);
            ui.label(t!(ui, "settings-volume-value", percent = volume));
            response.drag_stopped() || (response.changed() && !response.dragged())
        })
        .inner
    });
    *percent = u8::try_from(volume).unwrap_or_default();
    released
}

/// Draws where owners put the components of their games, if they can.
fn components_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let games = all().iter();
    let kinds = games.filter_map(|game| Some((game.kind().title, game.sets()?)));
    let mut kinds = kinds.peekable();
    if kinds.peek().is_none() {
        return;
    }
    group_ui(ui, Icon::Cards, "settings-group-components", |ui| {
        for (title, kind) in kinds {
            set_row_ui(ui, cx, title, kind);
        }
    });
}

/// The gamepads that are there, and the way to what they say.
fn devices_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let title = t!(ui, "devices-title");
    let names = cx.devices.pads();
    let names = names.map(|(id, _)| words::device(ui, Device::Pad(id), cx.devices));
    let names: Vec<_> = names.collect();
    let hint = match names.is_empty() {
        true => t!(ui, "devices-none"),
        false => list(ui, &names),
    };
    row(ui, &title, &hint, |ui| {
        let button = Button::new(t!(ui, "devices-open")).icon(Icon::Keyboard);
        if ui.add(button).clicked() {
            cx.show(DevicesPage::default());
        }
    });
}

fn toggle_ui(ui: &mut Ui, key: &str, on: &mut bool) {
    let (title, hint) = (t!(ui, key), t!(ui, &format!("{key}-hint")));
    row(ui, &title, &hint, |ui| toggle(ui, on, &title));
}

/// Resets the settings to the defaults, except for those that are not a matter of taste: language, names,
/// files, and what was learned.
fn reset_ui(ui: &mut Ui, settings: &mut Settings) {
    let defaults = settings.reset();
    let refusal = (*settings == defaults).then(|| t!(ui, "settings-reset-needless"));
    let button = Button::new(t!(ui, "settings-reset")).icon(Icon::Undo);
    if ui.add(button.refused(refusal)).clicked() {
        *settings = defaults;
    }
}
