//! Corners: the rounded corners of plain shapes as small white pictures.
//!
//! With the picture of its corner, a rounded rectangle takes nine quads, and a circle four. A smooth outline takes a
//! hundred triangles and more, which a computer without a graphics card keeps in memory until the picture is done.

use egui::{Color32, ColorImage, Vec2, vec2};

/// The units in a pixel to which lengths are rounded, so that nearly equal corners share a picture.
const UNITS: f32 = 8.0;

/// The corner of a rectangle. Its lengths are in eighths of a pixel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Corner {
    radius: u16,
    /// The width of the border; none if the rectangle is filled.
    border: Option<u16>,
    /// The width of the edge, across which the rectangle fades.
    blur: u16,
    /// How far the picture reaches from the edges into the rectangle.
    reach: u16,
}

impl Corner {
    /// The edge of the picture of a corner, in pixels.
    pub const EDGE: usize = 40;

    /// The largest radius of a corner with a sharp edge, in pixels.
    pub const WIDEST: f32 = 36.0;

    /// A corner with this radius, border and blur in pixels; none if it is too large for a picture.
    pub fn new(radius: f32, border: Option<f32>, blur: f32) -> Option<Self> {
        let units = |pixels: f32| (pixels * UNITS).round() as u16;
        let blur = units(blur.max(1.0));
        let radius = units(radius);
        let border = border.map(|width| units(width).max(1));
        let reach = radius.max(border.unwrap_or(0) + blur.div_ceil(2));
        let corner = Self {
            radius,
            border,
            blur,
            reach,
        };
        let needed = corner.inset() as f32 + corner.reach() + 1.0;
        (needed <= Self::EDGE as f32).then_some(corner)
    }

    /// The corner of the same rectangle if this corner is not rounded.
    pub const fn square(self) -> Self {
        Self { radius: 0, ..self }
    }

    /// How far the picture reaches beyond the edges of the rectangle, in pixels.
    pub fn margin(self) -> f32 {
        f32::from(self.blur) / UNITS / 2.0
    }

    /// How far it reaches into the rectangle, in pixels. From there on the rectangle is the same up to the next corner.
    pub fn reach(self) -> f32 {
        f32::from(self.reach) / UNITS
    }

    /// How far from the left and upper side of the picture the edges of the rectangle lie, in pixels.
    pub fn inset(self) -> usize {
        (self.margin() + 0.5).ceil() as usize
    }

    /// Paints the corner at the upper left of a rectangle.
    pub fn paint(self) -> ColorImage {
        let mut image = ColorImage::filled([Self::EDGE; 2], Color32::TRANSPARENT);
        let outside = self.inset() as f32 - 0.5;
        for (index, pixel) in image.pixels.iter_mut().enumerate() {
            let at = vec2(
                (index % Self::EDGE) as f32 - outside,
                (index / Self::EDGE) as f32 - outside,
            );
            *pixel = Color32::from_white_alpha((255.0 * self.coverage(at)).round() as u8);
        }
        image
    }

    /// The share of a point that is covered, from 0 to 1. The point is given by its distances from the edges.
    fn coverage(self, at: Vec2) -> f32 {
        let [radius, blur] = [self.radius, self.blur].map(|length| f32::from(length) / UNITS);
        let within = |at: Vec2, radius: f32| (0.5 + depth(at, radius) / blur).clamp(0.0, 1.0);
        let outer = within(at, radius);
        let Some(width) = self.border.map(|width| f32::from(width) / UNITS) else {
            return outer;
        };
        outer - within(at - Vec2::splat(width), (radius - width).max(0.0))
    }
}

/// How far a point lies within the edges, beside a corner with this radius; less than 0 if it is outside.
fn depth(at: Vec2, radius: f32) -> f32 {
    let from_center = Vec2::splat(radius) - at;
    if from_center.min_elem() > 0.0 {
        radius - from_center.length()
    } else {
        at.min_elem()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The part of a pixel that is covered, summed up over the part of the picture within its reach.
    fn area(corner: Corner) -> f32 {
        let image = corner.paint();
        let end = corner.inset() + corner.reach() as usize;
        let rows = (0..end).flat_map(|y| (0..end).map(move |x| (x, y)));
        rows.map(|at| f32::from(image[at].a()) / 255.0).sum()
    }

    #[test]
    fn a_filled_corner_covers_a_quarter_of_a_disc() {
        for radius in [4.0, 9.0, 30.0] {
            let corner = Corner::new(radius, None, 1.0).unwrap();
            let quarter = std::f32::consts::FRAC_PI_4 * radius * radius;
            assert!((area(corner) - quarter).abs() < 0.5, "{radius}");
        }
    }

    #[test]
    fn the_corner_of_a_border_covers_a_quarter_of_a_ring() {
        let corner = Corner::new(10.0, Some(2.0), 1.0).unwrap();
        let quarter = std::f32::consts::FRAC_PI_4 * (10.0 * 10.0 - 8.0 * 8.0);
        assert!((area(corner) - quarter).abs() < 0.5, "{}", area(corner));
    }

    #[test]
    fn a_square_corner_is_covered_up_to_its_tip() {
        let corner = Corner::new(10.0, None, 1.0).unwrap().square();
        let image = corner.paint();
        let tip = corner.inset();
        assert_eq!(image[(tip, tip)].a(), 255);
        assert_eq!(image[(tip - 1, tip)].a(), 0);
    }

    #[test]
    fn the_picture_ends_where_the_rectangle_stays_the_same() {
        for (radius, border) in [(4.0, None), (4.0, Some(1.0)), (3.0, Some(6.5)), (0.0, None)] {
            let corner = Corner::new(radius, border, 1.0).unwrap();
            let image = corner.paint();
            let end = corner.inset() + corner.reach().ceil() as usize;
            let column = |x: usize| (0..Corner::EDGE).map(move |y| (x, y));
            for (here, further) in column(end).zip(column(Corner::EDGE - 1)).take(end) {
                assert_eq!(
                    image[here], image[further],
                    "{radius} {border:?} at {here:?}"
                );
            }
        }
    }

    #[test]
    fn what_is_too_large_has_no_picture() {
        assert!(Corner::new(Corner::WIDEST, None, 1.0).is_some());
        assert!(Corner::new(Corner::WIDEST + 3.0, None, 1.0).is_none());
        assert!(Corner::new(4.0, None, 60.0).is_none());
    }
}
