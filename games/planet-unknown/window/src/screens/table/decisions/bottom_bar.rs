//! The bar at the bottom: the question, the pending effects as chips, the choices as buttons, the end of the turn.

use super::abilities::{Abilities, abilities_beside_ui};
use super::before::{covered_ui, elsewhere_ui, waste_ui};
use super::chips::{cards_waiting_ui, effect_chip, source_ui};
use super::double_click::for_one_question;
use super::kept::lays_cards_out;
use super::place_tile::fault_line;
use super::preview::preview_ui;
use super::rotation::rotation_ui;
use super::{choices_ui, is_narrow};
use crate::presentation;
use crate::screens::table::devices::note_answers;
use crate::screens::table::panels::{bots_turn_ui, prepared_ui};
use crate::screens::table::rules_place::place_of;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::{apart, describe};
use crate::widgets::{
    Button, chip, dim, help, help_beside, help_by_rule, read_aloud, tell_news_in,
};
use egui::{Align, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo};
use kit::devices::Control;
use kit::theme::{Icon, heading, tokens};
use play::intent::Intent;
use play::session::SeatView;
use rules::{Asked, Phase, Question};

/// Draws the bar at the bottom, whose height is usually `least`. Returns the height of its contents. The button that ends
/// the turn stays where it is when the bar grows.
pub fn bottom_bar_ui(ui: &mut Ui, scene: &mut Scene<'_>, least: f32) -> f32 {
    let room = ui.max_rect();
    let playing = scene.seat.is_playing() && !scene.seat.is_rotating();
    let roomy = room.width() >= 900.0;
    let end = if playing {
        [208.0, 168.0, 92.0][usize::from(!roomy) + usize::from(is_narrow(scene))]
    } else {
        0.0
    };
    let (asking, end) = room.split_left_right_at_x(room.right() - end);
    let asked = ui.scope_builder(UiBuilder::new().max_rect(asking), |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                for_one_question(ui, scene, |ui, scene| asking_ui(ui, scene, roomy));
                scene.place.focus.show_in(ui);
            })
            .content_size
    });
    if playing {
        let end = end.with_min_y(end.top().max(end.bottom() - least));
        let shown = ui.scope_builder(UiBuilder::new().max_rect(end), |ui| {
            ui.with_layout(Layout::top_down(Align::Max), |ui| end_ui(ui, scene, roomy))
        });
        scene.spots.end_of_turn = Some(shown.inner.inner);
    }
    let needed = asked.inner.y;
    // News are told below what is asked, or, where nothing is left there, in place of the question.
    let below = asking.with_min_y(asking.top() + needed + tokens().space.xs);
    let news = match below.height() < 18.0 {
        true => asking.with_max_y(asking.top() + 26.0),
        false => below,
    };
    tell_news_in(ui.ctx(), scene.seat.id(), news);
    needed
}

fn asking_ui(ui: &mut Ui, scene: &mut Scene<'_>, roomy: bool) {
    let playing = scene.seat.is_playing() && !scene.seat.is_rotating();
    ui.spacing_mut().item_spacing.y = tokens().space.xs;
    if scene.seat.is_awaited() && !scene.seat.is_playing() {
        return elsewhere_ui(ui, scene);
    }
    if let Some((seat, _)) = scene.common.bot_to_act()
        && !scene.seat.is_playing()
    {
        return bots_turn_ui(ui, scene, seat, roomy);
    }
    if scene.seat.is_playing() && scene.seat.covers_choice() {
        return covered_ui(ui, scene, roomy);
    }
    let waste = scene.place.waste.as_ref();
    if let Some(waste) = waste.filter(|_| scene.desk.asks_waste(scene.seat)) {
        return waste_ui(ui, scene, waste);
    }
    // The row of the question is as high as its words, not as a button.
    let usual = std::mem::take(&mut ui.spacing_mut().interact_size.y);
    let row = ui.horizontal_wrapped(|ui| {
        let text = &tokens().text;
        let size = if roomy { text.lead } else { text.body };
        let asked = RichText::new(asked_in_words(ui, scene));
        // Where there is no row for it below, it stands in place of the question.
        let fault = fault_line(ui, scene).filter(|_| playing && is_narrow(scene));
        let text = match fault {
            Some(fault) => Some(fault),
            // Beside a held tile, its gains need the room.
            None => Some(asked).filter(|_| !is_narrow(scene) || scene.seat.ghost().is_none()),
        };
        if let Some(text) = text {
            let question = ui.label(text.font(heading(size)));
            read_aloud(&question);
        }
        if playing {
            source_ui(ui, scene, roomy);
            pending_ui(ui, scene, roomy);
            if is_narrow(scene) {
                preview_ui(ui, scene);
            }
            cards_waiting_ui(ui, scene);
        }
        ui.available_rect_before_wrap()
    });
    ui.spacing_mut().interact_size.y = usual;
    if playing {
        answers_ui(ui, scene, roomy, [row.response.rect, row.inner]);
    } else if scene.seat.is_playing() {
        ui.horizontal_wrapped(|ui| rotation_ui(ui, scene));
    }
}

