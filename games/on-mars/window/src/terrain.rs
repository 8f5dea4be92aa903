//! The ground of Mars: hexes in rust and sand with craters and dunes, drawn by code and kept; dust that drifts above them.

use crate::art::hexagon;
use crate::layout::Hexes;
use crate::palette;
use egui::{Color32, Id, Painter, Pos2, Rect, Stroke, Ui, Vec2, vec2};
use kit::theme::motion;
use kit::widgets::{Canvas, Layer, paint_kept};
use on_mars::{Board, HexId};

/// Paints the ground, brighter around the middle with each level of the colony.
pub(crate) fn ground(painter: &Painter, board: &Board, (hexes, room, level): (Hexes, Rect, u8)) {
    let middles: Vec<Pos2> = board.all.iter().map(|hex| hexes.at(board, hex)).collect();
    let ctx = painter.ctx().clone();
    let inputs = (hexes, room, level);
    paint_kept(painter, Id::unique("ground of Mars"), inputs, move |_| {
        vec![draw(&ctx, &middles, (hexes.size, room, level))]
    });
}

fn draw(ctx: &egui::Context, middles: &[Pos2], (size, room, level): (f32, Rect, u8)) -> Layer {
    let mut canvas = Canvas::new(ctx, size);
    canvas.rect(room, 8, palette::SKY);
    for (middle, number) in middles.iter().zip(0_u32..) {
        let mix = grain(number, 1);
        let ground = match mix < 0.5 {
            true => palette::RUST.lerp_to_gamma(palette::SHADE, 1.2 * mix),
            false => palette::RUST.lerp_to_gamma(palette::SAND, 1.2 * (mix - 0.5)),
        };
        let edge = Stroke::new(1.0, palette::SKY.gamma_multiply(0.55));
        canvas.polygon(hexagon(*middle, 0.985 * size), ground, edge);
        relief(&mut canvas, *middle, size, number);
    }
    let bounds = Rect::from_points(middles);
    let light = palette::DUST.gamma_multiply(0.05 + 0.03 * f32::from(level));
    let radius = size * (4.0 + 2.0 * f32::from(level));
    let glow = Rect::from_center_size(bounds.center(), Vec2::splat(radius));
    canvas.soft_rect(glow, (radius / 2.0).min(255.0) as u8, radius, light);
    canvas.into_layer()
}

/// A crater, a dune or nothing on a hex.
fn relief(canvas: &mut Canvas, middle: Pos2, size: f32, number: u32) {
    let lean = vec2(grain(number, 2) - 0.5, grain(number, 3) - 0.5) * 0.7 * size;
    match (grain(number, 4) * 10.0) as u8 {
        0..=2 => {
            let radius = size * (0.14 + 0.2 * grain(number, 5));
            let rim = Stroke::new(1.2, palette::SAND.gamma_multiply(0.5));
            let inside = palette::SHADE.gamma_multiply(0.5);
            canvas.circle(middle + lean, radius, inside, rim);
        }
        3..=5 => {
            for step in 0..3 {
                let y = size * (0.22 * step as f32 - 0.2);
                let wave = |x: f32| {
                    let lift = 0.06 * size * (x * 6.0 + grain(number, 6) * 6.0).sin();
                    middle + vec2(0.6 * size * x, y + lift)
                };
                let points = (-4..=4).map(|x| wave(x as f32 / 5.0)).collect();
                canvas.path(
                    points,
                    Stroke::new(1.0, palette::SHADE.gamma_multiply(0.55)),
                );
            }
        }
        _ => {}
    }
}

/// A fixed number between 0 and 1 for a hex.
fn grain(number: u32, salt: u32) -> f32 {
    let mixed = number
        .wrapping_mul(2_654_435_761)
        .wrapping_add(salt.wrapping_mul(40_503));
    let mixed = (mixed ^ mixed >> 15).wrapping_mul(2_246_822_519);
    ((mixed ^ mixed >> 13) & 0xffff) as f32 / 65_535.0
}

/// Dust that drifts while the table is painted anyway. It asks for no frames.
pub(crate) fn dust(ui: &Ui, canvas: &mut Canvas, room: Rect, scale: f32) {
    let time = match motion::reduced(ui.ctx()) {
        true => 0.0,
        false => ui.input(|input| input.time) as f32,
    };
    for speck in 0..16 {
        let pace = 6.0 + 18.0 * grain(speck, 7);
        let x = (room.width() * grain(speck, 8) + pace * scale * time).rem_euclid(room.width());
        let sway = (0.4 * time + speck as f32).sin();
        let y = room.height() * grain(speck, 9) + 4.0 * sway;
        let at = room.min + vec2(x, y.min(room.height() - 2.0).max(2.0));
        let size = vec2(9.0 + 22.0 * grain(speck, 10), 2.0) * scale;
        let haze: Color32 = palette::DUST.gamma_multiply(0.16);
        canvas.soft_rect(Rect::from_center_size(at, size), 1, 3.0 * scale, haze);
    }
}

/// Whether a hex is drawn at least in part in the room of the map.
pub(crate) fn is_seen(board: &Board, hexes: &Hexes, room: Rect, hex: HexId) -> bool {
    room.intersects(hexes.rect(board, hex))
}
