//! The buttons of gamepads, painted as they look on the gamepad in use.

use egui::{Color32, Painter, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::motif::Subject;
use crate::text::describe;
use kit::devices::{Direction, Family, Glyph, Hue, Mark, PadButton, Shape, glyph};
use kit::theme::tokens;
use kit::widgets::Canvas;

/// A button of a gamepad in a layout, `size` points high, with its name for assistive technology.
pub fn pad_glyph(ui: &mut Ui, family: Family, button: PadButton, size: f32) -> Response {
    let glyph = glyph(family, button);
    let (rect, response) = ui.allocate_exact_size(glyph_size(glyph, size), Sense::hover());
    let name = describe::pad_button(ui, family, button);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        paint_glyph(ui.painter(), rect, glyph);
    }
    response
}

/// The room that a button takes if it is `size` points high.
pub fn glyph_size(glyph: Glyph, size: f32) -> Vec2 {
    let wide = matches!(glyph, Glyph::Shoulder(_) | Glyph::Trigger(_));
    vec2(if wide { 1.35 * size } else { size }, size)
}

/// Paints a button as high as `rect`, around its middle.
pub fn paint_glyph(painter: &Painter, rect: Rect, glyph: Glyph) {
    let mut canvas = Canvas::new(painter.ctx(), rect.height());
    let subject = |ink| Subject::new(rect.center(), rect.height(), ink);
    let plain = subject(tokens().color.text);
    match glyph {
        Glyph::Letter(letter, hue) => {
            subject(color(hue))
                .word(letter)
                .paint(&mut canvas, "letter");
        }
        Glyph::Shape(shape, hue) => subject(color(hue)).paint(
            &mut canvas,
            match shape {
                Shape::Cross => "cross",
                Shape::Circle => "circle",
                Shape::Square => "square",
                Shape::Triangle => "triangle",
            },
        ),
        Glyph::Place(place) => plain.turned(way(place)).paint(&mut canvas, "place"),
        Glyph::Shoulder(name) => plain.word(name).paint(&mut canvas, "shoulder"),
        Glyph::Trigger(name) => plain.word(name).paint(&mut canvas, "trigger"),
        Glyph::Middle(mark) => plain.paint(
            &mut canvas,
            match mark {
                Mark::Lines => "lines",
                Mark::Windows => "windows",
                Mark::Plus => "plus",
                Mark::Minus => "minus",
                Mark::Back => "back",
                Mark::Start => "start",
            },
        ),
        Glyph::Cross(arm) => plain.turned(way(arm)).paint(&mut canvas, "arm"),
        Glyph::Stick(side, None) => plain.word(side).paint(&mut canvas, "stick"),
        Glyph::Stick(side, Some(to)) => {
            let stick = plain.word(side).turned(way(to));
            stick.paint(&mut canvas, "pushed-stick");
        }
    }
    canvas.paint(painter);
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
