//! The picture on a box, drawn when it is first shown and kept as long as its page.

use egui::{Image, TextureHandle, Ui, load::SizedTexture, vec2};

use crate::rulebook::texture;
use crate::theme::tokens;

/// The picture on a box. It is decoration: the box has a name of its own.
#[derive(Default)]
pub(super) struct Picture(Option<TextureHandle>);

impl Picture {
    /// Draws the picture `svg` with this width.
    pub(super) fn ui(&mut self, ui: &mut Ui, svg: &[u8], width: f32) {
        let size = vec2(width, width * 9.0 / 16.0);
        let pixels = size * ui.pixels_per_point();
        let is_fine = |texture: &TextureHandle| texture.size_vec2().x >= 0.9 * pixels.x;
        if !self.0.as_ref().is_some_and(is_fine) {
            self.0 = texture(ui, "picture of a box", svg, pixels);
        }
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        if let Some(texture) = &self.0 {
            Image::new(SizedTexture::from_handle(texture))
                .corner_radius(tokens().shape.radius)
                .paint_at(ui, rect);
        }
    }
}
