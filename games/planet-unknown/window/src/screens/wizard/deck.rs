//! The composition of the deck of event cards: presets, a slider for each colour, and the resulting target.

use egui::{Align, Layout, RichText, Ui, vec2};

use super::draft::Draft;
use super::mix::{self, Preset};
use crate::text::describe;
use crate::widgets::{Button, card_of_colour, deck_picture, dim, full_width, inset, slider};
use crate::{phrases, t};
use kit::theme::{Icon, heading, number, rich, strong, tokens};
use kit::wizard::{Seats as _, chance};
use rules::{EventColour, EventMix};

/// Width of the name of a colour, in points.
const NAME: f32 = 150.0;
/// Height of the line of a colour, in points.
const LINE: f32 = 30.0;

/// Draws the deck and its controls.
pub(super) fn ui(ui: &mut Ui, draft: &mut Draft) {
    dim(ui, t!(ui, "wizard-deck-hint"));
    let chosen = Preset::of(draft.mix());
    ui.horizontal_wrapped(|ui| {
        for preset in Preset::ALL {
            let word = preset_word(ui, preset);
            let name = t!(ui, "wizard-deck-preset-name", preset = word.clone());
            let button = Button::new(word).name(name);
            if ui.add(button.selected(chosen == Some(preset))).clicked() {
                draft.deck = preset.mix();
            }
        }
        let kind = Preset::nearest(draft.mix());
        let name = t!(ui, "wizard-deck-random-name", preset: preset_word(kind));
        let random = Button::new(t!(ui, "wizard-deck-random")).icon(Icon::Dice);
        if ui.add(random.name(&name)).on_hover_text(name).clicked() {
            draft.deck = kind.random(draft.count(), chance());
        }
    });
    let text = t!(ui, "wizard-deck-picture", deck: describe::deck(draft.mix()));
    deck_picture(ui, draft.mix(), &text);
    for colour in EventColour::ALL {
        colour_ui(ui, draft, colour);
    }
    if draft.options().solo {
        let mix = draft.mix();
        full_width(ui, inset(), |ui| {
            ui.spacing_mut().item_spacing.y = tokens().space.xs;
            ui.horizontal(|ui| {
                ui.spacing_mut().interact_size.y = 0.0;
                Icon::Trophy.ui(ui, tokens().shape.icon_large, tokens().color.accent);
                let target = t!(ui, "modules-target", medals = mix.target());
                let (font, ink) = (heading(tokens().text.section), tokens().color.accent);
                ui.label(rich(target, font, ink));
            });
            dim(ui, describe::target_made_up(ui, mix));
        });
    }
}

phrases! {
    fn preset_word(preset: Preset) = "wizard-deck-preset" { Gentle, Balanced, Harsh }
}

/// Draws the number of event cards of a colour, with a slider to change it.
fn colour_ui(ui: &mut Ui, draft: &mut Draft, colour: EventColour) {
    let name = describe::event_cards_of(ui, colour);
    let beside = ui.available_width() >= 460.0;
    ui.horizontal(|ui| {
        ui.set_min_height(LINE);
        card_of_colour(ui, colour, 20.0);
        let line = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(NAME, LINE), line, |ui| {
            ui.set_min_width(NAME);
            ui.label(RichText::new(&name).font(strong(tokens().text.body)));
        });
        if beside {
            let width = ui.available_width() - 96.0;
            slider_ui(ui, draft, colour, &name, width);
        }
        let count = draft.mix().of(colour).to_string();
        ui.label(RichText::new(count).font(number(tokens().text.lead)));
        let most = EventMix::most(colour, draft.count());
        dim(ui, t!(ui, "wizard-deck-of", most));
    });
    if !beside {
        slider_ui(ui, draft, colour, &name, ui.available_width());
    }
}

fn slider_ui(ui: &mut Ui, draft: &mut Draft, colour: EventColour, name: &str, width: f32) {
    let (mix, seats) = (draft.mix(), draft.count());
    let range = mix::range(colour, seats);
    let mut count = i32::from(mix.of(colour));
    ui.scope(|ui| {
        ui.spacing_mut().slider_width = width;
        let range = i32::from(*range.start())..=i32::from(*range.end());
        if slider(ui, name, &mut count, range, 1).changed() {
            draft.deck = mix::with(mix, colour, u8::try_from(count).unwrap_or(0), seats);
        }
    });
}
