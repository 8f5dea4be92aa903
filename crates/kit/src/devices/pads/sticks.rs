//! Sticks: from where they stand to the way they are pushed.

use std::collections::BTreeMap;

use super::{PadButton, PadEvent, PadId};
use crate::devices::control::Direction;

/// How far a stick is pushed before it counts, from 0 to 1.
const PUSHED: f32 = 0.55;
/// How far a stick that counts comes back before it no longer does.
const LET_GO: f32 = 0.4;
/// How many times as far a pushed stick goes another way before it counts as that.
const TURNED: f32 = 1.3;

/// Which of the two sticks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Side {
    /// The left stick.
    Left,
    /// The right stick.
    Right,
}

/// One of the two ways that a stick is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Axis {
    /// To the right.
    X,
    /// Upwards.
    Y,
}

/// Where a stick stands, and the way it is pushed.
#[derive(Debug, Clone, Copy, Default)]
struct Stick {
    x: f32,
    y: f32,
    pushed: Option<Direction>,
}

impl Stick {
    /// The way it is pushed now. It clings to the one before, so that a thumb that trembles changes nothing.
    fn direction(&self) -> Option<Direction> {
        let (far, way) = self.farthest();
        let Some(before) = self.pushed else {
            return (far >= PUSHED).then_some(way);
        };
        let kept = self.along(before);
        if kept >= LET_GO && far < TURNED * kept {
            Some(before)
        } else {
            (far >= PUSHED).then_some(way)
        }
    }

    /// The way it stands farthest, and how far.
    fn farthest(&self) -> (f32, Direction) {
        let ways = Direction::ALL.map(|way| (self.along(way), way));
        let first = (0.0, Direction::Up);
        ways.into_iter()
            .fold(first, |most, way| if way.0 > most.0 { way } else { most })
    }

    fn along(&self, way: Direction) -> f32 {
        let (right, down) = way.step();
        self.x * f32::from(right) - self.y * f32::from(down)
    }
}

/// All sticks of all gamepads.
#[derive(Debug, Default)]
pub(super) struct Sticks(BTreeMap<(PadId, Side), Stick>);

impl Sticks {
    /// A stick stands elsewhere along one way: what its pad says to that, most often nothing.
    pub(super) fn moved(
        &mut self,
        pad: PadId,
        side: Side,
        axis: Axis,
        value: f32,
    ) -> Vec<PadEvent> {
        let stick = self.0.entry((pad, side)).or_default();
        match axis {
            Axis::X => stick.x = value,
            Axis::Y => stick.y = value,
        }
        let before = stick.pushed;
        stick.pushed = stick.direction();
        let now = stick.pushed;
        if before == now {
            return Vec::new();
        }
        let button = |way| match side {
            Side::Left => PadButton::LeftStick(way),
            Side::Right => PadButton::RightStick(way),
        };
        let released = before.map(|way| PadEvent::Released(pad, button(way)));
        let pressed = now.map(|way| PadEvent::Pressed(pad, button(way)));
        released.into_iter().chain(pressed).collect()
    }

    /// Forgets the sticks of a pad.
    pub(super) fn forget(&mut self, pad: PadId) {
        self.0.retain(|(known, _), _| *known != pad);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAD: PadId = PadId(0);

    fn push(sticks: &mut Sticks, x: f32, y: f32) -> Vec<PadEvent> {
        let mut events = sticks.moved(PAD, Side::Left, Axis::X, x);
        events.extend(sticks.moved(PAD, Side::Left, Axis::Y, y));
        events
    }

    fn pressed(way: Direction) -> PadEvent {
        PadEvent::Pressed(PAD, PadButton::LeftStick(way))
    }

    fn released(way: Direction) -> PadEvent {
        PadEvent::Released(PAD, PadButton::LeftStick(way))
    }

    #[test]
    fn a_stick_counts_when_it_is_pushed_far_enough_and_until_it_is_nearly_back() {
        let mut sticks = Sticks::default();
        assert_eq!(push(&mut sticks, 0.5, 0.1), []);
        assert_eq!(push(&mut sticks, 0.6, 0.1), [pressed(Direction::Right)]);
        assert_eq!(push(&mut sticks, 0.45, 0.1), [], "it need not go as far");
        assert_eq!(push(&mut sticks, 0.3, 0.1), [released(Direction::Right)]);
        assert_eq!(push(&mut sticks, 0.45, 0.1), []);
    }

    #[test]
    fn the_longer_way_counts_and_a_diagonal_does_not_tremble() {
        let mut sticks = Sticks::default();
        assert_eq!(push(&mut sticks, 0.2, 0.8), [pressed(Direction::Up)]);
        assert_eq!(push(&mut sticks, 0.72, 0.70), []);
        assert_eq!(push(&mut sticks, 0.70, 0.72), []);
        assert_eq!(
            push(&mut sticks, 0.9, 0.5),
            [released(Direction::Up), pressed(Direction::Right)]
        );
        assert_eq!(
            push(&mut sticks, -0.9, 0.0),
            [released(Direction::Right), pressed(Direction::Left)]
        );
        assert_eq!(
            push(&mut sticks, 0.0, -1.0).last(),
            Some(&pressed(Direction::Down))
        );
    }

    #[test]
    fn nonsense_pushes_nothing() {
        let mut sticks = Sticks::default();
        assert_eq!(push(&mut sticks, f32::NAN, f32::NAN), []);
    }

    #[test]
    fn both_sticks_and_all_pads_have_their_own_ways() {
        let mut sticks = Sticks::default();
        push(&mut sticks, 1.0, 0.0);
        let other = PadId(7);
        let event = PadEvent::Pressed(other, PadButton::RightStick(Direction::Down));
        assert_eq!(sticks.moved(other, Side::Right, Axis::Y, -1.0), [event]);
        sticks.forget(PAD);
        assert_eq!(push(&mut sticks, 1.0, 0.0), [pressed(Direction::Right)]);
    }
}
