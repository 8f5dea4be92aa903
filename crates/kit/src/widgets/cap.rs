//! The key or button that is shown on a [`Button`](super::Button) because it does the same.

use std::sync::Arc;

use egui::{Color32, CornerRadius, Galley, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::glyph::{glyph_size, pad_glyph, paint_glyph};
use super::input::key_text;
use super::keycap;
use crate::devices::words;
use crate::devices::{Family, Glyph, PadButton, glyph};
use crate::text::Speaks as _;
use crate::theme::sizes::rim;
use crate::theme::{body, tokens};

/// A key or a button of a gamepad.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cap {
    /// A key of the whole keyboard. Buttons with nothing but an icon tell it only in their tooltip.
    Key(String),
    /// A key of the half of the keyboard at which the person sits.
    Own(String),
    /// A button of the person's gamepad.
    Pad(Family, PadButton),
}

impl<T: Into<String>> From<T> for Cap {
    fn from(key: T) -> Self {
        Self::Key(key.into())
    }
}

impl Cap {
    /// Whether it is shown even beside a lone icon.
    pub(super) fn is_always_shown(&self) -> bool {
        match self {
            Self::Key(_) => false,
            Self::Own(_) | Self::Pad(..) => true,
        }
    }

    /// Its name.
    pub(super) fn name(&self, ui: &Ui) -> String {
        match self {
            Self::Key(key) | Self::Own(key) => key_text(&ui.language(), key),
            Self::Pad(family, button) => words::pad_button(ui, *family, *button),
        }
    }

    /// The key, if it is one.
    pub(super) fn key(&self) -> Option<&str> {
        match self {
            Self::Key(key) | Self::Own(key) => Some(key),
            Self::Pad(..) => None,
        }
    }

    /// Draws it in a layout.
    pub fn ui(&self, ui: &mut Ui) {
        match self {
            Self::Key(_) | Self::Own(_) => keycap(ui, &self.name(ui)),
            Self::Pad(family, button) => pad_glyph(ui, *family, *button, 26.0),
        };
    }

    /// Measures it.
    pub(super) fn layout(&self, ui: &Ui) -> CapLayout {
        match self {
            Self::Key(_) | Self::Own(_) => {
                let font = body(tokens().text.tiny);
                let painter = ui.painter();
                CapLayout::Key(painter.layout_no_wrap(self.name(ui), font, Color32::PLACEHOLDER))
            }
            Self::Pad(family, button) => CapLayout::Glyph(glyph(*family, *button)),
        }
    }
}

/// A measured key or button.
#[derive(Debug, Clone)]
pub(super) enum CapLayout {
    /// The name of a key.
    Key(Arc<Galley>),
    /// The picture of a button.
    Glyph(Glyph),
}

impl CapLayout {
    /// The room that it takes.
    pub(super) fn size(&self) -> Vec2 {
        match self {
            Self::Key(key) => key.size() + vec2(2.0 * tokens().space.xs, rim::WIDE),
            Self::Glyph(glyph) => glyph_size(*glyph, 20.0),
        }
    }

    /// Paints it in the middle of `place`, a key in `color`.
    pub(super) fn paint(self, ui: &Ui, place: Rect, color: Color32) {
        let cap = Rect::from_center_size(place.center(), self.size());
        match self {
            Self::Key(key) => {
                let corners = CornerRadius::same(tokens().shape.radius_s as u8);
                let border = Stroke::new(tokens().shape.border, color.gamma_multiply(0.4));
                ui.painter()
                    .rect_stroke(cap, corners, border, StrokeKind::Inside);
                let faint = color.gamma_multiply(0.75);
                ui.painter()
                    .galley(cap.center() - key.size() / 2.0, key, faint);
            }
            Self::Glyph(glyph) => paint_glyph(ui.painter(), cap, glyph),
        }
    }
}
