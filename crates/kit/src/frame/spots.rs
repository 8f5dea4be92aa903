//! The spots of a table in one frame: what can be clicked, dragged, or dropped on.

use super::note_answer;
use egui::{Rect, Response, Sense, Ui};
use std::fmt;
use std::hash::Hash;

/// The spots of a table, those on top last, and which of them the player touches.
#[derive(Clone, Debug)]
pub struct Spots<S> {
    all: Vec<(S, Rect)>,
    /// The one that was clicked.
    pub clicked: Option<S>,
    hovered: Option<S>,
    focused: Option<S>,
}

impl<S> Default for Spots<S> {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            clicked: None,
            hovered: None,
            focused: None,
        }
    }
}

impl<S: Copy + Eq + Hash + fmt::Debug> Spots<S> {
    /// Notes a place for drops alone, beneath the spots that are noted after it.
    pub fn note(&mut self, spot: S, rect: Rect) {
        self.all.push((spot, rect));
    }

    /// Something that can be clicked and perhaps dragged; a click on it may answer the question.
    pub fn add(
        &mut self,
        ui: &Ui,
        (spot, rect): (S, Rect),
        can_drag: bool,
        answers: bool,
    ) -> Response {
        let sense = match can_drag {
            true => Sense::click_and_drag(),
            false => Sense::click(),
        };
        let response = ui.interact(rect, ui.scope_id().with(spot), sense);
        self.note(spot, rect);
        if response.clicked() {
            self.clicked = Some(spot);
        }
        if response.hovered() {
            self.hovered = Some(spot);
        }
        if response.has_focus() {
            self.focused = Some(spot);
        }
        if answers {
            note_answer(&response);
        }
        response
    }

    /// Where a spot is.
    pub fn rect_of(&self, spot: S) -> Option<Rect> {
        let found = self.all.iter().find(|(there, _)| *there == spot);
        found.map(|(_, rect)| *rect)
    }

    /// The spot under the pointer, also while something is dragged.
    pub fn under_pointer(&self, ui: &Ui) -> Option<S> {
        let at = ui.input(|input| input.pointer.latest_pos())?;
        let found = self.all.iter().rev().find(|(_, rect)| rect.contains(at));
        found.map(|(spot, _)| *spot)
    }

    /// The spots that are looked at, with the pointer and with the keyboard; while something is dragged, only the pointer looks.
    pub fn looked_at(&self, ui: &Ui, drags: bool) -> [Option<S>; 2] {
        match drags {
            true => [self.under_pointer(ui), None],
            false => [self.hovered, self.focused],
        }
    }
}
