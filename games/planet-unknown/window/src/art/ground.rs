//! The ground of a planet at every point: rock, ice, and special features.

use super::face::{Face, Relief, Square};
use super::feature::{self, Tone};
use super::noise::{fractal, hash, mix, smooth, step};
use super::outline::{HALF, mean, square_at};
use super::planet::{Color, blend, channels, ramp};
use crate::features::{self, Feature};
use rules::board::cell::SIDE;
use rules::{Cell, CellSet, PlanetId};

/// The ground of a planet.
pub(super) struct Ground {
    face: &'static Face,
    seed: u32,
    rock: [Color; 4],
    ice: [Color; 2],
    tints: Vec<Color>,
    /// What is on each square of the grid, row by row.
    squares: Vec<Square>,
    /// The middle of the whirlpool, if there is one.
    whirlpool: Option<[f32; 2]>,
}

impl Ground {
    pub(super) fn new(planet: PlanetId, seed: u32) -> Self {
        let face = Face::of(planet);
        Self {
            face,
            seed,
            rock: face.rock.map(|tone| channels(tone.0)),
            ice: face.ice.map(|tone| channels(tone.0)),
            tints: face.tints.iter().map(|tint| channels(tint.0)).collect(),
            squares: Cell::all().map(|cell| square(planet, cell)).collect(),
            whirlpool: whirlpool(planet),
        }
    }

    /// The ground at a point given in cells from the middle of the grid, on the body with this index.
    pub(super) fn at(&self, x: f32, y: f32, body: usize) -> Tone {
        let tone = match self.square(x, y) {
            Square::Rock => Tone::dull(self.rock(x, y, body)),
            Square::Ice => Tone::dull(self.ice(x, y)),
            Square::Hole => self.hole(x, y, body),
            Square::BlackHole => feature::black_hole(x, y, self.seed),
            Square::Feature(kind) => self.feature(kind, x, y, body),
        };
        match self.whirlpool {
            Some([cx, cy]) => feature::whirl(tone, x - cx, y - cy, self.seed),
            None => tone,
        }
    }

    fn feature(&self, kind: Feature, x: f32, y: f32, body: usize) -> Tone {
        let rock = || self.rock(x, y, body);
        match kind {
            Feature::City => feature::city(rock(), x, y, self.seed),
            Feature::Toxic => feature::toxic(rock(), x, y, self.seed),
            Feature::Ring => feature::storm(x, y, self.seed),
            Feature::Current => feature::current(rock(), x, y, self.seed),
            Feature::Whirlpool => Tone::dull(self.ice[0]),
        }
    }

    /// The square at a point; borders between kinds are ragged.
    fn square(&self, x: f32, y: f32) -> Square {
        let ragged = |axis: f32| {
            let coarse = smooth([x * 2.1, y * 2.1, axis], self.seed + 3) - 0.5;
            let fine = smooth([x * 7.0, y * 7.0, axis], self.seed + 4) - 0.5;
            coarse * 0.34 + fine * 0.16
        };
        let (right, down) = (x + HALF + ragged(0.5), y + HALF + ragged(9.5));
        let place = |square: Cell| usize::from(square.row() * SIDE + square.column());
        square_at(right, down).map_or(self.face.beyond, |square| self.squares[place(square)])
    }

    /// A shaft through the planet: a lit wall, a wall in the shade, and the night sky.
    fn hole(&self, x: f32, y: f32, body: usize) -> Tone {
        const WALL: f32 = 0.20;
        let is_wall = |x, y| self.square(x, y) != Square::Hole;
        if is_wall(x - WALL, y - WALL) {
            let wall = self.rock(x, y, body).map(|channel| channel * 0.16);
            return Tone::glowing(wall, 1.0);
        }
        if is_wall(x + WALL, y + WALL) {
            return Tone::dull(self.rock(x, y, body).map(|channel| channel * 0.62));
        }
        Tone::glowing(feature::night(x, y, self.seed), 1.0)
    }

