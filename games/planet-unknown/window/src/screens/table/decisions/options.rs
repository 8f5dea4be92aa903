//! Questions with so few answers that each has a button.

use super::{advance, answering_ui};
use crate::presentation;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, dim_among_buttons, help};
use egui::Ui;
use kit::devices::Saying;
use kit::theme::Icon;
use play::intent::{CorporationPlace, Intent, Numbered};
use rules::corporation::Techs;
use rules::{Answer, Asked, Benefit, Berth, Choice, Field, Question, Ring, Track, TrackPurpose};

/// Draws a numbered button for each answer. For a lifepod, the fields are chosen on the corporation board instead.
pub(super) fn options_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    if matches!(asked.question, Question::Reposition { .. }) {
        let words = match scene.seat.lifted() {
            Some(_) => t!(ui, "table-lifepod-target"),
            None => t!(ui, "table-lifepod-which"),
        };
        dim_among_buttons(ui, words);
    }
    answers_ui(ui, scene, asked);
    match asked.question {
        Question::DestroyCollectedLifepod(_) => fields_ui(ui, scene),
        Question::Berth(_) | Question::Reposition { .. } => {
            fields_ui(ui, scene);
            advance::lay_down_ui(ui, scene, t!(ui, "table-lifepod-other"));
        }
        _ => {}
    }
}

fn answers_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let numbered = scene.seat.numbered().into_iter();
    let buttons = numbered.map(|(digit, choice)| {
        let label = label(ui, scene, asked, choice);
        let mut button = Button::new(&label).cap(scene.digit(digit.into()));
        if let Some(icon) = icon(&asked.question, choice) {
            button = button.icon(icon);
        }
        let words = effect_of(ui, scene, choice).map(|words| [label, words]);
        (choice, button, words)
    });
    let buttons = buttons.collect();
    answering_ui(ui, scene, buttons);
}

/// Shows how many fields of the corporation board can be chosen.
fn fields_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let places = scene.seat.places();
    let fields = places
        .iter()
        .filter(|place| matches!(place, CorporationPlace::Berth(Berth::Field(_))))
        .count();
    if fields > 0 {
        dim_among_buttons(ui, t!(ui, "table-fields", count = fields));
    }
}

/// The icon of a button.
fn icon(question: &Question, choice: Numbered) -> Option<Icon> {
    if let (Question::Pick(offers), Numbered::Answer(Answer::Pick { second })) = (question, choice)
    {
        return Some(presentation::offer(offers[usize::from(second)]));
    }
    let is_lifepod = matches!(
        question,
        Question::Berth(_) | Question::DestroyCollectedLifepod(_)
    );
    is_lifepod.then_some(Icon::Lifepod)
}

/// What the tech does that a lifepod would unlock.
fn effect_of(ui: &Ui, scene: &Scene<'_>, choice: Numbered) -> Option<String> {
    let Numbered::Choose(CorporationPlace::Berth(Berth::Tech(level))) = choice else {
        return None;
    };
    Some(describe::tech(ui, scene.seat.own().corporation, level))
}

/// What the fields at the height of the tracker of `track` give.
fn row_gains(ui: &Ui, scene: &Scene<'_>, track: Track) -> String {
    let seat = scene.seat.own();
    let height = seat.tracker(track).height;
    let fields = Track::ALL.map(|track| Field::new(track, height));
    let gained = fields
        .iter()
        .flat_map(|field| seat.rules().gains(seat, *field));
    let state = scene.state();
    let is_gain = |benefit: &Benefit| match benefit {
        // Medals count only where a tracker stands (rules §6.7).
        Benefit::Medals(_) => false,
        Benefit::TechMilestone(level) => !seat.rules().unlocked(seat, *level),
        _ => !state.gives_nothing(seat, *benefit),
    };
    let gained = gained.filter(is_gain);
    let words = describe::joined(gained.map(|benefit| describe::benefit(ui, benefit)));
    words.unwrap_or_else(|| t!(ui, "table-row-empty"))
}

/// The label of a button.
fn label(ui: &Ui, scene: &Scene<'_>, asked: &Asked, choice: Numbered) -> String {
    match choice {
        Numbered::Choose(CorporationPlace::Berth(berth)) => {
            let name = describe::berth(ui, scene.seat.own().corporation, berth);
            let name = describe::capitalised(&name);
            match scene.seat.change_by_berth(berth) {
                None | Some(0) => name,
                Some(medals) => format!("{name}: {}", describe::signed(medals.into())),
            }
        }
        Numbered::Choose(CorporationPlace::Track(track))
        | Numbered::Answer(Answer::Track(track)) => {
            let name = describe::capitalised(&describe::track(ui, track));
            let Question::Track { purpose, .. } = asked.question else {
                return name;
            };
            let token = scene.seat.own().corporation_state.token;
            match purpose {
                TrackPurpose::Row => format!("{name}: {}", row_gains(ui, scene, track)),
                TrackPurpose::Token if token == Some(track) => {
                    t!(ui, "table-token-now", track = name)
                }
                TrackPurpose::Token => name,
            }
        }
        Numbered::Answer(answer) => {
            let choice = Choice::Resolve {
                pending: asked.pending,
                answer,
            };
            describe::choice(ui, scene.state(), scene.seat.id(), choice)
        }
        // Steps have buttons of their own.
        Numbered::Choose(CorporationPlace::Tracker(_) | CorporationPlace::Step(..)) => {
            String::new()
        }
    }
}

/// Draws the techs that can be used on the current question: another effect instead, or a gain for choosing a tile.
pub(super) fn tech_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let (state, viewer) = (scene.state(), scene.seat.id());
    for ring in state.choosable(viewer, &asked.question) {
        choose_first_ui(ui, scene, ring);
    }
    if let Some((level, _)) = state.instead(viewer, &asked.what) {
        let corporation = state.seat(viewer).corporation;
        let sign = describe::tech_sign(corporation, level);
        let label = t!(ui, "table-use-tech", level = sign);
        let button = Button::new(&label).icon(Icon::Tech);
        let response = ui.add(button.cap(scene.key(Saying::Instead)));
        let words = describe::tech(ui, corporation, level);
        let response = help(response, &label, &words);
        scene.on_click(&response, Intent::Answer(Answer::Instead));
    }
}

/// Draws the button that chooses a tile before placing it, for which a tech gives movement.
fn choose_first_ui(ui: &mut Ui, scene: &mut Scene<'_>, ring: Ring) {
    let seat = scene.seat.own();
    let offered = scene.state().offered(scene.seat.id());
    let Some((_, tile)) = offered.into_iter().find(|(other, _)| *other == ring) else {
        return;
    };
    let Some(movement) = seat.rules().movement_on_choosing(seat, tile) else {
        return;
    };
    let name = describe::ring(ui, ring);
    let steps = movement.steps;
    let label = t!(ui, "table-choose-first", ring = name, steps);
    let response = ui.add(Button::new(&label).icon(Icon::Tech));
    let response = help(response, &label, &t!(ui, "table-choose-first-help"));
    scene.on_click(&response, Intent::Answer(Answer::Choose(ring)));
}
