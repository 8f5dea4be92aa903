//! A planet in the light of a distant sun, with settlements of the six terrains.

use std::f32::consts::{PI, TAU};
use std::ops::Range;

use egui::Color32;
use image::{Rgba, RgbaImage};

use super::noise::{fractal, hash, mix, smooth, step};
use kit::theme::tokens;
use rules::Terrain;

pub(super) type Color = [f32; 3];

const SEED: u32 = 4156;
/// Columns and rows of the grid on the planet.
const GRID: [f32; 2] = [48.0, 24.0];
/// The direction of the light source; a unit vector.
const LIGHT: [f32; 3] = [-0.66, -0.48, 0.578];
/// The extent of the atmosphere beyond the ground, in radii.
const AIR: f32 = 0.32;

/// A planet at a place in a picture, in pixels.
#[derive(Debug, Clone, Copy)]
pub(super) struct Planet {
    pub(super) center: [f32; 2],
    pub(super) radius: f32,
}

/// Light with an opacity of `cover` (0 to 1).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Glow {
    pub(super) color: Color,
    pub(super) cover: f32,
}

impl Planet {
    /// The visible light of the planet and its atmosphere at a pixel.
    pub(super) fn at(&self, x: f32, y: f32) -> Glow {
        let dx = (x - self.center[0]) / self.radius;
        let dy = (y - self.center[1]) / self.radius;
        let distance = dx.hypot(dy);
        if distance > 1.0 + AIR {
            return Glow::default();
        }
        let halo = halo(dx, dy, distance);
        let pixel = 1.0 / self.radius;
        let cover = 1.0 - step(1.0 - pixel, 1.0 + pixel, distance);
        if cover == 0.0 {
            return Glow {
                color: halo,
                cover: 0.0,
            };
        }
        let depth = (1.0 - (distance * distance).min(1.0)).sqrt();
        let surface = surface([dx, dy, depth]);
        Glow {
            color: blend(halo, surface, cover),
            cover,
        }
    }
}

/// The light of the atmosphere beside the planet.
fn halo(dx: f32, dy: f32, distance: f32) -> Color {
    let height = (distance - 1.0).max(0.0) / AIR;
    let sun = (dx * LIGHT[0] + dy * LIGHT[1]) / distance.max(0.01);
    let lit = step(-0.9, 0.9, sun);
    let strength = (1.0 - height).max(0.0).powi(5) * mix(0.05, 0.75, lit);
    [0.28, 0.58, 1.0].map(|channel| channel * strength)
}

/// The colour of the ground seen in a direction.
fn surface(normal: [f32; 3]) -> Color {
    let sun: f32 = normal.iter().zip(LIGHT).map(|(n, l)| n * l).sum();
    let day = step(-0.12, 0.75, sun);
    let spot = turned(normal);
    let (ground, settled) = ground(spot);
    let night = if settled { 0.16 } else { 0.02 };
    let cloudy = fractal(spot.map(|axis| axis * 2.6), 5, SEED + 40);
    let clouds = step(0.52, 0.78, cloudy) * 0.5;
    let grey = mix(0.04, 0.92, day);
    let rim = (1.0 - normal[2]).powi(3) * mix(0.08, 1.0, step(-0.3, 0.6, sun));
    let air = [0.30, 0.62, 1.0];
    std::array::from_fn(|channel| {
        let lit = ground[channel] * mix(night, 1.05, day);
        mix(lit, grey, clouds * mix(0.5, 1.0, day)) * (1.0 - 0.45 * rim) + air[channel] * rim * 0.85
    })
}

/// Tilts and turns the planet under the light source.
fn turned([x, y, z]: [f32; 3]) -> [f32; 3] {
    let (sin, cos) = 0.42_f32.sin_cos();
    let (x, y) = (x * cos - y * sin, x * sin + y * cos);
    // The planet is turned so that its settlements face the viewer.
    let (sin, cos) = 0.9_f32.sin_cos();
    [x * cos + z * sin, y, z * cos - x * sin]
}

/// The colour of the ground at a spot, and whether it is settled.
fn ground(spot: [f32; 3]) -> (Color, bool) {
    let bare = bare(spot);
    let column = spot[0].atan2(spot[2]) / TAU * GRID[0];
    let row = spot[1].asin() / PI * GRID[1];
    let cell = [column.floor(), row.floor()];
    let (neighbour, inside) = nearest_edge([column, row]);
    let Some(color) = settlement(cell) else {
        return (
            bare.map(|channel| channel * mix(0.88, 1.0, step(0.02, 0.08, inside))),
            false,
        );
    };
    let joint = if settlement(neighbour) == Some(color) {
        0.72
    } else {
        0.12
    };
    let bevel = mix(0.84, 1.0, step(0.09, 0.24, inside));
    let rough = fractal(spot.map(|axis| axis * 30.0), 3, SEED + 9);
    let grain = mix(0.80, 1.06, rough);
    let shade = mix(joint, 1.0, step(0.03, 0.10, inside)) * bevel * grain;
    (color.map(|channel| channel * shade), true)
}

