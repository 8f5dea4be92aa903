//! The corporation of the seat shown large: tracks, trackers, techs and stock.

use super::Scene;
use crate::app::screens::table::intent::{Intent, Practice};
use crate::app::text::describe;
use crate::app::widgets::help;
use crate::app::widgets::tracks::{Spot, TracksResponse, TracksView};
use crate::game::corporation::{Berth, TOP};
use crate::game::{Answer, Change, Field, Question, Seat, Track};
use crate::t;
use egui::{ScrollArea, Ui, Vec2, vec2};

/// The least size in which a corporation can be read.
const LEAST: Vec2 = vec2(190.0, 300.0);

/// Draws the corporation of the seat shown large.
pub fn corporation_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let size = ui.available_size();
    if size.x >= LEAST.x && size.y >= LEAST.y {
        return tracks_ui(ui, scene, vec2(size.x, size.y.min(TracksView::height_for(size.x) * 1.15)));
    }
    ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
        let width = size.x.max(LEAST.x) - ui.spacing().scroll.allocated_width();
        tracks_ui(ui, scene, vec2(width, TracksView::height_for(width).clamp(LEAST.y, 420.0)));
    });
}

fn tracks_ui(ui: &mut Ui, scene: &mut Scene<'_>, size: Vec2) {
    let seat = scene.state().seat(scene.session.shown());
    let owner = &scene.player(scene.session.shown()).name;
    let editing = scene.desk.tools.editing && scene.session.is_playing();
    let steps = if editing { positions(seat) } else { steps(scene) };
    let preview = scene.session.preview().map(|preview| preview.advances).unwrap_or_default();
    let shown = TracksView::new(seat).owner(owner).choose(&steps).preview(&preview).show(ui, size);
    help_ui(ui, seat, &shown);
    if let Some(change) = shown.clicked.filter(|_| editing).and_then(|spot| unlocking(seat, spot)) {
        scene.play(Intent::Practise(Practice::Arrange(change)));
    } else if let Some((tracker, to)) = shown.chosen.filter(|_| editing) {
        scene.play(Intent::Practise(Practice::Arrange(Change::Tracker { tracker, to })));
    } else if let Some((tracker, to)) = shown.chosen {
        scene.play(Intent::Answer(Answer::Advance { tracker, to }));
    }
}

/// What makes the tech at `spot` available, while the position is laid out: its milestone, or a lifepod where the track
/// has none.
fn unlocking(seat: &Seat, spot: Spot) -> Option<Change> {
    let Spot::Tech(level) = spot else {
        return None;
    };
    let height = seat.corporation.data().tech_height(level);
    let milestone = Change::Tracker { tracker: Track::Tech, to: Field::new(Track::Tech, height) };
    Some(if height <= TOP { milestone } else { Change::Berth(Berth::Tech(level)) })
}

/// Every field that the tracker of its track can be put on, while the position is laid out.
fn positions(seat: &Seat) -> Vec<(Track, Field)> {
    let fields = |track| (0..=TOP).map(move |height| (track, Field::new(track, height)));
    let stands = |(tracker, to): &(Track, Field)| *to != seat.tracker(*tracker);
    let may = |(tracker, to): &(Track, Field)| seat.may_stand(*tracker, *to);
    Track::ALL.into_iter().flat_map(fields).filter(stands).filter(may).collect()
}

/// The steps that answer the question in focus.
fn steps(scene: &Scene<'_>) -> Vec<(Track, Field)> {
    if !scene.session.is_playing() {
        return Vec::new();
    }
    match scene.session.focused().map(|asked| &asked.question) {
        Some(Question::Advance(steps)) => steps.to_vec(),
        _ => Vec::new(),
    }
}

/// What the pointer rests on, in words.
fn help_ui(ui: &Ui, seat: &Seat, shown: &TracksResponse) {
    let Some((spot, rect)) = shown.hovered else {
        return;
    };
    let (title, sentence) = match spot {
        Spot::Field(field) => field_help(ui, seat, field),
        Spot::Tracker(track) => field_help(ui, seat, seat.tracker(track)),
        Spot::AboveRover => (t!(ui, "help-above-rover-title"), t!(ui, "help-above-rover")),
        Spot::Tech(level) => {
            (t!(ui, "help-tech", level = level), describe::tech(&ui.ctx().clone(), seat.corporation, level))
        }
        Spot::Rovers => (t!(ui, "help-stock-rovers-title"), t!(ui, "help-stock-rovers")),
        Spot::Lifepods => (t!(ui, "help-stock-lifepods-title"), t!(ui, "help-stock-lifepods")),
        Spot::Meteorites => (t!(ui, "help-stock-meteorites-title"), t!(ui, "help-stock-meteorites")),
        Spot::Patches => (t!(ui, "help-stock-patches-title"), t!(ui, "help-stock-patches")),
    };
    let under = ui.interact(rect, shown.response.id.with("help"), egui::Sense::hover());
    help(under, &title, &sentence);
}

fn field_help(ui: &Ui, seat: &Seat, field: Field) -> (String, String) {
    let gains = describe::benefits(ui, seat.corporation.data().benefits(field));
    let sentence = match gains {
        Some(gains) => t!(ui, "help-field", gains = gains),
        None => t!(ui, "help-field-plain"),
    };
    (describe::capitalised(&describe::field(ui, field)), sentence)
}
