//! The outlines of planets: one disc, several bodies or a frame.

use super::face::{Face, Form};
use super::noise::smooth;
use rules::board::cell::SIDE;
use rules::{Cell, CellSet, PlanetId};

/// The width of the ground beyond the outermost corner of a cell, in cells.
const RIM: f32 = 0.38;
/// The extent of the atmosphere, in radii.
pub(super) const AIR: f32 = 1.15;
/// Half the edge of the grid, in cells.
pub(super) const HALF: f32 = SIDE as f32 / 2.0;

/// The square of the grid at a point that is given in cells from its corner; `None` outside it.
pub(super) fn square_at(x: f32, y: f32) -> Option<Cell> {
    let inside = 0.0..f32::from(SIDE);
    let is_inside = inside.contains(&x) && inside.contains(&y);
    Cell::new(x as u8, y as u8).filter(|_| is_inside)
}

/// A disc with the cells on it. Its centre is in cells from the middle of the grid.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Globe {
    cells: CellSet,
    x: f32,
    y: f32,
    radius: f32,
}

/// The outline of a planet.
#[derive(Debug, Clone)]
pub(super) struct Outline {
    form: Form,
    globes: Vec<Globe>,
    seed: u32,
}

/// A point as seen from the body to which it belongs.
#[derive(Debug, Clone, Copy)]
pub(super) struct BodyPoint {
    /// The index of the body.
    pub(super) body: usize,
    /// The horizontal offset from the middle of the body, in its radii; for a frame, in halves of its edge.
    pub(super) x: f32,
    /// The vertical offset, downwards.
    pub(super) y: f32,
    /// The distance from the middle, 1 at the edge.
    pub(super) distance: f32,
    /// The radius of the body in cells.
    pub(super) radius: f32,
}

/// Half the edge of the picture of a planet, in cells.
pub fn half_span(planet: PlanetId) -> f32 {
    let reach = |globe: &Globe| globe.x.abs().max(globe.y.abs()) + globe.radius * AIR;
    globes(planet).iter().map(reach).fold(0.0, f32::max)
}

impl Outline {
    pub(super) fn new(planet: PlanetId, seed: u32) -> Self {
        Self {
            form: Face::of(planet).form,
            globes: globes(planet),
            seed,
        }
    }

    /// The place on its body of a point that is given in cells from the middle of the grid.
    pub(super) fn place(&self, x: f32, y: f32) -> BodyPoint {
        if self.form == Form::Frame {
            return self.in_frame(x, y);
        }
        let square = square_at(x + HALF, y + HALF);
        let seen = |(body, globe): (usize, &Globe)| {
            let (x, y) = ((x - globe.x) / globe.radius, (y - globe.y) / globe.radius);
            let place = BodyPoint {
                body,
                x,
                y,
                distance: x.hypot(y),
                radius: globe.radius,
            };
            let is_own = square.is_some_and(|square| globe.cells.contains(square));
            (if is_own { -1.0 } else { place.distance }, place)
        };
        let places = self.globes.iter().enumerate().map(seen);
        let nearest = places.min_by(|(first, _), (second, _)| first.total_cmp(second));
        nearest.expect("every planet has a body").1
    }

    /// A frame with round, ragged corners.
    fn in_frame(&self, x: f32, y: f32) -> BodyPoint {
        const ROUND: f32 = 0.9;
        let radius = HALF + RIM;
        let [dx, dy] = [x, y].map(|axis| (axis.abs() - radius + ROUND).max(0.0));
        let inner = (x.abs().max(y.abs()) - radius).min(0.0);
        let ragged = (smooth([x * 1.6, y * 1.6, 0.5], self.seed + 12) - 0.5) * 0.36;
        let beyond = if dx + dy > 0.0 {
            dx.hypot(dy) - ROUND
        } else {
            inner
        };
        let distance = 1.0 + (beyond + ragged.min(0.0)) / radius;
        BodyPoint {
            body: 0,
            x: x / radius,
            y: y / radius,
            distance,
            radius,
        }
    }
}

/// The discs of a planet: one for each body, or one that reaches to the sides of a frame.
fn globes(planet: PlanetId) -> Vec<Globe> {
    let data = planet.data();
    match Face::of(planet).form {
        Form::Frame => vec![Globe {
            cells: data.cells,
            x: 0.0,
            y: 0.0,
            radius: HALF + RIM,
        }],
        Form::Globe => vec![around(data.cells, [0.0, 0.0])],
        Form::Bodies => ('1'..='9')
            .map(|mark| data.marked(mark))
            .filter(|group| !group.is_empty())
            .map(|group| around(group, middle(group)))
            .collect(),
    }
}

/// The disc around a centre on which all of `cells` lie.
fn around(cells: CellSet, [x, y]: [f32; 2]) -> Globe {
    let far = |at: u8, middle: f32| {
        let start = f32::from(at) - HALF - middle;
        start.abs().max((start + 1.0).abs())
    };
    let reach = |cell: Cell| far(cell.column(), x).hypot(far(cell.row(), y));
    Globe {
        cells,
        x,
        y,
        radius: cells.into_iter().map(reach).fold(0.0, f32::max) + RIM,
    }
}

/// The mean of the columns or rows of `cells`, in cells from the corner of the grid.
pub fn mean(cells: CellSet, of: fn(Cell) -> u8) -> f32 {
    let middles = cells.into_iter().map(|cell| f32::from(of(cell)) + 0.5);
    middles.sum::<f32>() / cells.len().max(1) as f32
}

/// The middle of the rectangle around `cells`, in cells from the middle of the grid.
fn middle(cells: CellSet) -> [f32; 2] {
    let span = |of: fn(Cell) -> u8| {
        let least = cells.into_iter().map(of).min().unwrap_or(0);
        let most = cells.into_iter().map(of).max().unwrap_or(0);
        (f32::from(least) + f32::from(most) + 1.0) / 2.0 - HALF
    };
    [span(Cell::column), span(Cell::row)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_lies_within_the_outline() {
        for planet in PlanetId::ALL {
            let outline = Outline::new(planet, 7);
            for cell in planet.data().cells {
                for (dx, dy) in [(0.01, 0.01), (0.99, 0.01), (0.01, 0.99), (0.99, 0.99)] {
                    let (x, y) = (
                        f32::from(cell.column()) + dx - HALF,
                        f32::from(cell.row()) + dy - HALF,
                    );
                    assert!(outline.place(x, y).distance < 1.0, "{planet} {cell:?}");
                }
            }
        }
    }

    #[test]
    fn a_planet_is_not_much_larger_than_its_grid() {
        for planet in PlanetId::ALL {
            assert!(
                (HALF..HALF + 2.5).contains(&half_span(planet)),
                "{planet} {}",
                half_span(planet)
            );
        }
    }
}
