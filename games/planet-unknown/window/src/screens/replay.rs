//! The replay: a slider over all actions of a game, with every board, the station and the events in words.

mod boards;
mod deck;
mod hand;
mod tape;

use egui::{Context, Key, KeyboardShortcut, Modifiers, Ui};
use kit::devices::{Keyboard, Saying};

use self::tape::Tape;
use super::Screen;
use crate::t;
use crate::text::TEXTS;
use crate::widgets::{KeyHint, key_hints, pressed, says};
use kit::screen::Cx;
use kit::screen::title_bar;
use play::Table;
use rules::SeatId;

/// The screen that replays a game from beginning to end.
#[derive(Debug)]
pub struct Replay {
    tape: Tape,
    /// The board that is shown large instead of the acting seat's.
    looked_at: Option<SeatId>,
    /// Whether the player is asked to confirm playing on from here.
    asking: bool,
    /// Whether the game goes on, and one goes back to it.
    so_far: bool,
    /// Whether it plays by itself as soon as it is shown.
    starts: bool,
}

/// A step of the replay, triggered by a key or a button.
#[derive(Debug, Clone, Copy)]
enum Go {
    Start,
    TurnBack,
    Back,
    Play,
    Forward,
    TurnForward,
    End,
}

impl Replay {
    /// Returns a replay that begins with the first action.
    pub fn new(table: Table) -> Self {
        Self {
            tape: Tape::new(table),
            looked_at: None,
            asking: false,
            so_far: false,
            starts: false,
        }
    }

    /// Returns a replay of the game in progress as it has been played so far. It shows what everybody may know.
    pub fn so_far(table: Table) -> Self {
        Self {
            tape: Tape::so_far(table),
            looked_at: None,
            asking: false,
            so_far: true,
            starts: false,
        }
    }

    /// Returns the same replay at position `at`, from where it plays by itself.
    pub fn since(table: Table, at: usize) -> Self {
        let mut replay = Self::so_far(table);
        replay.tape.go_to(at);
        replay.starts = true;
        replay
    }

    fn go(&mut self, ctx: &Context, go: Go) {
        let tape = &mut self.tape;
        match go {
            Go::Start => tape.go_to(0),
            Go::TurnBack => tape.go_to(tape.turn_before()),
            Go::Back => tape.go_to(tape.at().saturating_sub(1)),
            Go::Play => tape.play_or_pause(ctx.input(|input| input.time)),
            Go::Forward => tape.go_to(tape.at() + 1),
            Go::TurnForward => tape.go_to(tape.turn_after()),
            Go::End => tape.go_to(tape.len()),
        }
    }

    fn press_keys(&mut self, ui: &Ui) {
        let keys = [
            (Saying::Start, Go::Start),
            (Saying::PageBack, Go::TurnBack),
            (Saying::Back, Go::Back),
            (Saying::Play, Go::Play),
            (Saying::Forward, Go::Forward),
            (Saying::PageForward, Go::TurnForward),
            (Saying::End, Go::End),
        ];
        // Space presses the button with the focus, if one has it.
        let free = ui.memory(|memory| memory.focused().is_none());
        if free && pressed(ui, &KeyboardShortcut::new(Modifiers::NONE, Key::Space)) {
            self.go(ui.ctx(), Go::Play);
        }
        for (saying, go) in keys {
            if says(ui, Keyboard::Replay, saying) {
                self.go(ui.ctx(), go);
            }
        }
    }
}

impl Screen for Replay {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if std::mem::take(&mut self.starts) {
            self.go(ui.ctx(), Go::Play);
        }
        self.tape.run(ui.ctx());
        self.press_keys(ui);
        title_bar(ui, cx, &t!(ui, "replay-title"));
        let room = ui.ctx().content_rect().size();
        let compact = room.y < 480.0 || room.x < 760.0;
        self.deck_ui(ui, cx, compact);
        self.boards_ui(ui);
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        key_hints(&TEXTS, ctx, Keyboard::Replay)
    }
}
