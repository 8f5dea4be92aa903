//! Turns of bots: their decisions are carried out and shown.

use super::TableScreen;
use super::desk::BotsPlay;
use super::guidance::Guidance;
use super::scene::BotsSignal;
use crate::app::Cx;
use crate::app::screens::wake;
use crate::app::widgets::Tone;
use crate::play::bots::Next;
use crate::play::intent::Outcome;
use crate::t;
use egui::Ui;

impl TableScreen {
    /// Runs the bot in play and carries out its decision. The bot pauses while something covers the table.
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
        if pace.is_followed() && self.is_moving() && !self.session.is_playing() {
            return ui.ctx().request_repaint();
        }
        let now = ui.input(|input| input.time);
        let next = self.bots.next(&wake(ui.ctx()), &self.session, now, pace);
        match next {
            Ok(Next::Nothing) => {}
            Ok(Next::Later(seconds)) => ui.ctx().request_repaint_after_secs(seconds as f32),
            Ok(Next::Make { seat, choice }) => {
                self.follow_bot(seat, pace);
                let outcome = self.session.play_for_bot(seat, choice);
                self.follow_bot(seat, pace);
                if choice.places_tile() {
                    self.desk.bots.laid = Some((seat, now));
                }
                // A choice that the rules refuse once would be refused again every time.
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
                let words = t!(ui, "bots-fault", name = name, error = fault.to_string());
                cx.notify(Tone::Failure, words);
            }
        }
    }

    /// Returns whether something covers the table, so that the moves of bots would go unseen.
    fn rests(&self) -> bool {
        self.menu
            || self.chooses_ways
            || self.counts
            || self.waste.is_some()
            || self.players.is_some()
            || self.solved
            || self.desk.reading.is_some()
            || self.keeping.is_asking()
            || self.guidance.as_ref().is_some_and(Guidance::holds)
    }

    /// Carries out a signal about the bots.
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
    use crate::game::{Choice, Setup};
    use crate::play::bots::Bots;
    use crate::play::session::Ways;
    use crate::play::thinking::Thinking;
    use crate::table::Level;
    use crate::table::{Player, Table};
    use egui::Context;
    use egui_kittest::{Harness, kittest::Queryable as _};
    use std::sync::mpsc::channel;

    /// Returns a table where only bots play. The first bot keeps thinking until a message is sent.
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
        // If a frame waited for the bot, it would never end.
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
