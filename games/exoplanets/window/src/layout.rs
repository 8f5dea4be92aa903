//! Where the parts of the table lie.

use egui::{Pos2, Rect, pos2, vec2};
use exoplanets::{Arm, Place, State};

/// Where the parts of the table lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// The star, half risen at the left.
    pub(crate) star: Rect,
    /// The four arms, as rows.
    pub(crate) system: Rect,
    /// Bag, stacks, cloud and special tiles at the right.
    pub(crate) side: Rect,
    /// What a choice would bring, in a line.
    pub(crate) preview: Rect,
    /// The own supply and hand below.
    pub(crate) hand: Rect,
    orbits: usize,
}

impl Layout {
    /// The parts of a table in `room`.
    pub(crate) fn new(room: Rect, state: &State) -> Self {
        let orbits = |arm: Arm| {
            let arm = &state.arms[arm.index()];
            arm.planets.len() + arm.face_down.len()
        };
        let hand = (room.height() * 0.285).clamp(116.0, 290.0);
        let (hand_top, preview) = (room.bottom() - hand, 22.0);
        let sky = room.with_max_y(hand_top - preview - 2.0);
        let side = (room.width() * 0.17).clamp(172.0, 320.0);
        let star = (room.width() * 0.105).clamp(96.0, 260.0);
        let system = Rect::from_min_max(
            pos2(sky.left() + star, sky.top()),
            pos2(sky.right() - side - 8.0, sky.bottom()),
        );
        Self {
            star: sky.with_max_x(system.left()),
            system,
            side: sky.with_min_x(system.right() + 8.0),
            preview: Rect::from_x_y_ranges(room.x_range(), sky.bottom()..=hand_top - 2.0),
            hand: room.with_min_y(hand_top),
            orbits: Arm::ALL.into_iter().map(orbits).max().unwrap_or(1),
        }
    }

    /// The height of the words above the rows, and the width of those at their right.
    pub(crate) const HEAD: f32 = 15.0;
    pub(crate) const NAMES: f32 = 44.0;

    /// The right edge of the middle rows.
    fn end(&self) -> f32 {
        self.system.right() - Self::NAMES
    }

    /// The place of the name of an arm.
    pub(crate) fn name(&self, arm: Arm) -> Pos2 {
        let orbit = self.orbits as u8;
        let last = self.place(Place { arm, orbit });
        pos2(last.right() + 0.5 * Self::NAMES, last.center().y)
    }

    /// The number of orbits.
    pub(crate) const fn orbits(&self) -> usize {
        self.orbits
    }

    /// The size of a place.
    pub(crate) fn cell(&self) -> egui::Vec2 {
        let bent = self.bend(2.0) - self.bend(0.0);
        let width = (self.end() - self.system.left() - bent) / self.orbits as f32;
        vec2(width, (self.system.height() - Self::HEAD) / 4.0)
    }

    /// A place of the system.
    pub(crate) fn place(&self, place: Place) -> Rect {
        let row = place.arm.index() as f32 + 0.5;
        let (cell, bent) = (self.cell(), self.bend(row));
        let left = self.end() - cell.x * self.orbits as f32
            + f32::from(place.orbit.saturating_sub(1)) * cell.x
            + bent;
        let top = self.system.top() + Self::HEAD + (row - 0.5) * cell.y;
        Rect::from_min_size(pos2(left, top), cell).shrink2(vec2(3.0, 1.5))
    }

    /// How far an orbit bends to the left at this row: the middle of the system not at all.
    fn bend(&self, row: f32) -> f32 {
        let down = (row - 2.0) * self.system.height() / 4.0;
        -down * down / (2.9 * self.system.height())
    }

    /// Points along an orbit, from above the first row to below the last one.
    pub(crate) fn orbit(&self, orbit: usize) -> Vec<Pos2> {
        let cell = self.cell();
        let middle = self.end() - cell.x * (self.orbits as f32 - orbit as f32 + 0.5);
        let point = |step: i32| {
            let row = step as f32 / 4.0;
            let y = self.system.top() + Self::HEAD + row * cell.y;
            pos2(middle + self.bend(row), y)
        };
        (0..=16).map(point).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;
    use exoplanets::Setup;
    use game::Game as _;

    /// exoplanets §14.2: nothing lies on anything else.
    #[test]
    fn star_planets_and_names_do_not_overlap() {
        for (seats, size) in [2, 3, 4].into_iter().flat_map(|seats| {
            [(1000.0, 560.0), (1264.0, 610.0), (1904.0, 890.0)].map(|size| (seats, size))
        }) {
            let state = State::deal(&Setup::standard(seats, "layout")).expect("a valid setup");
            let layout = Layout::new(
                Rect::from_min_size(Pos2::ZERO, vec2(size.0, size.1)),
                &state,
            );
            for arm in Arm::ALL {
                let place = |orbit| layout.place(Place { arm, orbit });
                assert!(place(1).left() >= layout.star.right(), "{seats} {size:?}");
                let name = layout.name(arm).x;
                let last = place(layout.orbits() as u8);
                assert!(last.right() + 18.0 <= name && name + 18.0 <= layout.side.left());
            }
        }
    }
}
