//! What the tooltips say about the tracks of a corporation and their surroundings.

use super::bans::struck_on;
use super::lines;
use crate::screens::table::scene::Scene;
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
        Spot::Rovers => stock_help(ui, "rovers"),
        Spot::Lifepods => stock_help(ui, "lifepods"),
        Spot::Meteorites => stock_help(ui, "meteorites"),
        Spot::Patches => stock_help(ui, "patches"),
    };
    let under = ui.interact(rect, shown.response.id.with("help"), egui::Sense::hover());
    let rule = spot_rule(seat.corporation, spot);
    help_by_rule(under, &title, || sentence.clone(), rule);
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

/// The name of a part of the stock, and what it holds.
fn stock_help(ui: &Ui, part: &str) -> (String, String) {
    let title = t!(ui, ["help-stock", part, "title"]);
    (title, t!(ui, ["help-stock", part]))
}

/// The name of a track, and a text on what moves its tracker and what it brings, with the special rule of the corporation.
fn foot_help(ui: &Ui, corporation: CorporationId, track: Track) -> (String, String) {
    let (words, general) = (track_help(ui, track), t!(ui, "help-track"));
    let rule = describe::corporation_rule(ui, corporation);
    (
        describe::capitalised(&describe::track(ui, track)),
        format!("{words} {general}\n{}: {rule}", corporation.name()),
    )
}

/// The name of a tech, and a text on what it does and whether it can be used now.
fn tech_help(ui: &Ui, scene: &Scene<'_>, level: u8) -> (String, String) {
    let shown = scene.seat.shown();
    let seat = scene.state().seat(shown);
    let words = describe::tech(ui, seat.corporation, level);
    let stands = describe::tech_standing(ui, scene.state(), shown, level);
    (
        describe::tech_name(ui, seat.corporation, level),
        format!("{words}\n{stands}"),
    )
}

/// [`field_help`], what a lifepod does there if it can be laid there now, and which effect a click would use if it is not the
/// one in focus.
fn target_help(ui: &Ui, scene: &Scene<'_>, seat: &Seat, field: Field) -> (String, String) {
    let (title, sentence) = field_help(ui, scene.state(), seat, field);
    if scene.seat.shown() != scene.seat.id() {
        return (title, sentence);
    }
    let place = CorporationPlace::Berth(Berth::Field(field));
    let is_free = !seat.corporation_state.parked.contains(field);
    let takes_lifepod = is_free && scene.seat.places().contains(&place);
    let lifepod = takes_lifepod.then(|| t!(ui, "help-field-lifepod"));
    let beside = scene.seat.effect_beside(field);
    let beside = beside.map(|asked| beside_help(ui, asked));
    (title, lines([Some(sentence), lifepod, beside]))
}

/// Says which pending effect other than the one in focus a click answers.
pub(super) fn beside_help(ui: &Ui, asked: &Asked) -> String {
    t!(ui, "help-field-beside", effect: describe::effect(asked.what.effect))
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
    let mut all = benefits.iter();
    let medals = all.any(|benefit| matches!(benefit, Benefit::Medals(_)));
    let boost = benefits.contains(&Benefit::Boost);
    let covered = seat.corporation_state.parked.contains(field);
    let sentence = match describe::gains(ui, seat, (field.track, field), &benefits) {
        _ if covered => t!(ui, "help-field-covered"),
        Some(gains) => t!(ui, "help-field", gains),
        None => t!(ui, "help-field-plain"),
    };
    let sentence = lines([
        Some(sentence),
        medals.then(|| t!(ui, "help-field-medals")),
        boost.then(|| t!(ui, "help-field-boost")),
        struck_on(ui, (state, seat), &benefits),
    ]);
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
