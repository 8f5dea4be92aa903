//! The planet of a seat seen from above: the ground of its grid, lit from the top left, in a thin atmosphere.

use std::thread;

use egui::{Color32, ColorImage};

use super::face::Face;
use super::ground::Ground;
use super::noise::{mix, step};
use super::outline::{AIR, BodyPoint, Outline, half_span};
use super::planet::{Color, blend, channels, to_byte};
use rules::PlanetId;

/// The direction of the light source; a unit vector.
const LIGHT: Color = [-0.50, -0.56, 0.66];

/// Paints the planet with an edge of `edge` pixels on a transparent background, on all processors.
///
/// It uses its own threads instead of those of rayon, where it would have to wait until the sky is painted.
pub(super) fn paint(planet: PlanetId, edge: usize) -> ColorImage {
    let disc = Disc::new(planet);
    let mut pixels = vec![Color32::TRANSPARENT; edge * edge];
    let share = edge
        .div_ceil(thread::available_parallelism().map_or(1, usize::from))
        .max(1);
    thread::scope(|scope| {
        for (index, rows) in pixels.chunks_mut(share * edge).enumerate() {
            let disc = &disc;
            scope.spawn(move || disc.paint_rows(rows, index * share, edge));
        }
    });
    ColorImage::new([edge, edge], pixels)
}

struct Disc {
    half_span: f32,
    outline: Outline,
    ground: Ground,
    air: Color,
}

impl Disc {
    fn new(planet: PlanetId) -> Self {
        let seed = 4156 + 97 * planet as u32;
        Self {
            half_span: half_span(planet),
            outline: Outline::new(planet, seed),
            ground: Ground::new(planet, seed),
            air: channels(Face::of(planet).air.0),
        }
    }

    /// Paints whole rows of a picture from row `first` on.
    fn paint_rows(&self, rows: &mut [Color32], first: usize, edge: usize) {
        let scale = 2.0 * self.half_span / edge as f32;
        let at = |index: usize| (index as f32 + 0.5 - edge as f32 / 2.0) * scale;
        for (row, line) in rows.chunks_mut(edge).enumerate() {
            for (column, pixel) in line.iter_mut().enumerate() {
                *pixel = self.at(at(column), at(first + row), scale);
            }
        }
    }

    /// The colour at a point given in cells from the centre; a pixel is `pixel` cells wide.
    fn at(&self, x: f32, y: f32, pixel: f32) -> Color32 {
        let place = self.outline.place(x, y);
        if place.distance > AIR {
            return Color32::TRANSPARENT;
        }
        let soft = 1.5 * pixel / place.radius;
        let cover = 1.0 - step(1.0 - soft, 1.0, place.distance);
        let air = self.air_at(place);
        if cover == 0.0 {
            return glow(air);
        }
        let ground = self.lit(x, y, place);
        let color: Color = std::array::from_fn(|channel| mix(air[channel], ground[channel], cover));
        let [r, g, b] = color.map(to_byte);
        Color32::from_rgba_premultiplied(r, g, b, to_byte(cover.max(brightness(air))))
    }

    /// The light of the atmosphere beside the planet.
    fn air_at(&self, place: BodyPoint) -> Color {
        let height = ((place.distance - 1.0) / (AIR - 1.0)).clamp(0.0, 1.0);
        let sun = (place.x * LIGHT[0] + place.y * LIGHT[1]) / place.distance.max(0.01);
        let sunny = step(-0.9, 0.9, sun);
        let strength = (1.0 - height).powi(3) * mix(0.18, 0.62, sunny);
        self.air.map(|channel| channel * strength)
    }

    /// The ground with light, shade and the haze of the limb. Ground that glows by itself has no shade.
    fn lit(&self, x: f32, y: f32, place: BodyPoint) -> Color {
        let depth = (1.0 - (place.distance * place.distance).min(1.0))
            .max(0.0)
            .sqrt();
        let normal = [place.x, place.y, depth];
        let sun: f32 = normal.iter().zip(LIGHT).map(|(n, l)| n * l).sum();
        let light = mix(0.62, 1.12, step(-0.25, 0.85, sun));
        let veil = (1.0 - depth).powi(4) * mix(0.35, 0.95, step(-0.4, 0.7, sun));
        let ground = self.ground.at(x, y, place.body);
        let shaded = ground
            .color
            .map(|channel| channel * mix(light, 1.0, ground.glow));
        let haze = blend(self.air, [0.7, 0.85, 1.0], 0.25);
        blend(shaded, haze, veil * 0.8 * (1.0 - 0.7 * ground.glow))
    }
}

fn brightness(color: Color) -> f32 {
    color.into_iter().fold(0.0, f32::max)
}

/// Light that only adds to the background.
fn glow(color: Color) -> Color32 {
    let [r, g, b] = color.map(to_byte);
    Color32::from_rgba_premultiplied(r, g, b, to_byte(brightness(color) * 0.5))
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
        for planet in PlanetId::ALL {
            let disc = Disc::new(planet);
            let data = planet.data();
            let mean = |cells: rules::CellSet| {
                let lights: Vec<f32> = cells
                    .into_iter()
                    .map(|cell| {
                        disc.at(
                            f32::from(cell.column()) - 5.5,
                            f32::from(cell.row()) - 5.5,
                            0.02,
                        )
                    })
                    .map(|color| f32::from(color.g()))
                    .collect();
                lights.iter().sum::<f32>() / lights.len() as f32
            };
            let land = data.printed('#');
            assert!(
                data.ice.is_empty() || mean(data.ice) > 1.4 * mean(land),
                "{planet}"
            );
        }
    }
}
