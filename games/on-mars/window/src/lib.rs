//! What the window shows of On Mars.
//!
//! | where | what |
//! |---|---|
//! | [`text`] | the texts in all languages |

pub mod text;
