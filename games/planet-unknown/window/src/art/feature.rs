//! The special features of the ground of some planets: towns, clouds, storms, currents, whirlpools and black holes.

use super::noise::{fractal, hash, mix, smooth, step};
use super::outline::HALF;
use super::planet::{Color, blend, ramp};

/// The colour of a point of the ground.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tone {
    /// The colour in daylight.
    pub(super) color: Color,
    /// The share of its own light, from 0 to 1.
    pub(super) glow: f32,
}

impl Tone {
    /// Returns the tone of ground with this share of its own light.
    pub(super) const fn glowing(color: Color, glow: f32) -> Self {
        Self { color, glow }
    }

    /// Returns the tone of ground that does not glow.
    pub(super) const fn dull(color: Color) -> Self {
        Self { color, glow: 0.0 }
    }
}

/// A town: lit windows in blocks along a cross of streets, brighter towards its middle.
pub(super) fn city(rock: Color, x: f32, y: f32, seed: u32) -> Tone {
    // From the middle of the cell.
    let [dx, dy] = [x, y].map(|axis| (axis + HALF).rem_euclid(1.0) - 0.5);
    let away = dx.hypot(dy);
    let town = 1.0 - step(0.30, 0.52, away);
    let street = dx.abs().min(dy.abs()) < 0.022 || (away - 0.26).abs() < 0.018;
    let block = [(x * 13.0).floor() as i32, (y * 13.0).floor() as i32];
    let lit = hash(block[0], block[1], 1, seed + 5) > 0.45;
    let window = ((x * 13.0).rem_euclid(1.0) - 0.5).abs() < 0.36
        && ((y * 13.0).rem_euclid(1.0) - 0.5).abs() < 0.36;
    let ground = blend(rock, [0.10, 0.13, 0.20], 0.85 * town);
    let cold = hash(block[0], block[1], 2, seed);
    let warm = blend([1.0, 0.80, 0.42], [0.75, 0.92, 1.0], cold);
    if street {
        let lamps = blend(ground, [1.0, 0.86, 0.55], 0.85 * town);
        return Tone::glowing(lamps, town);
    }
    let shine = if lit && window {
        town * mix(1.0, 0.55, away * 2.0)
    } else {
        0.0
    };
    let halo = (1.0 - step(0.0, 0.55, away)) * 0.30;
    let glow = shine.max(halo);
    Tone::glowing(blend(ground, warm, glow), glow)
}

/// Poisonous clouds over the rock.
pub(super) fn toxic(rock: Color, x: f32, y: f32, seed: u32) -> Tone {
    let warp = fractal([x * 1.1, y * 1.1, 2.5], 2, seed + 40);
    let (at_x, at_y) = (x * 1.5 + 1.6 * warp, y * 1.5 - 1.2 * warp);
    let billow = fractal([at_x, at_y, 6.5], 4, seed + 41);
    let lit = fractal([at_x + 0.10, at_y + 0.10, 6.5], 3, seed + 41);
    let density = mix(0.62, 0.97, step(0.30, 0.60, billow));
    let deep = ramp([0.26, 0.10, 0.36], [0.46, 0.62, 0.06], 0.32..0.52, billow);
    let cloud = ramp(deep, [0.86, 0.96, 0.34], 0.50..0.72, billow);
    let shade = (1.0 + (billow - lit) * 4.0).clamp(0.7, 1.35);
    let lit_cloud = cloud.map(|channel| channel * shade);
    Tone::glowing(blend(rock, lit_cloud, density), 0.25)
}

/// A storm in bands along the rows, with eddies between them.
pub(super) fn storm(x: f32, y: f32, seed: u32) -> Tone {
    let bend = (smooth([x * 0.8, y * 2.0, 1.5], seed + 60) - 0.5) * 0.9;
    let broad = [x * 0.42 + bend, (y + 0.22 * bend) * 3.4, 3.5];
    let flow = fractal(broad, 4, seed + 61);
    let narrow = [x * 1.3 + 2.0 * bend, (y + 0.2 * bend) * 9.0, 8.5];
    let fine = fractal(narrow, 3, seed + 62);
    let dark = ramp([0.30, 0.16, 0.30], [0.62, 0.34, 0.28], 0.30..0.50, flow);
    let both = 0.6 * flow + 0.4 * fine;
    let bright = ramp(dark, [0.97, 0.80, 0.56], 0.46..0.70, both);
    let edge = step(0.72, 1.0, y.abs());
    let pale = 0.55 * edge * step(0.35, 0.6, fine);
    let color = blend(bright, [1.0, 0.93, 0.80], pale);
    Tone::glowing(color.map(|channel| channel * 0.92), 0.2)
}

