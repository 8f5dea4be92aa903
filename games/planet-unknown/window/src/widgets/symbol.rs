//! A single terrain or benefit as a picture.

use egui::{Color32, Sense, Ui, Vec2};

use super::benefit::paint_benefit;
use super::looks::paint_resource;
use crate::art::Painting;
use kit::widgets::Canvas;
use rules::{Benefit, Terrain};

/// Draws a cell of a terrain with its resource on it.
pub fn terrain_symbol(ui: &mut Ui, terrain: Terrain, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    let mut canvas = Canvas::new(ui.ctx(), size);
    canvas.textured(
        Painting::ground(terrain),
        rect,
        ((0.12 * size) as u8).into(),
        Color32::WHITE,
    );
    paint_resource(&mut canvas, terrain, rect.center(), 0.62 * size);
    canvas.paint(ui.painter());
}

/// Draws the benefit of a track field.
pub fn benefit_symbol(ui: &mut Ui, benefit: Benefit, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    let mut canvas = Canvas::new(ui.ctx(), size);
    paint_benefit(&mut canvas, benefit, rect.center(), 0.86 * size, None);
    canvas.paint(ui.painter());
}
