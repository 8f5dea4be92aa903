//! What one frame leaves to the next.

use egui::{Context, Id};

/// Leaves something about `id` to the next frame.
pub fn remember<T: Clone + Send + Sync + 'static>(ctx: &Context, id: Id, what: T) {
    let noted = (ctx.cumulative_frame_nr(), what);
    ctx.data_mut(|data| data.insert_temp(id, noted));
}

/// What has been [left](remember) about `id` by the last frame, or in this one.
pub fn remembered<T: Clone + Send + Sync + 'static>(ctx: &Context, id: Id) -> Option<T> {
    let noted: Option<(u64, T)> = ctx.data(|data| data.get_temp(id));
    let recent = noted.filter(|(frame, _)| frame + 1 >= ctx.cumulative_frame_nr());
    recent.map(|(_, what)| what)
}
