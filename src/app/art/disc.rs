//! The planet of a seat seen from above: rock and ice as its grid says, lit from the top left, in a veil of air.

use std::thread;

use egui::{Color32, ColorImage};

use super::noise::{fractal, hash, mix, smooth, step};
use super::planet::{Color, blend};
use crate::game::board::cells::SIDE;
use crate::game::{Cell, PlanetId};

/// Rock or ice beyond the outermost corner of the grid, in cells.
const RIM: f32 = 0.38;
/// How far the air reaches, in radii of the planet.
const AIR: f32 = 1.15;
/// Where the light comes from; a unit vector.
const LIGHT: Color = [-0.50, -0.56, 0.66];

/// The ground of a planet in four tones: deep, low, high and dust.
const ROCKS: [[Color; 4]; 3] = [
    [[0.13, 0.10, 0.14], [0.27, 0.20, 0.22], [0.50, 0.37, 0.32], [0.66, 0.50, 0.40]],
    [[0.10, 0.12, 0.17], [0.20, 0.24, 0.30], [0.38, 0.43, 0.47], [0.55, 0.58, 0.57]],
    [[0.15, 0.10, 0.09], [0.31, 0.19, 0.15], [0.52, 0.33, 0.22], [0.70, 0.51, 0.33]],
];

/// Half the edge of the picture, in cells.
pub(in crate::app) fn half_span(planet: PlanetId) -> f32 {
    radius(planet) * AIR
}

/// The radius of the planet in cells: every cell of the grid lies on it.
pub(in crate::app) fn radius(planet: PlanetId) -> f32 {
    let half = f32::from(SIDE) / 2.0;
    let reach = |cell: Cell| {
        let far = |at: u8| (f32::from(at) - half).abs().max((f32::from(at) + 1.0 - half).abs());
        far(cell.column()).hypot(far(cell.row()))
    };
    planet.data().cells.into_iter().map(reach).fold(0.0, f32::max) + RIM
}

/// Paints the planet with an edge of `edge` pixels on a clear ground, on all processors.
///
/// It takes threads of its own and not those of rayon, where it would have to wait until the sky is painted.
pub(super) fn paint(planet: PlanetId, edge: usize) -> ColorImage {
    let disc = Disc::new(planet);
    let mut pixels = vec![Color32::TRANSPARENT; edge * edge];
    let share = edge.div_ceil(thread::available_parallelism().map_or(1, usize::from)).max(1);
    thread::scope(|scope| {
        for (index, rows) in pixels.chunks_mut(share * edge).enumerate() {
            let disc = &disc;
            scope.spawn(move || disc.paint_rows(rows, index * share, edge));
        }
    });
    ColorImage::new([edge, edge], pixels)
}

struct Disc {
    radius: f32,
    seed: u32,
    rock: &'static [Color; 4],
    /// Whether each square of the grid is ice.
    ice: [[bool; SIDE as usize]; SIDE as usize],
}

impl Disc {
    fn new(planet: PlanetId) -> Self {
        let mut ice = [[false; SIDE as usize]; SIDE as usize];
        for cell in planet.data().ice {
            ice[usize::from(cell.row())][usize::from(cell.column())] = true;
        }
        let index = PlanetId::ALL.iter().position(|known| *known == planet).unwrap_or(0);
        Self { radius: radius(planet), seed: 4156 + 97 * index as u32, rock: &ROCKS[index % ROCKS.len()], ice }
    }

    /// Paints whole rows of a picture from row `first` on.
    fn paint_rows(&self, rows: &mut [Color32], first: usize, edge: usize) {
        let scale = 2.0 * self.radius * AIR / edge as f32;
        let at = |index: usize| (index as f32 + 0.5 - edge as f32 / 2.0) * scale;
        for (row, line) in rows.chunks_mut(edge).enumerate() {
            for (column, pixel) in line.iter_mut().enumerate() {
                *pixel = self.at(at(column), at(first + row), scale);
            }
        }
    }

