//! The motifs of cards and objectives: small drawings in `assets/art/motifs.ron`.

use std::collections::HashMap;
use std::f32::consts::TAU;
use std::sync::LazyLock;

use egui::{Color32, CornerRadius, Pos2, Stroke, Vec2};
use serde::Deserialize;

use super::looks::{paint_resource, terrain_colors, terrain_icon};
use super::tile::paint_tile;
use crate::art::Painting;
use kit::art::{Place, Placing};
use kit::theme::{Icon, number, tokens};
use kit::widgets::Canvas;
use rules::{Orientation, Shape, Terrain, Tile};

/// The drawings by their names.
static MOTIFS: LazyLock<HashMap<String, Vec<Mark>>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../../assets/art/motifs.ron"))
        .expect("the embedded motifs parse")
});

/// A part of the edge of the motif, and the least in points.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Length(f32, f32);

/// The width of a line and its colour.
#[derive(Debug, Deserialize)]
struct Pen(f32, f32, Ink);

/// A colour.
#[derive(Debug, Deserialize)]
enum Ink {
    /// The colour of what the motif stands for.
    Hue,
    /// The colours of the terrain: its ground, lighter, and its symbol.
    Fill,
    Light,
    Bright,
    Glyph,
    /// Colours of the theme.
    Accent,
    Focus,
    Text,
    Dim,
    Good,
    Bad,
    Inset,
    Line,
    Space,
    Dark,
    Rim,
    Ice,
    IceCell,
    LandCell,
    White,
    Black,
    /// A colour that covers only so much of what is below.
    Faint(f32, Box<Ink>),
}

/// A part of a motif. Places and sizes are parts of its edge.
#[derive(Debug, Deserialize)]
enum Mark {
    /// A painting.
    Art(Painting, Place, f32),
    /// A painting that is turned clockwise by an angle in radians.
    Turned(Painting, Place, f32, f32),
    /// An icon.
    Icon(Icon, Place, Length, Ink),
    /// The icon of the terrain.
    Symbol(Place, f32, Ink),
    /// A resource of the terrain.
    Resource(Place, f32),
    /// The ground of the terrain.
    Ground(Place, f32),
    /// A tile of a shape with these terrains, and the edge of a cell.
    Tile(Shape, u8, Place, f32),
    /// A disc.
    Disc(Place, f32, Ink),
    /// A circle.
    Ring(Place, f32, Pen),
    /// So many rays, from one distance to another.
    Rays(u8, f32, f32, Pen),
    /// An open line.
    Line(Vec<Place>, Pen),
    /// A convex shape with a border.
    Polygon(Vec<Place>, Ink, Pen),
    /// A rectangle with the radius of its upper and lower corners.
    Rect(Place, Place, [Length; 2], Ink),
    /// The border of a rectangle, inside it.
    Border(Place, Place, [Length; 2], Pen),
    /// This word.
    Text(String, Place, f32, Ink),
    /// How many there are.
    Count(Place, f32, Ink),
    /// An icon on a dark disc.
    Badge(Icon, Place, f32, Pen),
    /// Another motif.
    Motif(String, Place, f32),
    /// Marks for these terrains.
    Of(Vec<Terrain>, Vec<Mark>),
    /// Marks side by side, at this distance, for each of the terrains.
    EachTerrain(f32, Vec<Mark>),
    /// Marks side by side, at this distance, as many as there are.
    Each(f32, Vec<Mark>),
    /// Marks side by side, as many as there are; more than two overlap more, and the middle ones are higher.
    Many(Vec<Mark>),
}

/// What a motif is painted of, and where.
#[derive(Debug, Clone, Copy)]
pub(super) struct Subject<'a> {
    placing: Placing,
    hue: Color32,
    terrains: &'a [Terrain],
    count: u8,
}