/// Draws what is pending as chips, if the player can choose among it.
fn pending_ui(ui: &mut Ui, scene: &mut Scene<'_>, roomy: bool) {
    let asked = scene.seat.asked().iter();
    let asked: Vec<&Asked> = asked.filter(|asked| !asked.offered()).collect();
    if asked.len() > 1 || (!asked.is_empty() && scene.seat.abilities().next().is_some()) {
        if ui.available_size_before_wrap().x < 300.0 {
            ui.end_row();
        } else if roomy {
            ui.add_space(tokens().space.m);
        }
        if roomy {
            dim(ui, t!(ui, "table-pending"));
        }
        asked.iter().for_each(|asked| effect_ui(ui, scene, asked));
        let count = scene.seat.without_choice().count();
        if count > 1 {
            let name = t!(ui, "table-all", count);
            let (in_focus, possible) = (false, true);
            let chip = effect_chip(ui, (Icon::Check, &name), in_focus, possible);
            let chip = help(chip, &name, || t!(ui, "table-all-help"));
            scene.on_click(&chip, Intent::All);
        }
    }
}

/// The choices and the abilities, and in a row of its own what the tile in the hand would bring or why it may not lie
/// where it is: so the buttons stay where they are while it is turned and moved. Abilities that would need one row too many
/// stand in the room `beside` the question, whose place is given, so that the bar does not grow over the planet.
fn answers_ui(ui: &mut Ui, scene: &mut Scene<'_>, roomy: bool, [question, beside]: [Rect; 2]) {
    let has_row = !is_narrow(scene) && scene.seat.ghost().is_some();
    let row = ui.horizontal_wrapped(|ui| {
        choices_ui(ui, scene);
        // Last, so that the other buttons stay where they are.
        prepared_ui(ui, scene);
        let fault = fault_line(ui, scene);
        let wordy = ui.max_rect().width() >= 900.0;
        let mut abilities = Abilities::new(ui, scene, roomy, wordy);
        let may_wrap = fault.is_none() && !has_row && !wraps(ui.min_rect(), ui);
        if let Some(here) = abilities.take_if(|abilities| may_wrap || abilities.fit(ui)) {
            here.show(ui, scene);
        }
        (fault, abilities)
    });
    scene.spots.choices = Some(question.union(row.response.rect));
    if !lays_cards_out(scene) {
        note_answers(ui.ctx(), scene.seat.id(), row.response.rect);
    }
    let (fault, below) = row.inner;
    if let Some(fault) = fault.filter(|_| !is_narrow(scene)) {
        ui.label(fault);
    } else if has_row {
        ui.horizontal_wrapped(|ui| preview_ui(ui, scene));
    }
    let wraps = question.height() > 44.0 || wraps(row.response.rect, ui);
    match below {
        Some(_) if has_row || wraps => abilities_beside_ui(ui, scene, roomy, beside),
        Some(abilities) => abilities.show_below(ui, scene),
        None => {}
    }
}

/// Whether choices in `place` have more than one row.
fn wraps(place: Rect, ui: &Ui) -> bool {
    place.height() > 2.0 * ui.spacing().interact_size.y
}

/// The current question as a sentence.
fn asked_in_words(ui: &Ui, scene: &Scene<'_>) -> String {
    let seat = scene.seat;
    let name = |seat| scene.name(seat);
    if seat.state().is_finished() {
        return t!(ui, "table-ask-finished");
    }
    if seat.shown() != seat.id() {
        return t!(ui, "table-ask-looking", name = name(seat.shown()));
    }
    if seat.is_rotating() {
        return t!(ui, "table-ask-rotate", name = name(seat.id()));
    }
    if !seat.common().is_open(seat.id()) {
        return others_in_words(ui, scene);
    }
    match seat.focused() {
        Some(asked) => describe::question(ui, &asked.what, &asked.question),
        None if is_preparing(scene) => t!(ui, "table-ask-begin"),
        None if seat.routes().is_some() => t!(ui, "table-ask-drive-where"),
        None if !seat.drivable().is_empty() => t!(ui, "table-ask-drive"),
        None => waiting_in_words(ui, scene).unwrap_or_else(|| t!(ui, idle_key(seat))),
    }
}

