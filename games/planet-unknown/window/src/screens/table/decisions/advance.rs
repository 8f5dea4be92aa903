//! Moving a tracker.

use super::are_many;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, dim_among_buttons, help, terrain_icon};
use egui::Ui;
use kit::devices::Control;
use kit::theme::Icon;
use play::intent::{CorporationPlace, Intent, Numbered};
use rules::{Benefit, Effect, Field, Manner, Question, Seat, Track};

/// A tracker or a step of one as a button.
struct Move {
    place: CorporationPlace,
    button: Button,
    /// The title and the text of its tooltip, if it has one.
    words: Option<[String; 2]>,
}

/// Draws a button for each tracker that can move, with its gains. If there are many moves, the tracker is chosen first.
pub(super) fn advance_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let moves: Vec<Move> = scene
        .seat
        .numbered()
        .into_iter()
        .filter_map(|(digit, choice)| move_of(ui, scene, choice, digit))
        .collect();
    let tracker_first = moves
        .iter()
        .any(|choice| matches!(choice.place, CorporationPlace::Tracker(_)));
    let are_many = are_many(ui, moves.iter().map(|choice| &choice.button));
    for choice in moves {
        let response = ui.add(choice.button.compact(are_many));
        let response = match choice.words {
            Some([title, words]) => help(response, &title, &words),
            None => response,
        };
        if response.clicked() {
            scene.play(Intent::Choose(choice.place));
        }
    }
    if tracker_first {
        dim_among_buttons(ui, t!(ui, "table-then-field"));
    }
    lay_down_ui(ui, scene, t!(ui, "table-other-tracker"));
}

fn move_of(ui: &Ui, scene: &Scene<'_>, choice: Numbered, digit: u8) -> Option<Move> {
    match choice {
        Numbered::Choose(CorporationPlace::Step(tracker, to)) => {
            Some(step(ui, scene, (tracker, to), digit))
        }
        Numbered::Choose(place @ CorporationPlace::Tracker(tracker)) => {
            let name = describe::capitalised(&describe::tracker(ui, tracker));
            let button = Button::new(name).icon(terrain_icon(tracker.terrain()));
            Some(Move {
                place,
                button: button.cap(scene.digit(digit.into())),
                words: None,
            })
        }
        // Only steps and their trackers are answers to this question.
        Numbered::Choose(CorporationPlace::Track(_) | CorporationPlace::Berth(_))
        | Numbered::Answer(_) => None,
    }
}

/// Draws the button that puts down again what was picked first.
pub(super) fn lay_down_ui(ui: &mut Ui, scene: &mut Scene<'_>, label: String) {
    let lifted = scene.seat.lifted().is_some();
    if lifted
        && ui
            .add(
                Button::new(label)
                    .icon(Icon::Back)
                    .cap(scene.cap(Control::Back)),
            )
            .clicked()
    {
        scene.play(Intent::PutBack);
    }
}

fn step(ui: &Ui, scene: &Scene<'_>, (tracker, to): (Track, Field), digit: u8) -> Move {
    let (_, back) = scene.seat.steps();
    let seat = scene.seat.own();
    let gains = gains_in_words(ui, scene, (tracker, to), back);
    let is_lifted = scene.seat.lifted() == Some(CorporationPlace::Tracker(tracker));
    let (name, icon) = match is_lifted {
        true => (field_name(ui, to), to.track),
        false => (step_name(ui, tracker, to), tracker),
    };
    let arrow = if back { "↓ " } else { "" };
    let label = match &gains {
        Some(gains) => format!("{arrow}{name}: {gains}"),
        None => format!("{arrow}{name}"),
    };
    let label = match steps_after(scene, tracker, to) {
        0 => label,
        more => match scene.seat.whole_way(tracker, to) {
            Some((last, steps)) => whole_way(ui, seat, (tracker, last), steps),
            None => t!(ui, "table-step-more", step = label, more),
        },
    };
    let button = Button::new(label).icon(terrain_icon(icon.terrain()));
    Move {
        place: CorporationPlace::Step(tracker, to),
        button: button.cap(scene.digit(digit.into())),
        words: Some([name, gains.unwrap_or_default()]),
    }
}