/// The cell on the other side of the nearest edge, and the distance of that edge.
fn nearest_edge(place: [f32; 2]) -> ([f32; 2], f32) {
    let cell = place.map(f32::floor);
    let [x, y] = [place[0] - cell[0], place[1] - cell[1]];
    let sides = [
        ([-1.0, 0.0], x),
        ([1.0, 0.0], 1.0 - x),
        ([0.0, -1.0], y),
        ([0.0, 1.0], 1.0 - y),
    ];
    let nearest = sides.iter().min_by(|one, other| one.1.total_cmp(&other.1));
    let ([dx, dy], distance) = *nearest.unwrap_or(&sides[0]);
    ([cell[0] + dx, cell[1] + dy], distance)
}

/// Rock, dust and ice.
fn bare(spot: [f32; 3]) -> Color {
    let height = fractal(spot.map(|axis| axis * 2.2), 6, SEED);
    let detail = fractal(spot.map(|axis| axis * 9.0), 4, SEED + 20);
    let low = blend([0.09, 0.13, 0.26], [0.18, 0.23, 0.37], detail);
    let high = blend([0.42, 0.36, 0.36], [0.62, 0.55, 0.50], detail);
    let rock = ramp(low, high, 0.42..0.60, height);
    let cold = step(0.74, 0.9, spot[1].abs() + 0.25 * (detail - 0.5));
    blend(rock, [0.85, 0.92, 1.0], cold)
}

/// The terrain colour of a cell of the grid, if the cell is settled.
fn settlement([column, row]: [f32; 2]) -> Option<Color> {
    use Terrain::{Biomass, Civ, Energy, Rover, Tech, Water};
    let column = column.rem_euclid(GRID[0]);
    let around = |scale: f32, layer: f32| {
        let (sin, cos) = (column / GRID[0] * TAU).sin_cos();
        let (x, y) = (sin * scale + 20.0, cos * scale + layer);
        smooth([x, y, row * scale * 3.0 / GRID[1]], SEED + 77)
    };
    let ragged = (hash(column as i32, row as i32, 0, SEED) - 0.5) * 0.10;
    // Towns are where the noise is high.
    if row.abs() > GRID[1] * 0.38 || around(2.1, 3.0) + ragged < 0.52 {
        return None;
    }
    let terrains = [Water, Tech, Civ, Biomass, Rover, Energy];
    let area = (around(2.5, 40.0) * 2.4 * terrains.len() as f32) as usize % terrains.len();
    Some(channels(tokens().terrain[terrains[area] as usize].fill))
}

pub(super) fn blend(from: Color, to: Color, way: f32) -> Color {
    std::array::from_fn(|channel| mix(from[channel], to[channel], way))
}

/// The colour that stands for a value: one up to the start of a range, another from its end on, and between them a blend.
pub(super) fn ramp(from: Color, to: Color, range: Range<f32>, value: f32) -> Color {
    blend(from, to, step(range.start, range.end, value))
}

/// The channels of a colour, from 0 to 1.
pub(super) fn channels(color: Color32) -> Color {
    [color.r(), color.g(), color.b()].map(|channel| f32::from(channel) / 255.0)
}

/// Converts a channel to a byte.
pub(super) fn to_byte(channel: f32) -> u8 {
    (channel.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

/// The planet alone, for the icon of the window.
pub fn planet_icon(edge: u32) -> RgbaImage {
    let half = edge as f32 / 2.0;
    let planet = Planet {
        center: [half, half],
        radius: half * 0.92,
    };
    let mut image = RgbaImage::new(edge, edge);
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let seen = planet.at(x as f32 + 0.5, y as f32 + 0.5);
        let [r, g, b] = seen.color.map(|channel| to_byte(channel * 1.15));
        *pixel = Rgba([r, g, b, (seen.cover * 255.0) as u8]);
    }
    image
}

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn the_planet_ends_at_its_edge_and_its_air_a_little_later() {
        let planet = Planet {
            center: [100.0, 100.0],
            radius: 50.0,
        };
        assert_eq!(planet.at(100.0, 100.0).cover, 1.0);
        let air = planet.at(100.0 - 54.0, 100.0 - 2.0);
        assert_eq!(air.cover, 0.0);
        assert!(air.color[2] > 0.1);
        assert_eq!(planet.at(0.0, 0.0).color, [0.0; 3]);
    }

    #[test]
    fn the_icon_shows_a_round_planet() {
        let icon = planet_icon(32);
        assert_eq!(icon.get_pixel(0, 0)[3], 0);
        assert_eq!(icon.get_pixel(16, 16)[3], 255);
    }
}