impl<'a> Subject<'a> {
    /// A motif with an edge of `size` points around `center`, of something that has this colour.
    pub(super) const fn new(center: Pos2, size: f32, hue: Color32) -> Self {
        Self {
            placing: Placing::new(center, size),
            hue,
            terrains: &[],
            count: 1,
        }
    }

    /// The terrains that it shows.
    pub(super) const fn terrains(self, terrains: &'a [Terrain]) -> Self {
        Self { terrains, ..self }
    }

    /// How many of something it shows.
    pub(super) const fn count(self, count: u8) -> Self {
        Self { count, ..self }
    }

    /// The subject at a place within this one, with an edge of a part of this one's.
    pub(super) fn within(self, place: Place, size: f32) -> Self {
        Self {
            placing: self.placing.within(place, size),
            ..self
        }
    }

    /// Paints the motif with this name.
    pub(super) fn paint(self, canvas: &mut Canvas, motif: &str) {
        self.paint_all(canvas, &MOTIFS[motif]);
    }

    fn paint_all(self, canvas: &mut Canvas, marks: &[Mark]) {
        for mark in marks {
            self.paint_mark(canvas, mark);
        }
    }

    fn paint_mark(self, canvas: &mut Canvas, mark: &Mark) {
        let (placing, size) = (self.placing, self.placing.size);
        let terrain = self.terrains.first().copied().unwrap_or(Terrain::Civ);
        let points = |places: &[Place]| places.iter().map(|place| placing.at(*place)).collect();
        match mark {
            Mark::Art(art, at, edge) => canvas.art(*art, placing.at(*at), edge * size),
            Mark::Turned(art, at, edge, angle) => {
                let rect = placing.rect(*at, (*edge, *edge));
                canvas.turned_picture(*art, rect, *angle, Color32::WHITE);
            }
            Mark::Icon(icon, at, edge, ink) => {
                canvas.picture_at(*icon, placing.at(*at), self.length(*edge), self.ink(ink));
            }
            Mark::Symbol(at, edge, ink) => {
                let icon = terrain_icon(terrain);
                canvas.picture_at(icon, placing.at(*at), edge * size, self.ink(ink));
            }
            Mark::Resource(at, edge) => {
                paint_resource(canvas, terrain, placing.at(*at), edge * size);
            }
            Mark::Ground(at, edge) => {
                let (ground, rect) = (Painting::ground(terrain), placing.rect(*at, (*edge, *edge)));
                canvas.textured(ground, rect, 2);
            }
            Mark::Tile(shape, pair, at, cell) => {
                let (tile, at) = (Tile::new(*shape, *pair, false), placing.at(*at));
                paint_tile(canvas, tile, Orientation::UPRIGHT, at, cell * size);
            }
            Mark::Disc(at, radius, ink) => {
                canvas.dot(placing.at(*at), radius * size, self.ink(ink));
            }
            Mark::Ring(at, radius, pen) => {
                let (center, line) = (placing.at(*at), self.stroke(pen));
                canvas.circle(center, radius * size, Color32::TRANSPARENT, line);
            }
            Mark::Rays(rays, from, to, pen) => {
                for ray in 0..*rays {
                    let turn = TAU * f32::from(ray) / f32::from(*rays);
                    let way = Vec2::angled(turn);
                    let ends = [from, to].map(|away| placing.center + way * *away * size);
                    canvas.line(ends, self.stroke(pen));
                }
            }
            Mark::Line(places, pen) => canvas.path(points(places), self.stroke(pen)),
            Mark::Polygon(places, ink, pen) => {
                canvas.polygon(points(places), self.ink(ink), self.stroke(pen));
            }
            Mark::Rect(at, edges, corners, ink) => {
                let (rect, corners) = (placing.rect(*at, *edges), self.corners(*corners));
                canvas.rect(rect, corners, self.ink(ink));
            }
            Mark::Border(at, edges, corners, pen) => {
                let (rect, corners) = (placing.rect(*at, *edges), self.corners(*corners));
                canvas.border(rect, corners, self.stroke(pen));
            }
            Mark::Text(text, at, height, ink) => {
                canvas.label(placing.at(*at), text, number(height * size), self.ink(ink));
            }
            Mark::Count(at, height, ink) => {
                let font = number(height * size);
                canvas.label(placing.at(*at), self.count, font, self.ink(ink));
            }
            Mark::Badge(icon, at, radius, pen) => {
                let (center, radius, ring) = (placing.at(*at), radius * size, self.stroke(pen));
                canvas.circle(center, radius, tokens().color.inset, ring);
                canvas.picture_at(*icon, center, 2.0 * radius * 0.71, ring.color);
            }
            Mark::Motif(name, at, edge) => self.within(*at, *edge).paint(canvas, name),
            Mark::Of(terrains, marks) => self.terrains(terrains).paint_all(canvas, marks),
            Mark::EachTerrain(gap, marks) => {
                for (right, terrain) in side_by_side(self.terrains.len(), *gap).zip(self.terrains) {
                    let one = self.within((right, 0.0), 1.0);
                    one.terrains(&[*terrain]).paint_all(canvas, marks);
                }
            }
            Mark::Each(gap, marks) => {
                for right in side_by_side(self.count.into(), *gap) {
                    self.within((right, 0.0), 1.0).paint_all(canvas, marks);
                }
            }
            Mark::Many(marks) => {
                let few = self.count <= 2;
                let (gap, edge) = if few { (0.74, 0.85) } else { (0.58, 0.72) };
                for right in side_by_side(self.count.into(), gap) {
                    let lift = if few {
                        0.0
                    } else {
                        0.10 * (1.0 - (right / gap).abs())
                    };
                    self.within((right, -lift), edge).paint_all(canvas, marks);
                }
            }
        }
    }

