//! What objectives are about, as small pictures on a plate.

use egui::{Color32, Pos2};

use super::super::motif::Subject;
use super::{ObjectiveView, Standing};
use kit::widgets::Canvas;
use rules::Objective;
use rules::card::{Condition, Counts};

impl ObjectiveView<'_> {
    /// Paints what the side that counts is about.
    pub(super) fn paint_motif(&self, canvas: &mut Canvas, center: Pos2, size: f32) {
        let subject = Subject::new(center, size, Color32::WHITE);
        subject.paint(canvas, "plate");
        match self.standing {
            Standing::Race { .. } => paint_race(canvas, subject, self.objective),
            Standing::Alone { .. } => paint_condition(canvas, subject, self.objective.condition()),
        }
    }
}

/// What neighbours compete for, and whether the most or the fewest win.
fn paint_race(canvas: &mut Canvas, subject: Subject<'_>, objective: Objective) {
    let (motif, terrain) = match objective.counts() {
        Counts::EdgeResources(terrain) => ("edge-resources", Some(terrain)),
        Counts::LargestArea(terrain) => ("area", Some(terrain)),
        Counts::Areas(terrain) => ("areas", Some(terrain)),
        Counts::Resources(terrain) => ("resources", Some(terrain)),
        Counts::TracksAtTop => ("full-tracks", None),
        Counts::Meteorites => ("collected-meteorites", None),
        Counts::Lifepods => ("collected-lifepods", None),
    };
    let subject = subject.terrains(terrain.as_slice());
    subject.paint(canvas, motif);
    subject.paint(canvas, objective.wants().name());
}

/// What the private side of an objective asks for.
fn paint_condition(canvas: &mut Canvas, subject: Subject<'_>, condition: Condition) {
    let (motif, terrain, count) = match condition {
        Condition::Rectangle(columns, rows, terrain) => {
            return paint_rectangle(canvas, subject.terrains(&[terrain]), columns, rows);
        }
        Condition::RichArea(count, terrain) => ("rich-area", Some(terrain), count),
        Condition::TrackAtTop(track) => ("full-track", Some(track.terrain()), 1),
        Condition::AtMostResources(count, terrain) => ("few-resources", Some(terrain), count),
        Condition::Meteorites(count) => ("many-meteorites", None, count),
        Condition::MoreLifepodsThanMeteorites => ("more-lifepods-than-meteorites", None, 1),
        Condition::NoEmptyIce => ("no-empty-ice", None, 1),
        Condition::NoEmptyLand => ("no-empty-land", None, 1),
    };
    let subject = subject.terrains(terrain.as_slice()).count(count);
    subject.paint(canvas, motif);
}

/// A rectangle of cells.
fn paint_rectangle(canvas: &mut Canvas, subject: Subject<'_>, columns: u8, rows: u8) {
    let cell = 0.84 / f32::from(columns.max(rows));
    let place = |index: u8, count: u8| (f32::from(index) - f32::from(count - 1) / 2.0) * cell;
    for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
        let at = (place(column, columns), place(row, rows));
        subject.within(at, cell).paint(canvas, "cell");
    }
}
