//! The buttons of gamepads, painted as they look on the gamepad in use.

use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Shape as Drawing,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::devices::{Direction, Family, Glyph, Hue, Mark, PadButton, Shape, glyph};
use crate::app::text::describe;
use crate::app::theme::{strong, tokens};

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
    match glyph {
        Glyph::Shoulder(_) | Glyph::Trigger(_) => vec2(1.35 * size, size),
        Glyph::Letter(..)
        | Glyph::Shape(..)
        | Glyph::Place(_)
        | Glyph::Middle(_)
        | Glyph::Cross(_)
        | Glyph::Stick(..) => Vec2::splat(size),
    }
}

/// Paints a button as high as `rect`, around its middle.
pub fn paint_glyph(painter: &Painter, rect: Rect, glyph: Glyph) {
    let pen = Pen {
        painter,
        center: rect.center(),
        size: rect.height(),
    };
    match glyph {
        Glyph::Letter(letter, hue) => pen.letter(letter, color(hue)),
        Glyph::Shape(shape, hue) => pen.shape(shape, color(hue)),
        Glyph::Place(place) => pen.place(place),
        Glyph::Shoulder(name) => pen.pill(name, 0.64, 0.28),
        Glyph::Trigger(name) => pen.pill(name, 0.88, 0.44),
        Glyph::Middle(mark) => pen.middle(mark),
        Glyph::Cross(arm) => pen.cross(arm),
        Glyph::Stick(side, pushed) => pen.stick(side, pushed),
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

/// Where a button is painted. Lengths are parts of its height.
struct Pen<'a> {
    painter: &'a Painter,
    center: Pos2,
    size: f32,
}

impl Pen<'_> {
    fn at(&self, right: f32, down: f32) -> Pos2 {
        self.center + self.size * vec2(right, down)
    }

    fn block(&self, center: Pos2, width: f32, height: f32) -> Rect {
        Rect::from_center_size(center, self.size * vec2(width, height))
    }

    fn stroke(&self, width: f32, color: Color32) -> Stroke {
        Stroke::new(width * self.size, color)
    }

    fn disc(&self, center: Pos2, radius: f32, fill: Color32, rim: Stroke) {
        self.painter
            .circle(center, radius * self.size - rim.width / 2.0, fill, rim);
    }

    fn text(&self, center: Pos2, text: &str, height: f32, ink: Color32) {
        let font = strong(height * self.size);
        self.painter
            .text(center, Align2::CENTER_CENTER, text, font, ink);
    }

    fn path(&self, points: &[(f32, f32)], closed: bool, stroke: Stroke) {
        let points = points.iter().map(|(right, down)| self.at(*right, *down));
        let points = points.collect();
        self.painter.add(if closed {
            Drawing::closed_line(points, stroke)
        } else {
            Drawing::line(points, stroke)
        });
    }

    fn letter(&self, letter: &str, ink: Color32) {
        let rim = self.stroke(0.07, ink);
        self.disc(self.center, 0.48, tokens().color.inset, rim);
        self.text(self.center, letter, 0.6, ink);
    }

    fn shape(&self, shape: Shape, ink: Color32) {
        let rim = self.stroke(0.06, tokens().color.line_strong);
        self.disc(self.center, 0.48, tokens().color.inset, rim);
        let line = self.stroke(0.08, ink);
        match shape {
            Shape::Cross => {
                self.path(&[(-0.18, -0.18), (0.18, 0.18)], false, line);
                self.path(&[(-0.18, 0.18), (0.18, -0.18)], false, line);
            }
            Shape::Circle => self.disc(self.center, 0.27, Color32::TRANSPARENT, line),
            Shape::Square => {
                let square = self.block(self.center, 0.4, 0.4);
                self.painter
                    .rect_stroke(square, CornerRadius::ZERO, line, StrokeKind::Middle);
            }
            Shape::Triangle => {
                self.path(&[(0.0, -0.26), (0.24, 0.15), (-0.24, 0.15)], true, line);
            }
        }
    }

    fn place(&self, lit: Direction) {
        let color = &tokens().color;
        let rim = self.stroke(0.05, color.line_strong);
        for place in Direction::ALL {
            let center = self.center + 0.31 * self.size * way(place);
            if place == lit {
                self.disc(center, 0.18, color.text, Stroke::NONE);
            } else {
                self.disc(center, 0.15, color.inset, rim);
            }
        }
    }

    /// A button under an index finger: round at the top.
    fn pill(&self, name: &str, height: f32, round: f32) {
        let color = &tokens().color;
        let corner = |part: f32| (part * self.size).round().clamp(0.0, 255.0) as u8;
        let corners = CornerRadius {
            nw: corner(round),
            ne: corner(round),
            sw: corner(0.12),
            se: corner(0.12),
        };
        let rect = self.block(self.center, 1.28, height);
        let rim = self.stroke(0.06, color.line_strong);
        self.painter
            .rect(rect, corners, color.inset, rim, StrokeKind::Inside);
        self.text(self.center, name, 0.44, color.text);
    }

    fn middle(&self, mark: Mark) {
        let color = &tokens().color;
        let rim = self.stroke(0.06, color.line_strong);
        self.disc(self.center, 0.44, color.inset, rim);
        let line = self.stroke(0.07, color.text);
        match mark {
            Mark::Lines => {
                for down in [-0.14, 0.0, 0.14] {
                    self.path(&[(-0.18, down), (0.18, down)], false, line);
                }
            }
            Mark::Windows => {
                for (right, down) in [(-0.07, -0.06), (0.07, 0.08)] {
                    let window = self.block(self.at(right, down), 0.26, 0.22);
                    let corners = CornerRadius::ZERO;
                    self.painter
                        .rect(window, corners, color.inset, line, StrokeKind::Middle);
                }
            }
            Mark::Plus => {
                self.path(&[(-0.2, 0.0), (0.2, 0.0)], false, line);
                self.path(&[(0.0, -0.2), (0.0, 0.2)], false, line);
            }
            Mark::Minus => self.path(&[(-0.2, 0.0), (0.2, 0.0)], false, line),
            Mark::Back => self.arrow(self.center, Direction::Left, 0.2),
            Mark::Start => self.arrow(self.center, Direction::Right, 0.2),
        }
    }

    /// A filled triangle that points somewhere.
    fn arrow(&self, center: Pos2, to: Direction, length: f32) {
        let ahead = length * self.size * way(to);
        let aside = ahead.rot90();
        let points = vec![
            center + ahead,
            center - ahead + aside,
            center - ahead - aside,
        ];
        let fill = tokens().color.text;
        self.painter
            .add(Drawing::convex_polygon(points, fill, Stroke::NONE));
    }

    fn cross(&self, lit: Direction) {
        let color = &tokens().color;
        let bars = |edge: f32| {
            let (long, short) = (0.94 - edge, 0.36 - edge);
            [(long, short), (short, long)]
        };
        let corners = CornerRadius::same((0.06 * self.size) as u8);
        for (edge, fill) in [(0.0, color.line_strong), (0.1, color.inset)] {
            for (width, height) in bars(edge) {
                let bar = self.block(self.center, width, height);
                self.painter.rect_filled(bar, corners, fill);
            }
        }
        let arm = self.center + 0.3 * self.size * way(lit);
        let arm = self.block(arm, 0.26, 0.26);
        self.painter.rect_filled(arm, corners, color.text);
    }

    fn stick(&self, side: &str, pushed: Option<Direction>) {
        let color = &tokens().color;
        let rim = self.stroke(0.06, color.line_strong);
        self.disc(self.center, 0.48, color.inset, rim);
        let Some(to) = pushed else {
            self.disc(self.center, 0.34, color.text, Stroke::NONE);
            self.text(self.center, side, 0.44, color.space);
            return;
        };
        let center = self.center + 0.1 * self.size * -way(to);
        self.disc(center, 0.25, color.line_strong, Stroke::NONE);
        self.text(center, side, 0.36, color.text);
        let tip = self.center + 0.33 * self.size * way(to);
        self.arrow(tip, to, 0.12);
    }
}
