//! The buttons of gamepads, painted as they look on the gamepad in use.

use egui::{Color32, Painter, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::pads::Pad;
use crate::art::Placing;
use crate::devices::words;
use crate::devices::{Direction, Family, Glyph, Hue, Mark, PadButton, Shape, glyph};
use crate::theme::tokens;
use crate::widgets::Canvas;

/// A button of a gamepad in a layout, `size` points high, with its name for assistive technology.
pub fn pad_glyph(ui: &mut Ui, family: Family, button: PadButton, size: f32) -> Response {
    let glyph = glyph(family, button);
    let (rect, response) = ui.allocate_exact_size(glyph_size(glyph, size), Sense::hover());
    let name = words::pad_button(ui, family, button);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        paint_glyph(ui.painter(), rect, glyph);
    }
    response
}

/// The room that a button takes if it is `size` points high.
pub(super) fn glyph_size(glyph: Glyph, size: f32) -> Vec2 {
    let wide = matches!(glyph, Glyph::Shoulder(_) | Glyph::Trigger(_));
    vec2(if wide { 1.35 * size } else { size }, size)
}

/// Paints a button as high as `rect`, around its middle.
pub(super) fn paint_glyph(painter: &Painter, rect: Rect, glyph: Glyph) {
    let (drawing, hue, word, top) = drawing(glyph);
    let upright = Placing::new(rect.center(), rect.height());
    let pad = Pad {
        placing: top.map_or(upright, |top| upright.turned(way(top))),
        hue: color(hue),
        word,
    };
    let mut canvas = Canvas::new(painter.ctx(), rect.height());
    pad.paint(&mut canvas, drawing);
    canvas.paint(painter);
}

/// The name of the drawing of a button, its colour, the word on it, and where its top points unless that is up.
fn drawing(glyph: Glyph) -> (&'static str, Hue, &'static str, Option<Direction>) {
    match glyph {
        Glyph::Letter(word, hue) => ("letter", hue, word, None),
        Glyph::Shape(Shape::Cross, hue) => ("cross", hue, "", None),
        Glyph::Shape(Shape::Circle, hue) => ("circle", hue, "", None),
        Glyph::Shape(Shape::Square, hue) => ("square", hue, "", None),
        Glyph::Shape(Shape::Triangle, hue) => ("triangle", hue, "", None),
        Glyph::Place(to) => ("place", Hue::Plain, "", Some(to)),
        Glyph::Shoulder(word) => ("shoulder", Hue::Plain, word, None),
        Glyph::Trigger(word) => ("trigger", Hue::Plain, word, None),
        Glyph::Middle(Mark::Lines) => ("lines", Hue::Plain, "", None),
        Glyph::Middle(Mark::Windows) => ("windows", Hue::Plain, "", None),
        Glyph::Middle(Mark::Plus) => ("plus", Hue::Plain, "", None),
        Glyph::Middle(Mark::Minus) => ("minus", Hue::Plain, "", None),
        Glyph::Middle(Mark::Back) => ("back", Hue::Plain, "", None),
        Glyph::Middle(Mark::Start) => ("start", Hue::Plain, "", None),
        Glyph::Cross(to) => ("arm", Hue::Plain, "", Some(to)),
        Glyph::Stick(word, None) => ("stick", Hue::Plain, word, None),
        Glyph::Stick(word, to) => ("pushed-stick", Hue::Plain, word, to),
    }
}

fn color(hue: Hue) -> Color32 {
    match hue {
        Hue::Plain => tokens().color.text,
        Hue::Green => tokens().color.good,
        Hue::Red => tokens().color.bad,
        Hue::Blue => *tokens().seats[0],
        Hue::Yellow => tokens().color.gold,
        Hue::Pink => *tokens().seats[2],
    }
}

/// The way of a direction on the screen.
fn way(direction: Direction) -> Vec2 {
    let (right, down) = direction.step();
    vec2(f32::from(right), f32::from(down))
}
