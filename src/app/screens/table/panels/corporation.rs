//! The corporation of the seat shown large: tracks, trackers, techs and stock.

use super::bans::{struck, struck_on};
use super::hint_marks;
use super::labels::labels_wanted;
use crate::app::screens::table::desk::TrackPiece;
use crate::app::screens::table::scene::Scene;
use crate::app::text::describe::{self, world_key};
use crate::app::theme::screen_sizes::table::corporation as sizes;
use crate::app::widgets::help_by_rule;
use crate::app::widgets::tracks::{Spot, TracksResponse, TracksView};
use crate::game::corporation::TOP;
use crate::game::{Benefit, Berth, Change, CorporationId, Field, GameState, Seat, Track};
use crate::play::intent::{CorporationPlace, Intent, Practice};
use crate::play::session::Sharing;
use crate::t;
use egui::{ScrollArea, Ui, Vec2, vec2};
use std::borrow::Cow;

/// Draws the corporation of the seat shown large.
pub fn corporation_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let size = ui.available_size();
    let least = match scene.session.sharing() {
        // Nobody scrolls among several boards: tracks that are small but whole show where every tracker is.
        Sharing::SideBySide => sizes::LEAST_BESIDE,
        Sharing::InTurn | Sharing::AnyOrder => sizes::LEAST,
    };
    if size.x >= least.x && size.y >= least.y {
        return tracks_ui(
            ui,
            scene,
            vec2(size.x, size.y.min(TracksView::height_for(size.x) * 1.15)),
        );
    }
    ScrollArea::both()
        .id_salt("corporation")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let width = size.x.max(sizes::LEAST.x) - ui.spacing().scroll.allocated_width();
            tracks_ui(
                ui,
                scene,
                vec2(
                    width,
                    TracksView::height_for(width).clamp(sizes::LEAST.y, sizes::HIGHEST),
                ),
            );
        });
}

fn tracks_ui(ui: &mut Ui, scene: &mut Scene<'_>, size: Vec2) {
    let seat = scene.stage();
    let owner = &scene.player(scene.session.shown()).name;
    if scene.desk.tools.editing && scene.session.is_playing() {
        return layout_ui(ui, scene, size);
    }
    // What can be chosen is marked once everything has come to rest.
    let playing = scene.session.is_playing() && !scene.motion().is_playing();
    let (steps, back, places) = if playing {
        choices(scene)
    } else {
        Default::default()
    };
    let marks: Vec<Spot> = places
        .iter()
        .filter_map(|place| spot(scene, *place))
        .collect();
    let picked = scene
        .session
        .place()
        .or(scene.session.lifted())
        .filter(|_| playing)
        .and_then(|place| {
            if let CorporationPlace::Step(_, to) = place {
                Some(Spot::Field(to))
            } else {
                spot(scene, place)
            }
        });
    let preview = scene
        .session
        .preview()
        .filter(|_| playing)
        .map(|preview| preview.advances)
        .unwrap_or_default();
    let struck = struck(scene.state(), scene.session.shown());
    let hints = if playing {
        hint_marks::on_tracks(scene)
    } else {
        Vec::new()
    };
    let view = TracksView::new(seat)
        .owner(owner)
        .located(scene.motion().is_playing() || labels_wanted(ui))
        .struck(&struck)
        .mark(&marks)
        .picked(picked)
        .preview(&preview)
        .hints(&hints);
    let view = if back {
        view.choose_back(&steps)
    } else {
        view.choose(&steps)
    };
    let mut shown = view.show(ui, size);
    scene.spots.tracks = std::mem::take(&mut shown.places);
    help_ui(ui, scene, &shown);
    clicked(scene, &shown, &places);
}

