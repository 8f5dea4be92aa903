//! The rule book of a game, which can be read and searched in the window in every language.
//!
//! | where | what |
//! |---|---|
//! | [`Rulebook`] | the book of a game in each language: chapters, rules and their places; its pictures |
//! | [`Figure`] | a picture, painted by the widgets of the game |
//! | `text` | emphasis, links and search in running text |
//! | `markdown` | the parser of the book's sources |
//! | `page` | the drawing of a chapter or of search results |
//! | [`Reader`] | the book in the window: chapters, search, keys |
//! | [`RulesPage`] | the screen with a reader |

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
pub use reader::Reader;
pub use screen::RulesPage;
pub use text::{Span, Text};