/// What a step gives, and what it costs in techs; `None` if neither.
fn gains_in_words(
    ui: &Ui,
    scene: &Scene<'_>,
    (tracker, to): (Track, Field),
    back: bool,
) -> Option<String> {
    let seat = scene.seat.own();
    if back {
        return set_back(ui, seat, tracker, to);
    }
    let gains = describe::gains_of_step(ui, seat, (tracker, to), &gains(scene, to));
    let gains = gains.filter(|_| !is_bare(scene));
    describe::joined(gains.into_iter().chain(locks(ui, seat, tracker, to)))
}

/// What it means for `seat` that a tracker goes back to a field: its medals, and the techs that lock; `None` if nothing.
fn set_back(ui: &Ui, seat: &Seat, tracker: Track, to: Field) -> Option<String> {
    let medals = describe::track_change(ui, seat, tracker, to);
    describe::joined(medals.into_iter().chain(locks(ui, seat, tracker, to)))
}

/// The techs of `seat` that lock if a tracker goes to a field, which may lie on another track (rules §8).
fn locks(ui: &Ui, seat: &Seat, tracker: Track, to: Field) -> Option<String> {
    let locked = describe::locked_techs(ui, seat, &moved(seat, tracker, to));
    locked.map(|levels| t!(ui, "table-step-locks", levels))
}

/// A seat as it would be with a tracker on another field.
fn moved(seat: &Seat, tracker: Track, to: Field) -> Seat {
    let mut after = seat.clone();
    after.trackers[tracker as usize] = to;
    after
}

/// The name of the field that a step leads to, and of the tracker if it is a foreign one on that track.
fn step_name(ui: &Ui, tracker: Track, to: Field) -> String {
    let field = field_name(ui, to);
    if tracker == to.track {
        return field;
    }
    let tracker = describe::capitalised(&describe::tracker(ui, tracker));
    format!("{tracker} → {field}")
}

/// The name of a field on a button.
fn field_name(ui: &Ui, field: Field) -> String {
    let track = describe::capitalised(&describe::track(ui, field.track));
    format!("{track} {}", field.height)
}

/// The number of steps that the same tracker goes after this one; none from the end of its track.
fn steps_after(scene: &Scene<'_>, tracker: Track, to: Field) -> u8 {
    let effect = scene.seat.focused().map(|asked| asked.what.effect);
    let times = effect.map_or(1, Effect::steps);
    if times <= 1 {
        return 0;
    }
    let after = moved(scene.seat.own(), tracker, to);
    let is_at_end = after.rules().destinations(&after, tracker).is_empty();
    if is_at_end { 0 } else { times - 1 }
}

/// A way of several steps on a button: the field where it ends, the number of its steps, and the medals that change.
fn whole_way(ui: &Ui, seat: &Seat, (tracker, last): (Track, Field), steps: u8) -> String {
    let way = t!(
        ui,
        "table-step-way",
        field = step_name(ui, tracker, last),
        steps
    );
    match describe::track_change(ui, seat, tracker, last) {
        Some(medals) => format!("{way}: {medals}"),
        None => way,
    }
}

/// Returns whether the step asked for gives nothing (rules §11.24).
fn is_bare(scene: &Scene<'_>) -> bool {
    let effect = scene.seat.focused().map(|asked| asked.what.effect);
    matches!(effect, Some(Effect::AdvanceBare { .. }))
}

/// Returns whether the step asked for raises a tracker, which gives no synergy boosts.
fn is_raise(scene: &Scene<'_>) -> bool {
    let question = scene.seat.question();
    matches!(question, Some(Question::Advance(advances)) if advances.manner == Manner::Raise)
}

/// The benefits that a field gives to the player at the screen in this round.
pub(super) fn gains(scene: &Scene<'_>, field: Field) -> Vec<Benefit> {
    let state = scene.state();
    let seat = state.seat(scene.seat.id());
    let benefits = seat.rules().gains(seat, field).into_iter();
    benefits
        .filter(|benefit| !state.gives_nothing(seat, *benefit))
        .filter(|benefit| !(is_raise(scene) && *benefit == Benefit::Boost))
        .collect()
}
