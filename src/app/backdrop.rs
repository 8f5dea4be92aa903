//! The picture behind all screens, painted on another thread while the window opens.

use std::sync::mpsc::Receiver;

use egui::{
    Color32, ColorImage, Context, Id, Rect, TextureHandle, TextureOptions, Ui, Vec2, pos2, vec2,
};

use kit::background::{arrived, in_background};
use kit::theme::motion::{self, Pace};
use kit::theme::tokens;
use planet_unknown_window::art::sky;

/// The sizes of the picture in pixels; the first that covers the window is painted, then stretched and cropped to it. A
/// build without optimisation paints a small one, so that it takes no longer.
const SIZES: &[[usize; 2]] = if cfg!(debug_assertions) {
    &[[960, 600]]
} else {
    &[[1280, 800], [1920, 1200]]
};

/// The picture behind all screens.
#[derive(Default)]
pub(super) struct Backdrop {
    /// Whether there is only a plain background.
    plain: bool,
    /// The picture, once it has been painted.
    there: Option<TextureHandle>,
    /// The picture that a thread is painting.
    coming: Option<Receiver<ColorImage>>,
    /// The size of the last picture that was begun, as an index into [`SIZES`].
    begun: Option<usize>,
}

impl Backdrop {
    /// Returns the picture, or for tests a `plain` background.
    pub(super) fn new(plain: bool) -> Self {
        Self {
            plain,
            ..Self::default()
        }
    }

    /// Starts painting a picture that covers the window, unless there is one.
    fn begin(&mut self, ctx: &Context) {
        let wanted = size_for(ctx.content_rect().size() * ctx.pixels_per_point());
        if self.plain || self.coming.is_some() || self.begun >= Some(wanted) {
            return;
        }
        // The window comes first: painting takes all processors.
        if ctx.cumulative_frame_nr() < 2 {
            return ctx.request_repaint();
        }
        let [width, height] = SIZES[wanted];
        self.begun = Some(wanted);
        self.coming = in_background(ctx, "backdrop", move || sky::paint(width, height));
    }

    /// Takes over a picture that has been painted.
    fn take(&mut self, ctx: &Context) {
        if let Some(image) = arrived(&mut self.coming) {
            self.there = Some(ctx.load_texture("backdrop", image, TextureOptions::LINEAR));
        }
    }

    /// Paints the picture over the whole window, `dimmed` behind text to read.
    pub(super) fn paint(&mut self, ui: &Ui, dimmed: bool) {
        let ctx = ui.ctx();
        self.take(ctx);
        self.begin(ctx);
        let rect = ctx.content_rect();
        let painter = ui.painter();
        painter.rect_filled(rect, 0.0, tokens().color.space);
        let there = self.there.is_some();
        let shown = motion::toward(ctx, Id::unique("backdrop shown"), there, Pace::Slow);
        let shade = motion::toward(ctx, Id::unique("backdrop dimmed"), dimmed, Pace::Slow);
        if let Some(texture) = &self.there {
            let light = Color32::WHITE.gamma_multiply(shown * (1.0 - 0.84 * shade));
            painter.image(
                texture.id(),
                rect,
                part_shown(texture.size_vec2(), rect),
                light,
            );
        }
    }
}

/// The index of the first size that covers a window of `pixels`, or of the largest.
fn size_for(pixels: Vec2) -> usize {
    let covers = |[width, height]: &[usize; 2]| {
        *width as f32 >= pixels.x.floor() && *height as f32 >= pixels.y.floor()
    };
    SIZES.iter().position(covers).unwrap_or(SIZES.len() - 1)
}

/// The part of the picture that fills a window of another aspect ratio. It always contains the planet on the right.
fn part_shown(picture: Vec2, window: Rect) -> Rect {
    let scale = (window.width() / picture.x).max(window.height() / picture.y);
    let part = (window.size() / scale / picture).min(vec2(1.0, 1.0));
    let left = (1.0 - part.x) * 0.85;
    let top = (1.0 - part.y) * 0.5;
    Rect::from_min_size(pos2(left, top), part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_as_large_as_the_window_needs() {
        let [least, most] = [SIZES[0], SIZES[SIZES.len() - 1]];
        let size = |[width, height]: [usize; 2]| vec2(width as f32, height as f32);
        assert_eq!(size_for(size(least)), 0);
        assert_eq!(size_for(size(most)), SIZES.len() - 1);
        assert_eq!(size_for(2.0 * size(most)), SIZES.len() - 1);
        assert_eq!(size_for(vec2(100.0, size(most).y)), SIZES.len() - 1);
    }

    #[test]
    fn the_picture_keeps_its_shape_in_every_window() {
        let picture = vec2(2400.0, 1500.0);
        for window in [
            vec2(1024.0, 640.0),
            vec2(3840.0, 1080.0),
            vec2(600.0, 900.0),
        ] {
            let part = part_shown(picture, Rect::from_min_size(pos2(0.0, 0.0), window));
            let seen = part.size() * picture;
            assert!(
                (seen.x / seen.y - window.x / window.y).abs() < 0.01,
                "{window:?}"
            );
            assert!(part.min.x >= 0.0 && part.max.x <= 1.001 && part.max.y <= 1.001);
        }
    }
}
