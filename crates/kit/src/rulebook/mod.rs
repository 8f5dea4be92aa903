//! The rule book of a game, which can be read and searched in the window in every language.
//!
//! | where | what |
//! |---|---|
//! | [`Rulebook`] | the book of a game in each language: chapters, rules and their places; its pictures |
//! | [`Figure`] | a picture, painted by the widgets of the game |
//! | `text` | emphasis, links and search in running text |
//! | `markdown` | the parser of the book's sources |
//! | `page` | the drawing of a chapter or of search results |
//! | [`Reader`] | the book in the window: chapters, search, keys; beside a screen, or one of its own |

mod book;
mod figure;
mod markdown;
mod page;
mod reader;
#[cfg(test)]
mod sample;
mod screen;
mod text;

pub use book::{Block, Book, Chapter, Kind, Passage, Rulebook};
pub use figure::Figure;
pub(crate) use figure::texture;
pub use reader::Reader;
pub use text::{Span, Text};

/// Defines the `RULEBOOK` of a game from its folder in `assets`: its source in each language, and its pictures by their names
/// with their sizes in points. For a crate at `games/NAME/window`.
#[macro_export]
macro_rules! rulebook_in {
    ($(#[$doc:meta])* $folder:literal: $($name:literal ($width:literal, $height:literal),)*) => {
        $(#[$doc])*
        pub static RULEBOOK: $crate::rulebook::Rulebook = $crate::rulebook::Rulebook::new(
            |language| match language {
                $crate::text::Language::English => $crate::rulebook_in!(@file include_str, $folder, "en.md"),
                $crate::text::Language::German => $crate::rulebook_in!(@file include_str, $folder, "de.md"),
            },
            |name| {
                let found = FIGURES.iter().find(|(known, ..)| *known == name);
                found.map(|(name, width, height, svg)| {
                    $crate::rulebook::Figure::drawn(name, egui::vec2(*width, *height), svg)
                })
            },
        );

        /// All pictures by their names, with width and height in points.
        pub const FIGURES: &[(&str, f32, f32, &[u8])] = &[$((
            $name,
            $width,
            $height,
            $crate::rulebook_in!(@file include_bytes, $folder, concat!("figures/", $name, ".svg")),
        ),)*];
    };
    (@file $include:ident, $folder:literal, $file:expr) => {
        $include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/", $folder, "/rules/", $file))
    };
}
