//! Contrast of text and background, as the web accessibility guidelines define it.

use egui::{Color32, Rgba};

use super::tokens;

/// The minimum contrast of text according to the guidelines (level AA).
const READABLE: f32 = 4.5;

/// The contrast ratio of two opaque colours, from 1 to 21.
fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(color: Color32) -> f32 {
    let linear = Rgba::from(color);
    0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
}

#[test]
fn black_and_white_have_the_greatest_contrast() {
    assert_eq!(contrast(Color32::BLACK, Color32::WHITE).round(), 21.0);
}

fn assert_readable(name: &str, text: Color32, ground: Color32) {
    let ratio = contrast(text, ground);
    assert!(ratio >= READABLE, "{name}: {ratio:.2} is below {READABLE}");
}

#[test]
fn text_is_readable_on_every_surface() {
    let color = &tokens().color;
    let surfaces = [
        ("space", color.space),
        ("panel", color.panel),
        ("raised", color.raised),
        ("hover", color.hover),
        ("inset", color.inset),
    ];
    for (name, ground) in surfaces {
        assert_readable(&format!("text on {name}"), color.text, ground);
        assert_readable(&format!("dim text on {name}"), color.text_dim, ground);
        assert_readable(&format!("accent on {name}"), color.accent, ground);
        assert_readable(&format!("good on {name}"), color.good, ground);
        assert_readable(&format!("bad on {name}"), color.bad, ground);
        assert_readable(&format!("focus on {name}"), color.focus, ground);
    }
    assert_readable("text on pressed", color.text, color.pressed);
}

#[test]
fn text_is_readable_on_the_accent() {
    let color = &tokens().color;
    for ground in [color.accent, color.accent_hover, color.accent_pressed] {
        assert_readable("accent", color.on_accent, ground);
    }
}

#[test]
fn glyphs_are_readable_on_every_terrain() {
    let names = ["civ", "water", "biomass", "rover", "tech", "energy"];
    for (name, colors) in names.into_iter().zip(&tokens().terrain) {
        assert_readable(name, colors.glyph, colors.fill);
    }
}

#[test]
fn seat_colours_stand_out_from_the_table() {
    for seat in tokens().seats.iter().chain(&tokens().event_cards) {
        assert_readable("seat", seat.0, tokens().color.raised);
    }
}