/// The steps of trackers that can be chosen, whether they lead back, and all places that can be chosen.
fn choices(scene: &Scene<'_>) -> (Vec<(Track, Field)>, bool, Vec<CorporationPlace>) {
    let (mut steps, back) = scene.session.steps();
    let mut places = scene.session.places();
    if !back {
        for place in scene.session.places_beside() {
            if let CorporationPlace::Step(tracker, to) = place {
                steps.push((tracker, to));
            }
            places.push(place);
        }
    }
    (steps, back, places)
}

/// Draws the board as an editor of the position.
fn layout_ui(ui: &mut Ui, scene: &mut Scene<'_>, size: Vec2) {
    let seat = scene.state().seat(scene.session.shown());
    let owner = &scene.player(scene.session.shown()).name;
    let piece = scene.desk.tools.on_track;
    let steps = piece.positions(seat);
    let marks = marks(seat, piece);
    let shown = TracksView::new(seat)
        .owner(owner)
        .choose(&steps)
        .mark(&marks)
        .show(ui, size);
    help_ui(ui, scene, &shown);
    if let Some(change) = shown.clicked.and_then(|spot| laying(seat, piece, spot)) {
        scene.play(Intent::Practise(Practice::Arrange(change)));
    } else if let Some((tracker, to)) = shown.chosen {
        scene.play(Intent::Practise(Practice::Arrange(Change::Tracker {
            tracker,
            to,
        })));
    }
}

/// The other places that can be edited on the board: the token, and lifepods on fields.
fn marks(seat: &Seat, piece: TrackPiece) -> Vec<Spot> {
    let token = seat.corporation_state.token.is_some();
    let heads = Track::ALL.into_iter().filter(|_| token).map(Spot::Head);
    let berths = seat
        .rules()
        .berths(seat)
        .filter(|_| piece == TrackPiece::Lifepod)
        .unwrap_or_default();
    let lying = if piece == TrackPiece::Lifepod {
        seat.corporation_state.parked
    } else {
        Default::default()
    };
    heads
        .chain(berths.fields.iter().chain(lying.iter()).map(Spot::Field))
        .collect()
}

/// The change that a click on `spot` makes: to the token, a lifepod on a field, or an available tech (by its milestone,
/// or by a lifepod if the track has none).
fn laying(seat: &Seat, piece: TrackPiece, spot: Spot) -> Option<Change> {
    let level = match spot {
        Spot::Head(track) => return seat.corporation_state.token.map(|_| Change::Token(track)),
        Spot::Field(field) if piece == TrackPiece::Lifepod => {
            return Some(Change::Berth(Berth::Field(field)));
        }
        Spot::Tech(level) => level,
        Spot::Field(_)
        | Spot::Tracker(_)
        | Spot::AboveRover
        | Spot::Foot(_)
        | Spot::Rovers
        | Spot::Lifepods
        | Spot::Meteorites
        | Spot::Patches => return None,
    };
    let height = seat.corporation.data().tech_height(level);
    let milestone = Change::Tracker {
        tracker: Track::Tech,
        to: Field::new(Track::Tech, height),
    };
    Some(if height <= TOP {
        milestone
    } else {
        Change::Berth(Berth::Tech(level))
    })
}

/// The spot of a place that can be chosen. Steps have no spot: the board shows them itself.
fn spot(scene: &Scene<'_>, place: CorporationPlace) -> Option<Spot> {
    match place {
        CorporationPlace::Step(..) => None,
        CorporationPlace::Tracker(track) => Some(Spot::Tracker(track)),
        CorporationPlace::Track(track) if scene.session.is_choosing_token() => {
            Some(Spot::Head(track))
        }
        CorporationPlace::Track(track) => Some(Spot::Tracker(track)),
        CorporationPlace::Berth(Berth::Scoring) => Some(Spot::Lifepods),
        CorporationPlace::Berth(Berth::Field(field)) => Some(Spot::Field(field)),
        CorporationPlace::Berth(Berth::Tech(level)) => Some(Spot::Tech(level)),
    }
}