/// Energy that flows through cracks in the rock.
pub(super) fn current(rock: Color, x: f32, y: f32, seed: u32) -> Tone {
    let warp = fractal([x * 1.2, y * 1.2, 5.5], 3, seed + 20) - 0.5;
    let vein = |scale: f32, layer: f32, seed| {
        let at = [x * scale + 1.4 * warp, y * scale - 1.4 * warp, layer];
        1.0 - (smooth(at, seed) - 0.5).abs() * 2.0
    };
    let hot = vein(1.3, 2.5, seed + 21)
        .powi(5)
        .max(0.8 * vein(2.7, 4.5, seed + 22).powi(7));
    let ember = ramp([0.34, 0.12, 0.02], [0.80, 0.42, 0.02], 0.05..0.45, hot);
    let color = ramp(blend(rock, ember, 0.88), [1.0, 0.93, 0.42], 0.30..0.85, hot);
    Tone::glowing(color, mix(0.55, 1.0, step(0.1, 0.5, hot)))
}

/// Water that turns around a deep eye; `x` and `y` are relative to its middle. The ground around it is twisted along.
pub(super) fn whirl(ground: Tone, x: f32, y: f32, seed: u32) -> Tone {
    const REACH: f32 = 2.9;
    let away = x.hypot(y);
    if away > REACH {
        return ground;
    }
    let turn = y.atan2(x) + 2.1 * (away + 0.12).ln();
    let wobble = fractal([x * 0.9, y * 0.9, 2.5], 3, seed + 80) - 0.5;
    let arms = 0.5 + 0.5 * (3.0 * turn + 3.0 * wobble).sin();
    let around = [turn.cos() * 3.0 + away, turn.sin() * 3.0, away * 1.6];
    let foam = fractal(around, 4, seed + 81);
    let shallow = step(0.1, 1.9, away) * (0.45 + 0.55 * arms);
    let sea = blend([0.01, 0.10, 0.20], [0.02, 0.42, 0.55], shallow);
    let crests = step(0.60, 0.98, arms * 0.62 + foam * 0.6) * step(0.15, 0.9, away) * 0.85;
    let water = blend(sea, [0.86, 1.0, 1.0], crests);
    let eye = 1.0 - step(0.12, 0.62, away);
    let color = blend(water, [0.0, 0.02, 0.06], eye);
    let strength =
        (1.0 - step(1.25, REACH, away)) * if away > 1.35 { 0.45 + 0.55 * arms } else { 1.0 };
    let glow = mix(ground.glow, 0.15, strength);
    Tone::glowing(blend(ground.color, color, strength), glow)
}

/// The night sky with a few stars.
pub(super) fn night(x: f32, y: f32, seed: u32) -> Color {
    let (column, row) = ((x * 7.0).floor(), (y * 7.0).floor());
    let chance = |layer| hash(column as i32, row as i32, layer, seed + 33);
    let away = (x * 7.0 - column - 0.5).hypot(y * 7.0 - row - 0.5);
    let star = if chance(0) > 0.86 {
        (1.0 - away * 3.5).max(0.0) * chance(1)
    } else {
        0.0
    };
    [0.012, 0.018, 0.045].map(|channel| channel + star * 0.8)
}

/// A black hole in the middle: a dark disc, its ring of bent light, and infalling glowing matter.
pub(super) fn black_hole(x: f32, y: f32, seed: u32) -> Tone {
    const CORE: f32 = 1.25;
    let away = x.hypot(y);
    let hot = |strength: f32| -> Color {
        let edge: Color = [0.55, 0.16, 0.40];
        let warm = ramp(edge, [1.0, 0.52, 0.16], 0.15..0.55, strength);
        ramp(warm, [1.0, 0.95, 0.82], 0.6..1.0, strength).map(|channel| channel * strength.min(1.0))
    };
    let turn = y.atan2(x) + 3.2 * (away + 0.3).ln();
    let around = [turn.cos() * 2.4, turn.sin() * 2.4, away * 2.6];
    let streaks = fractal(around, 4, seed + 70);
    let ring = (-((away - CORE - 0.22) / 0.16).powi(2)).exp();
    let halo = (1.0 - step(CORE, 4.2, away)).powi(2) * mix(0.25, 1.1, step(0.3, 0.7, streaks));
    let outside = (ring + halo * 0.85).min(1.2) * step(CORE - 0.04, CORE + 0.10, away);
    let along = fractal([x * 0.7, y * 9.0, 4.5], 4, seed + 71);
    let slab = (-(y / mix(0.42, 0.12, (x.abs() / 5.2).min(1.0))).powi(2)).exp();
    let front = slab * (1.0 - step(1.4, 5.2, x.abs())) * mix(0.55, 1.15, step(0.3, 0.7, along));
    let light = hot(outside.max(front));
    let sky = night(x, y, seed).map(|channel| channel * step(CORE, CORE + 0.6, away));
    let color = std::array::from_fn(|channel| (sky[channel] + light[channel]).min(1.0));
    Tone::glowing(color, 1.0)
}
