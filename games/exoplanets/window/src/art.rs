//! Pictures: drawings of resources and markers, and the surfaces of planets, which are computed.

use egui::{
    Color32, ColorImage, Context, Id, Mesh, Pos2, Rgba, TextureHandle, TextureOptions, Vec2,
    emath::Rot2, pos2, vec2,
};
use exoplanets::{Consequence, Item, PlanetId, PlanetType, Resource};
use kit::art::Drawing;

kit::game_drawings! {
    "exoplanets" in "../../../../assets/exoplanets/art":
    ENERGY => "energy",
    WATER => "water",
    GAS => "gas",
    FUSION => "fusion",
    FLARE => "flare",
    CREATION => "creation",
    BAG => "bag",
}

/// The drawing of a resource.
pub(crate) const fn resource(kind: Resource) -> Drawing {
    match kind {
        Resource::Energy => ENERGY,
        Resource::Water => WATER,
        Resource::Gas => GAS,
    }
}

/// The drawings of an item: one for each resource that it may be.
pub(crate) fn item(item: Item) -> impl Iterator<Item = Drawing> {
    item.kinds().map(resource)
}

/// The drawing of the marker of a consequence.
pub(crate) const fn consequence(kind: Consequence) -> Drawing {
    match kind {
        Consequence::Fusion => FUSION,
        Consequence::Flare => FLARE,
    }
}

/// Pixels along the edge of a surface.
const EDGE: usize = 160;
/// Surfaces of the four types, and the shade of a night.
const CELLS: usize = 5;

/// The surfaces of planets, in one texture.
#[derive(Clone)]
pub(crate) struct Surfaces(TextureHandle);

impl Surfaces {
    /// The texture of this window; it is computed at first.
    pub(crate) fn of(ctx: &Context) -> Self {
        let id = Id::unique("surfaces of exoplanets");
        if let Some(known) = ctx.data(|data| data.get_temp::<Self>(id)) {
            return known;
        }
        let image = compute();
        let surfaces = Self(ctx.load_texture("exoplanets", image, TextureOptions::LINEAR));
        ctx.data_mut(|data| data.insert_temp(id, surfaces.clone()));
        surfaces
    }

    /// An empty mesh for planets.
    pub(crate) fn mesh(&self) -> Mesh {
        Mesh::with_texture(self.0.id())
    }

    /// Adds a planet, lit from the left. Each looks a little different from the others of its type.
    pub(crate) fn add(
        &self,
        mesh: &mut Mesh,
        center: Pos2,
        radius: f32,
        (planet, kind): (PlanetId, PlanetType),
    ) {
        let number = f32::from(planet.0);
        let turn = match kind {
            // Bands stay nearly level.
            PlanetType::GasGiant => Rot2::from_angle((number * 1.7).sin() * 0.5),
            _ => Rot2::from_angle(number * 2.4),
        };
        let warm = 1.0 + 0.12 * (number * 3.1).sin();
        let tint = Rgba::from_rgb(warm.min(1.0), 0.94, (2.0 - warm).min(1.0));
        self.quad(mesh, (center, radius), kind as usize, turn, tint.into());
        self.quad(
            mesh,
            (center, radius),
            CELLS - 1,
            Rot2::IDENTITY,
            Color32::WHITE,
        );
    }

