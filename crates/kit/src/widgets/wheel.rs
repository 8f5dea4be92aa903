//! The wheel in whole notches, for what is turned by it.

use egui::{Context, Event, Id, MouseWheelUnit};

/// The shortest time between two notches of a wheel, in seconds. Remote desktops send each notch twice: as a button that is
/// pressed, and as one that is released.
const APART: f64 = 0.05;

/// What has been turned and not yet told.
#[derive(Clone, Copy, Default)]
struct Wheel {
    /// The pass of the window in which it was asked last.
    pass: Option<u64>,
    /// The whole notches of that pass.
    notches: i32,
    /// What is left over: a touchpad moves in parts of a notch.
    rest: f32,
    /// The time of the last notch of a wheel, in seconds.
    turned_at: Option<f64>,
}

impl Wheel {
    /// Takes in what a touchpad and a wheel were moved by until `now`, both in notches.
    fn turn(&mut self, touched: f32, wheeled: f32, now: f64) {
        let all = self.rest + touched;
        (self.notches, self.rest) = (all.trunc() as i32, all.fract());
        if wheeled != 0.0 && self.turned_at.is_none_or(|last| now - last >= APART) {
            self.notches += wheeled.signum() as i32;
            self.turned_at = Some(now);
        }
    }
}

/// The whole notches that the wheel was turned in this frame; positive is up.
pub fn wheel_notches(ctx: &Context) -> i32 {
    let (touched, wheeled, now) = ctx.input(|input| {
        let (mut touched, mut wheeled) = (0.0, 0.0);
        for event in &input.events {
            if let Event::MouseWheel { unit, delta, .. } = event {
                match unit {
                    MouseWheelUnit::Point => touched += delta.y,
                    _ => wheeled += delta.y,
                }
            }
        }
        // The points that a touchpad moves for a notch of a wheel.
        (touched / 40.0, wheeled, input.time)
    });
    let pass = Some(ctx.cumulative_pass_nr());
    ctx.data_mut(|data| {
        let wheel: &mut Wheel = data.get_temp_mut_or_default(Id::unique("wheel in notches"));
        if wheel.pass != pass {
            wheel.pass = pass;
            wheel.turn(touched, wheeled, now);
        }
        wheel.notches
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, MouseWheelSource, RawInput, TouchPhase, vec2};

    /// The notches of frames at these times, in seconds, in which the wheel, or a touchpad, was moved so far.
    fn told(unit: MouseWheelUnit, moves: &[(f64, f32)]) -> Vec<i32> {
        let ctx = Context::default();
        let frame = |(time, distance): &(f64, f32)| {
            let event = Event::MouseWheel {
                unit,
                delta: vec2(0.0, *distance),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
                source: MouseWheelSource::Wheel,
            };
            let input = RawInput {
                time: Some(*time),
                events: vec![event],
                ..Default::default()
            };
            let mut notches = 0;
            ctx.run_ui(input, |ui| {
                notches = wheel_notches(ui.ctx());
                assert_eq!(wheel_notches(ui.ctx()), notches, "asked twice in a frame");
            })
            .textures_delta
            .clear();
            notches
        };
        moves.iter().map(frame).collect()
    }

    #[test]
    fn a_touchpad_turns_by_as_many_notches_as_it_is_long() {
        let moves = [10.0, 10.0, 10.0, 10.0, 10.0, -20.0];
        let moves: Vec<_> = (1..).map(f64::from).zip(moves).collect();
        let touched = told(MouseWheelUnit::Point, &moves);
        assert_eq!(touched, [0, 0, 0, 1, 0, 0]);
    }

    #[test]
    fn a_notch_that_comes_twice_counts_once() {
        let moves = [
            (1.0, 1.0),
            (1.01, 1.0),
            (1.1, 1.0),
            (2.0, -2.0),
            (3.0, -1.0),
        ];
        assert_eq!(told(MouseWheelUnit::Line, &moves), [1, 0, 1, -1, -1]);
    }
}
