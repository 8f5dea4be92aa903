//! The benefit of a track field as a small picture.

use egui::Pos2;

use super::motif::Subject;
use kit::theme::tokens;
use kit::widgets::Canvas;
use rules::{Benefit, Offer};

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
