//! The bar at the top: round, commander, seat in play; undo, redo and the menu.

use super::event_card::{self, event_card_ui};
use super::modules::{in_force_ui, in_force_width, solo_ui, solo_width};
use super::planet::{medals_ui, world_ui, world_width};
use super::strip::{commander_in_words, strip_ui, strip_width};
use crate::screens::table::rules_place::rules_place;
use crate::screens::table::scene::{MenuItem, Scene, Signal};
use crate::text::describe;
use crate::widgets::player::player_badge;
use crate::widgets::player::player_color;
use crate::widgets::{Button, chip, chip_within, cut, dim, help, icons_chip};
use crate::{phrases, t};
use egui::{Align, Label, Layout, RichText, Ui};
use kit::devices::{Control, Device, Keyboard, Saying};
use kit::theme::{Icon, body, heading, rich, tokens};
use play::intent::Intent;
use rules::{GameState, Phase, SeatId};
use table::Sharing;

/// The least width of what tells something of a player.
const LEAST_NAME: f32 = 76.0;

/// Draws the bar at the top.
pub fn top_bar_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let height = ui.available_height();
    ui.horizontal(|ui| {
        ui.set_min_height(height);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons_ui(ui, scene);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                course_ui(ui, scene)
            });
        });
    });
}

fn course_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let state = scene.state();
    let roomy = ui.available_width() > 540.0;
    ui.label(RichText::new(part_in_words(ui, state)).font(heading(tokens().text.section)));
    if let Some(reason) = state.last_round {
        let text = t!(ui, "table-last-round");
        let ended_by = scene.common.ended_by();
        let name = ended_by.map(|seat| scene.player(seat).name.as_str());
        let color = tokens().color.bad;
        let shown = if roomy {
            chip(ui, Some(Icon::Hourglass), &text, color)
        } else {
            icons_chip(ui, &[Icon::Hourglass], &text, color)
        };
        help(shown, &text, || describe::end_reason(ui, reason, name));
    }
    let strip = has_strip(scene);
    let commander = Some(state.commander).filter(|seat| !strip && roomy && state.commands(*seat));
    let turn = state.active();
    let turn = turn.filter(|_| !strip && (roomy || state.seats.len() > 1));
    let names = u8::from(strip) + u8::from(commander.is_some()) + u8::from(turn.is_some());
    let [name, modules, after_event] = widths(ui, scene, names);
    if strip {
        strip_ui(ui, scene, name);
    }
    // A few words about a player.
    let player_ui = |ui: &mut Ui, seat: SeatId, icon, text: &str| {
        let color = player_color(scene.player(seat).colour);
        chip_within(ui, Some(icon), text, color, name)
    };
    if let Some(seat) = commander {
        let text = t!(ui, "table-commander", name = scene.name(seat));
        let shown = player_ui(ui, seat, Icon::Commander, &text);
        help(shown, &text, || t!(ui, "help-commander"));
    }
    if let Some(seat) = turn {
        let icon = match scene.common.is_bot(seat) {
            true => Icon::Bot,
            false => Icon::Person,
        };
        let text = t!(ui, "table-turn-of", name = scene.name(seat));
        let shown = player_ui(ui, seat, icon, &text);
        help(shown, &text, || phase(ui, state.phase));
    }
    event_card_ui(ui, scene, after_event);
    solo_ui(ui, scene);
    if modules > 0.0 {
        in_force_ui(ui, scene);
    }
}

/// The part of the game: the round, or what comes before the first and after the last.
fn part_in_words(ui: &Ui, state: &GameState) -> String {
    match state.phase {
        Phase::Preparation { .. } => t!(ui, "table-part-preparation"),
        Phase::End { .. } | Phase::Finished => t!(ui, "table-part-end"),
        Phase::Rotate | Phase::Turns { .. } | Phase::Claims { .. } => {
            t!(ui, "table-round", round = state.round.max(1))
        }
    }
}

/// Whether the seats act in any order now, so that the strip replaces the player in turn.
fn has_strip(scene: &Scene<'_>) -> bool {
    scene.common.sharing() != Sharing::InTurn && scene.common.is_simultaneous()
}

/// Widths beside the round and the buttons: that of each of so many `names`, that of the modules in force, which is 0 if they do
/// not fit, and that of everything after the event card.
fn widths(ui: &Ui, scene: &Scene<'_>, names: u8) -> [f32; 3] {
    let gap = ui.spacing().item_spacing.x;
    let with_gap = |width: f32| if width > 0.0 { width + gap } else { 0.0 };
    let least = match has_strip(scene) {
        true => strip_width(scene, gap),
        false => f32::from(names) * LEAST_NAME,
    };
    let solo = with_gap(solo_width(ui, scene));
    let in_force = with_gap(in_force_width(scene));
    let others = solo + with_gap(event_card::least_width(scene));
    let room = ui.available_width() - others - f32::from(names) * gap;
    let modules = if room - in_force >= least {
        in_force
    } else {
        0.0
    };
    let name = (room - modules) / f32::from(names.max(1));
    [name.max(LEAST_NAME), modules, solo + modules]
}