/// The sentence for a turn in which nothing is left but a civ card that waits for somebody (rules §3.6).
fn waiting_in_words(ui: &Ui, scene: &Scene<'_>) -> Option<String> {
    let (state, seat) = (scene.state(), scene.seat.id());
    let first = state.active().filter(|first| *first != seat)?;
    let waits = !state.options.claims_after_round && state.claims_waiting(seat).next().is_some();
    let name = &scene.player(first).name;
    waits.then(|| t!(ui, "table-ask-wait", name = &name))
}

/// The text for a turn in which nothing is left to do: it says what becomes of movement that no rover can use (rules §3.7).
fn idle_key(seat: SeatView<'_>) -> &'static str {
    let ends_round = seat.ends_round_by_hand();
    let seat = seat.own();
    match (seat.turn.movement, seat.board.rovers.is_empty()) {
        (0, _) if ends_round => "table-ask-end-round",
        (0, _) => "table-ask-end",
        (_, true) => "table-ask-end-without-rover",
        (_, false) => "table-ask-end-stuck",
    }
}

/// Returns the sentence about the player who turns the station before anybody plays, or about those who have not finished.
fn others_in_words(ui: &Ui, scene: &Scene<'_>) -> String {
    if let (Phase::Rotate, Some(commander)) = (scene.state().phase, scene.state().active()) {
        return t!(ui, "table-ask-others-rotate", name = scene.name(commander));
    }
    let open = scene.common.open_seats();
    let open = open.map(|seat| apart(&scene.player(seat).name).into_owned());
    let open: Vec<String> = open.collect();
    match scene.state().phase {
        Phase::Rotate => t!(ui, "sharing-turns-station", name = open.join(", ")),
        _ => t!(ui, "sharing-finished", names = open.join(", ")),
    }
}

/// Whether the first round has not begun yet.
fn is_preparing(scene: &Scene<'_>) -> bool {
    matches!(scene.state().phase, Phase::Preparation { .. })
}

/// Draws a pending effect as a chip.
fn effect_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let focused = scene.seat.focused();
    let in_focus = focused.is_some_and(|focused| focused.pending == asked.pending);
    let label = describe::capitalised(&describe::effect(ui, asked.what.effect));
    let possible = asked.question != Question::Impossible;
    let icon = presentation::pending(&asked.what).icon;
    let chip = effect_chip(ui, (icon, &label), in_focus, possible);
    let sentence = || {
        let source = describe::source(ui, asked.what.source, scene.seat.own().corporation);
        let source = describe::capitalised(&source);
        match scene.seat.choice_at_once(asked) {
            _ if !possible => {
                t!(ui, "table-impossible", source, why: describe::hindrance(asked.what.effect))
            }
            Some(choice) => {
                let choice = describe::choice(ui, choice, scene.state(), scene.seat.id());
                format!("{source}\n{}", t!(ui, "table-chip-at-once", choice))
            }
            None => source,
        }
    };
    let rule = place_of(asked, scene.seat.own().corporation);
    let chip = help_by_rule(chip, &label, sentence, rule);
    scene.on_click(&chip, Intent::Focus(asked.pending));
}

/// Draws the button that ends the turn, with the movement that is left. Returns where the button is.
fn end_ui(ui: &mut Ui, scene: &mut Scene<'_>, roomy: bool) -> Rect {
    let movement = scene.seat.own().turn.movement;
    let refused = scene.seat.may_end().err();
    let refused = refused.map(|why| describe::illegal_for(ui, why, scene.state(), scene.seat.id()));
    let mut asked = scene.seat.asked().iter();
    let nothing_else = asked.all(|asked| asked.offered() || asked.question == Question::Impossible);
    let label = t!(ui, "table-end-turn", preparing = is_preparing(scene));
    let button = match is_narrow(scene) {
        true => Button::icon_only(Icon::Turn, label),
        false => Button::new(label).icon(Icon::Turn),
    };
    let mut button = button.cap(scene.cap(Control::EndTurn));
    if roomy {
        button = button.large();
    }
    if refused.is_none() && nothing_else {
        button = button.primary();
    }
    let end = ui.add(button.refused(refused));
    scene.on_click(&end, Intent::EndTurn { sure: false });
    if movement > 0 {
        let words = t!(ui, "table-movement", steps = movement);
        let chip = chip(ui, Some(Icon::Rover), &words, tokens().color.focus);
        let chip = chip.interact(Sense::click());
        chip.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.as_str()));
        let title = t!(ui, "table-movement-title");
        let chip = help_beside(chip, &title, || t!(ui, "table-movement-help"), "6.5");
        scene.on_click(&chip, Intent::NextRover);
    } else {
        dim(ui, "");
    }
    end.rect
}
