//! The corporation of the seat shown large: tracks, trackers, techs and stock.

use super::bans::struck;
use super::corporation_help::help_ui;
use super::hint_marks;
use super::labels::labels_wanted;
use crate::screens::table::desk::TrackPiece;
use crate::screens::table::scene::Scene;
use crate::widgets::tracks::{Spot, TracksResponse, TracksView};
use egui::{ScrollArea, Ui, Vec2, vec2};
use play::intent::{CorporationPlace, Intent};
use rules::corporation::TOP;
use rules::{Berth, Change, Choice, Field, Question, Seat, Track};

/// The minimum size at which a corporation with standing tracks is legible.
const LEAST: Vec2 = vec2(190.0, 300.0);
/// The same with tracks that lie.
const LEAST_LYING: Vec2 = vec2(300.0, 190.0);

/// Draws the corporation of the seat shown large.
pub fn corporation_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let size = ui.available_size();
    let fits = |least: Vec2| size.x >= least.x && size.y >= least.y;
    // Nobody scrolls among several boards: tracks that are small but whole show where every tracker is.
    if scene.common.is_beside() || fits(LEAST) || fits(LEAST_LYING) {
        let height = size.y.min(TracksView::height_for(size.x) * 1.15);
        return tracks_ui(ui, scene, vec2(size.x, height));
    }
    ScrollArea::both()
        .id_salt("corporation")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let width = size.x.max(LEAST.x) - ui.spacing().scroll.allocated_width();
            let height = TracksView::height_for(width).clamp(LEAST.y, 420.0);
            tracks_ui(ui, scene, vec2(width, height));
        });
}

fn tracks_ui(ui: &mut Ui, scene: &mut Scene<'_>, size: Vec2) {
    let seat = scene.stage();
    let owner = &scene.player(scene.seat.shown()).name;
    if scene.desk.tools.editing && scene.seat.is_playing() {
        return layout_ui(ui, scene, size);
    }
    // What can be chosen is marked once everything has come to rest.
    let playing = scene.seat.is_playing() && !scene.motion().is_playing();
    let back = matches!(scene.seat.question(), Some(Question::Regress(_)));
    let choices = playing.then(|| choices(scene, back));
    let (places, beside) = choices.unwrap_or_default();
    let steps: Vec<(Track, Field)> = steps(&places).collect();
    let marks = places.iter().filter_map(|place| spot(scene, *place));
    let marks: Vec<Spot> = marks.collect();
    let pieces = playing.then(|| pieces(scene, &steps));
    let picked = scene.seat.place().or(scene.seat.lifted());
    let picked = picked.filter(|_| playing).and_then(|place| match place {
        CorporationPlace::Step(tracker, to) => {
            Some(Spot::Field(scene.seat.end_of_way(tracker, to)))
        }
        _ => spot(scene, place),
    });
    let preview = scene.seat.preview().filter(|_| playing);
    let preview = preview.map(|preview| [preview.advances, preview.either].concat());
    let struck = struck(scene.state(), scene.seat.shown());
    let hints = playing.then(|| hint_marks::on_tracks(scene));
    let mut shown = TracksView::new(seat)
        .owner(owner)
        .located(scene.motion().is_playing() || labels_wanted(ui))
        .struck(&struck)
        .beside(&beside)
        .choose(&steps)
        .back(back)
        .drag(pieces.as_deref().unwrap_or_default())
        .mark(&marks)
        .picked(picked)
        .preview(preview.as_deref().unwrap_or_default())
        .hints(hints.as_deref().unwrap_or_default())
        .show(ui, size);
    scene.spots.tracks = std::mem::take(&mut shown.places);
    help_ui(ui, scene, &shown);
    clicked(scene, &shown, &places);
    if let Some((from, to)) = shown.dropped {
        dropped(scene, from, to, &places);
    }
}

/// The pieces that can be dragged: trackers that have a step, and lifepods that are to be moved.
fn pieces(scene: &Scene<'_>, steps: &[(Track, Field)]) -> Vec<Spot> {
    let has_step = |track: &Track| steps.iter().any(|(tracker, _)| tracker == track);
    let trackers = Track::ALL.into_iter().filter(has_step).map(Spot::Tracker);
    let moves = matches!(scene.seat.question(), Some(Question::Reposition { .. }));
    let lifepods = match scene.seat.lifted() {
        Some(lifted) => vec![lifted],
        None => scene.seat.places(),
    };
    let lifepods = lifepods.into_iter().filter(|_| moves);
    let lifepods = lifepods.filter_map(|place| spot(scene, place));
    trackers.chain(lifepods).collect()
}

