//! Rounded rectangles and discs as a few quads, whose corners are pictures on the sheet.

use egui::epaint::Vertex;
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
        let vertex = |(row, column): (usize, usize), part: Rect| Vertex {
            pos: pos2(xs[column], ys[row]),
            uv: pos2(
                along(column, part.left(), part.right()),
                along(row, part.top(), part.bottom()),
            ),
            color,
        };
        let first = mesh.vertices.len() as u32;
        // Quads with the same picture share their vertices.
        let shared = self.parts.iter().all(|part| *part == self.parts[0]);
        if shared {
            mesh.vertices
                .extend(grid(4).map(|at| vertex(at, self.parts[0])));
        }
        for (row, column) in grid(3) {
            let size = pos2(xs[column + 1], ys[row + 1]) - pos2(xs[column], ys[row]);
            let is_middle = row == 1 && column == 1;
            if size.min_elem() <= 0.0 || (is_middle && self.is_hollow) {
                continue;
            }
            let corners = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let corners = corners.map(|(down, right)| (row + down, column + right));
            let [nw, ne, sw, se] = match shared {
                true => corners.map(|(row, column)| first + (4 * row + column) as u32),
                false => {
                    let part = self.parts[2 * (row / 2) + column / 2];
                    mesh.vertices.extend(corners.map(|at| vertex(at, part)));
                    let end = mesh.vertices.len() as u32;
                    [end - 4, end - 3, end - 2, end - 1]
                }
            };
            mesh.add_triangle(nw, ne, sw);
            mesh.add_triangle(sw, ne, se);
        }
    }
}

/// The rows and columns of a square grid, row by row.
fn grid(edge: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..edge).flat_map(move |row| (0..edge).map(move |column| (row, column)))
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

/// The place in the picture of a corner at the first, second, third or last line across a side. The second half is mirrored,
/// and between the two lines in the middle the picture stays the same.
const fn along(line: usize, outer: f32, inner: f32) -> f32 {
    match line {
        0 | 3 => outer,
        _ => inner,
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
