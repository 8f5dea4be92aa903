//! The night sky behind everything: stars, a nebula and a planet on the right.

use egui::ColorImage;
use rayon::prelude::*;

use super::{
    noise::{fractal, hash, mix, step},
    planet::{Color, Planet, blend, channels, ramp, to_byte},
};
use kit::theme::tokens;

/// The edge of a square of the sky, which has at most one star, in pixels.
const STAR_CELL: f32 = 26.0;

const SEED: u32 = 273;

/// Paints the sky with the planet.
pub fn paint(width: usize, height: usize) -> ColorImage {
    let planet = Planet {
        center: [width as f32 * 0.73, height as f32 * 0.56],
        radius: height as f32 * 0.43,
    };
    let mut pixels = vec![egui::Color32::BLACK; width * height];
    pixels
        .par_chunks_mut(width)
        .enumerate()
        .for_each(|(row, line)| {
            for (column, pixel) in line.iter_mut().enumerate() {
                let (x, y) = (column as f32 + 0.5, row as f32 + 0.5);
                let [r, g, b] = color_at(x, y, height as f32, planet).map(to_byte);
                *pixel = egui::Color32::from_rgb(r, g, b);
            }
        });
    ColorImage::new([width, height], pixels)
}

fn color_at(x: f32, y: f32, height: f32, planet: Planet) -> Color {
    let seen = planet.at(x, y);
    if seen.cover >= 1.0 {
        return seen.color;
    }
    let night = night(x / height, y / height);
    let star = star(x, y);
    let dither = (hash(x as i32, y as i32, 1, SEED) - 0.5) / 160.0;
    std::array::from_fn(|channel| {
        let sky = night[channel] + star[channel] + dither;
        sky * (1.0 - seen.cover) + seen.color[channel]
    })
}

/// The dark blue of the night with the glow of a nebula.
fn night(x: f32, y: f32) -> Color {
    let base = channels(tokens().color.space);
    let warp = fractal([x * 1.5, y * 1.5, 4.0], 3, SEED);
    let cloud = fractal([x * 1.9 + warp, y * 2.6 - warp, 0.5], 6, SEED + 5);
    let band = 1.0 - ((y - 0.15 - x * 0.42).abs() / 0.75).min(1.0);
    let glow = step(0.38, 0.82, cloud) * (0.25 + 0.75 * band);
    let hue = ramp([0.10, 0.20, 0.46], [0.26, 0.13, 0.40], 0.35..0.65, warp);
    std::array::from_fn(|channel| base[channel] + hue[channel] * glow * 0.55)
}

/// The light of the star in this square of the sky, if it has one.
fn star(x: f32, y: f32) -> Color {
    let (column, row) = ((x / STAR_CELL).floor(), (y / STAR_CELL).floor());
    let chance = |layer| hash(column as i32, row as i32, layer, SEED + 31);
    if chance(0) > 0.36 {
        return [0.0; 3];
    }
    let magnitude = chance(1).powi(6);
    let radius = mix(0.9, 2.3, magnitude);
    let margin = 4.0 / STAR_CELL;
    let center = |layer, cell: f32| (cell + mix(margin, 1.0 - margin, chance(layer))) * STAR_CELL;
    let distance = (x - center(2, column)).hypot(y - center(3, row));
    let light = mix(0.12, 1.0, magnitude) * (-(distance / radius).powi(2)).exp();
    blend([0.72, 0.84, 1.0], [1.0, 0.88, 0.70], chance(4)).map(|channel| channel * light)
}
