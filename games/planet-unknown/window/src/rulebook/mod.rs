//! The rule book of the game in every language, which can be read and searched in the window.
//!
//! | where | what |
//! |---|---|
//! | [`Rulebook`] | the book in each language: chapters, rules and their places; its pictures |
//! | [`Figure`] | a picture, painted by the widgets of the game |
//! | `text` | emphasis, links and search in running text |
//! | `markdown` | the parser of the book's sources |
//! | `page` | the drawing of a chapter or of search results |
//! | [`Reader`] | the book in the window: chapters, search, keys |
//! | `figures` | the pictures of Planet Unknown |

mod book;
mod figure;
mod figures;
mod markdown;
mod page;
mod reader;
#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;
mod text;

use crate::text::Language;

pub use book::{Block, Book, Chapter, Kind, Passage, Rulebook};
pub use figure::Figure;
pub use figures::first_time_ui;
pub use reader::Reader;
pub use text::{Span, Text};

/// The rule book of Planet Unknown.
pub static RULEBOOK: Rulebook = Rulebook::new(source, figures::named);

/// Its source in a language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../../assets/rules/en.md"),
        Language::German => include_str!("../../../../../assets/rules/de.md"),
    }
}