    fn length(&self, Length(part, least): Length) -> f32 {
        (part * self.placing.size).max(least)
    }

    fn corners(&self, corners: [Length; 2]) -> CornerRadius {
        let [upper, lower] = corners.map(|corner| self.length(corner).round() as u8);
        CornerRadius {
            nw: upper,
            ne: upper,
            sw: lower,
            se: lower,
        }
    }

    fn stroke(&self, Pen(part, least, ink): &Pen) -> Stroke {
        Stroke::new(self.length(Length(*part, *least)), self.ink(ink))
    }

    fn ink(&self, ink: &Ink) -> Color32 {
        let (color, paint) = (&tokens().color, &tokens().paint);
        let terrain = || terrain_colors(self.terrains.first().copied().unwrap_or(Terrain::Civ));
        match ink {
            Ink::Hue => self.hue,
            Ink::Fill => terrain().fill,
            Ink::Light => terrain().light,
            Ink::Bright => terrain().light.lerp_to_gamma(Color32::WHITE, 0.4),
            Ink::Glyph => terrain().glyph,
            Ink::Accent => color.accent,
            Ink::Focus => color.focus,
            Ink::Text => color.text,
            Ink::Dim => color.text_dim,
            Ink::Good => color.good,
            Ink::Bad => color.bad,
            Ink::Inset => color.inset,
            Ink::Line => color.line_strong,
            Ink::Space => color.space,
            Ink::Dark => paint.ink,
            Ink::Rim => paint.rover_rim,
            Ink::Ice => paint.ice,
            Ink::IceCell => paint.ice_cell,
            Ink::LandCell => paint.land_cell,
            Ink::White => Color32::WHITE,
            Ink::Black => Color32::BLACK,
            Ink::Faint(share, ink) => self.ink(ink).gamma_multiply(*share),
        }
    }
}

/// The distances from the middle of things side by side.
fn side_by_side(count: usize, gap: f32) -> impl Iterator<Item = f32> {
    (0..count).map(move |index| (index as f32 - (count as f32 - 1.0) / 2.0) * gap)
}
