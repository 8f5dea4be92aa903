//! Questions with so few answers that each has a button.

use super::advance::{Words, step};
use crate::presentation;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, dim_among_buttons, help, terrain_icon};
use egui::Ui;
use kit::devices::{Control, Saying};
use kit::theme::Icon;
use play::intent::{CorporationPlace, Intent};
use rules::corporation::Techs;
use rules::{
    Answer, Asked, Benefit, Berth, Choice, Field, Question, Ring, Tile, Track, TrackPurpose,
};

/// Draws a numbered button for each answer. For a lifepod, the fields are chosen on the corporation board instead.
pub(super) fn options_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    if matches!(asked.question, Question::Reposition { .. }) {
        let lifted = scene.seat.lifted().is_some();
        dim_among_buttons(ui, t!(ui, "table-lifepod-which", lifted));
    }
    let numbered = scene.seat.numbered();
    let is_tracker =
        |choice: &Intent| matches!(choice, Intent::Choose(CorporationPlace::Tracker(_)));
    let tracker_first = numbered.iter().any(|(_, choice)| is_tracker(choice));
    let answers = numbered.into_iter().map(|(digit, choice)| {
        let (button, words) = match choice {
            Intent::Choose(CorporationPlace::Step(tracker, to)) => step(ui, scene, tracker, to),
            _ => option(ui, scene, asked, choice),
        };
        (choice, button.cap(scene.digit(digit.into())), words)
    });
    let answers = answers.collect();
    answering_ui(ui, scene, answers);
    if tracker_first {
        dim_among_buttons(ui, t!(ui, "table-then-field"));
    }
    match asked.question {
        Question::Advance(..) | Question::Regress(_) => {
            lay_down_ui(ui, scene, t!(ui, "table-other-tracker"));
        }
        Question::DestroyCollectedLifepod(_) => fields_ui(ui, scene),
        Question::Berth(_) | Question::Reposition { .. } => {
            fields_ui(ui, scene);
            lay_down_ui(ui, scene, t!(ui, "table-lifepod-other"));
        }
        _ => {}
    }
}

/// Draws the button that puts down again what was picked first.
fn lay_down_ui(ui: &mut Ui, scene: &mut Scene<'_>, label: String) {
    if scene.seat.lifted().is_some() {
        let back = Button::new(label).icon(Icon::Back);
        scene.button(ui, back.cap(scene.cap(Control::Back)), Intent::PutBack);
    }
}

/// An answer, its button and its tooltip.
type Answering = (Intent, Button, Words);

/// Draws the buttons of answers. If they would take so many rows that the bar grew over the planet, they are smaller.
fn answering_ui(ui: &mut Ui, scene: &mut Scene<'_>, answers: Vec<Answering>) {
    let gap = ui.spacing().item_spacing.x;
    let widths = answers.iter().map(|(_, button, _)| button.width(ui) + gap);
    let are_many = widths.sum::<f32>() > 1.7 * ui.max_rect().width();
    for (answer, button, words) in answers {
        let mut response = ui.add(button.compact(are_many));
        if let Some([title, words]) = words {
            response = help(response, &title, || words.clone());
        }
        scene.on_click(&response, answer);
    }
}

/// The button of an answer that is no step, and its tooltip.
fn option(ui: &Ui, scene: &Scene<'_>, asked: &Asked, choice: Intent) -> (Button, Words) {
    let label = label(ui, scene, asked, choice);
    let mut button = Button::new(&label);
    if let Some(icon) = icon(&asked.question, choice) {
        button = button.icon(icon);
    }
    let words = effect_of(ui, scene, choice).map(|words| [label, words]);
    (button, words)
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
fn icon(question: &Question, choice: Intent) -> Option<Icon> {
    if let (Question::Pick(offers), Intent::Answer(Answer::Pick { second })) = (question, choice) {
        return Some(presentation::offer(offers[usize::from(second)]));
    }
    if let Intent::Choose(CorporationPlace::Tracker(tracker)) = choice {
        return Some(terrain_icon(tracker.terrain()));
    }
    let is_lifepod = matches!(
        question,
        Question::Berth(_) | Question::DestroyCollectedLifepod(_)
    );
    is_lifepod.then_some(Icon::Lifepod)
}

/// What the tech does that a lifepod would unlock.
fn effect_of(ui: &Ui, scene: &Scene<'_>, choice: Intent) -> Option<String> {
    let Intent::Choose(CorporationPlace::Berth(Berth::Tech(level))) = choice else {
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
fn label(ui: &Ui, scene: &Scene<'_>, asked: &Asked, choice: Intent) -> String {
    match choice {
        Intent::Choose(CorporationPlace::Berth(berth)) => {
            let name = describe::berth(ui, berth, scene.seat.own().corporation);
            let name = describe::capitalised(&name);
            match scene.seat.change_by_berth(berth) {
                None | Some(0) => name,
                Some(medals) => format!("{name}: {}", describe::signed(medals.into())),
            }
        }
        Intent::Choose(CorporationPlace::Track(track)) | Intent::Answer(Answer::Track(track)) => {
            let name = describe::capitalised(&describe::track(ui, track));
            let Question::Track(purpose) = asked.question else {
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
        Intent::Answer(answer) => {
            let choice = Choice::Resolve {
                pending: asked.pending,
                answer,
            };
            describe::choice(ui, choice, scene.state(), scene.seat.id())
        }
        Intent::Choose(CorporationPlace::Tracker(tracker)) => {
            describe::capitalised(&describe::tracker(ui, tracker))
        }
        // Steps have buttons of their own, and nothing else is numbered.
        _ => String::new(),
    }
}

/// Draws the techs that can be used on the current question: another effect instead, or a gain for choosing a tile.
pub(super) fn tech_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let (state, viewer) = (scene.state(), scene.seat.id());
    for (ring, tile) in state.choosable_tiles(viewer, &asked.question) {
        choose_first_ui(ui, scene, ring, tile);
    }
    if let Some((level, _)) = state.instead(viewer, &asked.what) {
        let corporation = state.seat(viewer).corporation;
        let sign = describe::tech_sign(corporation, level);
        let label = t!(ui, "table-use-tech", level = sign);
        let button = Button::new(&label).icon(Icon::Tech);
        let response = ui.add(button.cap(scene.key(Saying::Instead)));
        let words = || describe::tech(ui, corporation, level);
        let response = help(response, &label, words);
        scene.on_click(&response, Intent::Answer(Answer::Instead));
    }
}

/// Draws the button that chooses a tile before placing it, for which a tech gives movement.
fn choose_first_ui(ui: &mut Ui, scene: &mut Scene<'_>, ring: Ring, tile: Tile) {
    let seat = scene.seat.own();
    let Some(movement) = seat.rules().movement_on_choosing(seat, tile) else {
        return;
    };
    let steps = movement.steps;
    let label = t!(ui, "table-choose-first", ring: describe::ring(ring), steps);
    let response = ui.add(Button::new(&label).icon(Icon::Tech));
    let response = help(response, &label, || t!(ui, "table-choose-first-help"));
    scene.on_click(&response, Intent::Answer(Answer::Choose(ring)));
}
