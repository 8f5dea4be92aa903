//! Rounded rectangles and discs as a few quads, whose corners are pictures on the sheet.

use egui::{Color32, CornerRadius, Mesh, Rect, pos2};

use crate::art::{Corner, Sheet};

/// How a shape is drawn inside its outline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Inside {
    /// It is filled, and fades across this many points.
    Filled { blur: f32 },
    /// It is empty within a border as wide as this many points.
    Border(f32),
}

/// The parts of the sheet with the corners of a shape, and how far they reach in points.
pub(super) struct Corners {
    /// Upper left, upper right, lower left, lower right.
    parts: [Rect; 4],
    margin: f32,
    reach: f32,
    is_hollow: bool,
}

impl Corners {
    /// The corners of a rectangle, some of which are round. Returns `None` if the sheet has no picture of them.
    pub(super) fn of_rect(
        sheet: &Sheet,
        rect: Rect,
        corners: CornerRadius,
        inside: Inside,
    ) -> Option<Self> {
        let radii = [corners.nw, corners.ne, corners.sw, corners.se];
        let radius = radii.into_iter().max().filter(|radius| *radius > 0)?;
        if radii.iter().any(|other| *other != radius && *other != 0) {
            return None;
        }
        let scale = sheet.pixels_per_point();
        let radius = f32::from(radius).min(rect.size().min_elem() / 2.0);
        let corner = corner(radius, inside, scale)?;
        let round = sheet.corner(corner)?;
        let square = match radii.contains(&0) {
            true => sheet.corner(corner.square())?,
            false => round,
        };
        Some(Self {
            parts: radii.map(|radius| if radius > 0 { round } else { square }),
            margin: corner.margin() / scale,
            reach: corner.reach() / scale,
            is_hollow: matches!(inside, Inside::Border(_)),
        })
    }

    /// The corners of a disc or a ring with this outer radius. Returns `None` if the sheet has no picture of them.
    pub(super) fn of_disc(sheet: &Sheet, radius: f32, inside: Inside) -> Option<Self> {
        let drawn = rung(radius * sheet.pixels_per_point())?;
        // Points on the screen for a pixel of the picture.
        let scale = radius / drawn;
        let corner = corner(drawn, inside, 1.0 / scale)?;
        Some(Self {
            parts: [sheet.corner(corner)?; 4],
            margin: corner.margin() * scale,
            reach: radius,
            is_hollow: matches!(inside, Inside::Border(_)),
        })
    }

    /// Adds the corners, the sides between them, and the middle.
    pub(super) fn add(&self, mesh: &mut Mesh, rect: Rect, color: Color32) {
        let Self { margin, reach, .. } = *self;
        let stops = |from: f32, to: f32| {
            let reach = reach.min((to - from) / 2.0);
            [from - margin, from + reach, to - reach, to + margin]
        };
        let xs = stops(rect.left(), rect.right());
        let ys = stops(rect.top(), rect.bottom());
        for (row, column) in (0..3).flat_map(|row| (0..3).map(move |column| (row, column))) {
            let (first, end) = (pos2(xs[column], ys[row]), pos2(xs[column + 1], ys[row + 1]));
            let quad = Rect::from_min_max(first, end);
            let is_middle = row == 1 && column == 1;
            if quad.width() <= 0.0 || quad.height() <= 0.0 || (is_middle && self.is_hollow) {
                continue;
            }
            let part = self.parts[2 * (row / 2) + column / 2];
            let u = along(column, part.left(), part.right());
            let v = along(row, part.top(), part.bottom());
            let uv = Rect::from_min_max(pos2(u[0], v[0]), pos2(u[1], v[1]));
            mesh.add_rect_with_uv(quad, uv, color);
        }
    }
}

/// The corner with this radius in pixels, of a shape whose other lengths are in points of `scale` pixels.
fn corner(radius: f32, inside: Inside, scale: f32) -> Option<Corner> {
    match inside {
        Inside::Filled { blur } => Corner::new(radius, None, blur * scale),
        Inside::Border(width) => Corner::new(radius, Some(width * scale), 0.0),
    }
}

