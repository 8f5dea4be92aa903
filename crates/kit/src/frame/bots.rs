//! The bots at a table: when they think, and when their choices are carried out.

use egui::Context;
use game::{Game as _, SeatId, Setup as _};
use search::thinking::{Thinking, ThinkingFault};
use search::{Bot, Limit, RandomBot, Skilled, Strength};
use table::{BotPace, Level, Sitting};

use super::{ChoiceOf, Face};
use crate::background::wake;

/// A bot of this level, for a game whose bots play at three strengths.
pub fn bot<G: Skilled>(level: Level, seed: &str) -> Box<dyn Bot<G>> {
    let strength = match level {
        Level::Random => return Box::new(RandomBot::new(seed)),
        Level::Easy | Level::Family => Strength::Easy,
        Level::Normal => Strength::Normal,
        Level::Hard | Level::Expert => Strength::Hard,
    };
    strength.bot(seed)
}

/// What the bots at a table do.
#[derive(Default)]
pub(super) struct Bots<F: Face> {
    thought: Option<Thought<F>>,
    /// When the next choice may be made, in seconds of the window's clock.
    due: f64,
    /// Whether they wait until somebody lets them go on.
    pub(super) paused: bool,
}

/// A choice in the making: of a seat, at one moment of the game.
struct Thought<F: Face> {
    moment: (u64, SeatId),
    thinking: Thinking<Option<ChoiceOf<F>>>,
}

impl<F: Face> Bots<F> {
    /// Keeps what a person has done on show before a bot answers it.
    pub(super) fn after_person(&mut self, ctx: &Context, pace: BotPace) {
        self.due = ctx.input(|input| input.time) + pace.first();
    }

    /// The choice that is due: of the first bot that may act, once it has decided and what happened before has been on show
    /// for a while.
    ///
    /// # Errors
    /// Why it has not decided; the bots pause then.
    pub(super) fn next(
        &mut self,
        ctx: &Context,
        face: &F,
        sitting: &Sitting<F::Game>,
        pace: BotPace,
    ) -> Result<Option<(SeatId, ChoiceOf<F>)>, ThinkingFault> {
        let Some((seat, level)) = sitting.bots_to_act().next().filter(|_| !self.paused) else {
            self.thought = None;
            return Ok(None);
        };
        let moment = (sitting.table_with_secrets().revision(), seat);
        self.thought.take_if(|thought| thought.moment != moment);
        let thought = self.thought.get_or_insert_with(|| Thought {
            moment,
            thinking: think(ctx, face, sitting, (seat, level)),
        });
        let now = ctx.input(|input| input.time);
        if now < self.due {
            ctx.request_repaint_after_secs((self.due - now) as f32);
            return Ok(None);
        }
        let Some(answer) = thought.thinking.take() else {
            return Ok(None);
        };
        self.thought = None;
        match answer.and_then(|choice| choice.ok_or(ThinkingFault::Broken)) {
            Ok(choice) => {
                self.due = now + pace.longest();
                Ok(Some((seat, choice)))
            }
            Err(fault) => {
                self.paused = true;
                Err(fault)
            }
        }
    }
}

/// Lets the bot at a seat think about the game as if nobody else had acted in this part of it. Its luck depends on the game,
/// the seat and the moment alone.
fn think<F: Face>(
    ctx: &Context,
    face: &F,
    sitting: &Sitting<F::Game>,
    (seat, level): (SeatId, Level),
) -> Thinking<Option<ChoiceOf<F>>> {
    let table = sitting.table_with_secrets();
    let (before, own) = table.progress_of(seat);
    let seed = format!("{} {} {before} {own}", table.setup().seed(), seat.index());
    let mut bot = face.bot(level, &seed);
    let (apart, here) = (table.state_apart(seat).view(seat), table.view(seat));
    let limit = Limit::within(face.time(level));
    Thinking::start(&wake(ctx), limit, move |limit| {
        search::choose_apart(&mut *bot, &apart, || here, limit)
    })
}
