//! A round button at a piece of the game, as large as its place allows.

use egui::{Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo};

use super::help;
use crate::theme::sizes::stroke;
use crate::theme::{Icon, motion, tokens};

/// Draws a round button in `rect`. The `primary` one has the colour of what goes on.
pub fn round_button(ui: &Ui, rect: Rect, (icon, name): (Icon, &str), primary: bool) -> Response {
    let id = ui.scope_id().with(("round button", icon));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let color = &tokens().color;
    let lit = motion::hover(ui, &response);
    let (rest, over, ink) = if primary {
        (color.accent, color.accent_hover, color.on_accent)
    } else {
        (color.raised, color.hover, color.text)
    };
    let fill = rest.lerp_to_gamma(over, lit);
    let border = Stroke::new(stroke::THIN, color.space);
    let radius = rect.width() / 2.0;
    ui.painter().circle(rect.center(), radius, fill, border);
    icon.paint(ui.painter(), rect.shrink(0.22 * rect.width()), ink);
    help(response, name, String::new)
}
