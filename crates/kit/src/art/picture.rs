//! What stands on the sheet: drawings that a game brings along, and icons.

use std::hash::{Hash, Hasher};

use egui::{Context, Id};

use crate::theme::Icon;

/// A small picture in its own colours, which a game brings along. Its name is its identity.
#[derive(Debug, Clone, Copy)]
pub struct Drawing {
    /// The name, unlike that of any other drawing.
    pub name: &'static str,
    /// The drawing, as SVG.
    pub svg: &'static [u8],
}

impl PartialEq for Drawing {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Drawing {}

impl Hash for Drawing {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// Declares the drawings of a game as constants, each with its file in a folder. The game stands in their names, which keeps
/// them apart from those of other games.
#[macro_export]
macro_rules! game_drawings {
    ($game:literal in $folder:literal: $($(#[$doc:meta])* $name:ident => $file:literal,)*) => {$(
        $(#[$doc])*
        pub(crate) const $name: $crate::art::Drawing = $crate::art::Drawing {
            name: concat!($game, "/", $file),
            svg: include_bytes!(concat!($folder, "/", $file, ".svg")),
        };
    )*};
}

/// Something on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Picture {
    /// A picture in its own colours.
    Drawing(Drawing),
    /// A white icon to tint.
    Icon(Icon),
}

impl From<Drawing> for Picture {
    fn from(drawing: Drawing) -> Self {
        Self::Drawing(drawing)
    }
}

impl From<Icon> for Picture {
    fn from(icon: Icon) -> Self {
        Self::Icon(icon)
    }
}

impl Picture {
    /// The drawing.
    pub(super) fn svg(self) -> &'static [u8] {
        match self {
            Self::Drawing(drawing) => drawing.svg,
            Self::Icon(icon) => icon.svg(),
        }
    }
}

/// Makes a window paint pictures synchronously on request, so that every frame looks the same: for tests and snapshots.
pub fn paint_at_once(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("art at once"), true));
}

/// Whether the window paints pictures synchronously.
pub fn paints_at_once(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique("art at once")))
        .unwrap_or(false)
}
