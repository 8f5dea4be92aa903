//! Gamepads and the halves of the keyboard: what is there, what it says, and other keys for it.

use egui::{Align, Event, FocusDirection, Key, Layout, RichText, Ui, vec2};

use crate::devices::{Control, Device, Family, KeyHalf, PadId, PluggedPad, words};
use crate::screen::{Command, Cx, Screen, page};
use crate::settings::Settings;
use crate::theme::{Icon, tokens};
use crate::widgets::{
    Button, Tone, card, dim, full_width, key_text, pad_glyph, row, section, toggle,
};
use crate::{phrases, t};

/// The width of a key that can be changed.
const KEY: f32 = 96.0;
/// Height of a button in a line of text, in points.
const LINE: f32 = 26.0;

/// The page with everything that several people at one screen play with.
#[derive(Debug, Default)]
pub struct DevicesPage {
    /// What the next key shall say.
    asked: Option<(KeyHalf, Control)>,
}

impl Screen for DevicesPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.take_key(ui, cx);
        let title = t!(ui, "devices-title");
        page(ui, cx, &title, |ui, cx| {
            let mut settings = cx.settings.clone();
            let title = t!(ui, "devices-pads");
            section(ui, None, &title);
            group(ui, |ui| {
                if cx.devices.pads().next().is_none() {
                    dim(ui, t!(ui, "devices-none"));
                }
                for (id, pad) in cx.devices.pads() {
                    let name = words::device(ui, Device::Pad(id), cx.devices);
                    row(ui, &name, &pad.model.name, |ui| pad_ui(ui, cx, id, pad));
                }
                let title = t!(ui, "devices-yes-by-letter");
                let hint = t!(ui, "devices-yes-by-letter-hint");
                let by_letter = &mut settings.controls.pad.yes_by_letter;
                row(ui, &title, &hint, |ui| toggle(ui, by_letter, &title));
            });
            ui.add_space(tokens().space.l);
            let title = t!(ui, "devices-actions");
            section(ui, Some(Icon::Keyboard), &title);
            group(ui, |ui| self.controls_ui(ui, cx));
            if settings != *cx.settings {
                cx.push(Command::Settings(Box::new(settings)));
            }
        });
    }
}

/// Draws the button of a gamepad that was pressed last, and what it says.
fn pad_ui(ui: &mut Ui, cx: &Cx<'_>, id: PadId, pad: &PluggedPad) {
    let Some(button) = pad.last else {
        dim(ui, t!(ui, "devices-try"));
        return;
    };
    pad_glyph(ui, pad.family, button, LINE);
    let color = &tokens().color;
    let text = match cx.settings.controls.pad.control(pad.family, button) {
        None => RichText::new(t!(ui, "devices-unused")).color(color.text_dim),
        Some(control) => {
            let text = RichText::new(words::control(ui, control));
            match cx.devices.holds(Device::Pad(id), control) {
                true => text.color(color.accent),
                false => text,
            }
        }
    };
    ui.label(text);
}

/// Lines that belong together.
fn group(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    full_width(ui, card(), |ui| {
        ui.spacing_mut().item_spacing.y = tokens().space.s;
        contents(ui);
    });
}

impl DevicesPage {
    /// Takes the key that was asked for, before anybody else does.
    fn take_key(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let Some((half, control)) = self.asked else {
            return;
        };
        let Some(key) = next_key(ui) else {
            return;
        };
        self.asked = None;
        if key == Key::Escape {
            return;
        }
        let mut controls = cx.settings.controls.clone();
        match controls.set_key(half, control, key) {
            Ok(()) => cx.change_settings(|settings| settings.controls = controls),
            Err(refusal) => {
                let text = words::key_refused(ui, &refusal, &key_text(ui, key.name()));
                cx.notify(Tone::Warning, text);
            }
        }
    }

    /// A line for each control: its keys, and its button on the first gamepad.
    fn controls_ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let first = cx.devices.pads().next();
        let family = first.map_or(Family::Generic, |(_, pad)| pad.family);
        let (title, hint) = (t!(ui, "devices-what"), t!(ui, "devices-keys-hint"));
        row(ui, &title, &hint, |ui| {
            for half in KeyHalf::ALL {
                cell(ui, |ui| {
                    dim(ui, half_name(ui, half));
                });
            }
            dim(ui, t!(ui, "devices-pad-column"));
        });
        for control in Control::ALL {
            let settings = cx.settings;
            let name = words::control(ui, control);
            row(ui, &name, "", |ui| {
                for half in KeyHalf::ALL {
                    cell(ui, |ui| self.key_ui(ui, settings, half, control));
                }
                if let Some(button) = settings.controls.pad.button(family, control) {
                    pad_glyph(ui, family, button, LINE);
                }
            });
        }
    }

    /// Draws the key of a half for a control. A click asks for another one.
    fn key_ui(&mut self, ui: &mut Ui, settings: &Settings, half: KeyHalf, control: Control) {
        let key = settings.controls.keys(half).key(control);
        let key = key.map_or_else(String::new, |key| key_text(ui, key.name()));
        let name = t!(
            ui,
            "devices-change-key",
            control = words::control(ui, control),
            half = half_name(ui, half),
            key = key.clone()
        );
        let is_asked = self.asked == Some((half, control));
        let label = match is_asked {
            true => t!(ui, "devices-press-key"),
            false => key,
        };
        let button = Button::new(label).name(name).selected(is_asked);
        if ui.add(button).clicked() {
            self.asked = Some((half, control));
        }
    }
}

phrases! {
    /// A half of the keyboard.
    fn half_name(half: KeyHalf) = "devices" { Left, Right }
}

/// A place as wide as a key in a line of a table.
fn cell(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    let size = vec2(KEY, tokens().shape.control);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_width(KEY);
        contents(ui);
    });
}

/// The key that goes down in this frame, so that it does nothing else.
fn next_key(ui: &Ui) -> Option<Key> {
    let mut taken = None;
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key {
                key,
                pressed: true,
                repeat: false,
                ..
            } if taken.is_none() => {
                taken = Some(*key);
                false
            }
            _ => true,
        });
    });
    if taken.is_some() {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    taken
}
