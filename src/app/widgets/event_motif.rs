//! The motifs of event cards: the screen of a ship's radio in the colour of the event card, and what the event card is about.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::benefit::paint_benefit;
use super::canvas::Canvas;
use super::card_motif::paint_patch;
use super::card_parts::{Band, paint_tracker};
use super::looks::{terrain_colors, terrain_icon};
use super::tile::paint_tile;
use crate::app::art::{Painting, Picture};
use crate::app::theme::sizes::{corner, stroke};
use crate::app::theme::{Icon, number, tokens};
use crate::game::{
    Benefit, EventCard, EventCardEffect, EventColour, Orientation, Shape, Terrain, Tile, TrackSet,
};

/// The colour in which event cards of a colour are shown.
pub(super) fn event_color(colour: EventColour) -> Color32 {
    *tokens().event_cards[colour as usize]
}

/// The sign of a colour, told apart by its shape, too: a disc, a triangle, an octagon.
pub(super) fn paint_sign(canvas: &mut Canvas, colour: EventColour, center: Pos2, size: f32) {
    let (fill, rim) = (
        event_color(colour),
        Stroke::new((0.06 * size).max(1.0), tokens().paint.ink),
    );
    let corners = |count: u8, from: f32, radius: f32, center: Pos2| -> Vec<Pos2> {
        let corner = |index: u8| {
            center + Vec2::angled(from + f32::from(index) * TAU / f32::from(count)) * radius
        };
        (0..count).map(corner).collect()
    };
    match colour {
        EventColour::Green => {
            canvas.circle(center, 0.48 * size, fill, rim);
            canvas.picture_at(Icon::Check, center, 0.62 * size, tokens().paint.ink);
        }
        EventColour::Orange => {
            let middle = center + vec2(0.0, 0.08 * size);
            canvas.polygon(corners(3, -TAU / 4.0, 0.60 * size, middle), fill, rim);
            canvas.label(middle, "!", number(0.56 * size), tokens().paint.ink);
        }
        EventColour::Red => {
            canvas.polygon(corners(8, TAU / 16.0, 0.52 * size, center), fill, rim);
            canvas.picture_at(Icon::Cross, center, 0.62 * size, tokens().paint.ink);
        }
    }
}

/// Paints the motif of an event card; the painter clips it.
pub(super) fn paint_motif(painter: &Painter, rect: Rect, event_card: EventCard) {
    let (hue, space) = (event_color(event_card.colour()), tokens().color.space);
    let ground = [0.06, 0.34].map(|share| space.lerp_to_gamma(hue, share));
    let mut band = Band::new(painter, rect, ground);
    paint_screen(&mut band.canvas, rect, event_card);
    let subject = Subject {
        hue,
        center: rect.center(),
        size: band.subject,
    };
    subject.paint(&mut band.canvas, event_card.effect());
    band.canvas.paint(painter);
}

/// A dark screen with lines and the wave of a voice.
fn paint_screen(canvas: &mut Canvas, rect: Rect, event_card: EventCard) {
    let hue = event_color(event_card.colour());
    let dark = tokens().color.space.lerp_to_gamma(hue, 0.06);
    let mut y = rect.top() + 3.0;
    while y < rect.bottom() {
        canvas.line(
            [pos2(rect.left(), y), pos2(rect.right(), y)],
            Stroke::new(stroke::HAIR, hue.gamma_multiply(0.09)),
        );
        y += 5.0;
    }
    let voice = f32::from(u8::from(event_card));
    let wave = |x: f32| {
        let way = (x - rect.left()) / rect.width();
        let loud =
            0.25 + 0.75 * (way * 9.0 + voice).sin().abs() * (way * 4.0 + 0.7 * voice).cos().abs();
        rect.center().y
            + 0.38 * rect.height() * loud * (way * (40.0 + 3.0 * (voice % 5.0)) + voice).sin()
    };
    let steps = (rect.width() / 2.0) as u16;
    let points: Vec<Pos2> = (0..=steps)
        .map(|step| rect.left() + rect.width() * f32::from(step) / f32::from(steps.max(1)))
        .map(|x| pos2(x, wave(x)))
        .collect();
    canvas.path(points, Stroke::new(1.4, hue.gamma_multiply(0.5)));
    let disc = 0.46 * rect.height().min(rect.width());
    canvas.circle(
        rect.center(),
        disc,
        dark.gamma_multiply(0.82),
        Stroke::new(stroke::THIN, hue.gamma_multiply(0.7)),
    );
}

