//! Turns of bots: their decisions are carried out and shown.

use super::TableScreen;
use super::dialogs::Above;
use super::guidance::Guidance;
use crate::t;
use crate::widgets::Tone;
use egui::Ui;
use kit::background::wake;
use kit::screen::Cx;
use play::bots::Next;
use play::intent::Outcome;

impl TableScreen {
    /// Runs the bot in play and carries out its decision. The bot pauses while something covers the table.
    pub(super) fn let_bots_play(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let pace = cx.settings.bot_pace;
        if self.rests() || cx.is_opening {
            return self.bots.call_off();
        }
        if pace.is_followed() && self.is_moving() && !self.session.here().is_playing() {
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
                    self.desk.laid = Some((seat, now));
                }
                // A choice that the rules refuse once would be refused again every time.
                if !matches!(outcome, Outcome::Played { .. }) {
                    self.bots.pause(true);
                }
                self.settle(ui, cx, self.session.viewer(), outcome);
                ui.ctx().request_repaint();
            }
            Err(fault) => {
                log::warn!("a bot has come to no decision: {fault}");
                let bot = self.session.bot_to_act();
                let seat = bot.map_or(0, |(seat, _)| seat.index());
                let name = &self.session.setup().seats[seat].name;
                let words = t!(ui, "bots-fault", name, error = fault.to_string());
                cx.notify(Tone::Failure, words);
            }
        }
    }

    /// Returns whether something covers the table, so that moves would go unseen.
    pub(super) fn rests(&self) -> bool {
        !matches!(self.above, None | Some(Above::Devices))
            || self.has_waste_dialog()
            || self.desk.reading.is_some()
            || self.keeping.is_asking()
            || self.guidance.as_ref().is_some_and(Guidance::holds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;
    use bot::Limit;
    use egui::{Context, Ui};
    use egui_kittest::{Harness, kittest::Queryable as _};
    use kit::devices::Devices;
    use kit::screen::Screen as _;
    use kit::settings::Settings;
    use kit::{Paths, theme};
    use play::Table;
    use play::bots::Bots;
    use play::library::Opened;
    use play::thinking::Thinking;
    use rules::{Choice, Setup};
    use std::sync::Arc;
    use std::sync::mpsc::channel;
    use table::{Level, Library, Player};

    /// Returns a table where only bots play. The first bot keeps thinking until a message is sent.
    fn held(ctx: &Context) -> (TableScreen, std::sync::mpsc::Sender<()>) {
        let table = Table::new(Setup::standard(2, "held")).unwrap();
        let players = [Player::Bot(Level::Expert); 2].into_iter().collect();
        let opened = Opened::new(table.played_by(players));
        let mut screen = TableScreen::opened(opened);
        let (release, gate) = channel();
        let thinking = Thinking::start(&wake(ctx), Limit::none(), move |_| {
            gate.recv().ok().map(|()| Choice::Rotate(1))
        });
        screen.bots = Bots::thinking(&screen.session, thinking);
        (screen, release)
    }

    /// Draws the screen as the window would.
    fn draw(ui: &mut Ui, screen: &mut TableScreen, paths: &Paths) {
        let mut settings = Settings::first();
        settings.language = text::Language::English;
        settings.first_times = false;
        let mut cx = Cx {
            settings: &settings,
            paths,
            library: &Arc::new(Library::new(paths.data_folder(), &play::SHELF)),
            devices: &Devices::default(),
            is_opening: false,
            commands: &mut Vec::new(),
        };
        screen.ui(ui, &mut cx);
    }

    #[test]
    fn frames_are_drawn_while_a_bot_thinks() {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths::inside(folder.path());
        let mut window = Harness::builder()
            .with_size([1280.0, 960.0])
            .build_ui_state(
                |ui, screen: &mut Option<TableScreen>| {
                    if let Some(screen) = screen {
                        draw(ui, screen, &paths);
                    }
                },
                None,
            );
        theme::install(&window.ctx);
        text::set_language(&window.ctx, text::Language::English);
        window.run_steps(1);
        let (screen, release) = held(&window.ctx.clone());
        *window.state_mut() = Some(screen);
        let says = |window: &Harness<'_, Option<TableScreen>>, text: &str| {
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
