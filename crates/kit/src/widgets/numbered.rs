//! Answers that digits choose.

use egui::{Context, Id, Response, Ui};

use super::{Button, says};
use crate::devices::{Keyboard, Saying};

/// Draws the button of answer `number` at a table, which its digit presses, too, unless something above
/// [has the digits](claim_digits) or a [list](numbered_in_list) has. Returns it, and whether it was pressed.
pub fn numbered(ui: &mut Ui, button: Button, number: u8) -> (Response, bool) {
    let now = ui.ctx().cumulative_pass_nr();
    let listed: Option<u64> = ui.data(|data| data.get_temp(listed_id()));
    let is_free = listed.is_none_or(|listed| listed + 1 < now);
    draw(ui, button, Some(number).filter(|_| is_free))
}

/// Draws a [numbered] button in a list that has just been opened: hints, or answers beside what they are about. As long as
/// it is open, the digits choose from it alone: what is drawn before does without them from the next picture on.
pub fn numbered_in_list(ui: &mut Ui, button: Button, number: u8) -> (Response, bool) {
    let now = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| data.insert_temp(listed_id(), now));
    draw(ui, button, Some(number))
}

/// Draws the button of an answer, with its digit if it has one and nothing above has claimed it.
fn draw(ui: &mut Ui, button: Button, number: Option<u8>) -> (Response, bool) {
    let claimed: Option<u64> = ui.data(|data| data.get_temp(claimed_id()));
    let is_free = claimed != Some(ui.ctx().cumulative_pass_nr());
    let Some(number) = number.filter(|number| *number <= 9 && is_free) else {
        let response = ui.add(button);
        let clicked = response.clicked();
        return (response, clicked);
    };
    let saying = Saying::Number(number);
    let response = ui.add(button.key(Keyboard::Frame.name(saying)));
    let pressed = response.clicked() || says(ui, Keyboard::Frame, saying);
    (response, pressed)
}

/// Keeps the digits from all [`numbered`] buttons that are drawn in this frame from now on, which then show none.
pub fn claim_digits(ctx: &Context) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(claimed_id(), now));
}

fn claimed_id() -> Id {
    Id::unique("digits of the table")
}

fn listed_id() -> Id {
    Id::unique("digits of a list")
}