/// Where what an event card is about is painted.
#[derive(Clone, Copy)]
struct Subject {
    hue: Color32,
    center: Pos2,
    size: f32,
}

impl Subject {
    fn at(self, right: f32, down: f32) -> Pos2 {
        self.center + vec2(right, down) * self.size
    }

    fn paint(self, canvas: &mut Canvas, effect: EventCardEffect) {
        match effect {
            EventCardEffect::AdvanceBare(among, times) => {
                self.trackers(canvas, among, Icon::Up, times)
            }
            EventCardEffect::Advance(among) => self.trackers(canvas, among, Icon::Up, 1),
            EventCardEffect::Regress(among, times) => {
                self.trackers(canvas, among, Icon::Down, times)
            }
            EventCardEffect::ExtraRover => self.joined(canvas, Painting::Rover, Icon::Plus),
            EventCardEffect::AddCards => self.joined(canvas, Painting::CivCard, Icon::Plus),
            EventCardEffect::RemoveCards => self.joined(canvas, Painting::CivCard, Icon::Minus),
            EventCardEffect::DrawObjective => self.joined(canvas, Icon::Objective, Icon::Plus),
            EventCardEffect::DestroyObjective => self.joined(canvas, Icon::Objective, Icon::Cross),
            EventCardEffect::DestroyRover => self.joined(canvas, Painting::Rover, Icon::Cross),
            EventCardEffect::DestroyLifepod => self.joined(canvas, Painting::Lifepod, Icon::Cross),
            EventCardEffect::DestroyCollectedLifepod => {
                self.joined(canvas, Painting::Lifepod, Icon::Minus)
            }
            EventCardEffect::DestroyCollectedMeteorite => {
                self.joined(canvas, Painting::Meteorite, Icon::Minus)
            }
            EventCardEffect::TurnStation => self.joined(canvas, Icon::Station, Icon::RotateCw),
            EventCardEffect::Patch => paint_patch(canvas, self.center, 0.9 * self.size),
            EventCardEffect::Boost => self.one(canvas, Painting::Boost, 1.0),
            EventCardEffect::CollectLifepod => self.one(canvas, Painting::Lifepod, 1.0),
            EventCardEffect::CollectMeteorite => self.one(canvas, Painting::Meteorite, 1.0),
            EventCardEffect::Meteorite => self.strike(canvas),
            EventCardEffect::BarTerrain(_)
            | EventCardEffect::BarEdge
            | EventCardEffect::BarIce
            | EventCardEffect::BarOwnTerrain
            | EventCardEffect::OneResource { .. }
            | EventCardEffect::BarMilestones
            | EventCardEffect::BarBoosts
            | EventCardEffect::RemoveShape
            | EventCardEffect::BoostOrForesee => self.ban(canvas, effect),
        }
    }

