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
    let (hue, word, top) = match glyph {
        Glyph::Letter(word, hue) => (hue, word, None),
        Glyph::Shape(_, hue) => (hue, "", None),
        Glyph::Place(to) | Glyph::Cross(to) => (Hue::Plain, "", Some(to)),
        Glyph::Shoulder(word) | Glyph::Trigger(word) => (Hue::Plain, word, None),
        Glyph::Middle(_) => (Hue::Plain, "", None),
        Glyph::Stick(word, to) => (Hue::Plain, word, to),
    };
    let upright = Placing::new(rect.center(), rect.height());
    let pad = Pad {
        placing: top.map_or(upright, |top| upright.turned(way(top))),
        hue: color(hue),
        word,
    };
    let mut canvas = Canvas::new(painter.ctx(), rect.height());
    pad.paint(&mut canvas, drawing(glyph));
    canvas.paint(painter);
}

/// The name of the drawing of a button.
fn drawing(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Letter(..) => "letter",
        Glyph::Shape(Shape::Cross, _) => "cross",
        Glyph::Shape(Shape::Circle, _) => "circle",
        Glyph::Shape(Shape::Square, _) => "square",
        Glyph::Shape(Shape::Triangle, _) => "triangle",
        Glyph::Place(_) => "place",
        Glyph::Shoulder(_) => "shoulder",
        Glyph::Trigger(_) => "trigger",
        Glyph::Middle(Mark::Lines) => "lines",
        Glyph::Middle(Mark::Windows) => "windows",
        Glyph::Middle(Mark::Plus) => "plus",
        Glyph::Middle(Mark::Minus) => "minus",
        Glyph::Middle(Mark::Back) => "back",
        Glyph::Middle(Mark::Start) => "start",
        Glyph::Cross(_) => "arm",
        Glyph::Stick(_, None) => "stick",
        Glyph::Stick(_, Some(_)) => "pushed-stick",
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