/// Carries out the step of a tracker that was dragged to a field, or moves a lifepod that was dragged.
fn dropped(scene: &mut Scene<'_>, from: Spot, to: Spot, places: &[CorporationPlace]) {
    let seat = scene.seat.own();
    if let Spot::Tracker(track) = from {
        let to = match to {
            Spot::Field(field) => field,
            Spot::AboveRover => seat.tracker(track),
            _ => return,
        };
        let step = CorporationPlace::Step(track, to);
        if places.contains(&step) {
            scene.play(Intent::Choose(step));
        }
        return;
    }
    if let (Some(from), Some(to)) = (berth(from), berth(to)) {
        if scene.seat.lifted() != Some(from) {
            scene.play(Intent::Choose(from));
        }
        scene.play(Intent::Choose(to));
    }
}

/// The place of a lifepod on a part of the board.
fn berth(spot: Spot) -> Option<CorporationPlace> {
    let berth = match spot {
        Spot::Field(field) => Berth::Field(field),
        Spot::Tech(level) => Berth::Tech(level),
        Spot::Lifepods => Berth::Scoring,
        _ => return None,
    };
    Some(CorporationPlace::Berth(berth))
}

/// What can be chosen on the tracks, each step at the field where it is shown; and those of the steps that answer another pending
/// effect than the one in focus, none if that moves trackers `back`.
fn choices(scene: &Scene<'_>, back: bool) -> (Vec<CorporationPlace>, Vec<(Track, Field)>) {
    let seat = scene.seat;
    let shown = |place| match place {
        CorporationPlace::Step(tracker, to) => {
            CorporationPlace::Step(tracker, seat.end_of_way(tracker, to))
        }
        _ => place,
    };
    let mut places: Vec<_> = seat.places().into_iter().map(shown).collect();
    let own = places.len();
    if !back {
        places.extend(seat.places_beside());
    }
    let beside = steps(&places[own..]).collect();
    (places, beside)
}

/// The steps of trackers among what can be chosen.
fn steps(places: &[CorporationPlace]) -> impl Iterator<Item = (Track, Field)> {
    places.iter().filter_map(|place| match place {
        CorporationPlace::Step(tracker, to) => Some((*tracker, *to)),
        _ => None,
    })
}

/// Draws the board as an editor of the position.
fn layout_ui(ui: &mut Ui, scene: &mut Scene<'_>, size: Vec2) {
    let seat = scene.state().seat(scene.seat.shown());
    let owner = &scene.player(scene.seat.shown()).name;
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
        scene.play(Intent::Make(Choice::Arrange(change)));
    } else if let Some((tracker, to)) = shown.chosen {
        let change = Change::Tracker { tracker, to };
        scene.play(Intent::Make(Choice::Arrange(change)));
    }
}

/// The other places that can be edited on the board: the token, and lifepods on fields.
fn marks(seat: &Seat, piece: TrackPiece) -> Vec<Spot> {
    let token = seat.corporation_state.token.is_some();
    let heads = Track::ALL.into_iter().filter(|_| token).map(Spot::Head);
    let berths = seat.rules().berths(seat).fields;
    let fields = berths.iter().chain(seat.corporation_state.parked.iter());
    let fields = fields.filter(|_| piece == TrackPiece::Lifepod);
    heads.chain(fields.map(Spot::Field)).collect()
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
        _ => return None,
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
        CorporationPlace::Track(track) if scene.seat.is_choosing_token() => Some(Spot::Head(track)),
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
    let mut all = places.iter().copied();
    let place = all.find(|place| spot(scene, *place) == Some(clicked));
    let step = shown.chosen;
    let step = step.map(|(tracker, to)| CorporationPlace::Step(tracker, to));
    let place = place.or(step).or_else(|| whole_track(clicked, places));
    let mut steps = steps(places);
    match (place, clicked) {
        (Some(place), _) => scene.play(Intent::Choose(place)),
        (None, Spot::Tracker(track)) if steps.any(|(tracker, _)| tracker == track) => {
            scene.play(Intent::Choose(CorporationPlace::Tracker(track)))
        }
        (None, Spot::Tech(level)) if scene.seat.is_playing() => {
            if let Some(pending) = scene.seat.ability(level) {
                scene.play(Intent::Focus(pending));
            }
        }
        (None, Spot::Field(field)) if steps.any(|(_, to)| to == field) => {
            scene.play(Intent::StepTo(field))
        }
        _ => {}
    }
}

/// The track that a click on any part of it chooses, where a whole track is asked for.
fn whole_track(clicked: Spot, places: &[CorporationPlace]) -> Option<CorporationPlace> {
    let track = match clicked {
        Spot::Head(track) | Spot::Foot(track) | Spot::Tracker(track) => track,
        Spot::Field(field) => field.track,
        Spot::AboveRover => Track::Rover,
        _ => return None,
    };
    let place = CorporationPlace::Track(track);
    places.contains(&place).then_some(place)
}