/// Carries out a click on a step, a place to choose, a tracker with several possible moves, or an ability.
fn clicked(scene: &mut Scene<'_>, shown: &TracksResponse, places: &[CorporationPlace]) {
    let Some(clicked) = shown.clicked else {
        return;
    };
    let place = places
        .iter()
        .copied()
        .find(|place| spot(scene, *place) == Some(clicked));
    let step = shown
        .chosen
        .map(|(tracker, to)| CorporationPlace::Step(tracker, to));
    let moves = |track| {
        places
            .iter()
            .any(|place| matches!(place, CorporationPlace::Step(tracker, _) if *tracker == track))
    };
    match (place.or(step), clicked) {
        (Some(place), _) => scene.play(Intent::Choose(place)),
        (None, Spot::Tracker(track)) if moves(track) => {
            scene.play(Intent::Choose(CorporationPlace::Tracker(track)))
        }
        (None, Spot::Tech(level)) if scene.session.is_playing() => {
            if let Some(pending) = scene.session.ability(level) {
                scene.play(Intent::Focus(pending));
            }
        }
        (None, Spot::Field(field)) if steps_to(places, field) => scene.play(Intent::StepTo(field)),
        _ => {}
    }
}

/// Returns whether a tracker can go to `field`.
fn steps_to(places: &[CorporationPlace], field: Field) -> bool {
    let leads =
        |place: &CorporationPlace| matches!(place, CorporationPlace::Step(_, to) if *to == field);
    places.iter().any(leads)
}

/// Whether the lifepod that the question is about can be laid on `field`.
fn takes_lifepod(scene: &Scene<'_>, seat: &Seat, field: Field) -> bool {
    let place = CorporationPlace::Berth(Berth::Field(field));
    let is_own = scene.session.shown() == scene.session.viewer();
    is_own
        && !seat.corporation_state.parked.contains(field)
        && scene.session.places().contains(&place)
}

/// Draws the tooltip of what the pointer rests on.
fn help_ui(ui: &Ui, scene: &Scene<'_>, shown: &TracksResponse) {
    let Some((spot, rect)) = shown.hovered else {
        return;
    };
    let seat = scene.state().seat(scene.session.shown());
    let (title, sentence) = match spot {
        Spot::Field(field) => {
            let (title, sentence) = field_help(ui, scene.state(), seat, field);
            let lays = takes_lifepod(scene, seat, field).then(|| t!(ui, "help-field-lifepod"));
            (
                title,
                [Some(sentence), lays]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join("\n"),
            )
        }
        Spot::Tracker(track) => tracker_help(ui, scene.state(), seat, track),
        Spot::Foot(track) => foot_help(ui, track),
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

/// The name of a track, and a text on what moves its tracker and what it brings.
fn foot_help(ui: &Ui, track: Track) -> (String, String) {
    let words = match track {
        Track::Civ => t!(ui, "help-track-civ"),
        Track::Water => t!(ui, "help-track-water"),
        Track::Biomass => t!(ui, "help-track-biomass"),
        Track::Rover => t!(ui, "help-track-rover"),
        Track::Tech => t!(ui, "help-track-tech"),
    };
    (
        describe::capitalised(&describe::track(ui, track)),
        format!("{words} {}", t!(ui, "help-track")),
    )
}

/// The name of a tech, and a text on what it does and whether it can be used now.
fn tech_help(ui: &Ui, scene: &Scene<'_>, level: u8) -> (String, String) {
    let shown = scene.session.shown();
    let seat = scene.state().seat(shown);
    let words = describe::tech(&ui.ctx().clone(), seat.corporation, level);
    let stands = describe::tech_standing(ui, scene.state(), shown, level);
    (
        t!(ui, "help-tech", level = level),
        format!("{words}\n{stands}"),
    )
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
        Some(gains) => t!(ui, "help-field", gains = gains),
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
    use crate::app::rules::book;
    use crate::app::text::Language;

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
                let known = book(Language::English).place(&place).is_some();
                assert!(known, "{spot:?}: {place}");
            }
        }
    }
}
