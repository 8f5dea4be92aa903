//! Animation, which takes no time with reduced motion.
//!
//! With reduced motion, the style's animation time is zero, and everything here jumps to its end.

use egui::{Context, Id, Response, Ui, emath::easing};

use super::tokens;

/// The pace of an animation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Hover and press.
    Quick,
    /// Appearance and small movements.
    Normal,
    /// Movements over a distance.
    Slow,
}

impl Pace {
    /// The duration in seconds; zero with reduced motion.
    pub fn seconds(self, ctx: &Context) -> f32 {
        let time = &tokens().time;
        match self {
            _ if reduced(ctx) => 0.0,
            Self::Quick => time.quick,
            Self::Normal => time.normal,
            Self::Slow => time.slow,
        }
    }
}

/// Returns whether motion is reduced.
pub fn reduced(ctx: &Context) -> bool {
    ctx.global_style().animation_time == 0.0
}

/// Goes from 0 to 1 while `on` is true, and back to 0 while it is false, with a soft start and end.
pub fn toward(ctx: &Context, id: Id, on: bool, pace: Pace) -> f32 {
    easing::cubic_in_out(ctx.animate_bool_with_time(id, on, pace.seconds(ctx)))
}

/// A number that moves to `target`. At the first call, it is already there.
pub fn value(ctx: &Context, id: Id, target: f32, pace: Pace) -> f32 {
    ctx.animate_value_with_time(id, target, pace.seconds(ctx))
}

/// Like [`value`], for a number that belongs to `owner`, such as a seat: if the owner changes, the number is at its
/// target at once.
pub fn value_of(ctx: &Context, id: Id, owner: u8, target: f32, pace: Pace) -> f32 {
    let before = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, owner), owner));
    if before == owner {
        value(ctx, id, target, pace)
    } else {
        ctx.animate_value_with_time(id, target, 0.0)
    }
}

/// The strength of a widget's highlight under the pointer, from 0 to 1.
pub fn hover(ui: &Ui, response: &Response) -> f32 {
    let lit = response.enabled() && (response.hovered() || response.has_focus());
    toward(ui.ctx(), response.id.with("hover"), lit, Pace::Quick)
}

/// The progress of an animation that started at `start` (in seconds of [`egui::InputState::time`]), from 0 to 1 with a
/// soft end. Requests the next frame while the animation is running.
pub fn since(ctx: &Context, start: f64, pace: Pace) -> f32 {
    let duration = pace.seconds(ctx);
    let elapsed = (ctx.input(|input| input.time) - start) as f32;
    if elapsed >= duration {
        return 1.0;
    }
    ctx.request_repaint();
    easing::cubic_out((elapsed / duration).max(0.0))
}

/// The strength of a highlight on what can be chosen. After each input of the player, it goes from 1 to 0 and back a
/// few times and then stays at 1, so that an idle table paints no frames. With reduced motion, it is always 1.
pub fn pulse(ctx: &Context) -> f32 {
    /// The time from one crest to the next, in seconds.
    const PERIOD: f64 = 1.8;
    let (now, busy) = ctx.input(|input| (input.time, !input.events.is_empty()));
    let last = Id::unique("last input");
    let since = ctx.data_mut(|data| {
        let last = data.get_temp_mut_or(last, now);
        *last = if busy { now } else { *last };
        now - *last
    });
    if reduced(ctx) || since > 3.0 * PERIOD {
        return 1.0;
    }
    ctx.request_repaint_after_secs(0.05);
    0.5 + 0.5 * (since / PERIOD * std::f64::consts::TAU).cos() as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme;

    #[test]
    fn reduced_motion_takes_no_time() {
        let ctx = Context::default();
        theme::install(&ctx);
        assert!(Pace::Slow.seconds(&ctx) >= Pace::Quick.seconds(&ctx));
        theme::set_reduced_motion(&ctx, true);
        assert!(reduced(&ctx));
        assert_eq!(Pace::Slow.seconds(&ctx), 0.0);
        assert_eq!(since(&ctx, 0.0, Pace::Slow), 1.0);
    }

    #[test]
    fn what_waits_comes_to_rest_and_wakes_with_the_player() {
        let ctx = Context::default();
        theme::install(&ctx);
        let frame = |time: f64, events: Vec<egui::Event>| {
            let input = egui::RawInput {
                time: Some(time),
                events,
                ..egui::RawInput::default()
            };
            let mut lit = 0.0;
            let output = ctx.run_ui(input, |ui| lit = pulse(ui.ctx()));
            output.drop_without_applying_deltas();
            lit
        };
        assert_eq!(frame(10.0, Vec::new()), 1.0);
        assert!(
            frame(10.9, Vec::new()) < 0.1,
            "half a breath later it is dim"
        );
        assert_eq!(frame(30.0, Vec::new()), 1.0);
        assert_eq!(frame(30.9, Vec::new()), 1.0, "it rests");
        assert_eq!(frame(31.0, vec![egui::Event::PointerGone]), 1.0);
        assert!(frame(31.9, Vec::new()) < 0.1, "it breathes again");
    }

    #[test]
    fn movements_are_short() {
        let ctx = Context::default();
        theme::install(&ctx);
        for pace in [Pace::Quick, Pace::Normal, Pace::Slow] {
            assert!((0.12..=0.25).contains(&pace.seconds(&ctx)), "{pace:?}");
        }
    }
}