/// The radius, in pixels, of the picture from which a disc is drawn. Neighbouring sizes share one, and large discs are drawn
/// from the largest; none if the edge would become soft.
fn rung(pixels: f32) -> Option<f32> {
    const PER_OCTAVE: f32 = 4.0;
    if !(0.25..Corner::WIDEST * 1.8).contains(&pixels) {
        return None;
    }
    let rung = (PER_OCTAVE * pixels.log2()).round() / PER_OCTAVE;
    Some(rung.exp2().clamp(1.0, Corner::WIDEST))
}

/// The part of the picture of a corner for the first, the middle and the last third of a side. The last is mirrored, and in
/// the middle the picture stays the same.
fn along(third: usize, outer: f32, inner: f32) -> [f32; 2] {
    match third {
        0 => [outer, inner],
        1 => [inner, inner],
        _ => [inner, outer],
    }
}

#[cfg(test)]
mod tests {
    use egui::{Context, Vec2};

    use super::*;

    const FILLED: Inside = Inside::Filled { blur: 0.0 };

    fn sheet() -> Sheet {
        Sheet::fine_enough(&Context::default(), 20.0)
    }

    fn rect() -> Rect {
        Rect::from_min_size(pos2(10.0, 20.0), Vec2::new(40.0, 30.0))
    }

    /// A rectangle with round corners, if the sheet has pictures of them.
    fn drawn(rect: Rect, corners: CornerRadius, inside: Inside) -> Option<Mesh> {
        let mut mesh = Mesh::default();
        Corners::of_rect(&sheet(), rect, corners, inside)?.add(&mut mesh, rect, Color32::RED);
        Some(mesh)
    }

    #[test]
    fn a_rounded_rectangle_takes_nine_quads_and_its_border_eight() {
        for (inside, quads) in [(FILLED, 9), (Inside::Border(1.0), 8)] {
            let mesh = drawn(rect(), CornerRadius::same(5), inside).unwrap();
            assert_eq!(mesh.indices.len(), 6 * quads);
            assert_eq!(mesh.calc_bounds(), rect().expand(0.5));
        }
    }

    #[test]
    fn a_disc_takes_four_quads_at_every_size() {
        for radius in [0.5, 3.0, 17.3, 60.0] {
            let mut mesh = Mesh::default();
            let disc = Corners::of_disc(&sheet(), radius, FILLED).unwrap();
            let square = Rect::from_center_size(pos2(100.0, 100.0), Vec2::splat(2.0 * radius));
            disc.add(&mut mesh, square, Color32::RED);
            assert_eq!(mesh.indices.len(), 6 * 4);
            let reach = mesh.calc_bounds().width() / 2.0 - radius;
            assert!((0.2..=1.0).contains(&reach), "{radius}: {reach}");
        }
    }

    #[test]
    fn corners_may_be_round_or_square() {
        let corners = CornerRadius {
            nw: 6,
            ..CornerRadius::ZERO
        };
        let mesh = drawn(rect(), corners, FILLED).unwrap();
        let quads: Vec<_> = mesh.vertices.chunks(4).collect();
        assert_ne!(quads[0][0].uv, quads[2][1].uv, "upper left and upper right");
        assert_eq!(
            quads[2][1].uv, quads[8][3].uv,
            "upper right and lower right"
        );
    }

    #[test]
    fn a_small_rectangle_keeps_its_size() {
        let small = Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(6.0, 30.0));
        let mesh = drawn(small, CornerRadius::same(12), FILLED).unwrap();
        assert_eq!(mesh.calc_bounds(), small.expand(0.5));
    }

    #[test]
    fn what_has_no_picture_is_left_to_others() {
        assert_eq!(drawn(rect(), CornerRadius::ZERO, FILLED), None);
        let uneven = CornerRadius {
            nw: 3,
            ne: 4,
            ..CornerRadius::ZERO
        };
        assert_eq!(drawn(rect(), uneven, FILLED), None);
        assert_eq!(rung(90.0), None);
    }
}
