//! Fonts of the system, and a sign for characters that no font has.

use std::sync::{Arc, LazyLock};
use std::thread;

use egui::epaint::text::{
    FallbackRequest, FontInsert, FontProvider, GlyphBitmap, GlyphRasterizer,
    GlyphRasterizerRequest, RasterizedGlyph,
};
use egui::{Color32, ColorImage, Context, FontFamily, vec2};
use egui_system_font_provider::SystemFontProvider;

/// The name of a thread whose panic is an answer: it asks another package for the fonts of the system.
pub const ASKS_FOR_FONTS: &str = "fonts of the system";

/// The fonts of the system, which are listed when the first character is missing. Nothing if it has none.
struct OnDemand(LazyLock<Option<SystemFontProvider>>);

impl FontProvider for OnDemand {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        self.0.as_ref()?.font_for(request)
    }
}

/// Lists the fonts of the system. The package panics where there is none at all, so a thread of its own asks first.
fn listed() -> Option<SystemFontProvider> {
    let asks = thread::Builder::new().name(ASKS_FOR_FONTS.to_owned());
    let asked = asks.spawn(|| {
        let fonts = SystemFontProvider::new();
        let request = FallbackRequest {
            cluster: "א",
            family: &FontFamily::Proportional,
        };
        fonts.font_for(&request);
        fonts
    });
    asked.ok()?.join().ok()
}

/// Takes from the fonts of the system what the embedded ones lack.
pub fn use_system_fonts(ctx: &Context) {
    ctx.add_font_provider(Arc::new(OnDemand(LazyLock::new(listed))));
}

/// Draws a box for every character that no font has.
pub(super) fn missing() -> GlyphRasterizer {
    GlyphRasterizer::new(
        "missing character",
        |request: &GlyphRasterizerRequest<'_>| {
            let character = request.cluster.chars().next()?;
            let is_blank = character.is_control() || character.is_whitespace();
            (!is_blank).then(|| sign(request.font_size_px))
        },
    )
}

/// A hollow box on the line of the text, as wide and high as a capital letter at this size in pixels.
fn sign(size: f32) -> RasterizedGlyph {
    let pixels = |share: f32| (share * size).round().max(1.0);
    let (width, height) = (pixels(0.56), pixels(0.72));
    let (margin, stroke) = (pixels(0.08), pixels(0.07) as usize);
    let [columns, rows] = [width as usize, height as usize];
    let mut image = ColorImage::filled([columns, rows], Color32::TRANSPARENT);
    for y in 0..rows {
        for x in 0..columns {
            let distance = x.min(columns - 1 - x).min(y.min(rows - 1 - y));
            if distance < stroke {
                image[(x, y)] = Color32::WHITE;
            }
        }
    }
    RasterizedGlyph {
        bitmap: GlyphBitmap {
            image,
            offset_px: vec2(margin, -height),
            is_color: false,
        },
        advance_px: width + 2.0 * margin,
    }
}