    /// The colour at a point given in cells from the centre; a pixel is `pixel` cells wide.
    fn at(&self, x: f32, y: f32, pixel: f32) -> Color32 {
        let distance = x.hypot(y) / self.radius;
        if distance > AIR {
            return Color32::TRANSPARENT;
        }
        let soft = 1.5 * pixel / self.radius;
        let cover = 1.0 - step(1.0 - soft, 1.0, distance);
        let air = self.air(x, y, distance);
        if cover == 0.0 {
            return glow(air);
        }
        let ground = self.lit(x, y, distance);
        let color: Color = std::array::from_fn(|channel| mix(air[channel], ground[channel], cover));
        let [r, g, b] = color.map(to_byte);
        Color32::from_rgba_premultiplied(r, g, b, to_byte(cover.max(brightness(air))))
    }

    /// The light of the air beside the planet.
    fn air(&self, x: f32, y: f32, distance: f32) -> Color {
        let height = ((distance - 1.0) / (AIR - 1.0)).clamp(0.0, 1.0);
        let sunny = step(-0.9, 0.9, (x * LIGHT[0] + y * LIGHT[1]) / self.radius / distance.max(0.01));
        let strength = (1.0 - height).powi(3) * mix(0.18, 0.62, sunny);
        [0.30, 0.62, 1.0].map(|channel| channel * strength)
    }

    /// The ground with light, shade and the blue veil of the limb.
    fn lit(&self, x: f32, y: f32, distance: f32) -> Color {
        let depth = (1.0 - (distance * distance).min(1.0)).sqrt();
        let normal = [x / self.radius, y / self.radius, depth];
        let sun: f32 = normal.iter().zip(LIGHT).map(|(n, l)| n * l).sum();
        let light = mix(0.62, 1.12, step(-0.25, 0.85, sun));
        let veil = (1.0 - depth).powi(4) * mix(0.35, 0.95, step(-0.4, 0.7, sun));
        let ground = if self.is_ice(x, y) { self.ice_color(x, y) } else { self.rock_color(x, y) };
        let air = [0.36, 0.66, 1.0];
        std::array::from_fn(|channel| mix(ground[channel] * light, air[channel], veil * 0.8))
    }

    /// Whether there is ice; the border between ice and rock is ragged.
    fn is_ice(&self, x: f32, y: f32) -> bool {
        let ragged = |axis: f32| {
            let coarse = smooth([x * 2.1, y * 2.1, axis], self.seed + 3) - 0.5;
            let fine = smooth([x * 7.0, y * 7.0, axis], self.seed + 4) - 0.5;
            coarse * 0.34 + fine * 0.16
        };
        let half = f32::from(SIDE) / 2.0;
        let (column, row) = ((x + half + ragged(0.5)).floor(), (y + half + ragged(9.5)).floor());
        let inside = 0.0..f32::from(SIDE);
        inside.contains(&column) && inside.contains(&row) && self.ice[row as usize][column as usize]
    }

    /// Rock: hills, dust in the hollows, craters.
    fn rock_color(&self, x: f32, y: f32) -> Color {
        let height = |x: f32, y: f32| fractal([x * 0.55, y * 0.55, 1.5], 5, self.seed) + 0.25 * self.craters(x, y);
        let here = height(x, y);
        let slope = (height(x + 0.05, y + 0.05) - here) * 6.0;
        let [deep, low, high, dust] = *self.rock;
        let ground = blend(blend(deep, low, step(0.25, 0.45, here)), high, step(0.42, 0.66, here));
        let veins = 1.0 - (smooth([x * 0.9, y * 0.9, 7.5], self.seed + 8) - 0.5).abs() * 2.0;
        let dusty = blend(ground, dust, veins.powi(6) * 0.45);
        let grain = mix(0.9, 1.1, hash((x * 40.0) as i32, (y * 40.0) as i32, 2, self.seed));
        let shade = (1.0 + slope).clamp(0.55, 1.45) * grain * 0.86;
        dusty.map(|channel| channel * shade)
    }

