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
pub fn glyph_size(glyph: Glyph, size: f32) -> Vec2 {
    let wide = matches!(glyph, Glyph::Shoulder(_) | Glyph::Trigger(_));
    vec2(if wide { 1.35 * size } else { size }, size)
}

/// Paints a button as high as `rect`, around its middle.
pub fn paint_glyph(painter: &Painter, rect: Rect, glyph: Glyph) {
    let mut canvas = Canvas::new(painter.ctx(), rect.height());
    let plain = Pad {
        placing: Placing::new(rect.center(), rect.height()),
        hue: tokens().color.text,
        word: "",
    };
    let turned = |top| Pad {
        placing: plain.placing.turned(way(top)),
        ..plain
    };
    match glyph {
        Glyph::Letter(word, hue) => {
            let hue = color(hue);
            Pad { hue, word, ..plain }.paint(&mut canvas, "letter");
        }
        Glyph::Shape(shape, hue) => {
            let hue = color(hue);
            Pad { hue, ..plain }.paint(
                &mut canvas,
                match shape {
                    Shape::Cross => "cross",
                    Shape::Circle => "circle",
                    Shape::Square => "square",
                    Shape::Triangle => "triangle",
                },
            );
        }
        Glyph::Place(place) => turned(place).paint(&mut canvas, "place"),
        Glyph::Shoulder(word) => Pad { word, ..plain }.paint(&mut canvas, "shoulder"),
        Glyph::Trigger(word) => Pad { word, ..plain }.paint(&mut canvas, "trigger"),
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
        Glyph::Cross(arm) => turned(arm).paint(&mut canvas, "arm"),
        Glyph::Stick(word, None) => Pad { word, ..plain }.paint(&mut canvas, "stick"),
        Glyph::Stick(word, Some(to)) => {
            let word = Pad { word, ..turned(to) };
            word.paint(&mut canvas, "pushed-stick");
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
