//! The replay: a slider over all actions of a game, with every board, the station and the events in words.

mod boards;
mod deck;
mod hand;

use egui::{Context, Ui};
use kit::devices::Keyboard;

use super::Screen;
use crate::widgets::{KeyHint, key_hints};
use kit::screen::{Cx, title_bar};
use kit::tape::Tape;
use kit::text::TEXTS;
use play::Table;
use rules::{GameState, SeatId};

/// The screen that replays a game from beginning to end.
#[derive(Debug)]
pub struct Replay {
    tape: Tape<GameState>,
    /// The board that is shown large instead of the acting seat's.
    looked_at: Option<SeatId>,
    /// Whether the game goes on, and one goes back to it.
    so_far: bool,
    /// Whether it plays by itself as soon as it is shown.
    starts: bool,
}

impl Replay {
    /// Returns a replay that begins with the first action.
    pub fn new(table: Table) -> Self {
        Self::of(Tape::new(table))
    }

    /// Returns a replay of the game in progress as it has been played so far. It shows what everybody may know.
    pub fn so_far(table: Table) -> Self {
        Self {
            so_far: true,
            ..Self::of(Tape::so_far(table))
        }
    }

    /// Returns the same replay at position `at`, from where it plays by itself.
    pub fn since(table: Table, at: usize) -> Self {
        let mut replay = Self::so_far(table);
        replay.tape.go_to(at);
        replay.starts = true;
        replay
    }

    const fn of(tape: Tape<GameState>) -> Self {
        Self {
            tape,
            looked_at: None,
            so_far: false,
            starts: false,
        }
    }
}

impl Screen for Replay {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if std::mem::take(&mut self.starts) {
            self.tape.play(ui.ctx());
        }
        self.tape.run(ui.ctx());
        self.tape.press_keys(ui);
        title_bar(ui, cx, &kit::t!(ui, "replay-title"));
        let room = ui.ctx().content_rect().size();
        let compact = room.y < 480.0 || room.x < 760.0;
        self.deck_ui(ui, cx, compact);
        self.boards_ui(ui);
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        key_hints(&TEXTS, ctx, Keyboard::Replay)
    }
}