    /// What an event card takes away or forbids for the round.
    fn ban(self, canvas: &mut Canvas, effect: EventCardEffect) {
        match effect {
            EventCardEffect::BarTerrain(terrain) => self.barred_ground(canvas, terrain),
            EventCardEffect::BarEdge => self.edge(canvas),
            EventCardEffect::BarIce => self.cells(canvas, ice),
            EventCardEffect::BarOwnTerrain => self.cells(canvas, biomass),
            EventCardEffect::OneResource { .. } => {
                self.resource(canvas, Terrain::Water, self.at(-0.34, 0.0), 0.62);
                self.resource(canvas, Terrain::Rover, self.at(0.34, 0.0), 0.62);
                return self.bar(canvas, self.at(0.34, 0.0), 0.62);
            }
            EventCardEffect::BarMilestones => self.milestones(canvas),
            EventCardEffect::BarBoosts => self.one(canvas, Painting::Boost, 0.9),
            EventCardEffect::RemoveShape => {
                paint_tile(
                    canvas,
                    Tile::new(Shape::F, 1, false),
                    Orientation::UPRIGHT,
                    self.center,
                    0.3 * self.size,
                );
            }
            EventCardEffect::ExtraRover
            | EventCardEffect::AddCards
            | EventCardEffect::DrawObjective
            | EventCardEffect::AdvanceBare(..)
            | EventCardEffect::Advance(_)
            | EventCardEffect::TurnStation
            | EventCardEffect::Patch
            | EventCardEffect::Boost
            | EventCardEffect::CollectLifepod
            | EventCardEffect::CollectMeteorite
            | EventCardEffect::Regress(..)
            | EventCardEffect::Meteorite
            | EventCardEffect::DestroyObjective
            | EventCardEffect::DestroyRover
            | EventCardEffect::RemoveCards
            | EventCardEffect::DestroyLifepod
            | EventCardEffect::DestroyCollectedLifepod
            | EventCardEffect::DestroyCollectedMeteorite
            | EventCardEffect::BoostOrForesee => return self.choice(canvas),
        }
        self.bar(canvas, self.center, 1.1);
    }

    /// A planet with its edge marked.
    fn edge(self, canvas: &mut Canvas) {
        canvas.picture_at(
            Icon::Planet,
            self.center,
            0.62 * self.size,
            tokens().color.text_dim,
        );
        canvas.circle(
            self.center,
            0.44 * self.size,
            Color32::TRANSPARENT,
            Stroke::new(stroke::THICK, self.hue),
        );
    }

    /// A rover on the ground that it must not enter.
    fn barred_ground(self, canvas: &mut Canvas, terrain: Terrain) {
        let ground = Rect::from_center_size(self.center, Vec2::splat(0.9 * self.size));
        let colors = terrain_colors(terrain);
        canvas.rect(ground, corner::MEDIUM, colors.fill);
        let symbol = self.at(-0.24, -0.24);
        canvas.picture_at(terrain_icon(terrain), symbol, 0.3 * self.size, colors.glyph);
        let rover = self.at(0.06, 0.06);
        canvas.picture_at(Painting::Rover, rover, 0.7 * self.size, Color32::WHITE);
    }

    /// Two milestones.
    fn milestones(self, canvas: &mut Canvas) {
        let both = [
            (Benefit::CivMilestone(2), -0.26),
            (Benefit::TechMilestone(1), 0.26),
        ];
        for (benefit, x) in both {
            paint_benefit(canvas, benefit, self.at(x, 0.0), 0.6 * self.size, None);
        }
    }

    fn one(self, canvas: &mut Canvas, picture: Painting, size: f32) {
        canvas.picture_at(picture, self.center, size * self.size, Color32::WHITE);
    }

    /// A thing with a small disc beside it that says what becomes of it.
    fn joined(self, canvas: &mut Canvas, thing: impl Into<Picture>, what: Icon) {
        canvas.picture_at(thing, self.center, 0.92 * self.size, Color32::WHITE);
        let at = self.at(0.42, 0.34);
        canvas.circle(
            at,
            0.24 * self.size,
            tokens().color.inset,
            Stroke::new(1.8, self.hue),
        );
        canvas.picture_at(what, at, 0.34 * self.size, self.hue);
    }

