//! The summary of the choices so far, which is always visible.

use egui::{Frame, Margin, Panel, RichText, Ui};

use super::draft::Draft;
use super::players::player_line;
use crate::screens::pictures::badge;
use crate::screens::scroll;
use crate::t;
use crate::text::Speaks;
use crate::text::describe::{self, Module, deck};
use crate::widgets::{dim, panel, section};
use kit::theme::{Icon, body, number, tokens};
use kit::wizard::{Seats as _, name_of};

/// Draws the summary as a panel on the right.
pub(super) fn panel_ui(ui: &mut Ui, draft: &Draft, width: f32) {
    let space = &tokens().space;
    let outer = Margin {
        left: 0,
        right: space.l as i8,
        top: 2,
        bottom: space.m as i8,
    };
    let frame = Frame::new().inner_margin(outer);
    Panel::right("wizard summary")
        .frame(frame)
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            panel().show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                scroll(ui, "summary", |ui| contents_ui(ui, draft));
            });
        });
}

fn contents_ui(ui: &mut Ui, draft: &Draft) {
    ui.spacing_mut().interact_size.y = 0.0;
    section(ui, Some(Icon::Log), &t!(ui, "wizard-summary"));
    for index in 0..draft.count() {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            player_line(ui, draft, index);
            dim(ui, worlds(ui, draft, index));
        });
    }
    ui.separator();
    let first = [kind(ui, draft), length(ui, draft), station(ui, draft)];
    for text in first.into_iter().chain(modules(ui, draft)) {
        ui.label(RichText::new(text).font(body(tokens().text.body)));
    }
    ui.separator();
    dim(ui, kit::t!(ui, "wizard-seed"));
    ui.label(RichText::new(&draft.seed).font(number(tokens().text.body)));
}

/// Draws the summary as one line, if there is no room beside the step.
pub(super) fn line_ui(ui: &mut Ui, draft: &Draft) {
    ui.horizontal_wrapped(|ui| {
        for (index, seat) in draft.seats().iter().enumerate() {
            let badge = badge(ui, seat.guest.colour, tokens().shape.icon);
            badge.on_hover_text(name_of(ui, draft, index));
        }
        let mut parts = vec![kind(ui, draft), station(ui, draft)];
        parts.extend(modules(ui, draft));
        dim(ui, parts.join(" · "));
    });
}

/// The planet and the corporation of a seat, as far as they are chosen.
fn worlds(speaker: &impl Speaks, draft: &Draft, index: usize) -> String {
    let seat = &draft.seats()[index];
    let open = || t!(speaker, "wizard-summary-open");
    let (planet, corporation) = (seat.planet.name(), seat.corporation.name());
    match draft.hand(index).map_or([true; 2], |hand| hand.chosen) {
        [true, true] => format!("{planet} · {corporation}"),
        [true, false] => format!("{planet} · {}", open()),
        [false, true] => format!("{} · {corporation}", open()),
        [false, false] => open(),
    }
}

fn kind(speaker: &impl Speaks, draft: &Draft) -> String {
    t!(speaker, "wizard-summary-players", count = draft.count())
}

/// About how long the game takes, in steps of five minutes. People take turns at the same time where the screen allows it,
/// so a second person adds less than the first.
fn length(speaker: &impl Speaks, draft: &Draft) -> String {
    let bots = draft.count() - draft.people();
    let minutes = match draft.people() {
        0 => bots,
        people => 20 + 10 * (people - 1) + bots,
    };
    let minutes = minutes.div_ceil(5) * 5;
    t!(speaker, "wizard-summary-length", minutes)
}

fn station(speaker: &impl Speaks, draft: &Draft) -> String {
    t!(speaker, "wizard-summary-station", by_hand = draft.by_hand)
}

/// The modules, variants and house rules in force, with the deck of event cards and the target of the solo game.
fn modules(speaker: &impl Speaks, draft: &Draft) -> Vec<String> {
    let options = draft.options();
    let line = |module: Module| {
        let name = describe::module(speaker, module);
        match options.events.filter(|_| module == Module::Events) {
            Some(mix) => format!("{name}: {}", deck(speaker, mix)),
            None => name,
        }
    };
    let target = options.target();
    let target = target.map(|medals| t!(speaker, "modules-target", medals));
    let modules = Module::of(&options, draft.count()).into_iter();
    modules.map(line).chain(target).collect()
}
