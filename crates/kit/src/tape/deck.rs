//! The deck of a tape: its slider, its buttons and keys, and the question whether to play on.

use egui::{Key, KeyboardShortcut, Modifiers, Ui};
use game::Kept;
use table::Table;

use super::{SPEEDS, Tape};
use crate::devices::{Keyboard, Saying};
use crate::t;
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, Dialog, choice, dim, pressed, says, slider};

impl<G: Kept> Tape<G> {
    /// Does what a [key of a replay](Keyboard::Replay) or a button says.
    fn go(&mut self, ui: &Ui, saying: Saying) {
        match saying {
            Saying::Start => self.go_to(0),
            Saying::PageBack => self.go_to(self.turn_before()),
            Saying::Back => self.go_to(self.at().saturating_sub(1)),
            Saying::Play => self.play_or_pause(ui.input(|input| input.time)),
            Saying::Forward => self.go_to(self.at() + 1),
            Saying::PageForward => self.go_to(self.turn_after()),
            Saying::End => self.go_to(self.len),
            _ => {}
        }
    }

    /// Moves by the [keys of a replay](Keyboard::Replay).
    pub fn press_keys(&mut self, ui: &Ui) {
        let sayings = [
            Saying::Start,
            Saying::PageBack,
            Saying::Back,
            Saying::Play,
            Saying::Forward,
            Saying::PageForward,
            Saying::End,
        ];
        // Space presses the button with the focus, if one has it.
        let free = ui.memory(|memory| memory.focused().is_none());
        if free && pressed(ui, &KeyboardShortcut::new(Modifiers::NONE, Key::Space)) {
            self.go(ui, Saying::Play);
        }
        for saying in sayings {
            if says(ui, Keyboard::Replay, saying) {
                self.go(ui, saying);
            }
        }
    }

    /// Draws the slider over the width of the room.
    pub fn slider_ui(&mut self, ui: &mut Ui) {
        let mut at = i32::try_from(self.at()).unwrap_or(i32::MAX);
        let last = i32::try_from(self.len).unwrap_or(i32::MAX);
        let name = t!(ui, "replay-slider");
        ui.scope(|ui| {
            ui.spacing_mut().slider_width = ui.available_width();
            if slider(ui, &name, &mut at, 0..=last, 1).changed() {
                self.go_to(usize::try_from(at).unwrap_or(0));
            }
        });
    }

    /// Draws the buttons that step and play.
    pub fn buttons_ui(&mut self, ui: &mut Ui) {
        let (play, name) = match self.is_playing() {
            true => (Icon::Pause, t!(ui, "replay-pause")),
            false => (Icon::Play, t!(ui, "replay-play")),
        };
        let buttons = [
            (Icon::TurnBack, t!(ui, "replay-turn-back"), Saying::PageBack),
            (Icon::StepBack, t!(ui, "replay-back"), Saying::Back),
            (play, name, Saying::Play),
            (Icon::Step, t!(ui, "replay-forward"), Saying::Forward),
            (
                Icon::TurnOn,
                t!(ui, "replay-turn-forward"),
                Saying::PageForward,
            ),
        ];
        for (icon, name, saying) in buttons {
            let button = Button::icon_only(icon, name);
            let button = match saying {
                Saying::Play => button.primary(),
                _ => button.quiet(),
            };
            if ui.add(button).clicked() {
                self.go(ui, saying);
            }
        }
    }

    /// Draws the choice of the speed.
    pub fn speed_ui(&mut self, ui: &mut Ui) {
        let options = SPEEDS.map(|speed| (speed, format!("{speed}×")));
        let name = t!(ui, "replay-speed");
        if let Some(speed) = choice(ui, &name, self.speed, &options) {
            self.speed = speed;
        }
        ui.add_space(tokens().space.m);
    }

    /// Draws the position in the game, in words.
    pub fn position_ui(&self, ui: &mut Ui) {
        let (action, actions, round) = (self.at(), self.len, self.state().round());
        let words = t!(ui, "replay-position", action, actions, round);
        dim(ui, words);
    }

    /// Draws the button that plays on from here, and asks first. Returns the practice game once the player agrees.
    pub fn play_on_ui(&mut self, ui: &mut Ui) -> Option<Table<G>> {
        let over = self.state().is_finished();
        let over = over.then(|| t!(ui, "replay-play-on-over"));
        let play_on = Button::new(t!(ui, "replay-play-on"));
        if ui.add(play_on.icon(Icon::Rocket).refused(over)).clicked() {
            self.asking = true;
        }
        if !self.asking {
            return None;
        }
        let dialog = Dialog::new("play on", t!(ui, "replay-play-on")).icon(Icon::Rocket);
        let yes = Button::new(t!(ui, "replay-play-on-yes")).icon(Icon::Play);
        let answer = dialog.ask(ui.ctx(), &t!(ui, "replay-play-on-hint"), yes);
        self.asking = answer.is_none();
        (answer == Some(true)).then(|| self.branch())
    }
}