    /// Depth of the craters at a point, from −1 in a hollow to 1 on a rim.
    fn craters(&self, x: f32, y: f32) -> f32 {
        let mut relief = 0.0_f32;
        let (column, row) = ((x / 1.7).floor() as i32, (y / 1.7).floor() as i32);
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            let chance = |layer| hash(column + dx, row + dy, layer, self.seed + 50);
            let place = |at: i32, layer| (at as f32 + chance(layer)) * 1.7;
            let size = mix(0.15, 0.72, chance(2).powi(2));
            let away = (x - place(column + dx, 0)).hypot(y - place(row + dy, 1)) / size;
            if away < 1.3 {
                relief += if away < 0.85 { -0.6 * (1.0 - away * away) } else { 0.5 * (1.3 - away) / 0.45 };
            }
        }
        relief.clamp(-1.0, 1.0)
    }

    /// Ice: bright facets with cracks between them.
    fn ice_color(&self, x: f32, y: f32) -> Color {
        let (near, far, facet) = self.crystal(x, y);
        let crack = 1.0 - step(0.0, 0.07, far - near);
        let cloudy = fractal([x * 1.3, y * 1.3, 3.5], 3, self.seed + 30);
        let body = blend([0.42, 0.64, 0.78], [0.86, 0.95, 1.0], 0.45 * facet + 0.55 * cloudy);
        blend(body, [0.97, 1.0, 1.0], crack * 0.75)
    }

    /// Distances to the nearest and the second nearest crystal, and the tone of the nearest.
    fn crystal(&self, x: f32, y: f32) -> (f32, f32, f32) {
        const SIZE: f32 = 0.46;
        let (column, row) = ((x / SIZE).floor() as i32, (y / SIZE).floor() as i32);
        let (mut near, mut far, mut tone) = (f32::MAX, f32::MAX, 0.0);
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            let chance = |layer| hash(column + dx, row + dy, layer, self.seed + 70);
            let place = |at: i32, layer| (at as f32 + chance(layer)) * SIZE;
            let away = (x - place(column + dx, 0)).hypot(y - place(row + dy, 1));
            if away < near {
                (far, near, tone) = (near, away, chance(2));
            } else {
                far = far.min(away);
            }
        }
        (near, far, tone)
    }
}

fn brightness(color: Color) -> f32 {
    color.into_iter().fold(0.0, f32::max)
}

/// Light that covers nothing more than it shines.
fn glow(color: Color) -> Color32 {
    let [r, g, b] = color.map(to_byte);
    Color32::from_rgba_premultiplied(r, g, b, to_byte(brightness(color) * 0.5))
}

fn to_byte(value: f32) -> u8 {
    (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_lies_on_the_disc() {
        for planet in PlanetId::ALL {
            let image = paint(planet, 128);
            let per_cell = 128.0 / (2.0 * half_span(planet));
            for cell in planet.data().cells {
                let at = |index: u8| ((f32::from(index) + 0.5 - 6.0) * per_cell + 64.0) as usize;
                let pixel = image.pixels[at(cell.row()) * 128 + at(cell.column())];
                assert_eq!(pixel.a(), 255, "{planet} {cell:?}");
            }
            assert_eq!(image.pixels[0].a(), 0, "the corner of the picture is clear");
        }
    }

    #[test]
    fn ice_is_brighter_than_land() {
        let planet = PlanetId::Ksb4156;
        let disc = Disc::new(planet);
        let data = planet.data();
        let mean = |cells: crate::game::CellSet| {
            let lights: Vec<f32> = cells
                .into_iter()
                .map(|cell| disc.at(f32::from(cell.column()) - 5.5, f32::from(cell.row()) - 5.5, 0.02))
                .map(|color| f32::from(color.g()))
                .collect();
            lights.iter().sum::<f32>() / lights.len() as f32
        };
        assert!(mean(data.ice) > 1.7 * mean(data.cells.without(data.ice)));
    }
}
