//! The painting of the five tracks: the benefits of the fields, the lit part, and the trackers.

use egui::{Color32, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::layout::TracksLayout;
use super::{Spot, TracksResponse, TracksView, pieces};
use crate::art::Painting;
use crate::widgets::board::strike;
use crate::widgets::looks::{terrain_colors, terrain_icon};
use crate::widgets::symbol::paint_benefit;
use kit::theme::motion::{self, Pace};
use kit::theme::sizes::{corner, rim, stroke};
use kit::theme::{Icon, body, tokens};
use kit::widgets::Canvas;
use kit::widgets::paint_badge;
use kit::widgets::{Layer, paint_kept};
use rules::{Benefit, Field, Seat, Track};

/// What the printed part of the board depends on.
type Inputs = (Seat, Vec<Benefit>, TracksLayout);

/// Paints the tracks and the trackers.
pub(super) fn paint(view: &TracksView<'_>, ui: &Ui, layout: &TracksLayout, shown: &TracksResponse) {
    let inputs = (view.seat.clone(), view.struck.to_vec(), *layout);
    let id = shown.response.id.with("fields");
    paint_kept(ui.painter(), id, inputs, |inputs| vec![draw(ui, inputs)]);
    let mut canvas = Canvas::new(ui.ctx(), layout.row());
    pieces::paint_heads(&mut canvas, view, layout);
    paint_marks(&mut canvas, view, ui, layout, shown);
    for &(tracker, to) in view.preview {
        let colors = terrain_colors(tracker.terrain());
        let center = layout.tracker(f32::from(to.track as u8), f32::from(to.height));
        let ring = Stroke::new(stroke::MEDIUM, tokens().color.accent);
        let tint = colors.fill.gamma_multiply(0.55);
        canvas.circle(center, 0.46 * layout.token(), tint, ring);
        let (icon, ink) = (terrain_icon(tracker.terrain()), colors.glyph);
        let size = 0.5 * layout.token();
        canvas.picture_at(icon, center, size, ink.gamma_multiply(0.7));
    }
    for track in Track::ALL {
        paint_tracker(&mut canvas, view, ui, layout, track, shown);
    }
    canvas.paint(ui.painter());
    paint_hints(view, ui, layout);
}

/// Draws the fields with their benefits and the path across them.
fn draw(ui: &Ui, inputs: &Inputs) -> Layer {
    let (seat, _, layout) = inputs;
    let mut canvas = Canvas::new(ui.ctx(), layout.row());
    for track in Track::ALL {
        let column = layout.column(track);
        let plate = layout.base(track).shrink(0.06 * layout.row());
        let (colors, theme) = (terrain_colors(track.terrain()), &tokens().color);
        canvas.rect(column.expand(rim::THIN), corner::MEDIUM, theme.inset);
        let border = Stroke::new(stroke::HAIR, theme.line);
        canvas.border(column.expand(rim::THIN), corner::MEDIUM, border);
        canvas.rect(plate, corner::NEAT, colors.fill);
        canvas.border(plate, corner::NEAT, Stroke::new(stroke::HAIR, colors.light));
        let radius = 0.40 * plate.size().min_elem();
        let ring = Stroke::new(stroke::THIN, colors.glyph.gamma_multiply(0.85));
        canvas.circle(plate.center(), radius, colors.fill, ring);
        let icon = terrain_icon(track.terrain());
        canvas.picture_at(icon, plate.center(), 1.36 * radius, colors.glyph);
        for field in seat.corporation.data().fields(track) {
            paint_field(&mut canvas, inputs, field);
        }
    }
    // Above the top of the rover track.
    let rect = layout.head(Track::Rover);
    let colors = terrain_colors(Track::Rover.terrain());
    canvas.border(rect, corner::SMALL, Stroke::new(stroke::HAIR, colors.fill));
    let benefit = Benefit::RoverMoves(seat.corporation.data().rover_moves_above_top);
    paint_benefits(&mut canvas, inputs, layout.contents(rect), &[benefit]);
    let icon = if layout.across { Icon::Right } else { Icon::Up };
    canvas.picture_at(icon, layout.place(rect), 0.6 * layout.token(), colors.light);
    pieces::paint_path(&mut canvas, seat, layout);
    canvas.into_layer()
}

/// Paints the background of a field, lit up to the tracker, and its benefit.
fn paint_field(canvas: &mut Canvas, inputs: &Inputs, field: Field) {
    let (seat, _, layout) = inputs;
    let rect = layout.spread(field, pieces::span(seat, field));
    let colors = terrain_colors(field.track.terrain());
    let reached = pieces::is_reached(seat, field);
    let theme = &tokens().color;
    let hue = colors.fill.lerp_to_gamma(colors.light, 0.5);
    let (fill, border) = match reached {
        true => (
            theme.panel.lerp_to_gamma(hue, 0.46),
            hue.gamma_multiply(0.9),
        ),
        false => (theme.panel.lerp_to_gamma(colors.fill, 0.10), theme.line),
    };
    canvas.rect(rect, corner::SMALL, fill);
    canvas.border(rect, corner::SMALL, Stroke::new(stroke::HAIR, border));
    let benefits = seat.rules().benefits(seat, field);
    let covered = seat.corporation_state.parked.contains(field);
    let on_path = seat.corporation.data().path.contains(&field);
    let is_there = |track| seat.tracker(track) == field;
    let taken = covered || on_path || Track::ALL.into_iter().any(is_there);
    let count = benefits.iter().map(|it| shares(layout, it)).sum();
    let crowded = layout.is_crowded(rect, count);
    let room = if crowded && !taken {
        rect.shrink(0.06 * layout.row())
    } else {
        layout.contents(rect)
    };
    paint_benefits(canvas, inputs, room, &benefits);
    if benefits.as_slice() != seat.corporation.data().benefits(field) {
        canvas.border(rect, corner::SMALL, Stroke::new(stroke::THIN, theme.good));
    }
    if covered {
        return pieces::paint_lifepod(canvas, layout, rect);
    }
    if layout.row() >= 17.0 && !crowded && !on_path {
        let faint = if reached {
            theme.text
        } else {
            theme.text_dim.gamma_multiply(0.7)
        };
        let font = body((0.40 * layout.row()).clamp(9.0, 13.0));
        canvas.label(layout.place(layout.field(field)), field.height, font, faint);
    }
}

/// How many places a benefit takes in a field: two to choose from are painted side by side.
const fn shares(layout: &TracksLayout, benefit: &Benefit) -> usize {
    match benefit {
        Benefit::OneOf(..) if !layout.across => 2,
        _ => 1,
    }
}

/// Paints the benefits of a field, side by side or one above the other.
fn paint_benefits(canvas: &mut Canvas, inputs: &Inputs, room: Rect, benefits: &[Benefit]) {
    let (seat, struck, layout) = inputs;
    let count = benefits.iter().map(|it| shares(layout, it)).sum();
    let mut next = 0;
    for benefit in benefits {
        let first = layout.share(room, next, count);
        next += shares(layout, benefit);
        let place = first.union(layout.share(room, next - 1, count));
        let size = (0.96 * first.size().min_elem()).min(1.15 * layout.row());
        let moves = match benefit {
            Benefit::RoverMoves(printed) => Some(seat.rules().track_movement(seat, *printed)),
            _ => None,
        };
        paint_benefit(canvas, *benefit, place.center(), size, moves);
        if struck.contains(benefit) {
            strike(canvas, place.center(), size);
        }
    }
}

/// Paints the fields to choose from, and the part under the pointer.
fn paint_marks(
    canvas: &mut Canvas,
    view: &TracksView<'_>,
    ui: &Ui,
    layout: &TracksLayout,
    shown: &TracksResponse,
) {
    let color = &tokens().color;
    let hue = if view.back { color.warn } else { color.accent };
    let lit = 0.12 + 0.14 * motion::pulse(ui.ctx());
    let spot = |step: &(Track, Field)| Spot::of_step(view.seat, *step);
    let asked = |step: &&(Track, Field)| !view.beside.contains(step);
    let steps = view.choose.iter().filter(asked).map(spot);
    for spot in view.beside.iter().map(spot) {
        let frame = Stroke::new(stroke::THIN, hue.gamma_multiply(0.7));
        canvas.border(view.place(layout, spot), corner::NEAT, frame);
    }
    for spot in steps.chain(view.mark.iter().copied()) {
        let rect = view.place(layout, spot);
        canvas.rect(rect, corner::SMALL, hue.gamma_multiply(lit));
        let edge = Stroke::new(stroke::MEDIUM, hue);
        canvas.border(rect.expand(rim::HAIR), corner::NEAT, edge);
        if view.back {
            canvas.picture_at(Icon::Down, layout.place(rect), 0.6 * layout.token(), hue);
        }
    }
    if let Some(picked) = view.picked {
        let rect = view.place(layout, picked);
        let pen = Stroke::new(stroke::BOLD, color.focus);
        canvas.border(rect.expand(rim::WIDE), corner::MEDIUM, pen);
    }
    if let Some((Spot::Field(_) | Spot::AboveRover | Spot::Head(_), rect)) = shown.hovered {
        canvas.rect(rect, corner::SMALL, tokens().paint.field_hover);
        let edge = Stroke::new(stroke::THIN, tokens().paint.field_border);
        canvas.border(rect, corner::SMALL, edge);
    }
}

/// Paints the options of a hint: a frame and a number at the corner.
fn paint_hints(view: &TracksView<'_>, ui: &Ui, layout: &TracksLayout) {
    for (spot, number, shown) in view.hints {
        let rect = view.place(layout, *spot);
        let stroke = Stroke::new(if *shown { 3.0 } else { 1.5 }, tokens().color.hint);
        let (frame, corners) = (rect.expand(rim::HAIR), f32::from(corner::NEAT));
        ui.painter()
            .rect_stroke(frame, corners, stroke, StrokeKind::Outside);
        let radius = (0.30 * layout.row()).clamp(6.0, 10.0);
        let place = rect.right_top() + Vec2::new(-radius, radius);
        paint_badge(ui.painter(), place, radius, *number, *shown);
    }
}

/// Paints a tracker, a round token in the colour of its resource, which may be moving to its field.
fn paint_tracker(
    canvas: &mut Canvas,
    view: &TracksView<'_>,
    ui: &Ui,
    layout: &TracksLayout,
    track: Track,
    shown: &TracksResponse,
) {
    let at = view.seat.tracker(track);
    let id = shown.response.id.with(("tracker", track));
    let way = |axis: &str, target: u8| {
        let (id, target) = (id.with(axis), f32::from(target));
        motion::value_of(ui.ctx(), id, view.seat.position, target, Pace::Slow)
    };
    let center = layout.tracker(way("track", at.track as u8), way("height", at.height));
    let center = center + layout.aside(pieces::rank(view.seat, track));
    let spot = Spot::Tracker(track);
    let is_hovered = shown.hovered.is_some_and(|(hovered, _)| hovered == spot);
    let size = layout.token() * if is_hovered { 1.1 } else { 1.0 };
    let has_step = view.choose.iter().any(|(tracker, _)| *tracker == track);
    if has_step || view.mark.contains(&spot) {
        let pulse = motion::pulse(ui.ctx());
        let halo = tokens().color.accent.gamma_multiply(0.35 + 0.3 * pulse);
        let ring = Stroke::new(stroke::THIN, tokens().color.accent);
        canvas.circle(center, size * (0.56 + 0.08 * pulse), halo, ring);
    }
    let colors = terrain_colors(track.terrain());
    let icon = terrain_icon(track.terrain());
    let below = center + Vec2::new(0.0, 0.07 * size);
    canvas.dot(below, 0.47 * size, tokens().paint.stock_shade);
    canvas.dot(center, 0.46 * size, colors.fill);
    let shine = Color32::WHITE.gamma_multiply(0.9);
    canvas.picture_at(Painting::Token, center, 1.08 * size, shine);
    canvas.picture_at(icon, center, 0.58 * size, colors.glyph);
}
