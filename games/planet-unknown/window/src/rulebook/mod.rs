//! The rule book of the game in every language, which can be read and searched in the window.
//!
//! | where | what |
//! |---|---|
//! | [`book`](self::book()) | the book of a language: chapters, rules and their places |
//! | `text` | emphasis, links and search in running text |
//! | `figures` | pictures painted by the widgets of the game |
//! | `markdown` | the parser of the book's sources |
//! | `page` | the drawing of a chapter or of search results |
//! | [`Reader`] | the book in the window: chapters, search, keys |

mod book;
mod figures;
mod markdown;
mod page;
mod reader;
mod text;

pub use book::{Block, Book, Chapter, Kind, Passage, book, source};
pub use figures::first_time_ui;
pub use reader::Reader;
pub use text::{Span, Text};
