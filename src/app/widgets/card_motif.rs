//! The motifs of civ cards: a sky over a horizon in the colour of the rank, and what the card is about.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::benefit::{paint_benefit, paint_medals};
use super::canvas::Canvas;
use super::card_parts::{Badge, Band, paint_tracker};
use super::tile::paint_tile;
use crate::app::art::{Painting, Picture};
use crate::app::theme::sizes::stroke;
use crate::app::theme::{Icon, number, tokens};
use crate::game::{Benefit, CivCard, CivEffect, Orientation, Shape, Terrain, Tile};

/// The colour of a rank of civ cards.
pub(super) fn rank_color(rank: u8) -> Color32 {
    let ranks = &tokens().ranks;
    *ranks[usize::from(rank.saturating_sub(1)).min(ranks.len() - 1)]
}

/// Paints the motif of a card; the painter clips it.
pub(super) fn paint_motif(painter: &Painter, rect: Rect, card: CivCard) {
    let (hue, space) = (rank_color(card.rank()), tokens().color.space);
    let ground = [0.10, 0.52].map(|share| space.lerp_to_gamma(hue, share));
    let mut band = Band::new(painter, rect, ground);
    paint_sky(&mut band.canvas, rect, card);
    let subject = band.subject;
    paint_subject(&mut band.canvas, rect.center(), subject, card.effect());
    band.canvas.paint(painter);
}

/// The stars and the limb of a planet.
fn paint_sky(canvas: &mut Canvas, rect: Rect, card: CivCard) {
    let hue = rank_color(card.rank());
    let mut seed = u32::from(card.number()).wrapping_mul(2_654_435_761);
    let mut chance = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as f32 / (1 << 24) as f32
    };
    for _ in 0..26 {
        let at = rect.min + vec2(chance(), 0.8 * chance()) * rect.size();
        let size = 0.4 + 0.9 * chance() * chance();
        canvas.circle(
            at,
            size,
            Color32::WHITE.gamma_multiply(0.35 + 0.5 * chance()),
            Stroke::NONE,
        );
    }
    let radius = 1.25 * rect.width();
    let center = pos2(
        rect.left() + rect.width() * (0.25 + 0.5 * chance()),
        rect.bottom() + radius - 0.24 * rect.height(),
    );
    canvas.circle(center, radius + 3.0, hue.gamma_multiply(0.28), Stroke::NONE);
    canvas.circle(
        center,
        radius,
        tokens().color.space.lerp_to_gamma(hue, 0.24),
        Stroke::new(stroke::THIN, hue),
    );
}

/// What the card is about, around a point.
fn paint_subject(canvas: &mut Canvas, center: Pos2, size: f32, effect: CivEffect) {
    match effect {
        CivEffect::AdvanceDifferent(count) => paint_some_trackers(canvas, center, size, count),
        CivEffect::AdvanceTwice => paint_twice(canvas, center, size),
        CivEffect::Patches(count) => paint_many(canvas, center, size, count, &paint_patch),
        CivEffect::RoverMoves(steps) => paint_drive(canvas, center, size, steps),
        CivEffect::TakeTile { resources } => paint_taken_tile(canvas, center, size, resources),
        CivEffect::CollectLifepods(count) => {
            paint_many(canvas, center, size, count, &of(Painting::Lifepod))
        }
        CivEffect::Relocate => paint_relocation(canvas, center, size),
        CivEffect::DestroyLine => paint_line(canvas, center, size),
        CivEffect::RaiseAll(_) => paint_all_trackers(canvas, center, size),
        CivEffect::DestroyMeteorites(count) => paint_many(canvas, center, size, count, &paint_shot),
        CivEffect::Medals(medals) => paint_laurels(canvas, center, size, medals),
        CivEffect::MedalsPerPatch(medals) => paint_per(canvas, center, size, medals, &paint_patch),
        CivEffect::MedalsAndAdvance(medals) => {
            paint_laurels(canvas, center - vec2(0.3 * size, 0.0), 0.8 * size, medals);
            paint_up(canvas, center + vec2(0.55 * size, 0.0), 0.7 * size);
        }
        CivEffect::LifepodsWorth(medals) => {
            paint_per(canvas, center, size, medals, &of(Painting::Lifepod))
        }
        CivEffect::MeteoriteContract => {
            paint_per(canvas, center, size, 1, &of(Painting::Meteorite))
        }
        CivEffect::Commerce => paint_contracts(canvas, center, size),
    }
}

