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

/// Something for each square of the grid, row by row.
pub(super) type Squares<T> = [[T; SIDE as usize]; SIDE as usize];

/// What belongs to the square at a point that is given in cells from the corner of the grid; `None` outside it.
pub(super) fn square_at<T: Copy>(squares: &Squares<T>, x: f32, y: f32) -> Option<T> {
    let [column, row] = [x, y].map(f32::floor);
    let is_inside = |at| (0.0..f32::from(SIDE)).contains(&at);
    (is_inside(column) && is_inside(row)).then(|| squares[row as usize][column as usize])
}

/// A disc. Its centre is in cells from the middle of the grid.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Globe {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) radius: f32,
}

/// The outline of a planet.
#[derive(Debug, Clone)]
pub(super) struct Outline {
    form: Form,
    globes: Vec<Globe>,
    /// The index of the globe of each square of the grid.
    owners: Squares<Option<u8>>,
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
    let outline = Outline::new(planet, 0);
    let reach = |globe: &Globe| globe.x.abs().max(globe.y.abs()) + globe.radius * AIR;
    outline.globes.iter().map(reach).fold(0.0, f32::max)
}

impl Outline {
    pub(super) fn new(planet: PlanetId, seed: u32) -> Self {
        let form = Face::of(planet).form;
        let data = planet.data();
        let mut owners = [[None; SIDE as usize]; SIDE as usize];
        let groups: Vec<CellSet> = match form {
            Form::Bodies => ('1'..='9')
                .map(|mark| data.marked(mark))
                .filter(|group| !group.is_empty())
                .collect(),
            Form::Globe | Form::Frame => vec![data.cells],
        };
        for (index, group) in groups.iter().enumerate() {
            for cell in *group {
                owners[usize::from(cell.row())][usize::from(cell.column())] = Some(index as u8);
            }
        }
        let globes = match form {
            Form::Frame => vec![Globe {
                x: 0.0,
                y: 0.0,
                radius: HALF + RIM,
            }],
            Form::Globe => vec![around(data.cells, [0.0, 0.0])],
            Form::Bodies => groups
                .into_iter()
                .map(|group| around(group, middle(group)))
                .collect(),
        };
        Self {
            form,
            globes,
            owners,
            seed,
        }
    }

    /// The place on its body of a point that is given in cells from the middle of the grid.
    pub(super) fn place(&self, x: f32, y: f32) -> BodyPoint {
        if self.form == Form::Frame {
            return self.in_frame(x, y);
        }
        let seen = |(body, globe): (usize, &Globe)| {
            let (x, y) = ((x - globe.x) / globe.radius, (y - globe.y) / globe.radius);
            BodyPoint {
                body,
                x,
                y,
                distance: x.hypot(y),
                radius: globe.radius,
            }
        };
        let owner = square_at(&self.owners, x + HALF, y + HALF).flatten();
        let owner = owner.filter(|_| self.globes.len() > 1);
        let rank = |place: &BodyPoint| {
            if owner == Some(place.body as u8) {
                -1.0
            } else {
                place.distance
            }
        };
        let places = self.globes.iter().enumerate().map(seen);
        let nowhere = BodyPoint {
            body: 0,
            x: 9.0,
            y: 9.0,
            distance: 9.0,
            radius: 1.0,
        };
        places
            .min_by(|first, second| rank(first).total_cmp(&rank(second)))
            .unwrap_or(nowhere)
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

/// The disc around a centre on which all of `cells` lie.
fn around(cells: CellSet, [x, y]: [f32; 2]) -> Globe {
    let far = |at: u8, middle: f32| {
        let start = f32::from(at) - HALF - middle;
        start.abs().max((start + 1.0).abs())
    };
    let reach = |cell: Cell| far(cell.column(), x).hypot(far(cell.row(), y));
    Globe {
        x,
        y,
        radius: cells.into_iter().map(reach).fold(0.0, f32::max) + RIM,
    }
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