phrases! {
    fn phase(phase: Phase) = "table-phase" {
        Preparation { .. }, Rotate, Turns { .. }, Claims { .. }, End { .. }, Finished => "table-ask-finished",
    }
}

/// Draws the bar of one of several boards: the player, the activity, the medals and undo.
pub fn own_bar_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let seat = scene.seat.id();
    let activity = describe::activity(ui, scene.seat.activity(seat));
    let player = scene.player(seat);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            undo_ui(ui, scene);
            let icon = match scene.device() {
                Some(Device::Pad(_)) => Icon::Gamepad,
                Some(Device::Keys(_)) => Icon::Keyboard,
                Some(Device::Mouse) | None => Icon::Person,
            };
            let label = kit::t!(ui, "devices-change", name = &player.name);
            let devices = Button::icon_only(icon, label).quiet();
            scene.button(ui, devices, Signal::Menu(MenuItem::Devices));
            // A small board needs the room for the names of its world.
            medals_ui(ui, scene, scene.width >= 620.0);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                player_badge(ui, player.colour, 26.0, &player.name);
                let world = world_width(ui, scene, seat) + ui.spacing().item_spacing.x;
                let room = ui.available_width() - world;
                ui.scope(|ui| {
                    ui.set_max_width(room.max(LEAST_NAME));
                    let name = RichText::new(&player.name).font(heading(tokens().text.section));
                    let name = ui.add(Label::new(name).truncate());
                    if let Some(words) = commander_in_words(ui, scene, seat) {
                        name.on_hover_text(words);
                    }
                });
                world_ui(ui, scene, seat, ui.available_width());
                // What the player does now, if there is room for it.
                let font = body(tokens().text.small);
                let words = cut(ui, &activity, font.clone(), f32::INFINITY);
                if words.size().x <= ui.available_width() {
                    ui.label(RichText::new(activity).font(font));
                }
            });
        });
    });
}

/// Says in the bar of a board that its gamepad is missing, and how to go on.
pub fn paused_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let name = scene.name(scene.seat.id());
    let text = kit::t!(ui, "devices-paused", name);
    let font = heading(tokens().text.lead);
    ui.label(rich(text, font, tokens().color.bad));
    dim(ui, kit::t!(ui, "devices-take-up"));
    let button = Button::new(kit::t!(ui, "devices-go-on")).icon(Icon::Person);
    scene.button(ui, button, Signal::GoOn);
}

fn buttons_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    // The rules are in the menu, too.
    let narrow = ui.available_width() < 560.0;
    let menu = Button::icon_only(Icon::Menu, t!(ui, "table-menu"))
        .cap(scene.cap(Control::Menu))
        .quiet();
    scene.button(ui, menu, Signal::OpenMenu);
    let open = scene.place.hints.is_open();
    let nobody = (!scene.seat.is_playing()).then(|| t!(ui, "advice-not-now"));
    let hint = Button::icon_only(Icon::Hint, t!(ui, "advice-hint"))
        .cap(scene.cap(Control::Hint))
        .quiet()
        .selected(open)
        .refused(nobody);
    // An exercise has its own button for its own hint.
    if scene.common.exercise().is_none() {
        scene.button(ui, hint, Signal::OpenHint(!open));
    }
    if !narrow {
        let rules = Button::icon_only(Icon::Rules, t!(ui, "table-rules"))
            .key(Keyboard::Window.name(Saying::Rules))
            .quiet();
        if ui.add(rules).clicked() {
            scene.signal(Signal::Rules(rules_place(scene.seat)));
        }
    }
    if !scene.common.is_beside() {
        undo_ui(ui, scene);
    }
}

/// Redo and undo.
fn undo_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let nothing = (!scene.seat.can_redo()).then(|| t!(ui, "table-redo-nothing"));
    let redo = Button::icon_only(Icon::Redo, t!(ui, "table-redo"))
        .cap(scene.cap(Control::Redo))
        .quiet();
    scene.button(ui, redo.refused(nothing), Intent::Redo);
    let refused = scene.seat.can_undo().err();
    let refused = refused.map(|reason| describe::undo_refused(ui, reason));
    let undo = Button::icon_only(Icon::Undo, t!(ui, "table-undo"))
        .cap(scene.cap(Control::Undo))
        .quiet();
    scene.button(ui, undo.refused(refused), Intent::Undo);
}
