//! The picture behind all screens, painted on another thread while the window opens.

use std::{
    sync::mpsc::{Receiver, channel},
    thread,
};

use egui::{
    Color32, ColorImage, Context, Id, Rect, TextureHandle, TextureOptions, Ui, Vec2, pos2, vec2,
};

use super::sky;
use crate::app::theme::motion::{self, Pace};
use crate::app::theme::tokens;

/// The size of the picture in pixels; it is stretched and cropped to the window. A build without optimisation paints a
/// smaller one, so that it takes no longer.
const SIZE: [usize; 2] = if cfg!(debug_assertions) {
    [960, 600]
} else {
    [2400, 1500]
};
/// The amount by which the picture is darkened behind screens with text to read, from 0 to 1.
const DIM: f32 = 0.72;

/// The picture behind all screens.
pub(in crate::app) enum Backdrop {
    /// No picture, only a plain background.
    Plain,
    /// A picture that a thread is still painting.
    Coming(Receiver<ColorImage>),
    /// The picture.
    There(TextureHandle),
}

impl Backdrop {
    /// Returns a plain background, for tests.
    pub(in crate::app) fn plain() -> Self {
        Self::Plain
    }

    /// Starts painting the picture.
    pub(in crate::app) fn painted(ctx: &Context) -> Self {
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        let painter = thread::Builder::new()
            .name("backdrop".to_owned())
            .spawn(move || {
                // There is no receiver any more if the window has been closed meanwhile.
                if sender.send(sky::paint(SIZE[0], SIZE[1])).is_ok() {
                    ctx.request_repaint();
                }
            });
        match painter {
            Ok(_) => Self::Coming(receiver),
            Err(error) => {
                log::warn!("the sky is not painted: {error}");
                Self::Plain
            }
        }
    }

    /// Paints the picture over the whole window, `dimmed` behind text to read.
    pub(in crate::app) fn paint(&mut self, ui: &Ui, dimmed: bool) {
        let ctx = ui.ctx();
        if let Self::Coming(receiver) = self
            && let Ok(image) = receiver.try_recv()
        {
            *self = Self::There(ctx.load_texture("backdrop", image, TextureOptions::LINEAR));
        }
        let rect = ctx.content_rect();
        let painter = ui.painter();
        painter.rect_filled(rect, 0.0, tokens().color.space);
        let there = matches!(self, Self::There(_));
        let shown = motion::toward(ctx, Id::unique("backdrop shown"), there, Pace::Slow);
        let shade = motion::toward(ctx, Id::unique("backdrop dimmed"), dimmed, Pace::Slow);
        if let Self::There(texture) = self {
            let light = Color32::WHITE.gamma_multiply(shown * (1.0 - DIM * shade));
            painter.image(
                texture.id(),
                rect,
                part_shown(texture.size_vec2(), rect),
                light,
            );
        }
    }
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
