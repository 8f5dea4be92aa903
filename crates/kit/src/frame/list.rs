//! A list beside a place of the table, and the line that says what a choice would bring.

use super::guide::note_spot;
use crate::theme::{body, rich, strong, tokens};
use crate::widgets::{Button, cut, dim, numbered_in_list, popup, settle};
use egui::{
    Align2, Area, Color32, Context, Id, Order, Pos2, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo,
    vec2,
};

/// What can be done with something, as a line of a list of it.
pub struct ListLine<D> {
    /// What it is.
    pub words: String,
    /// Its name for those who listen, where the title is missing in the words.
    pub name: Option<String>,
    /// Why it cannot be done now.
    pub refused: Option<String>,
    /// What it would bring.
    pub brings: Option<String>,
    /// Whether a hint points at it.
    pub is_hinted: bool,
    /// What is done.
    pub deed: D,
}

/// Draws a list whose corner `pivot` lies at `at`, as far as the window has room there. A list that is higher than the window
/// scrolls. Cards of the guide and hints keep off it. Returns what `contents` returns.
pub fn list_beside<R>(
    ctx: &Context,
    name: &'static str,
    (at, pivot): (Pos2, Align2),
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let room = ctx.content_rect().shrink(tokens().space.s);
    // The frame of the list needs room, too.
    let most = room.height() - 3.0 * tokens().space.l;
    let area = Area::new(Id::unique(name))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .constrain_to(room);
    let shown = area.show(ctx, |ui| {
        let scroll = ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most);
        let lines = |ui: &mut Ui| scroll.show(ui, contents).inner;
        popup().show(ui, lines).inner
    });
    settle(&shown.response);
    note_spot(ctx, "list", [shown.response.rect]);
    shown.inner
}

/// Lists what can be done with something. The first line that is possible gets the focus in a `fresh` list that the keyboard
/// has opened. What several lines in a row bring is said once. Returns what the player chooses.
pub fn lines_ui<D>(
    ui: &mut Ui,
    title: &str,
    lines: impl IntoIterator<Item = ListLine<D>>,
    fresh: bool,
) -> Option<D> {
    ui.set_max_width(400.0);
    ui.label(rich(title, strong(tokens().text.body), tokens().color.text));
    let by_keys = fresh && ui.memory(|memory| memory.focused().is_some());
    let (mut done, mut number, mut said) = (None, 0, None);
    for line in lines {
        let is_possible = line.refused.is_none();
        let brings = line.refused.clone().or(line.brings);
        let mut button = Button::new(line.words).refused(line.refused).wide();
        if let Some(name) = line.name {
            button = button.name(name);
        }
        let button = button.selected(line.is_hinted);
        if is_possible {
            number += 1;
            let (response, pressed) = numbered_in_list(ui, button, number);
            if by_keys && number == 1 {
                response.request_focus();
            }
            if pressed {
                done = Some(line.deed);
            }
        } else {
            ui.add(button);
        }
        if let Some(brings) = brings.filter(|words| !words.is_empty()) {
            if said.as_ref() != Some(&brings) {
                dim(ui, &brings);
            }
            said = Some(brings);
        }
    }
    done
}

/// Draws what a choice would bring, in a line of the table.
pub fn foresee_ui(ui: &Ui, rect: Rect, words: &str, color: Color32) {
    let response = ui.interact(rect, ui.scope_id().with("preview"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let galley = cut(ui, words, body(tokens().text.body), rect.width() - 16.0);
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, color);
}

/// The corner of a list beside a place in a room, and which of its corners that is: below the middle the list grows upwards.
pub fn corner_beside(room: Rect, place: Rect) -> (Pos2, Align2) {
    let middle = room.center();
    let low = place.center().y > middle.y + 0.1 * room.height();
    match (low, place.center().x < middle.x) {
        (true, true) => (place.left_top() - vec2(0.0, 6.0), Align2::LEFT_BOTTOM),
        (true, false) => (place.right_top() - vec2(0.0, 6.0), Align2::RIGHT_BOTTOM),
        (false, true) => (place.right_top() + vec2(8.0, 0.0), Align2::LEFT_TOP),
        (false, false) => (place.left_top() - vec2(8.0, 0.0), Align2::RIGHT_TOP),
    }
}
