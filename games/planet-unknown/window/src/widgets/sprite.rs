//! Pieces and signs in motion above the table.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::looks::paint_resource;
use super::tile::paint_held;
use crate::art::Painting;
use crate::text::describe;
use kit::theme::sizes::stroke;
use kit::theme::{Icon, number, tokens};
use kit::widgets::Canvas;
use rules::{Orientation, Terrain, Tile};

/// The radius of the disc under a picture.
const DISC: f32 = 0.48;
/// The edge of an icon.
const ICON: f32 = 0.62;
/// The width of a letter.
const LETTER: f32 = 0.42;

/// A piece or a sign that moves above the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Sprite {
    /// A tile as it is placed.
    Tile(Tile, Orientation),
    /// A resource of this terrain.
    Resource(Terrain),
    /// A patch.
    Patch,
    /// A lifepod.
    Lifepod,
    /// A rover in the colour of its owner.
    Rover(Color32),
    /// A meteorite.
    Meteorite,
    /// Medals won, or lost if less than 0.
    Medals(i16),
    /// Medals of objectives won, or lost if less than 0.
    Contested(i16),
    /// An icon on a disc of this colour.
    Icon(Icon, Color32),
    /// A few letters in this colour.
    Words(String, Color32),
    /// A light on a whole cell.
    Glow(Color32),
    /// A ring that widens.
    Ring(Color32),
    /// A medal that is turned on its axis, as wide as this share of its height.
    Coin(f32),
}

/// Paints a sprite around `center`. For a tile, `center` is the top left corner of its bounding box, and `size` the edge of a
/// cell.
pub fn paint_sprite(painter: &Painter, sprite: &Sprite, center: Pos2, size: f32, opacity: f32) {
    if size < 2.0 {
        return;
    }
    if let Sprite::Tile(tile, orientation) = sprite {
        return paint_held(painter, (*tile, *orientation), center, size);
    }
    let mut canvas = Canvas::new(painter.ctx(), size);
    let square = Rect::from_center_size(center, Vec2::splat(size));
    let color = &tokens().color;
    match sprite {
        Sprite::Tile(..) => {}
        Sprite::Resource(terrain) => paint_resource(&mut canvas, *terrain, center, size),
        Sprite::Patch => canvas.picture(Painting::Patch, square, Color32::WHITE),
        Sprite::Lifepod => canvas.picture(Painting::Lifepod, square, Color32::WHITE),
        Sprite::Meteorite => canvas.picture(Painting::Meteorite, square, Color32::WHITE),
        Sprite::Rover(owner) => {
            let ring = Stroke::new(stroke::THIN, tokens().paint.rover_rim);
            canvas.circle(center, 0.48 * size, *owner, ring);
            canvas.art(Painting::Rover, center, 0.8 * size);
        }
        Sprite::Medals(medals) => {
            let (text, ink) = signed(*medals);
            words(&mut canvas, &text, center, size, ink);
        }
        Sprite::Contested(medals) => {
            let (text, ink) = signed(*medals);
            // The icon stands in the room of two blanks.
            let plate = words(&mut canvas, &format!("  {text}"), center, size, ink);
            let icon = plate.left_center() + vec2(0.6 * size, 0.0);
            canvas.picture_at(Icon::Objective, icon, ICON * size, ink);
        }
        Sprite::Icon(icon, ground) => {
            let ring = Stroke::new(stroke::THIN, color.space);
            canvas.circle(center, DISC * size, *ground, ring);
            canvas.picture_at(*icon, center, ICON * size, color.space);
        }
        Sprite::Words(text, ink) => {
            words(&mut canvas, text, center, size, *ink);
        }
        Sprite::Glow(light) => canvas.rect(square, CornerRadius::ZERO, *light),
        Sprite::Coin(width) => {
            let turned = Rect::from_center_size(center, size * vec2(*width, 1.0));
            canvas.picture(Painting::MedalGold, turned, Color32::WHITE);
        }
        Sprite::Ring(light) => {
            let ring = Stroke::new(stroke::MEDIUM, *light);
            canvas.circle(center, size / 2.0, Color32::TRANSPARENT, ring);
        }
    }
    canvas.fade(opacity);
    canvas.paint(painter);
}

/// A number of medals with its sign, and the colour for it.
fn signed(medals: i16) -> (String, Color32) {
    let color = &tokens().color;
    let ink = if medals < 0 { color.bad } else { color.accent };
    (describe::signed(medals.into()), ink)
}

/// Paints a few letters on a dark plate. Returns the plate.
fn words(canvas: &mut Canvas, text: &str, center: Pos2, size: f32, ink: Color32) -> Rect {
    let color = &tokens().color;
    let letters = text.chars().count() as f32;
    let plate = Vec2::new(size * (LETTER * letters + LETTER), size);
    let rect = Rect::from_center_size(center, plate);
    canvas.rect(rect, CornerRadius::same((size / 2.0) as u8), color.inset);
    let frame = Stroke::new(stroke::THIN, ink);
    canvas.border(rect, CornerRadius::same((size / 2.0) as u8), frame);
    canvas.label(center, text, number(0.66 * size), ink);
    rect
}
