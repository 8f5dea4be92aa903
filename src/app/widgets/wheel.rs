//! The wheel in whole notches, for what is turned by it.

use egui::{Context, Event, Id, MouseWheelUnit};

/// The distance that a touchpad has to be moved for what a notch of a wheel does, in points.
const NOTCH: f32 = 40.0;

/// What has been turned and not yet told.
#[derive(Clone, Copy, Default)]
struct Wheel {
    /// The pass of the window in which it was asked last.
    pass: Option<u64>,
    /// The whole notches of that pass.
    notches: i32,
    /// What is left over: a touchpad moves in parts of a notch.
    rest: f32,
}

/// The whole notches that the wheel was turned in this frame; positive is up.
pub fn wheel_notches(ctx: &Context) -> i32 {
    let turned: f32 = ctx.input(|input| input.events.iter().map(notches_of).sum());
    let pass = Some(ctx.cumulative_pass_nr());
    ctx.data_mut(|data| {
        let wheel: &mut Wheel = data.get_temp_mut_or_default(Id::unique("wheel in notches"));
        if wheel.pass != pass {
            let all = wheel.rest + turned;
            *wheel = Wheel {
                pass,
                notches: all.trunc() as i32,
                rest: all.fract(),
            };
        }
        wheel.notches
    })
}

fn notches_of(event: &Event) -> f32 {
    match event {
        Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta,
            ..
        } => delta.y / NOTCH,
        Event::MouseWheel { delta, .. } => delta.y,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, MouseWheelSource, RawInput, TouchPhase, vec2};

    /// The notches of each frame in which the wheel, or a touchpad, was moved so far.
    fn told(unit: MouseWheelUnit, moves: &[f32]) -> Vec<i32> {
        let ctx = Context::default();
        let frame = |distance: &f32| {
            let event = Event::MouseWheel {
                unit,
                delta: vec2(0.0, *distance),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
                source: MouseWheelSource::Wheel,
            };
            let input = RawInput {
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
    fn a_wheel_turns_by_notches_and_a_touchpad_by_their_length() {
        assert_eq!(told(MouseWheelUnit::Line, &[1.0, -1.0, 2.0]), [1, -1, 2]);
        let touched = told(
            MouseWheelUnit::Point,
            &[10.0, 10.0, 10.0, 10.0, 10.0, -20.0],
        );
        assert_eq!(touched, [0, 0, 0, 1, 0, 0]);
    }
}
