//! Moving a tracker.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, terrain_icon};
use egui::Ui;
use play::intent::CorporationPlace;
use rules::{Benefit, Effect, Field, Manner, Question, Seat, Track};

/// The title and the text of a tooltip, if there is one.
pub(super) type Words = Option<[String; 2]>;

/// The button of a step, and its tooltip.
pub(super) fn step(ui: &Ui, scene: &Scene<'_>, tracker: Track, to: Field) -> (Button, Words) {
    let back = matches!(scene.seat.question(), Some(Question::Regress(_)));
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
            // A way of several steps: the field where it ends, the number of its steps, and the medals that change.
            Some((last, steps)) => {
                let way = t!(ui, "table-step-way", field: step_name(tracker, last), steps);
                match describe::track_change(ui, seat, tracker, last) {
                    Some(medals) => format!("{way}: {medals}"),
                    None => way,
                }
            }
            None => t!(ui, "table-step-more", step = label, more),
        },
    };
    let button = Button::new(label).icon(terrain_icon(icon.terrain()));
    (button, Some([name, gains.unwrap_or_default()]))
}

/// What a step gives, and what it costs in techs; `None` if neither.
fn gains_in_words(
    ui: &Ui,
    scene: &Scene<'_>,
    (tracker, to): (Track, Field),
    back: bool,
) -> Option<String> {
    let seat = scene.seat.own();
    let effect = scene.seat.focused().map(|asked| asked.what.effect);
    let gains = match effect {
        _ if back => describe::track_change(ui, seat, tracker, to),
        // Such a step gives nothing (rules §11.24).
        Some(Effect::AdvanceBare { .. }) => None,
        _ => describe::gains_of_step(ui, seat, (tracker, to), &gains(scene, to)),
    };
    // It may lead to another track (rules §8).
    let locked = describe::locked_techs(ui, seat, &moved(seat, tracker, to));
    let locks = locked.map(|levels| t!(ui, "table-step-locks", levels));
    describe::joined(gains.into_iter().chain(locks))
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

/// The benefits that a field gives to the player at the screen in this round.
pub(super) fn gains(scene: &Scene<'_>, field: Field) -> Vec<Benefit> {
    let state = scene.state();
    let seat = state.seat(scene.seat.id());
    let question = scene.seat.question();
    // A tracker that is raised gives no synergy boosts.
    let is_raised = matches!(question, Some(Question::Advance(_, Manner::Raise)));
    let benefits = seat.rules().gains(seat, field).into_iter();
    benefits
        .filter(|benefit| !state.gives_nothing(seat, *benefit))
        .filter(|benefit| !(is_raised && *benefit == Benefit::Boost))
        .collect()
}