    /// The trackers of which one moves, and by how much if it is more than one field.
    fn trackers(self, canvas: &mut Canvas, among: TrackSet, arrow: Icon, times: u8) {
        let tracks: Vec<_> = among.iter().collect();
        let each = if tracks.len() > 3 { 0.34 } else { 0.46 };
        let middle = (tracks.len() as f32 - 1.0) / 2.0;
        for (index, track) in tracks.iter().enumerate() {
            let at = self.at((index as f32 - middle) * 1.08 * each, 0.16);
            self.resource(canvas, track.terrain(), at, each);
        }
        let repeat = u8::max(times, 1);
        for step in 0..repeat {
            let x = (f32::from(step) - (f32::from(repeat) - 1.0) / 2.0) * 0.3;
            canvas.picture_at(arrow, self.at(x, -0.36), 0.36 * self.size, self.hue);
        }
    }

    fn resource(self, canvas: &mut Canvas, terrain: Terrain, at: Pos2, size: f32) {
        let rim = Stroke::new(stroke::HAIR, terrain_colors(terrain).light);
        paint_tracker(canvas, terrain, at, size * self.size, rim);
    }

    /// A meteorite over the ring it will leave.
    fn strike(self, canvas: &mut Canvas) {
        for radius in [0.5, 0.34] {
            let ring = Stroke::new(stroke::THIN, self.hue.gamma_multiply(0.8));
            canvas.circle(
                self.at(0.0, 0.22),
                radius * self.size,
                Color32::TRANSPARENT,
                ring,
            );
        }
        canvas.picture_at(
            Painting::Meteorite,
            self.at(0.0, -0.04),
            0.8 * self.size,
            Color32::WHITE,
        );
    }

    /// Four cells.
    fn cells(self, canvas: &mut Canvas, one: impl Fn(&mut Canvas, Rect)) {
        let edge = 0.4 * self.size;
        for (column, row) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
            let center = self.center + vec2(column, row) * edge;
            one(
                canvas,
                Rect::from_center_size(center, Vec2::splat(edge - 2.0)),
            );
        }
    }

    /// A bar across a thing: not now.
    fn bar(self, canvas: &mut Canvas, center: Pos2, size: f32) {
        let size = size * self.size;
        let reach = Vec2::splat(0.5 * size * std::f32::consts::FRAC_1_SQRT_2);
        let line = [center - reach, center + reach];
        canvas.line(line, Stroke::new(0.15 * size, tokens().paint.ink));
        canvas.circle(
            center,
            0.5 * size,
            Color32::TRANSPARENT,
            Stroke::new(0.15 * size, tokens().paint.ink),
        );
        canvas.circle(
            center,
            0.5 * size,
            Color32::TRANSPARENT,
            Stroke::new(0.08 * size, self.hue),
        );
        canvas.line(line, Stroke::new(0.08 * size, self.hue));
    }

    /// A boost or a look.
    fn choice(self, canvas: &mut Canvas) {
        canvas.picture_at(
            Painting::Boost,
            self.at(-0.4, 0.0),
            0.7 * self.size,
            Color32::WHITE,
        );
        canvas.picture_at(
            Icon::Eye,
            self.at(0.4, 0.0),
            0.6 * self.size,
            tokens().color.text,
        );
        canvas.line(
            [self.at(0.06, -0.4), self.at(-0.06, 0.4)],
            Stroke::new(stroke::THIN, self.hue),
        );
    }
}

/// A cell of ice.
fn ice(canvas: &mut Canvas, rect: Rect) {
    canvas.rect(rect, corner::FINE, tokens().paint.ice);
    canvas.picture(Painting::Ice, rect, Color32::WHITE);
}

/// A cell of biomass.
fn biomass(canvas: &mut Canvas, rect: Rect) {
    canvas.rect(rect, corner::FINE, terrain_colors(Terrain::Biomass).fill);
    canvas.picture_at(
        Icon::Biomass,
        rect.center(),
        0.6 * rect.width(),
        Color32::BLACK,
    );
}
