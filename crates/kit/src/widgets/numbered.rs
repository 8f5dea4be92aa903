//! Answers that digits choose.

use egui::{Context, Id, Response, Ui};

use super::{Button, says};
use crate::devices::{Keyboard, Saying};

/// Draws the button of answer `number` at a table, which its digit presses, too, unless something above
/// [has the digits](claim_digits). Returns it, and whether it was pressed.
pub fn numbered(ui: &mut Ui, button: Button, number: u8) -> (Response, bool) {
    let claimed: Option<u64> = ui.data(|data| data.get_temp(claimed_id()));
    if number > 9 || claimed == Some(ui.ctx().cumulative_frame_nr()) {
        let response = ui.add(button);
        let clicked = response.clicked();
        return (response, clicked);
    }
    let saying = Saying::Number(number);
    let response = ui.add(button.key(Keyboard::Frame.name(saying)));
    let pressed = response.clicked() || says(ui, Keyboard::Frame, saying);
    (response, pressed)
}

/// Keeps the digits from all [`numbered`] buttons that are drawn in this frame from now on, which then show none.
pub fn claim_digits(ctx: &Context) {
    let now = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(claimed_id(), now));
}

fn claimed_id() -> Id {
    Id::unique("digits of the table")
}
