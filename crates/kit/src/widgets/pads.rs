//! The drawings of the buttons of gamepads, in `assets/kit/pads.ron`.

use std::collections::HashMap;
use std::sync::LazyLock;

use egui::{Color32, CornerRadius, Stroke};
use serde::Deserialize;

use super::Canvas;
use crate::art::{Place, Placing};
use crate::theme::{strong, tokens};

/// The drawings by their names.
static PADS: LazyLock<HashMap<String, Vec<Mark>>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/kit/pads.ron"))
        .expect("the embedded drawings parse")
});

/// A colour.
#[derive(Debug, Clone, Copy, Deserialize)]
enum Ink {
    /// The colour of the button.
    Hue,
    Inset,
    Line,
    Text,
    Space,
}

/// The width of a line and its colour.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Pen(f32, Ink);

/// A part of a drawing.
#[derive(Debug, Deserialize)]
enum Mark {
    /// A disc.
    Disc(Place, f32, Ink),
    /// A circle.
    Ring(Place, f32, Pen),
    /// An open line.
    Line(Vec<Place>, Pen),
    /// A closed line.
    Outline(Vec<Place>, Pen),
    /// A convex shape with a border.
    Polygon(Vec<Place>, Ink, Pen),
    /// A rectangle with the radius of its upper and lower corners.
    Rect(Place, Place, (f32, f32), Ink),
    /// The border of a rectangle, inside it.
    Border(Place, Place, (f32, f32), Pen),
    /// The word on the button.
    Word(Place, f32, Ink),
    /// Another drawing.
    Motif(String, Place, f32),
}

/// A button as it is drawn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pad<'a> {
    /// Where.
    pub(super) placing: Placing,
    /// In which colour.
    pub(super) hue: Color32,
    /// The word on it, or nothing.
    pub(super) word: &'a str,
}

impl Pad<'_> {
    /// Paints the drawing with this name.
    pub(super) fn paint(self, canvas: &mut Canvas, name: &str) {
        for mark in &PADS[name] {
            self.paint_mark(canvas, mark);
        }
    }

    fn paint_mark(self, canvas: &mut Canvas, mark: &Mark) {
        let placing = self.placing;
        let points = |places: &[Place]| places.iter().map(|place| placing.at(*place)).collect();
        match mark {
            Mark::Disc(at, radius, ink) => {
                canvas.dot(placing.at(*at), radius * placing.size, self.ink(*ink));
            }
            Mark::Ring(at, radius, pen) => {
                let (center, line) = (placing.at(*at), self.stroke(*pen));
                canvas.circle(center, radius * placing.size, Color32::TRANSPARENT, line);
            }
            Mark::Line(places, pen) => canvas.path(points(places), self.stroke(*pen)),
            Mark::Outline(places, pen) => canvas.outline(points(places), self.stroke(*pen)),
            Mark::Polygon(places, ink, pen) => {
                canvas.polygon(points(places), self.ink(*ink), self.stroke(*pen));
            }
            Mark::Rect(at, edges, corners, ink) => {
                let (rect, corners) = (placing.rect(*at, *edges), self.corners(*corners));
                canvas.rect(rect, corners, self.ink(*ink));
            }
            Mark::Border(at, edges, corners, pen) => {
                let (rect, corners) = (placing.rect(*at, *edges), self.corners(*corners));
                canvas.border(rect, corners, self.stroke(*pen));
            }
            Mark::Word(at, height, ink) => {
                let font = strong(height * placing.size);
                canvas.label(placing.at(*at), self.word, font, self.ink(*ink));
            }
            Mark::Motif(name, at, edge) => {
                let placing = placing.within(*at, *edge);
                Self { placing, ..self }.paint(canvas, name);
            }
        }
    }

    fn stroke(&self, Pen(width, ink): Pen) -> Stroke {
        Stroke::new(width * self.placing.size, self.ink(ink))
    }

    fn corners(&self, (upper, lower): (f32, f32)) -> CornerRadius {
        let part = [upper, upper, lower, lower];
        let [nw, ne, sw, se] = part.map(|part| (part * self.placing.size).round() as u8);
        CornerRadius { nw, ne, sw, se }
    }

    fn ink(&self, ink: Ink) -> Color32 {
        let color = &tokens().color;
        match ink {
            Ink::Hue => self.hue,
            Ink::Inset => color.inset,
            Ink::Line => color.line_strong,
            Ink::Text => color.text,
            Ink::Space => color.space,
        }
    }
}
