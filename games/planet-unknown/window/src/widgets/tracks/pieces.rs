//! The special parts of some corporation boards: long fields, a path across the tracks, lifepods, a token.

use egui::{Pos2, Rect, Stroke, Vec2};

use super::layout::TracksLayout;
use super::{Spot, TracksView};
use crate::art::Painting;
use crate::widgets::looks::terrain_colors;
use kit::theme::sizes::{corner, stroke};
use kit::theme::{Icon, tokens};
use kit::widgets::Canvas;
use rules::{Benefit, Field, Seat, Track};

/// The printed length of a field, in fields: two if it shows two benefits to choose from and there is room.
pub(super) fn span(seat: &Seat, field: Field) -> u8 {
    let data = seat.corporation.data();
    let is_choice = |benefit: &Benefit| matches!(benefit, Benefit::OneOf(..));
    let choice = data.benefits(field).iter().any(is_choice);
    let room = !data.exists(Field::new(field.track, field.height + 1));
    if choice && room { 2 } else { 1 }
}

/// The number of trackers in front of that of `track` on the same field.
pub(super) fn rank(seat: &Seat, track: Track) -> u8 {
    let before = Track::ALL.into_iter().take_while(|other| *other != track);
    before
        .filter(|other| seat.tracker(*other) == seat.tracker(track))
        .count() as u8
}

/// The tracker that follows the path, if the corporation has one, and its position on it.
fn progress(seat: &Seat) -> Option<(Track, usize)> {
    let path = &seat.corporation.data().path;
    let tracker = path.first()?.track;
    let is_there = |field: &Field| *field == seat.tracker(tracker);
    Some((tracker, path.iter().position(is_there).unwrap_or(0)))
}

/// Returns whether a tracker is on a field or has passed it.
pub(super) fn is_reached(seat: &Seat, field: Field) -> bool {
    let path = progress(seat);
    Track::ALL.into_iter().any(|track| match path {
        Some((walker, steps)) if walker == track => {
            seat.corporation.data().path[..=steps].contains(&field)
        }
        _ => seat.tracker(track).track == field.track && field.height <= seat.tracker(track).height,
    })
}

/// Paints the path of a tracker across the tracks, bright up to the tracker.
pub(super) fn paint_path(canvas: &mut Canvas, seat: &Seat, layout: &TracksLayout) {
    let Some((walker, steps)) = progress(seat) else {
        return;
    };
    let path = &seat.corporation.data().path;
    let points: Vec<Pos2> = path
        .iter()
        .map(|field| layout.place(layout.field(*field)))
        .collect();
    let light = terrain_colors(walker.terrain()).light;
    let width = (0.18 * layout.row()).max(2.5);
    let pen = Stroke::new(width + 2.5, tokens().color.space);
    canvas.path(points.clone(), pen);
    let edge = Stroke::new(width, light.gamma_multiply(0.55));
    canvas.path(points.clone(), edge);
    canvas.path(points[..=steps].to_vec(), Stroke::new(width, light));
    for (place, center) in points.iter().enumerate() {
        let fill = if place <= steps {
            light
        } else {
            tokens().color.inset
        };
        let ring = Stroke::new(stroke::THIN, light);
        canvas.circle(*center, 0.22 * layout.row(), fill, ring);
    }
    for pair in points[steps..].windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let ahead = (to - from).normalized() * 0.2 * layout.row();
        let middle = from + (to - from) * 0.5;
        let tail = middle - ahead * 0.6;
        let corners = vec![middle + ahead, tail + ahead.rot90(), tail - ahead.rot90()];
        let edge = Stroke::new(stroke::THIN, tokens().color.space);
        canvas.polygon(corners, light, edge);
    }
}

/// Paints a lifepod that covers a field.
pub(super) fn paint_lifepod(canvas: &mut Canvas, layout: &TracksLayout, rect: Rect) {
    let veil = tokens().color.space.gamma_multiply(0.72);
    canvas.rect(rect, corner::SMALL, veil);
    canvas.art(Painting::Lifepod, rect.center(), 1.02 * layout.row());
}

/// Paints the heads of the tracks where a token lies or can lie.
pub(super) fn paint_heads(canvas: &mut Canvas, view: &TracksView<'_>, layout: &TracksLayout) {
    let is_shown = |track: &Track| view.shows_head(Spot::Head(*track));
    for track in Track::ALL.into_iter().filter(is_shown) {
        let (rect, colors) = (layout.head(track), terrain_colors(track.terrain()));
        if view.seat.corporation_state.token == Some(track) {
            let frame = Stroke::new(stroke::THICK, tokens().color.accent);
            canvas.border(layout.column(track).expand(2.5), 7, frame);
            let size = rect.size().min_elem();
            let center = if track == Track::Rover {
                layout.place(rect)
            } else {
                rect.center()
            };
            canvas.dot(center + Vec2::Y, 0.5 * size, tokens().paint.stock_shade);
            let ring = Stroke::new(stroke::THIN, colors.light);
            canvas.circle(center, 0.5 * size, tokens().color.accent, ring);
            canvas.picture_at(Icon::Star, center, 0.68 * size, tokens().color.space);
        } else {
            let edge = Stroke::new(stroke::HAIR, colors.light.gamma_multiply(0.6));
            canvas.border(rect, corner::SMALL, edge);
        }
    }
}
