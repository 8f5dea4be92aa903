//! Smooth noise, the basis of ground, clouds and nebulae.

/// A number from 0 to 1 that depends only on three integers and a seed.
pub(super) fn hash(x: i32, y: i32, z: i32, seed: u32) -> f32 {
    let mut bits = seed ^ (x as u32).wrapping_mul(0x9E37_79B1);
    bits = (bits ^ (y as u32).wrapping_mul(0x85EB_CA77)).rotate_left(13);
    bits = (bits ^ (z as u32).wrapping_mul(0xC2B2_AE3D)).wrapping_mul(0x27D4_EB2F);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    ((bits ^ (bits >> 13)) >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise from 0 to 1 at a point in space.
pub(super) fn smooth([x, y, z]: [f32; 3], seed: u32) -> f32 {
    let cell = [x.floor(), y.floor(), z.floor()];
    let [fx, fy, fz] = [ease(x - cell[0]), ease(y - cell[1]), ease(z - cell[2])];
    let [cx, cy, cz] = cell.map(|axis| axis as i32);
    let corner = |dx: i32, dy: i32, dz: i32| hash(cx + dx, cy + dy, cz + dz, seed);
    let edge = |dy, dz| mix(corner(0, dy, dz), corner(1, dy, dz), fx);
    let side = |dz| mix(edge(0, dz), edge(1, dz), fy);
    mix(side(0), side(1), fz)
}

/// Fractal noise from 0 to 1: the sum of `octaves` of smooth noise, each finer and fainter than the one before.
pub(super) fn fractal(point: [f32; 3], octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut total, mut scale) = (0.0, 1.0, 0.0, 1.0);
    for octave in 0..octaves {
        sum += weight * smooth(point.map(|axis| axis * scale), seed.wrapping_add(octave));
        total += weight;
        weight *= 0.5;
        scale *= 2.03;
    }
    sum / total
}

/// Interpolates from `a` to `b` as `way` goes from 0 to 1.
pub(super) fn mix(a: f32, b: f32, way: f32) -> f32 {
    a + (b - a) * way
}

/// Rises from 0 at `from` to 1 at `to`, with a soft start and end.
pub(super) fn step(from: f32, to: f32, value: f32) -> f32 {
    ease(((value - from) / (to - from)).clamp(0.0, 1.0))
}

fn ease(way: f32) -> f32 {
    way * way * (3.0 - 2.0 * way)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_stays_between_zero_and_one_and_repeats() {
        for index in 0..1000 {
            let point = [index as f32 * 0.37, index as f32 * -0.73, 0.5];
            let value = fractal(point, 5, 7);
            assert!((0.0..=1.0).contains(&value));
            assert_eq!(value, fractal(point, 5, 7));
        }
    }
}
