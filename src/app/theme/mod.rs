//! The look of the window: tokens, fonts, icons and the egui style made from them.
//!
//! Colours, sizes of text and controls, distances and durations come from [`tokens`], which are read from
//! `assets/theme.ron`; those of a single screen stand in `screen_sizes`, those of widgets in `widget_sizes`. Nothing
//! outside this module makes a colour of numbers but the pictures that [`art`](super::art) paints. The proportions within a painted piece belong to its
//! painter, those of a screen to its layout.

mod contrast;
mod fonts;
pub mod icons;
pub mod motion;
pub(in crate::app) mod screen_sizes;
mod style;
mod tokens;
pub(in crate::app) mod widget_sizes;

pub use contrast::{contrast, readable_on};
pub use fonts::{body, display, heading, number, strong};
pub use icons::Icon;
pub use tokens::{
    Hex, Paints, Palette, Shapes, Spaces, TerrainColors, Terrains, TextSizes, Times, Tokens, tokens,
};

/// Gives a window the fonts and the style of the game.
///
/// Call it before the first frame: the font families of [`heading`] and its siblings exist from then on.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(fonts::definitions());
    ctx.set_theme(egui::Theme::Dark);
    style::apply(ctx, false);
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
}

/// Turns animation off or on: with reduced motion everything jumps to where it would come to rest.
pub fn set_reduced_motion(ctx: &egui::Context, reduced: bool) {
    style::apply(ctx, reduced);
}
