//! The look of the window: tokens, fonts, icons and the egui style made from them.
//!
//! Colours, sizes of text and controls, distances and durations come from [`tokens`], which are read from
//! `assets/theme.ron`; the [`sizes`] are what painted pieces share. What one place uses stands there. Outside this module,
//! only the pictures of [`art`](super::art) define colours by numbers.

mod fonts;
mod icons;
pub mod motion;
pub mod sizes;
mod style;
#[cfg(test)]
mod tests;
mod tokens;

use super::scripts;

pub use fonts::{body, display, heading, number, rich, strong};
pub use icons::{Icon, draw, rasterise};
pub use style::{rest_tooltips, set_reduced_motion, tooltips_rest};
pub use tokens::{
    Hex, Paints, Palette, Shapes, Spaces, TerrainColors, TextSizes, Times, Tokens, tokens,
};

/// The longest time between the clicks of a double click, in seconds: as on most desktops.
pub const DOUBLE_CLICK: f64 = 0.5;

/// Installs the fonts and the style of the game in a window.
///
/// Call it before the first frame: the font families of [`heading`] and its siblings exist from then on.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(fonts::definitions());
    scripts::install(ctx);
    ctx.set_theme(egui::Theme::Dark);
    set_reduced_motion(ctx, false);
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        options.input_options.max_double_click_delay = DOUBLE_CLICK;
    });
}
