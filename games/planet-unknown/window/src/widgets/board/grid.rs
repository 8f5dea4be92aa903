//! The positions of a board's cells on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use rules::board::cell::SIDE;
use rules::{Cell, CellSet, Line};

/// The room for the medals around the grid, in cells.
const MARGIN: f32 = 0.95;

/// The grid of a board on the screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Grid {
    /// The top left corner of the grid.
    origin: Pos2,
    /// The edge of a cell in points.
    cell: f32,
}

impl Grid {
    /// Half the edge of a board with its medals, in cells.
    pub const HALF: f32 = SIDE as f32 / 2.0 + MARGIN;

    /// The largest grid with room for its medals within a rectangle, on whole pixels.
    pub(super) fn within(rect: Rect, pixels_per_point: f32) -> Self {
        let side = f32::from(SIDE);
        let free = rect.size().min_elem() / (2.0 * Self::HALF);
        let cell = (free * pixels_per_point).floor().max(1.0) / pixels_per_point;
        let origin = rect.center() - Vec2::splat(cell * side / 2.0);
        let snap = |value: f32| (value * pixels_per_point).round() / pixels_per_point;
        Self {
            origin: pos2(snap(origin.x), snap(origin.y)),
            cell,
        }
    }

    /// The rectangle of a whole board of which `part`, in cells, fills the width of `rect`.
    pub fn around(rect: Rect, part: Rect, pixels_per_point: f32) -> Rect {
        let cell = (rect.width() / part.width() * pixels_per_point)
            .floor()
            .max(1.0)
            / pixels_per_point;
        // Slightly more, so that rounding does not make the cells a pixel smaller.
        let edge = cell * 2.0 * Self::HALF + 0.01;
        let corner = rect.min - (part.min.to_vec2() + Vec2::splat(MARGIN)) * cell;
        Rect::from_min_size(corner, Vec2::splat(edge))
    }

    /// The edge of a cell in points.
    pub const fn cell(&self) -> f32 {
        self.cell
    }

    /// The middle of the planet.
    pub fn center(&self) -> Pos2 {
        self.origin + Vec2::splat(self.cell * f32::from(SIDE) / 2.0)
    }

    /// The area of all cells, without the medals around them.
    pub fn area(&self) -> Rect {
        Rect::from_min_size(self.origin, Vec2::splat(self.cell * f32::from(SIDE)))
    }

    /// The rectangle of a cell.
    pub fn rect(&self, cell: Cell) -> Rect {
        self.square(f32::from(cell.column()), f32::from(cell.row()))
    }

    /// The rectangle of the square at a column and a row, which may be fractional or outside the grid.
    pub(super) fn square(&self, column: f32, row: f32) -> Rect {
        let corner = self.origin + vec2(column, row) * self.cell;
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    /// The edges between neighbours among `cells` that are parted.
    pub(super) fn borders(
        &self,
        cells: CellSet,
        are_parted: impl Fn(Cell, Cell) -> bool,
    ) -> Vec<[Pos2; 2]> {
        let mut found = Vec::new();
        for cell in cells {
            let rect = self.rect(cell);
            let sides = [((1, 0), rect.right_top()), ((0, 1), rect.left_bottom())];
            for ((columns, rows), start) in sides {
                let beyond = cell.offset(columns, rows).filter(|at| cells.contains(*at));
                if beyond.is_some_and(|beyond| are_parted(cell, beyond)) {
                    found.push([start, rect.right_bottom()]);
                }
            }
        }
        found
    }

    /// The square of the grid at a place on the screen.
    pub fn cell_at(&self, at: Pos2) -> Option<Cell> {
        let offset = (at - self.origin) / self.cell;
        let inside = 0.0..f32::from(SIDE);
        if !inside.contains(&offset.x) || !inside.contains(&offset.y) {
            return None;
        }
        Cell::new(offset.x as u8, offset.y as u8)
    }

    /// The middle of the medal of a row or column.
    pub(super) fn medal(&self, line: Line) -> Pos2 {
        self.beside(line, -MARGIN * 0.5)
    }

    /// The area of the medal of a row or column.
    pub fn medal_rect(&self, line: Line) -> Rect {
        Rect::from_center_size(self.medal(line), Vec2::splat(self.cell))
    }

    /// The middle of the name of a row or column, at the end opposite the medal.
    pub(super) fn name(&self, line: Line) -> Pos2 {
        self.beside(line, f32::from(SIDE) + MARGIN * 0.4)
    }

    /// The point on the centre line of a row or column at `beside` cells from its beginning.
    fn beside(&self, line: Line, beside: f32) -> Pos2 {
        let along = |index: u8| f32::from(index) + 0.5;
        let (x, y) = match line {
            Line::Row(row) => (beside, along(row)),
            Line::Column(column) => (along(column), beside),
        };
        self.origin + vec2(x, y) * self.cell
    }
}