/// Paints one thing of a group around a point with an edge.
type One<'a> = &'a dyn Fn(&mut Canvas, Pos2, f32);

fn of(picture: impl Into<Picture>) -> impl Fn(&mut Canvas, Pos2, f32) {
    let picture = picture.into();
    move |canvas, center, size| canvas.picture_at(picture, center, size, Color32::WHITE)
}

/// Several of a thing, a little overlapping, the middle ones higher.
fn paint_many(canvas: &mut Canvas, center: Pos2, size: f32, count: u8, one: One<'_>) {
    let (each, gap) = if count > 2 {
        (0.72 * size, 0.58 * size)
    } else {
        (0.85 * size, 0.74 * size)
    };
    let middle = f32::from(count - 1) / 2.0;
    for index in 0..count {
        let aside = f32::from(index) - middle;
        let lift = if count > 2 {
            0.10 * size * (1.0 - aside.abs())
        } else {
            0.0
        };
        one(canvas, center + vec2(aside * gap, -lift), each);
    }
}

pub(super) fn paint_patch(canvas: &mut Canvas, center: Pos2, size: f32) {
    paint_benefit(canvas, Benefit::Patch, center, size, None);
}

/// A meteorite in the crosshairs.
fn paint_shot(canvas: &mut Canvas, center: Pos2, size: f32) {
    canvas.picture_at(Painting::Meteorite, center, size, Color32::WHITE);
    let stroke = Stroke::new((0.04 * size).max(1.2), tokens().color.focus);
    canvas.circle(center, 0.44 * size, Color32::TRANSPARENT, stroke);
    for turn in 0..4 {
        let direction = Vec2::angled(turn as f32 * TAU / 4.0);
        canvas.line(
            [
                center + direction * 0.34 * size,
                center + direction * 0.54 * size,
            ],
            stroke,
        );
    }
}

/// All five trackers, each with an arrow.
fn paint_all_trackers(canvas: &mut Canvas, center: Pos2, size: f32) {
    let places = paint_row_of_trackers(canvas, center, size);
    for at in places {
        let above = at - vec2(0.0, 0.52 * size);
        canvas.picture_at(Icon::Up, above, 0.17 * size + 4.0, tokens().color.accent);
    }
}

/// The number of different trackers that advance, with an arrow, above all five.
fn paint_some_trackers(canvas: &mut Canvas, center: Pos2, size: f32, count: u8) {
    paint_row_of_trackers(canvas, center, size);
    let (above, ink) = (center - vec2(0.0, 0.32 * size), tokens().color.accent);
    let aside = vec2(0.22 * size, 0.0);
    canvas.label(above - aside, count, number(0.5 * size), ink);
    canvas.picture_at(Icon::Up, above + aside, 0.42 * size, ink);
}

/// The five trackers side by side. Returns where they are.
fn paint_row_of_trackers(canvas: &mut Canvas, center: Pos2, size: f32) -> [Pos2; 5] {
    let resources = [
        Terrain::Water,
        Terrain::Biomass,
        Terrain::Rover,
        Terrain::Tech,
        Terrain::Civ,
    ];
    let mut x = -2.0;
    resources.map(|terrain| {
        let at = center + vec2(x * 0.40 * size, 0.18 * size);
        x += 1.0;
        paint_tracker(canvas, terrain, at, 0.40 * size, Stroke::NONE);
        at
    })
}

/// One tracker that rises twice.
fn paint_twice(canvas: &mut Canvas, center: Pos2, size: f32) {
    paint_up(canvas, center - vec2(0.42 * size, 0.0), size * 0.8);
    for step in [0.0, 0.26] {
        let at = center + vec2(0.32 * size, (0.12 - step) * size);
        canvas.picture_at(Icon::Up, at, 0.5 * size, tokens().color.accent);
    }
}

