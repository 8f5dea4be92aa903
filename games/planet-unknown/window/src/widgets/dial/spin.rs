//! The rotation of the dial: it follows the pointer, keeps its momentum, and snaps to the nearest depot.

use egui::{Context, Id, Pos2, Response};

use super::layout::SECTOR;
use kit::theme::motion;
use rules::station::DEPOTS;

/// The time, in seconds, after which a pointer that does not move holds the dial still: let go then, it does not roll on.
const STILL: f64 = 0.08;

/// The minimum movement of the pointer that turns the dial instead of clicking on it, in radians.
const GRIP: f32 = 0.05;

/// The angle and the speed of the dial.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spin {
    /// The angle in radians, clockwise.
    pub(super) angle: f32,
    /// The speed in radians per second, clockwise.
    speed: f32,
    /// The direction from the middle to the pointer during a drag.
    hand: Option<f32>,
    /// The distance that the pointer has moved since the drag began, in radians, in both directions added up.
    travelled: f32,
    /// The time when the pointer moved last during a drag, in seconds.
    moved_at: f64,
}

impl Spin {
    /// Loads the dial of the last frame, or one at rest.
    pub(super) fn load(ctx: &Context, id: Id, rotation: u8) -> Self {
        ctx.data(|data| data.get_temp(id))
            .unwrap_or_else(|| Self::at_rest(rotation))
    }

    /// A dial that shows `rotation` and does not move.
    fn at_rest(rotation: u8) -> Self {
        Self {
            angle: rest_angle(rotation),
            speed: 0.0,
            hand: None,
            travelled: 0.0,
            moved_at: f64::NEG_INFINITY,
        }
    }

    pub(super) fn store(self, ctx: &Context, id: Id) {
        ctx.data_mut(|data| data.insert_temp(id, self));
    }

    /// Follows the pointer, or rolls towards the rotation of the station. Returns the rotation to which the dial would snap if
    /// it were released now, and the one to which it snaps since it has just been released.
    pub(super) fn drive(
        &mut self,
        response: &Response,
        center: Pos2,
        rotation: u8,
    ) -> (Option<u8>, Option<u8>) {
        let ctx = &response.ctx;
        let (time, now) = ctx.input(|input| (input.stable_dt.clamp(0.001, 0.05), input.time));
        let pointer = response
            .interact_pointer_pos()
            .filter(|_| response.dragged());
        if let Some(pointer) = pointer {
            self.follow((pointer - center).angle(), now);
            if self.speed != 0.0 {
                ctx.request_repaint_after_secs(STILL as f32);
            }
            return ((self.travelled > GRIP).then(|| self.snap()), None);
        }
        self.settle(now);
        let released = (response.drag_stopped() && self.travelled > GRIP).then(|| self.snap());
        (self.hand, self.travelled, self.moved_at) = (None, 0.0, f64::NEG_INFINITY);
        self.roll(ctx, released.unwrap_or(rotation), time);
        (None, released)
    }

    fn follow(&mut self, hand: f32, now: f64) {
        let moved = self.hand.map_or(0.0, |before| nearest(hand - before));
        self.hand = Some(hand);
        if moved == 0.0 {
            return self.settle(now);
        }
        let time = (now - self.moved_at).clamp(0.001, 0.1) as f32;
        self.moved_at = now;
        self.travelled += moved.abs();
        self.angle += moved;
        self.speed += (moved / time - self.speed) * 0.4;
    }

    /// Forgets the speed if the pointer has rested since it moved last.
    fn settle(&mut self, now: f64) {
        if self.moved_at.is_finite() && now - self.moved_at >= STILL {
            (self.speed, self.moved_at) = (0.0, f64::NEG_INFINITY);
        }
    }

    /// Moves the dial to its place with a damped spring; at once with reduced motion.
    fn roll(&mut self, ctx: &Context, rotation: u8, time: f32) {
        let way = nearest(rest_angle(rotation) - self.angle);
        if motion::reduced(ctx) || (way.abs() < 0.002 && self.speed.abs() < 0.02) {
            *self = Self::at_rest(rotation);
            return;
        }
        // In small steps, so that the spring stays stable in a slow frame.
        let steps = (time / 0.004).ceil().max(1.0);
        for _ in 0..steps as u32 {
            let way = nearest(rest_angle(rotation) - self.angle);
            // A spring with a little less than critical damping.
            self.speed += (way * 170.0 - self.speed * 21.0) * time / steps;
            self.angle += self.speed * time / steps;
        }
        ctx.request_repaint();
    }

    /// The rotation to which the dial snaps.
    fn snap(&self) -> u8 {
        // A released dial is taken to roll on for 0.16 seconds.
        let steps = (-(self.angle + self.speed * 0.16) / SECTOR).round() as i32;
        steps.rem_euclid(i32::from(DEPOTS)) as u8
    }
}

/// The clockwise angle of the dial at a rotation. Turning clockwise lowers the rotation (rules §2.2).
fn rest_angle(rotation: u8) -> f32 {
    -f32::from(rotation) * SECTOR
}

/// The same angle within half a turn of zero.
fn nearest(angle: f32) -> f32 {
    use std::f32::consts::{PI, TAU};
    (angle + PI).rem_euclid(TAU) - PI
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dial_at_rest_snaps_to_its_own_rotation() {
        for rotation in 0..DEPOTS {
            assert_eq!(Spin::at_rest(rotation).snap(), rotation);
        }
    }

    #[test]
    fn momentum_carries_the_dial_on() {
        let spin = Spin {
            speed: 4.0,
            ..Spin::at_rest(0)
        };
        assert_eq!(
            spin.snap(),
            5,
            "one depot clockwise lowers the rotation by one"
        );
    }

    #[test]
    fn a_dial_that_was_held_still_does_not_roll_on() {
        let mut spin = Spin::at_rest(0);
        for frame in 0..8_u8 {
            spin.follow(0.06 * f32::from(frame), f64::from(frame) / 60.0);
        }
        assert_eq!(spin.snap(), 5, "let go in motion");
        spin.settle(0.3);
        assert_eq!(spin.snap(), 0, "let go at rest");
    }

    #[test]
    fn the_dial_rolls_the_short_way_and_comes_to_rest() {
        let ctx = Context::default();
        let mut spin = Spin::at_rest(0);
        for _ in 0..120 {
            spin.roll(&ctx, 5, 1.0 / 60.0);
        }
        assert!((spin.angle - rest_angle(5)).abs() < 1e-4 || (spin.angle - SECTOR).abs() < 1e-4);
        assert_eq!(spin.speed, 0.0);
    }
}
