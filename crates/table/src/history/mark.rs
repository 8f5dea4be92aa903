//! Marks: named positions of a practice game to return to.

use super::{Table, UndoRefused};
use crate::text_file::on_one_line;
use game::Game;
use serde::{Deserialize, Serialize};

/// The maximum number of marks in a game.
pub const MAX_MARKS: usize = 24;
/// The maximum length of a mark's name, in characters.
pub const MAX_MARK_NAME: usize = 40;

/// A position of a game to return to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The player's name for it.
    pub name: String,
    /// The number of actions before it.
    pub cursor: usize,
}

impl<G: Game> Table<G> {
    /// The marks in the order of the history.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Marks the position at the cursor, or renames its mark. The name is cut to [`MAX_MARK_NAME`] characters. Returns
    /// false if there are too many marks.
    pub fn mark(&mut self, name: &str) -> bool {
        let name = on_one_line(name, MAX_MARK_NAME);
        let cursor = self.cursor();
        self.marks.retain(|mark| mark.cursor != cursor);
        if self.marks.len() >= MAX_MARKS {
            return false;
        }
        let place = self.marks.partition_point(|mark| mark.cursor < cursor);
        self.marks.insert(place, Mark { name, cursor });
        self.revision += 1;
        true
    }

    /// Removes mark `index`, if there is one.
    pub fn unmark(&mut self, index: usize) {
        if index < self.marks.len() {
            self.marks.remove(index);
            self.revision += 1;
        }
    }

    /// Moves the cursor to mark `index`, back or forward.
    ///
    /// # Errors
    /// If a barrier lies in between, or there is no such mark.
    pub fn return_to(&mut self, index: usize) -> Result<(), UndoRefused> {
        let mark = self.marks.get(index).ok_or(UndoRefused::Beginning)?;
        let cursor = self.reachable(mark.cursor)?;
        self.go_to(cursor);
        Ok(())
    }

    /// Adopts the marks from a file, as far as they fit the game.
    pub(crate) fn restore_marks(&mut self, marks: &[Mark]) {
        let here = self.cursor();
        for mark in marks {
            if self.move_cursor(mark.cursor) {
                self.mark(&mark.name);
            }
        }
        self.move_cursor(here);
    }
}
