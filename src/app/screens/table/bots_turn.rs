//! Bots in play: what they have decided is carried out and shown.

use super::TableScreen;
use super::desk::BotsPlay;
use super::scene::BotsSignal;
use crate::app::Cx;
use crate::app::screens::wake;
use crate::app::widgets::Tone;
use crate::game::{Answer, Choice};
use crate::play::bots::Next;
use crate::play::intent::Outcome;
use crate::t;
use egui::Ui;

/// Whether a tile comes to lie on a planet by it.
const fn lays_tile(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Resolve {
            answer: Answer::Place { .. },
            ..
        }
    )
}

impl TableScreen {
    /// Lets the bot in play think, and carries out what it has decided. While something lies over the table, it rests.
    pub(super) fn let_bots_play(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let pace = cx.settings.bot_pace;
        self.desk.bots = BotsPlay {
            paused: self.bots.is_paused(),
            pace,
            ..self.desk.bots
        };
        if self.rests() || cx.is_opening {
            return self.bots.call_off();
        }
        let now = ui.input(|input| input.time);
        let next = self.bots.next(&wake(ui.ctx()), &self.session, now, pace);
        match next {
            Ok(Next::Nothing) => {}
            Ok(Next::Later(seconds)) => ui.ctx().request_repaint_after_secs(seconds as f32),
            Ok(Next::Make { seat, choice }) => {
                let outcome = self.session.play_for_bot(seat, choice);
                if lays_tile(&choice) {
                    self.desk.bots.laid = Some((seat, now));
                }
                // What the rules refuse would be refused again and again.
                if !matches!(outcome, Outcome::Played { .. }) {
                    self.bots.pause(true);
                }
                self.settle(ui, cx, outcome);
                ui.ctx().request_repaint();
            }
            Err(fault) => {
                log::warn!("a bot has come to no decision: {fault}");
                let seat = self
                    .session
                    .bot_to_act()
                    .map_or(0, |(seat, _)| seat.index());
                let name = self
                    .session
                    .setup()
                    .seats
                    .get(seat)
                    .map_or_else(String::new, |seat| seat.name.clone());
                cx.notify(
                    Tone::Failure,
                    t!(ui, "bots-fault", name = name, error = fault.to_string()),
                );
            }
        }
    }

    /// Whether something lies over the table, so that nobody would see what bots do.
    fn rests(&self) -> bool {
        self.menu
            || self.chooses_ways
            || self.waste.is_some()
            || self.players.is_some()
            || self.solved
            || self.desk.reading.is_some()
            || self.keeping.is_asking()
    }

    /// What the player wants of the bots.
    pub(super) fn bots_signal(&mut self, cx: &mut Cx<'_>, wish: BotsSignal) {
        match wish {
            BotsSignal::Pause(paused) => self.bots.pause(paused),
            BotsSignal::Step => self.bots.step(),
            BotsSignal::Pace(pace) => cx.change_settings(|settings| settings.bot_pace = pace),
        }
        self.desk.bots.paused = self.bots.is_paused();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{App, Command, Launch, Paths};
    use crate::bot::Limit;
    use crate::game::Setup;
    use crate::play::bots::Bots;
    use crate::play::session::Ways;
    use crate::play::thinking::Thinking;
    use crate::table::Level;
    use crate::table::{Player, Table};
    use egui::Context;
    use egui_kittest::{Harness, kittest::Queryable as _};
    use std::sync::mpsc::channel;

    /// A table where nobody but bots plays. The thought of the first one is held until something is sent.
    fn held(ctx: &Context) -> (TableScreen, std::sync::mpsc::Sender<()>) {
        let table = Table::new(Setup::standard(2, "held")).unwrap();
        let players = [Player::Bot(Level::Expert); 2].into_iter().collect();
        let mut screen = TableScreen::new(table.played_by(players));
        let (release, gate) = channel();
        let thinking = Thinking::start(&wake(ctx), Limit::none(), move |_| {
            gate.recv().ok().map(|()| Choice::Rotate(1))
        });
        screen.bots = Bots::thinking(&screen.session, thinking);
        (screen, release)
    }

    #[test]
    fn frames_are_drawn_while_a_bot_thinks() {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths::inside(folder.path());
        let launch = Launch {
            plain: true,
            ways: Some(Ways::default()),
            ..Launch::default()
        };
        let mut window = Harness::builder()
            .with_size([1280.0, 960.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, paths, launch));
        let ctx = window.ctx.clone();
        let (screen, release) = held(&ctx);
        let show = Command::Show(Box::new(screen));
        window.state_mut().apply(&ctx, show);
        let says = |window: &Harness<'_, App>, text: &str| {
            window.query_all_by_label_contains(text).next().is_some()
        };
        // A frame that waited for the bot would never end.
        for _ in 0..5 {
            window.run_steps(1);
        }
        assert!(says(&window, "is thinking") && !says(&window, "The station turns one depot"));
        release.send(()).unwrap();
        while !says(&window, "The station turns one depot") {
            window.run_steps(1);
        }
    }
}
