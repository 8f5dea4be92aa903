//! The rule book of the game, in every language, to be read and searched in the window.
//!
//! | where | what |
//! |---|---|
//! | [`book`](self::book()) | the book of a language: chapters, rules and where they are |
//! | `text` | emphasis, links and search in running text |
//! | `figures` | pictures painted from the widgets of the game |
//! | `markdown` | how the sources of the book are read |
//! | `page` | a chapter or what a search has found, drawn |
//! | [`Reader`] | the book in the window: chapters, search, keys |

mod book;
mod figures;
mod markdown;
mod page;
mod reader;
mod text;

pub use book::{Block, Book, Chapter, Kind, Passage, book, source};
pub use reader::{Reader, hints};
pub use text::{Span, Text};
