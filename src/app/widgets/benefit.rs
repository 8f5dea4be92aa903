//! The benefit of a track field as a small picture.

use egui::{Color32, Pos2, Stroke, Vec2, vec2};

use super::canvas::Canvas;
use super::looks::terrain_icon;
use crate::app::art::Painting;
use crate::app::theme::{Icon, number, tokens};
use crate::game::{Benefit, Offer};

/// Paints a benefit with an edge of `size` points around a point. A rover movement shows `moves` steps, the number that
/// the seat actually gets, with a star if that is more than printed.
pub(super) fn paint_benefit(
    canvas: &mut Canvas,
    benefit: Benefit,
    center: Pos2,
    size: f32,
    moves: Option<u8>,
) {
    match benefit {
        Benefit::Medals(medals) => paint_medals(canvas, medals, center, size),
        Benefit::CivMilestone(rank) => {
            canvas.picture_at(Painting::CivCard, center, size, Color32::WHITE);
            let at = center - vec2(0.03 * size, 0.0);
            canvas.label(at, rank, number(0.58 * size), tokens().paint.ink);
        }
        Benefit::Boost => canvas.picture_at(Painting::Boost, center, size, Color32::WHITE),
        Benefit::Patch => {
            canvas.picture_at(Painting::Patch, center, size, Color32::WHITE);
            canvas.picture_at(Icon::Biomass, center, 0.5 * size, Color32::BLACK);
        }
        Benefit::Rover => paint_rover(canvas, center, size),
        Benefit::RoverMoves(printed) => {
            let steps = moves.unwrap_or(printed);
            let color = &tokens().color;
            let text = if steps > printed {
                color.good
            } else {
                color.text
            };
            let place = center - vec2(0.25 * size, 0.0);
            canvas.label(place, steps, number(0.72 * size), text);
            let arrow = center + vec2(0.26 * size, 0.0);
            canvas.picture_at(Painting::Moves, arrow, 0.44 * size, Color32::WHITE);
        }
        Benefit::OneOf(first, second) => {
            let shift = vec2(0.46 * size, 0.0);
            paint_offer(canvas, first, center - shift, 0.82 * size);
            paint_offer(canvas, second, center + shift, 0.82 * size);
        }
        Benefit::TechMilestone(level) => {
            canvas.picture_at(Painting::TechChip, center, size, Color32::WHITE);
            canvas.label(center, level, number(0.55 * size), tokens().paint.ink);
        }
    }
}

/// Paints one of two benefits to choose from.
fn paint_offer(canvas: &mut Canvas, offer: Offer, center: Pos2, size: f32) {
    match offer {
        Offer::Boost => paint_benefit(canvas, Benefit::Boost, center, size, None),
        Offer::Patch => paint_benefit(canvas, Benefit::Patch, center, size, None),
        Offer::Advance(track) => {
            let tint = tokens().color.text;
            canvas.picture_at(terrain_icon(track.terrain()), center, size, tint);
        }
        Offer::Foresee => canvas.picture_at(Icon::Eye, center, size, tokens().color.text),
    }
}

/// Paints a golden medal with a number.
pub(super) fn paint_medals(canvas: &mut Canvas, medals: u8, center: Pos2, size: f32) {
    canvas.picture_at(Painting::MedalGold, center, 1.12 * size, Color32::WHITE);
    canvas.label(center, medals, number(0.56 * size), tokens().paint.ink);
}

/// Paints a rover to be placed.
fn paint_rover(canvas: &mut Canvas, center: Pos2, size: f32) {
    let ring = Stroke::new((0.05 * size).max(1.0), tokens().paint.rover_rim);
    canvas.circle(center, 0.5 * size, tokens().color.text, ring);
    canvas.picture_at(Painting::Rover, center, 0.84 * size, Color32::WHITE);
}

/// Paints a row of pips: `filled` of `count`.
pub(super) fn paint_pips(canvas: &mut Canvas, center: Pos2, size: f32, filled: u8, count: u8) {
    let gap = 1.5 * size;
    let left = center - vec2(gap * f32::from(count - 1) / 2.0, 0.0);
    for index in 0..count {
        let at = left + Vec2::X * gap * f32::from(index);
        let color = if index < filled {
            tokens().color.accent
        } else {
            tokens().color.line
        };
        canvas.circle(at, size / 2.0, color, Stroke::NONE);
    }
}
