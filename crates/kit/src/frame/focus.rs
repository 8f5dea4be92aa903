//! The keyboard focus at a table: it begins at what is asked, and comes back when what has it is gone.

use super::guide::note_more;
use egui::{Context, Id, Key, LayerId, Response};

/// The number of widgets that are remembered, to come back to.
const TRAIL: usize = 8;

/// Notes something on the board that a click answers the question with. The first one of a frame gets the focus when a key
/// asks for it and nothing has it; cards of the guide keep off all.
pub fn note_answer(response: &Response) {
    let ctx = &response.ctx;
    note_more(ctx, "answers", response.rect);
    let first = (ctx.cumulative_frame_nr(), response.id);
    ctx.data_mut(|data| {
        let noted: &mut Option<(u64, Id)> = data.get_temp_mut_or_default(noted_id());
        if noted.is_none_or(|(frame, _)| frame != first.0) {
            *noted = Some(first);
        }
    });
}

fn noted_id() -> Id {
    Id::unique("first answer of a table")
}

/// The first answer that has been noted in this frame and not been taken.
pub(super) fn take_noted(ctx: &Context) -> Option<Id> {
    let noted: Option<(u64, Id)> = ctx.data_mut(|data| data.remove_temp(noted_id())).flatten();
    let noted = noted.filter(|(frame, _)| *frame == ctx.cumulative_frame_nr());
    noted.map(|(_, id)| id)
}

/// The focus at a table.
#[derive(Default)]
pub(super) struct Focus {
    /// What had it, the latest last.
    trail: Vec<Id>,
    /// Whether nothing had it before this frame.
    was_free: bool,
}

impl Focus {
    /// Call before anything is drawn.
    pub(super) fn begin(&mut self, ctx: &Context) {
        self.was_free = ctx.memory(|memory| memory.focused().is_none());
    }

    /// Call once all is drawn in `layer`: `first` is what answers the question.
    pub(super) fn end(&mut self, ctx: &Context, layer: LayerId, first: Option<Id>) {
        let is_there = |id: &Id| ctx.viewport(|viewport| viewport.this_pass.widgets.contains(*id));
        let focused = ctx.memory(|memory| memory.focused());
        if self.was_free && self.trail.is_empty() {
            // Without this, the menu of the table would be the first.
            let in_table = |id| ctx.read_response(id).is_some_and(|it| it.layer_id == layer);
            let begins = focused.is_some_and(in_table) || (focused.is_none() && asks(ctx));
            if let Some(first) = first.filter(|_| begins) {
                ctx.memory_mut(|memory| memory.request_focus(first));
                self.trail.push(first);
                return;
            }
        }
        match focused.filter(is_there) {
            Some(now) => {
                self.trail.retain(|id| *id != now);
                self.trail.push(now);
                let most = self.trail.len().saturating_sub(TRAIL);
                self.trail.drain(..most);
            }
            // It was let go of.
            None if self.trail.last().is_some_and(is_there) => self.trail.clear(),
            None => {
                while self.trail.pop_if(|id| !is_there(id)).is_some() {}
                if let Some(back) = self.trail.last() {
                    ctx.memory_mut(|memory| memory.request_focus(*back));
                }
            }
        }
    }
}

/// Whether a key asks for the focus.
fn asks(ctx: &Context) -> bool {
    let keys = [
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::Tab,
    ];
    ctx.input(|input| keys.iter().any(|key| input.key_pressed(*key)))
}