    fn quad(
        &self,
        mesh: &mut Mesh,
        (center, radius): (Pos2, f32),
        cell: usize,
        turn: Rot2,
        tint: Color32,
    ) {
        let part = |x: f32, y: f32| pos2((cell as f32 + x) / CELLS as f32, y);
        let first = mesh.vertices.len() as u32;
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        for (x, y) in corners {
            let from_center = turn * (vec2(x - 0.5, y - 0.5) * 2.0 * radius);
            // Half a pixel inside, so that the neighbour does not shine through.
            let inset = |share: f32| 0.004 + share * 0.992;
            mesh.vertices.push(egui::epaint::Vertex {
                pos: center + from_center,
                uv: part(inset(x), inset(y)),
                color: tint,
            });
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
    }
}

fn compute() -> ColorImage {
    let mut image = ColorImage::filled([CELLS * EDGE, EDGE], Color32::TRANSPARENT);
    for row in 0..EDGE {
        for column in 0..CELLS * EDGE {
            let (cell, x) = (column / EDGE, column % EDGE);
            let at = |pixel: usize| (pixel as f32 + 0.5) / EDGE as f32 * 2.06 - 1.03;
            let (x, y) = (at(x), at(row));
            let from_middle = (x * x + y * y).sqrt();
            let cover = ((1.0 - from_middle) * EDGE as f32 / 2.0 + 0.5).clamp(0.0, 1.0);
            if cover > 0.0 {
                let height = (1.0 - from_middle * from_middle).max(0.0).sqrt();
                image.pixels[row * CELLS * EDGE + column] = match cell {
                    0 => (rock([x, y, height]) * cover).into(),
                    1 => (earth([x, y, height]) * cover).into(),
                    2 => (bands([x, y, height]) * cover).into(),
                    3 => (ocean([x, y, height]) * cover).into(),
                    _ => (night([x, y, height]) * cover).into(),
                };
            }
        }
    }
    image
}

/// A point on the globe.
type Spot = [f32; 3];

trait Mixed {
    fn mix(self, other: Rgba, share: f32) -> Rgba;
}

impl Mixed for Rgba {
    fn mix(self, other: Rgba, share: f32) -> Rgba {
        let share = share.clamp(0.0, 1.0);
        self * (1.0 - share) + other * share
    }
}

const fn rgb(red: f32, green: f32, blue: f32) -> Rgba {
    Rgba::from_rgb(red, green, blue)
}

/// Craters in brown stone.
fn rock(spot: Spot) -> Rgba {
    let rough = clouds(spot, 3.2, 4);
    let mut color = rgb(0.30, 0.20, 0.14).mix(rgb(0.62, 0.48, 0.36), rough);
    for number in 0..11 {
        let turn = number as f32 * 2.399;
        let middle = 0.85 * ((number as f32 + 0.5) / 11.0).sqrt();
        let (x, y) = (middle * turn.cos(), middle * turn.sin());
        let radius = 0.08 + 0.11 * lattice([number, 7, 3]);
        let away = ((spot[0] - x).powi(2) + (spot[1] - y).powi(2)).sqrt() / radius;
        if away < 1.0 {
            color = color.mix(rgb(0.16, 0.10, 0.07), 0.55 * (1.0 - away * 0.5));
        } else if away < 1.25 {
            color = color.mix(rgb(0.78, 0.66, 0.52), 0.5 * (1.25 - away) * 4.0);
        }
    }
    color
}

/// Green and brown land with seas, under clouds.
fn earth(spot: Spot) -> Rgba {
    let land = clouds(spot, 2.1, 5);
    let height = clouds([spot[0] + 7.0, spot[1], spot[2]], 3.5, 4);
    let ground = rgb(0.10, 0.34, 0.12).mix(rgb(0.42, 0.30, 0.14), height * 1.4 - 0.3);
    let sea = rgb(0.03, 0.18, 0.26);
    let shore = ((land - 0.42) * 14.0).clamp(0.0, 1.0);
    let veil = clouds([spot[0], spot[1] * 2.0 + 3.0, spot[2]], 2.6, 4);
    sea.mix(ground, shore)
        .mix(rgb(0.9, 0.92, 0.9), ((veil - 0.58) * 5.0).clamp(0.0, 0.8))
}

/// Bands of storms, and a large eye.
fn bands(spot: Spot) -> Rgba {
    let drift = clouds([spot[0] * 0.7, spot[1] * 3.0, spot[2]], 2.4, 4) - 0.5;
    let wave = (spot[1] * 9.0 + drift * 2.6).sin() * 0.5 + 0.5;
    let fine = (spot[1] * 23.0 + drift * 5.0).sin() * 0.5 + 0.5;
    let color = rgb(0.50, 0.24, 0.09).mix(rgb(0.92, 0.74, 0.46), wave * 0.8 + fine * 0.2);
    let eye = ((spot[0] - 0.18).powi(2) / 0.055 + (spot[1] - 0.3).powi(2) / 0.016).sqrt();
    color.mix(rgb(0.72, 0.20, 0.08), (1.15 - eye) * 2.0)
}

/// Deep water with currents and white caps.
fn ocean(spot: Spot) -> Rgba {
    let swirl = clouds(spot, 1.8, 4);
    let bent = [spot[0] + swirl * 0.9, spot[1] - swirl * 0.6, spot[2]];
    let current = clouds(bent, 3.4, 4);
    let color = rgb(0.01, 0.08, 0.30).mix(rgb(0.10, 0.48, 0.82), current * 1.5 - 0.25);
    let foam = ((clouds(bent, 6.0, 3) - 0.62) * 5.0).clamp(0.0, 0.7);
    let pole = ((spot[1].abs() - 0.84) * 9.0).clamp(0.0, 0.9);
    color.mix(rgb(0.86, 0.95, 1.0), foam.max(pole))
}

/// The dark that covers a globe lit from the left, with light that grazes its rim.
fn night([x, y, height]: Spot) -> Rgba {
    let lit = (-0.78 * x - 0.30 * y + 0.55 * height).max(0.0);
    let dark = (1.0 - lit.powf(0.72) * 1.05).clamp(0.0, 0.93);
    let shine = ((-0.62 * x - 0.42 * y + 0.66 * height).max(0.0).powi(18) * 0.35).min(0.3);
    Rgba::from_rgba_premultiplied(0.0, 0.0, 0.004, dark) + Rgba::from_white_alpha(shine)
}

/// Noise from 0 to 1, in so many octaves.
fn clouds(spot: Spot, scale: f32, octaves: u32) -> f32 {
    let (mut sum, mut weight, mut scale) = (0.0, 0.5, scale);
    for _ in 0..octaves {
        sum += weight * noise(spot.map(|part| part * scale + 11.3));
        (weight, scale) = (weight * 0.5, scale * 2.07);
    }
    sum
}

fn noise(spot: Spot) -> f32 {
    let cell = spot.map(|part| part.floor() as i32);
    let [u, v, w] = [0, 1, 2].map(|axis| {
        let part = spot[axis] - cell[axis] as f32;
        part * part * (3.0 - 2.0 * part)
    });
    let at = |x: i32, y: i32, z: i32| lattice([cell[0] + x, cell[1] + y, cell[2] + z]);
    let mix = |from: f32, to: f32, share: f32| from + (to - from) * share;
    let side = |z: i32| {
        let near = mix(at(0, 0, z), at(1, 0, z), u);
        mix(near, mix(at(0, 1, z), at(1, 1, z), u), v)
    };
    mix(side(0), side(1), w)
}

/// A fixed random number from 0 to 1.
fn lattice([x, y, z]: [i32; 3]) -> f32 {
    let mixed = [(x, 0x9E37_79B1_u32), (y, 0x85EB_CA77), (z, 0xC2B2_AE3D)];
    let mut hash = mixed.iter().fold(0x27D4_EB2F_u32, |hash, (part, factor)| {
        (hash ^ (*part as u32).wrapping_mul(*factor))
            .rotate_left(13)
            .wrapping_mul(5)
    });
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x2C1B_3C6D);
    hash ^= hash >> 12;
    (hash & 0xFFFF) as f32 / 65535.0
}

/// A disc that fades from its middle outward.
pub(crate) fn glow(mesh: &mut Mesh, center: Pos2, radius: f32, color: Color32) {
    const STEPS: u32 = 40;
    let first = mesh.vertices.len() as u32;
    mesh.colored_vertex(center, color);
    for step in 0..=STEPS {
        let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
        mesh.colored_vertex(center + Vec2::angled(angle) * radius, Color32::TRANSPARENT);
    }
    for step in 0..STEPS {
        mesh.add_triangle(first, first + 1 + step, first + 2 + step);
    }
}
