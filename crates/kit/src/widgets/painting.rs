//! A large picture from an SVG, drawn when it is first shown and kept as long as its owner.

use egui::{Image, Rect, TextureHandle, TextureOptions, Ui, Vec2, load::SizedTexture};

use crate::theme::{draw, tokens};

/// A large picture. It is decoration: what it stands on has a name of its own.
#[derive(Clone, Default)]
pub(crate) struct Painting(Option<TextureHandle>);

impl Painting {
    /// Draws the picture `svg` into `rect`.
    pub(crate) fn paint(&mut self, ui: &Ui, svg: &[u8], rect: Rect) {
        let pixels = rect.size() * ui.pixels_per_point();
        let is_fine = |texture: &TextureHandle| texture.size_vec2().x >= 0.9 * pixels.x;
        if !self.0.as_ref().is_some_and(is_fine) {
            self.0 = drawn(ui, svg, pixels);
        }
        if let Some(texture) = &self.0 {
            Image::new(SizedTexture::from_handle(texture))
                .corner_radius(tokens().shape.radius)
                .paint_at(ui, rect);
        }
    }
}

fn drawn(ui: &Ui, svg: &[u8], pixels: Vec2) -> Option<TextureHandle> {
    let size = [pixels.x.ceil() as u32, pixels.y.ceil() as u32];
    match draw(svg, size) {
        Ok(image) => {
            let options = TextureOptions::LINEAR;
            Some(ui.ctx().load_texture("painting", image, options))
        }
        Err(error) => {
            log::error!("a picture cannot be drawn: {error}");
            None
        }
    }
}