/// A tracker of no colour in particular under an arrow.
fn paint_up(canvas: &mut Canvas, center: Pos2, size: f32) {
    let at = center + vec2(0.0, 0.16 * size);
    canvas.picture_at(
        Icon::Up,
        at - vec2(0.0, 0.50 * size),
        0.36 * size,
        tokens().color.accent,
    );
    canvas.circle(at, 0.30 * size, tokens().color.text_dim, Stroke::NONE);
    canvas.picture_at(Painting::Token, at, 0.72 * size, Color32::WHITE);
}

fn paint_drive(canvas: &mut Canvas, center: Pos2, size: f32, steps: u8) {
    canvas.picture_at(
        Painting::Rover,
        center - vec2(0.30 * size, 0.0),
        0.95 * size,
        Color32::WHITE,
    );
    paint_benefit(
        canvas,
        Benefit::RoverMoves(steps),
        center + vec2(0.62 * size, 0.0),
        0.62 * size,
        None,
    );
}

/// A tile from the depot; without its resources it is struck through.
fn paint_taken_tile(canvas: &mut Canvas, center: Pos2, size: f32, resources: bool) {
    let tile = Tile::new(Shape::F, 0, false);
    paint_tile(canvas, tile, Orientation::UPRIGHT, center, 0.32 * size);
    if !resources {
        let badge = Badge {
            center: center + vec2(0.52 * size, 0.30 * size),
            radius: 0.17 * size,
            ring: Stroke::new(stroke::THIN, tokens().color.bad),
        };
        badge.with_picture(canvas, Icon::Cross, 0.71);
    }
}

/// A rover that jumps through a ring of light.
fn paint_relocation(canvas: &mut Canvas, center: Pos2, size: f32) {
    for (ring, radius) in [0.62, 0.50, 0.40].into_iter().enumerate() {
        let color = tokens()
            .color
            .focus
            .gamma_multiply(0.3 + 0.25 * ring as f32);
        canvas.circle(
            center,
            radius * size,
            Color32::TRANSPARENT,
            Stroke::new(1.5 + ring as f32, color),
        );
    }
    canvas.picture_at(Painting::Rover, center, 0.70 * size, Color32::WHITE);
}

/// A row of meteorites under a beam.
fn paint_line(canvas: &mut Canvas, center: Pos2, size: f32) {
    paint_many(canvas, center, 0.8 * size, 3, &of(Painting::Meteorite));
    let reach = vec2(1.1 * size, 0.0);
    canvas.line(
        [center - reach, center + reach],
        Stroke::new(0.16 * size, tokens().color.focus.gamma_multiply(0.35)),
    );
    canvas.line(
        [center - reach, center + reach],
        Stroke::new(0.045 * size, Color32::WHITE),
    );
}

/// A large medal between rays.
fn paint_laurels(canvas: &mut Canvas, center: Pos2, size: f32, medals: u8) {
    for ray in 0..12 {
        let direction = Vec2::angled(ray as f32 * TAU / 12.0);
        let stroke = Stroke::new(0.035 * size, tokens().color.accent.gamma_multiply(0.55));
        canvas.line(
            [
                center + direction * 0.50 * size,
                center + direction * 0.66 * size,
            ],
            stroke,
        );
    }
    paint_medals(canvas, medals, center, 0.86 * size);
}

/// Medals for each of something.
fn paint_per(canvas: &mut Canvas, center: Pos2, size: f32, medals: u8, one: One<'_>) {
    one(canvas, center - vec2(0.36 * size, 0.0), 0.86 * size);
    paint_medals(
        canvas,
        medals,
        center + vec2(0.46 * size, 0.10 * size),
        0.58 * size,
    );
}

/// Contracts in a fan.
fn paint_contracts(canvas: &mut Canvas, center: Pos2, size: f32) {
    for (index, angle) in [-0.32_f32, -0.1, 0.12, 0.34].into_iter().enumerate() {
        let at = center
            + vec2(
                (index as f32 - 1.5) * 0.26 * size,
                0.3 * size * angle * angle,
            );
        let rect = Rect::from_center_size(at, Vec2::splat(0.8 * size));
        canvas.turned_picture(Painting::CivCard, rect, angle, Color32::WHITE);
    }
    paint_medals(
        canvas,
        10,
        center + vec2(0.52 * size, 0.28 * size),
        0.46 * size,
    );
}
