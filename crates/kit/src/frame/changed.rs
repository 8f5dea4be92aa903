//! What others have changed since the player last chose something: a quiet mark, and the same in words.

use super::At;
use crate::t;
use crate::theme::tokens;
use crate::widgets::{About, Canvas};
use egui::{Rect, Response, Stroke, Ui, vec2};
use game::Game;

impl<G: Game> At<'_, G> {
    /// Whether something of the game is no longer what it was after the last choice of the player. What the player may not
    /// know is the same in both.
    pub fn has_changed<T: PartialEq>(&self, of: impl Fn(&G) -> T) -> bool {
        self.since
            .is_some_and(|since| of(since) != of(self.state()))
    }
}

/// Marks something that has changed, with a spark at its upper left corner.
pub fn mark_changed(canvas: &mut Canvas, rect: Rect) {
    let color = &tokens().color;
    let rim = Stroke::new(1.5, color.space);
    canvas.circle(rect.left_top() + vec2(3.0, 3.0), 5.0, color.text, rim);
}

/// Lets `tell` say what something is. The name of what has changed says so.
pub fn tell_changed(
    about: About<'_>,
    has_changed: bool,
    tell: impl FnOnce(About<'_>) -> Response,
) -> Response {
    if !has_changed {
        return tell(about);
    }
    let name = |ui: &Ui| t!(ui, "frame-changed", name = (about.name)(ui));
    tell(About {
        name: &name,
        ..about
    })
}
