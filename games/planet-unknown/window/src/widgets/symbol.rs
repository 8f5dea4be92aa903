//! A single terrain or benefit as a picture.

use egui::{Pos2, Sense, Ui, Vec2};

use super::looks::paint_resource;
use super::motif::Subject;
use crate::art::Painting;
use kit::theme::tokens;
use kit::widgets::Canvas;
use rules::{Benefit, Offer, Terrain};

/// Draws a cell of a terrain with its resource on it.
pub fn terrain_symbol(ui: &mut Ui, terrain: Terrain, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    let mut canvas = Canvas::new(ui.ctx(), size);
    let (ground, round) = (Painting::ground(terrain), (0.12 * size) as u8);
    canvas.textured(ground, rect, round);
    paint_resource(&mut canvas, terrain, rect.center(), 0.62 * size);
    canvas.paint(ui.painter());
}

/// Draws the benefit of a track field.
pub fn benefit_symbol(ui: &mut Ui, benefit: Benefit, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    let mut canvas = Canvas::new(ui.ctx(), size);
    paint_benefit(&mut canvas, benefit, rect.center(), 0.86 * size, None);
    canvas.paint(ui.painter());
}

/// Paints a benefit with an edge of `size` points around a point. A rover movement shows `moves` steps, the number that
/// the seat actually gets, with a star if that is more than printed.
pub(super) fn paint_benefit(
    canvas: &mut Canvas,
    benefit: Benefit,
    center: Pos2,
    size: f32,
    moves: Option<u8>,
) {
    let subject = Subject::new(center, size, tokens().color.text);
    match benefit {
        Benefit::Medals(medals) => subject.count(medals).paint(canvas, "medal"),
        Benefit::CivMilestone(rank) => subject.count(rank).paint(canvas, "civ-milestone"),
        Benefit::Boost => subject.paint(canvas, "boost"),
        Benefit::Patch => subject.paint(canvas, "patch"),
        Benefit::Rover => subject.paint(canvas, "rover"),
        Benefit::RoverMoves(printed) => {
            let (steps, color) = (moves.unwrap_or(printed), &tokens().color);
            let more = steps > printed;
            let ink = if more { color.good } else { color.text };
            let subject = Subject::new(center, size, ink).count(steps);
            subject.paint(canvas, "moves");
        }
        Benefit::OneOf(first, second) => {
            for (offer, right) in [(first, -0.46), (second, 0.46)] {
                paint_offer(canvas, offer, subject.within((right, 0.0), 0.82));
            }
        }
        Benefit::TechMilestone(level) => subject.count(level).paint(canvas, "tech-milestone"),
    }
}

/// Paints one of two benefits to choose from.
fn paint_offer(canvas: &mut Canvas, offer: Offer, subject: Subject<'_>) {
    match offer {
        Offer::Boost => subject.paint(canvas, "boost"),
        Offer::Patch => subject.paint(canvas, "patch"),
        Offer::Advance(track) => (subject.terrains(&[track.terrain()])).paint(canvas, "symbol"),
        Offer::Foresee => subject.paint(canvas, "look"),
    }
}

/// Paints a golden medal with a number.
pub(super) fn paint_medals(canvas: &mut Canvas, medals: u8, center: Pos2, size: f32) {
    paint_benefit(canvas, Benefit::Medals(medals), center, size, None);
}