    /// Rock: hills, dust in the hollows, and relief.
    fn rock(&self, x: f32, y: f32, body: usize) -> Color {
        let height =
            |x: f32, y: f32| fractal([x * 0.55, y * 0.55, 1.5], 5, self.seed) + self.relief(x, y);
        let here = height(x, y);
        let slope = (height(x + 0.05, y + 0.05) - here) * 6.0;
        let [deep, low, high, dust] = self.rock;
        let ground = ramp(ramp(deep, low, 0.25..0.45, here), high, 0.42..0.66, here);
        let veins = 1.0 - (smooth([x * 0.9, y * 0.9, 7.5], self.seed + 8) - 0.5).abs() * 2.0;
        let dusty = blend(ground, dust, veins.powi(6) * 0.45);
        let tinged = self
            .tints
            .get(body)
            .map_or(dusty, |tint| blend(dusty, *tint, 0.22));
        let rough = hash((x * 40.0) as i32, (y * 40.0) as i32, 2, self.seed);
        let grain = mix(0.9, 1.1, rough);
        let shade = (1.0 + slope).clamp(0.55, 1.45) * grain * 0.86;
        tinged.map(|channel| channel * shade)
    }

    fn relief(&self, x: f32, y: f32) -> f32 {
        match self.face.relief {
            Relief::Craters => 0.25 * self.craters(x, y),
            Relief::Rolling => 0.0,
            Relief::Blocks => 0.32 * self.blocks(x, y),
        }
    }

    /// Height of the block at a point, from −1 to 1; blocks are rectangles of half a cell and more.
    fn blocks(&self, x: f32, y: f32) -> f32 {
        let (column, row) = ((x * 2.0).floor() as i32, (y * 2.0).floor() as i32);
        let wide = hash(column.div_euclid(2), row, 3, self.seed + 90) > 0.5;
        let tall = hash(column, row.div_euclid(2), 4, self.seed + 91) > 0.6;
        let column = if wide {
            column.div_euclid(2) * 2
        } else {
            column
        };
        let row = if tall && !wide {
            row.div_euclid(2) * 2
        } else {
            row
        };
        hash(column, row, 5, self.seed + 92) * 1.6 - 0.8
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
                relief += if away < 0.85 {
                    -0.6 * (1.0 - away * away)
                } else {
                    0.5 * (1.3 - away) / 0.45
                };
            }
        }
        relief.clamp(-1.0, 1.0)
    }

    /// Ice: bright facets with cracks between them.
    fn ice(&self, x: f32, y: f32) -> Color {
        let (near, far, facet) = self.crystal(x, y);
        let crack = 1.0 - step(0.0, 0.07, far - near);
        let cloudy = fractal([x * 1.3, y * 1.3, 3.5], 3, self.seed + 30);
        let body = blend(self.ice[0], self.ice[1], 0.45 * facet + 0.55 * cloudy);
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

/// The content of a square of the grid.
fn square(planet: PlanetId, cell: Cell) -> Square {
    let (data, face) = (planet.data(), Face::of(planet));
    match features::feature(planet, cell) {
        Some(kind) => Square::Feature(kind),
        None if data.ice.contains(cell) => Square::Ice,
        None if data.cells.contains(cell) => Square::Rock,
        None if data.holes.contains(cell) => Square::Hole,
        None => face.heart.unwrap_or(face.beyond),
    }
}

/// The middle of the whirlpool's cells, in cells from the middle of the grid.
fn whirlpool(planet: PlanetId) -> Option<[f32; 2]> {
    let is_whirl = |cell: &Cell| features::feature(planet, *cell) == Some(Feature::Whirlpool);
    let cells: CellSet = Cell::all().filter(is_whirl).collect();
    let middle = [Cell::column, Cell::row].map(|of| mean(cells, of) - HALF);
    (!cells.is_empty()).then_some(middle)
}
