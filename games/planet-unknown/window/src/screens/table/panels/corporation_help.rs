//! What the tooltips say about the tracks of a corporation and their surroundings.

use super::bans::struck_on;
use crate::screens::table::scene::Scene;
use crate::text::Speaks;
use crate::text::describe::{self, world_key};
use crate::widgets::help_by_rule;
use crate::widgets::tracks::{Spot, TracksResponse};
use crate::{phrases, t};
use egui::Ui;
use play::intent::CorporationPlace;
use rules::{Asked, Benefit, Berth, CorporationId, Field, GameState, Seat, Track};
use std::borrow::Cow;

/// Draws the tooltip of what the pointer rests on.
pub(super) fn help_ui(ui: &Ui, scene: &Scene<'_>, shown: &TracksResponse) {
    let Some((spot, rect)) = shown.hovered else {
        return;
    };
    let seat = scene.state().seat(scene.seat.shown());
    let (title, sentence) = match spot {
        Spot::Field(field) => target_help(ui, scene, seat, field),
        Spot::Tracker(track) => tracker_help(ui, scene.state(), seat, track),
        Spot::Foot(track) => foot_help(ui, seat.corporation, track),
        Spot::AboveRover => (t!(ui, "help-above-rover-title"), t!(ui, "help-above-rover")),
        Spot::Head(_) => (
            describe::capitalised(&describe::token(ui, seat.corporation)),
            t!(ui, "help-token"),
        ),
        Spot::Tech(level) => tech_help(ui, scene, level),
        Spot::Rovers => (
            t!(ui, "help-stock-rovers-title"),
            t!(ui, "help-stock-rovers"),
        ),
        Spot::Lifepods => (
            t!(ui, "help-stock-lifepods-title"),
            t!(ui, "help-stock-lifepods"),
        ),
        Spot::Meteorites => (
            t!(ui, "help-stock-meteorites-title"),
            t!(ui, "help-stock-meteorites"),
        ),
        Spot::Patches => (
            t!(ui, "help-stock-patches-title"),
            t!(ui, "help-stock-patches"),
        ),
    };
    let under = ui.interact(rect, shown.response.id.with("help"), egui::Sense::hover());
    help_by_rule(under, &title, &sentence, spot_rule(seat.corporation, spot));
}

/// The place in the rule book about a part of the tracks and their surroundings.
fn spot_rule(corporation: CorporationId, spot: Spot) -> Cow<'static, str> {
    match spot {
        Spot::Field(_) | Spot::Tracker(_) => "5.4".into(),
        Spot::Foot(Track::Water) => "5.2".into(),
        Spot::Foot(_) => "5.1".into(),
        Spot::AboveRover => "5.5".into(),
        Spot::Head(_) | Spot::Tech(_) => world_key(corporation.name()).into(),
        Spot::Rovers => "6.4".into(),
        Spot::Lifepods | Spot::Meteorites => "6.5".into(),
        Spot::Patches => "6.3".into(),
    }
}

phrases! {
    fn track_help(track: Track) = "help-track" { Civ, Water, Biomass, Rover, Tech }
}

/// The name of a track, and a text on what moves its tracker and what it brings, with the special rule of the corporation.
fn foot_help(ui: &Ui, corporation: CorporationId, track: Track) -> (String, String) {
    let words = track_help(ui, track);
    (
        describe::capitalised(&describe::track(ui, track)),
        format!(
            "{words} {}\n{}: {}",
            t!(ui, "help-track"),
            corporation.name(),
            describe::corporation_rule(ui, corporation)
        ),
    )
}

/// The name of a tech, and a text on what it does and whether it can be used now.
fn tech_help(ui: &Ui, scene: &Scene<'_>, level: u8) -> (String, String) {
    let shown = scene.seat.shown();
    let seat = scene.state().seat(shown);
    let words = describe::tech(&ui.ctx().clone(), seat.corporation, level);
    let stands = describe::tech_standing(ui, scene.state(), shown, level);
    (
        describe::tech_name(ui, seat.corporation, level),
        format!("{words}\n{stands}"),
    )
}

/// [`field_help`], what a lifepod does there if it can be laid there now, and which effect a click would use if it is not the
/// one in focus.
fn target_help(ui: &Ui, scene: &Scene<'_>, seat: &Seat, field: Field) -> (String, String) {
    let (title, mut sentence) = field_help(ui, scene.state(), seat, field);
    if scene.seat.shown() != scene.seat.id() {
        return (title, sentence);
    }
    if takes_lifepod(scene, seat, field) {
        sentence.push('\n');
        sentence.push_str(&t!(ui, "help-field-lifepod"));
    }
    if let Some(asked) = scene.seat.effect_beside(field) {
        sentence.push('\n');
        sentence.push_str(&beside_help(ui, asked));
    }
    (title, sentence)
}

/// Says which pending effect other than the one in focus a click answers.
pub(super) fn beside_help(speaker: &impl Speaks, asked: &Asked) -> String {
    let effect = describe::effect(speaker, asked.what.effect);
    t!(speaker, "help-field-beside", effect)
}

/// Whether the lifepod that the question is about can be laid on `field`.
fn takes_lifepod(scene: &Scene<'_>, seat: &Seat, field: Field) -> bool {
    let place = CorporationPlace::Berth(Berth::Field(field));
    !seat.corporation_state.parked.contains(field) && scene.seat.places().contains(&place)
}

/// The name of a tracker, and a text about the field it stands on.
fn tracker_help(ui: &Ui, state: &GameState, seat: &Seat, track: Track) -> (String, String) {
    let (place, sentence) = field_help(ui, state, seat, seat.tracker(track));
    (
        describe::capitalised(&describe::tracker(ui, track)),
        format!("{place}\n{sentence}"),
    )
}

fn field_help(ui: &Ui, state: &GameState, seat: &Seat, field: Field) -> (String, String) {
    let benefits = seat.rules().gains(seat, field);
    let gains = describe::gains(ui, seat, (field.track, field), &benefits);
    let medals = benefits
        .iter()
        .any(|benefit| matches!(benefit, Benefit::Medals(_)));
    let boost = benefits.contains(&Benefit::Boost);
    let covered = seat.corporation_state.parked.contains(field);
    let sentence = match gains {
        _ if covered => t!(ui, "help-field-covered"),
        Some(gains) => t!(ui, "help-field", gains),
        None => t!(ui, "help-field-plain"),
    };
    let struck = struck_on(ui, (state, seat), &benefits);
    let topmost = medals.then(|| t!(ui, "help-field-medals"));
    let boost = boost.then(|| t!(ui, "help-field-boost"));
    let sentence = [Some(sentence), topmost, boost, struck]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join("\n");
    (describe::capitalised(&describe::field(ui, field)), sentence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::RULEBOOK;
    use crate::text::Language;

    #[test]
    fn every_part_of_the_tracks_has_its_rule_in_the_book() {
        let spots = [
            Spot::Field(Field::new(Track::Civ, 1)),
            Spot::Tracker(Track::Tech),
            Spot::AboveRover,
            Spot::Tech(1),
            Spot::Rovers,
            Spot::Lifepods,
            Spot::Meteorites,
            Spot::Patches,
        ];
        let feet = Track::ALL.into_iter().map(Spot::Foot);
        for spot in spots.into_iter().chain(feet) {
            for corporation in CorporationId::ALL {
                let place = spot_rule(corporation, spot);
                let known = RULEBOOK.book(Language::English).place(&place).is_some();
                assert!(known, "{spot:?}: {place}");
            }
        }
    }
}
