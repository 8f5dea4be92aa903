//! The embedded fonts and their families.

use egui::{Color32, FontData, FontDefinitions, FontFamily, FontId, RichText};

const HEADING: &str = "heading";
const DISPLAY: &str = "display";
const STRONG: &str = "strong";
const FIGURES: &str = "figures";
const BODY: &str = "body";

/// The bytes of an embedded font.
macro_rules! embedded {
    ($name:literal) => {
        include_bytes!(concat!("../../../../assets/fonts/", $name, ".ttf"))
    };
}

/// The font files, each under the name that the families below use.
const FILES: [(&str, &[u8]); 5] = [
    (BODY, embedded!("Inter-Regular")),
    (STRONG, embedded!("Inter-SemiBold")),
    (HEADING, embedded!("Exo2-SemiBold")),
    (DISPLAY, embedded!("Exo2-ExtraBold")),
    (FIGURES, embedded!("Figures-SemiBold")),
];

/// Running text in Inter.
pub fn body(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Emphasised text in Inter SemiBold.
pub fn strong(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(STRONG.into()))
}

/// Words in a font and a colour.
pub fn rich(text: impl Into<String>, font: FontId, color: Color32) -> RichText {
    RichText::new(text).font(font).color(color)
}

/// Headings in Exo 2.
pub fn heading(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(HEADING.into()))
}

/// The title of the game in Exo 2 ExtraBold.
pub fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(DISPLAY.into()))
}

/// Numbers with digits of equal width, so that they line up and do not jump.
pub fn number(size: f32) -> FontId {
    FontId::new(size, FontFamily::Monospace)
}

/// All fonts and families. Every family ends with Inter, which has all the characters of the texts.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in FILES {
        fonts
            .font_data
            .insert(name.into(), FontData::from_static(bytes).into());
    }
    let families = [
        (FontFamily::Proportional, &[BODY][..]),
        (FontFamily::Monospace, &[FIGURES, STRONG]),
        (FontFamily::Name(STRONG.into()), &[STRONG]),
        (FontFamily::Name(HEADING.into()), &[HEADING, STRONG]),
        (FontFamily::Name(DISPLAY.into()), &[DISPLAY, STRONG]),
    ];
    for (family, names) in families {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        fonts.families.insert(family, names);
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme;

    fn context() -> egui::Context {
        let ctx = egui::Context::default();
        theme::install(&ctx);
        ctx.run_ui(egui::RawInput::default(), |_| {})
            .textures_delta
            .clear();
        ctx
    }

    #[test]
    fn all_digits_of_numbers_are_equally_wide() {
        let ctx = context();
        let width = |digit| ctx.fonts_mut(|fonts| fonts.glyph_width(&number(20.0), digit));
        for digit in '0'..='9' {
            assert_eq!(width(digit), width('0'), "{digit}");
        }
    }
}
