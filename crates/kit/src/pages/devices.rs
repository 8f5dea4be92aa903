//! Gamepads and the halves of the keyboard: what is there, what it says, and other keys for it.

use egui::{Align, Event, FocusDirection, Key, Layout, Response, Ui, vec2};

use crate::devices::{Control, Device, Family, KeyHalf, words};
use crate::screen::{Command, Cx, Screen, page};
use crate::t;
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, Tone, card, dim, key_text, pad_glyph, row, section, toggle};

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
                    let text = t!(ui, "devices-none");
                    dim(ui, text);
                }
                for (id, pad) in cx.devices.pads() {
                    let name = words::device(ui, Device::Pad(id), cx.devices);
                    row(ui, &name, &pad.model.name, |ui| match pad.last {
                        Some(button) => {
                            pad_glyph(ui, pad.family, button, LINE);
                            let text = match cx.settings.controls.pad.control(pad.family, button) {
                                Some(control) => {
                                    let held = cx.devices.holds(Device::Pad(id), control);
                                    let text = egui::RichText::new(words::control(ui, control));
                                    if held {
                                        text.color(tokens().color.accent)
                                    } else {
                                        text
                                    }
                                }
                                None => egui::RichText::new(t!(ui, "devices-unused"))
                                    .color(tokens().color.text_dim),
                            };
                            ui.label(text);
                        }
                        None => {
                            let text = t!(ui, "devices-try");
                            dim(ui, text);
                        }
                    });
                }
                let (title, hint) = (
                    t!(ui, "devices-yes-by-letter"),
                    t!(ui, "devices-yes-by-letter-hint"),
                );
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

/// Lines that belong together.
fn group(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    card().show(ui, |ui| {
        ui.set_width(ui.available_width());
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
            for title in ["devices-left", "devices-right"] {
                let title = t!(ui, title);
                cell(ui, KEY, |ui| dim(ui, title));
            }
            let title = t!(ui, "devices-pad-column");
            dim(ui, title);
        });
        for control in Control::ALL {
            let settings = cx.settings;
            let name = words::control(ui, control);
            row(ui, &name, "", |ui| {
                for half in KeyHalf::ALL {
                    cell(ui, KEY, |ui| {
                        let key = settings.controls.keys(half).key(control);
                        let key = key.map_or_else(String::new, |key| key_text(ui, key.name()));
                        let half_name = match half {
                            KeyHalf::Left => t!(ui, "devices-left"),
                            KeyHalf::Right => t!(ui, "devices-right"),
                        };
                        let name = t!(
                            ui,
                            "devices-change-key",
                            control = words::control(ui, control),
                            half = half_name,
                            key = key.clone()
                        );
                        let is_asked = self.asked == Some((half, control));
                        let label = if is_asked {
                            t!(ui, "devices-press-key")
                        } else {
                            key
                        };
                        let button = Button::new(label).name(name).selected(is_asked);
                        if ui.add(button).clicked() {
                            self.asked = Some((half, control));
                        }
                    });
                }
                if let Some(button) = settings.controls.pad.button(family, control) {
                    pad_glyph(ui, family, button, LINE);
                }
            });
        }
    }
}

/// A place of some width in a line of a table.
fn cell<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> Response {
    let layout = Layout::left_to_right(Align::Center);
    let size = vec2(width, tokens().shape.control);
    let place = |ui: &mut Ui| {
        ui.set_min_width(width);
        contents(ui);
    };
    ui.allocate_ui_with_layout(size, layout, place).response
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
