//! Keys that are pressed in the frame after a dialog has closed. egui still keeps that frame for the dialog, which is gone,
//! so nobody would hear them.

use egui::{Context, Event};

/// Keys of the last frame that nobody heard if its dialog has closed.
#[derive(Debug, Default)]
pub(super) struct LateKeys {
    withheld: Vec<Event>,
}

impl LateKeys {
    /// Brings back the keys that were pressed for a dialog that was no longer there.
    pub(super) fn bring(&mut self, ctx: &Context) {
        let withheld = std::mem::take(&mut self.withheld);
        if !is_kept(ctx) {
            ctx.input_mut(|input| {
                input.events.splice(..0, withheld);
            });
        }
    }

    /// Puts aside the keys that nobody has taken, while they are kept for a dialog.
    pub(super) fn put_aside(&mut self, ctx: &Context) {
        if is_kept(ctx) {
            self.withheld =
                ctx.input(|input| input.events.iter().filter(is_press).cloned().collect());
        }
        if !self.withheld.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// Whether this frame's keys are kept for the dialog that the last frame showed.
fn is_kept(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

fn is_press(event: &&Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. })
}
