//! The bots at a table: what they are thinking about, and when what they have decided is carried out.
//!
//! A bot thinks in a [`Thinking`]; whatever makes its answer useless – the game went another way, the table rests, the
//! screen is left – drops the thought and calls it off. Every decision is thought through by a bot of its own, made
//! from the seed of the game, the seat and the place in the history, so a game that was saved goes on as it would have.

use super::TableScreen;
use super::desk::BotsPlay;
use super::scene::BotsSignal;
use crate::app::Cx;
use crate::app::pace::BotPace;
use crate::app::screens::wake;
use crate::app::thinking::{Thinking, ThinkingFault};
use crate::app::widgets::Tone;
use crate::bot::Limit;
use crate::game::{Answer, Choice};
use crate::play::Strength as _;
use crate::play::intent::Outcome;
use crate::play::session::Session;
use crate::t;
use egui::{Context, Ui};

/// What bots are doing.
#[derive(Debug, Default)]
pub(super) struct Bots {
    thought: Option<Thought>,
    /// When the next move may be made, in seconds of [`egui::InputState::time`].
    due: f64,
    /// Whether they wait until somebody lets them go on.
    pub(super) paused: bool,
    /// Whether one move is to be made although they wait.
    pub(super) step: bool,
}

/// A decision in the making.
#[derive(Debug)]
struct Thought {
    moment: (usize, Option<u64>),
    thinking: Thinking<Option<Choice>>,
}

impl Bots {
    /// Stops thinking at once. What was thought is forgotten.
    pub(super) fn call_off(&mut self) {
        self.thought = None;
    }

    /// The choice of the bot in play, once it has decided and what happened before has been on show for a while. Asks
    /// for the frame in which there is more to do. Never waits.
    ///
    /// # Errors
    /// Why the bot has not decided. All bots wait then.
    pub(super) fn next(
        &mut self,
        ctx: &Context,
        session: &Session,
        pace: BotPace,
    ) -> Result<Option<Choice>, ThinkingFault> {
        let now = ctx.input(|input| input.time);
        if session.bot_to_act().is_none() || (self.paused && !self.step) {
            self.call_off();
            return Ok(None);
        }
        let moment = session.moment();
        if self
            .thought
            .as_ref()
            .is_none_or(|thought| thought.moment != moment)
        {
            self.thought = think(ctx, session);
        }
        if !self.step && now < self.due && pace != BotPace::Instant {
            ctx.request_repaint_after_secs((self.due - now) as f32);
            return Ok(None);
        }
        self.take(now, pace)
    }

    fn take(&mut self, now: f64, pace: BotPace) -> Result<Option<Choice>, ThinkingFault> {
        let Some(answer) = self
            .thought
            .as_mut()
            .and_then(|thought| thought.thinking.take())
        else {
            return Ok(None);
        };
        self.thought = None;
        self.step = false;
        match answer {
            Ok(Some(choice)) => {
                self.due = now + pace.seconds(&choice);
                Ok(Some(choice))
            }
            Ok(None) => self.give_up(ThinkingFault::Broken),
            Err(fault) => self.give_up(fault),
        }
    }

    /// Lets everything wait, so that the same is not tried again in every frame.
    fn give_up(&mut self, fault: ThinkingFault) -> Result<Option<Choice>, ThinkingFault> {
        self.paused = true;
        Err(fault)
    }

    /// Lets a move of a person be seen before a bot answers it.
    pub(super) fn after_person(&mut self, ctx: &Context, pace: BotPace) {
        self.due = ctx.input(|input| input.time) + pace.first();
    }
}

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

/// Begins to think for the bot in play.
fn think(ctx: &Context, session: &Session) -> Option<Thought> {
    let (seat, kind) = session.bot_to_act()?;
    let (view, seed) = session.brief(seat);
    let limit = Limit::within(kind.time());
    let thinking = Thinking::start(&wake(ctx), limit, move |limit| {
        kind.create(&seed).choose(&view, limit)
    });
    Some(Thought {
        moment: session.moment(),
        thinking,
    })
}

impl TableScreen {
    /// Lets the bot in play think, and carries out what it has decided. While something lies over the table, it rests.
    pub(super) fn let_bots_play(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let pace = cx.settings.bot_pace;
        self.desk.bots = BotsPlay {
            paused: self.bots.paused,
            pace,
            ..self.desk.bots
        };
        if self.rests() || cx.is_opening {
            return self.bots.call_off();
        }
        match self.bots.next(ui.ctx(), &self.session, pace) {
            Ok(None) => {}
            Ok(Some(choice)) => {
                let seat = self.session.bot_to_act().map(|(seat, _)| seat);
                let outcome = self.session.play_for_bot(choice);
                if let (Some(seat), true) = (seat, lays_tile(&choice)) {
                    self.desk.bots.laid = Some((seat, ui.input(|input| input.time)));
                }
                // What the rules refuse would be refused again and again.
                self.bots.paused |= !matches!(outcome, Outcome::Played { .. });
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
            || self.waste.is_some()
            || self.solved
            || self.desk.reading.is_some()
            || self.keeping.is_asking()
    }

    /// What the player wants of the bots.
    pub(super) fn bots_signal(&mut self, cx: &mut Cx<'_>, wish: BotsSignal) {
        match wish {
            BotsSignal::Pause(paused) => (self.bots.paused, self.bots.step) = (paused, false),
            BotsSignal::Step => (self.bots.paused, self.bots.step) = (true, true),
            BotsSignal::Pace(pace) => cx.change_settings(|settings| settings.bot_pace = pace),
        }
        self.desk.bots.paused = self.bots.paused;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{App, Command, Launch, Paths};
    use crate::game::Setup;
    use crate::table::Level;
    use crate::table::{Player, Table};
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
        screen.bots.thought = Some(Thought {
            moment: screen.session.moment(),
            thinking,
        });
        (screen, release)
    }

    #[test]
    fn frames_are_drawn_while_a_bot_thinks() {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths::inside(folder.path());
        let launch = Launch {
            plain: true,
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
