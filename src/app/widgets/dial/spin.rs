//! The rotation of the dial: it follows the pointer, keeps its momentum, and snaps to the nearest depot.

use egui::{Context, Id, Pos2, Response};

use super::layout::SECTOR;
use crate::app::theme::motion;
use crate::app::theme::widget_sizes::dial::{BRAKE, PULL};
use crate::game::station::DEPOTS;

/// The time, in seconds, for which a released dial is assumed to roll on, to find the depot to which it snaps.
const ROLL: f32 = 0.16;

/// The minimum movement of the pointer that turns the dial instead of clicking on it, in radians.
const GRIP: f32 = 0.05;

/// The angle and the speed of the dial.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spin {
    /// The angle in radians, clockwise.
    angle: f32,
    /// The speed in radians per second, clockwise.
    speed: f32,
    /// The direction from the middle to the pointer during a drag.
    hand: Option<f32>,
    /// The distance that the pointer has moved since the drag began, in radians, in both directions added up.
    travelled: f32,
}

/// The input of one frame of turning.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SpinInput {
    pub(super) proposed: Option<u8>,
    pub(super) released: Option<u8>,
}

impl Spin {
    /// Loads the dial of the last frame, or one at rest.
    pub(super) fn load(ctx: &Context, id: Id, rotation: u8) -> Self {
        let rest = Self {
            angle: rest_angle(rotation),
            speed: 0.0,
            hand: None,
            travelled: 0.0,
        };
        ctx.data(|data| data.get_temp(id)).unwrap_or(rest)
    }

    pub(super) fn store(self, ctx: &Context, id: Id) {
        ctx.data_mut(|data| data.insert_temp(id, self));
    }

    /// The angle of the dial in radians, clockwise.
    pub(super) const fn angle(&self) -> f32 {
        self.angle
    }

    /// Follows the pointer, or rolls towards the rotation of the station.
    pub(super) fn drive(&mut self, response: &Response, center: Pos2, rotation: u8) -> SpinInput {
        let ctx = &response.ctx;
        let time = ctx.input(|input| input.stable_dt).clamp(0.001, 0.05);
        let pointer = response
            .interact_pointer_pos()
            .filter(|_| response.dragged());
        if let Some(pointer) = pointer {
            self.follow((pointer - center).angle(), time);
            let proposed = (self.travelled > GRIP).then(|| self.snap());
            return SpinInput {
                proposed,
                released: None,
            };
        }
        let released = (response.drag_stopped() && self.travelled > GRIP).then(|| self.snap());
        (self.hand, self.travelled) = (None, 0.0);
        self.roll(ctx, released.unwrap_or(rotation), time);
        SpinInput {
            proposed: None,
            released,
        }
    }

    fn follow(&mut self, hand: f32, time: f32) {
        let moved = self.hand.map_or(0.0, |before| nearest(hand - before));
        self.hand = Some(hand);
        self.travelled += moved.abs();
        self.angle += moved;
        self.speed += (moved / time - self.speed) * 0.4;
    }

    /// Moves the dial to its place with a damped spring; at once with reduced motion.
    fn roll(&mut self, ctx: &Context, rotation: u8, time: f32) {
        let way = nearest(rest_angle(rotation) - self.angle);
        if motion::reduced(ctx) || (way.abs() < 0.002 && self.speed.abs() < 0.02) {
            *self = Self {
                angle: rest_angle(rotation),
                speed: 0.0,
                hand: None,
                travelled: 0.0,
            };
            return;
        }
        // In small steps, so that the spring stays stable in a slow frame.
        let steps = (time / 0.004).ceil().max(1.0);
        for _ in 0..steps as u32 {
            let way = nearest(rest_angle(rotation) - self.angle);
            self.speed += (way * PULL - self.speed * BRAKE) * time / steps;
            self.angle += self.speed * time / steps;
        }
        ctx.request_repaint();
    }

    /// The rotation to which the dial snaps.
    fn snap(&self) -> u8 {
        let steps = (-(self.angle + self.speed * ROLL) / SECTOR).round() as i32;
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
            let spin = Spin {
                angle: rest_angle(rotation),
                speed: 0.0,
                hand: None,
                travelled: 0.0,
            };
            assert_eq!(spin.snap(), rotation);
        }
    }

    #[test]
    fn momentum_carries_the_dial_on() {
        let spin = Spin {
            angle: 0.0,
            speed: 4.0,
            hand: None,
            travelled: 0.0,
        };
        assert_eq!(
            spin.snap(),
            5,
            "one depot clockwise lowers the rotation by one"
        );
    }

    #[test]
    fn the_dial_rolls_the_short_way_and_comes_to_rest() {
        let ctx = Context::default();
        let mut spin = Spin {
            angle: rest_angle(0),
            speed: 0.0,
            hand: None,
            travelled: 0.0,
        };
        for _ in 0..120 {
            spin.roll(&ctx, 5, 1.0 / 60.0);
        }
        assert!((spin.angle - rest_angle(5)).abs() < 1e-4 || (spin.angle - SECTOR).abs() < 1e-4);
        assert_eq!(spin.speed, 0.0);
    }
}
