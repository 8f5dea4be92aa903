//! Bots that play in turn what is chosen at the same time.

use crate::{Bot, Limit};
use game::{Action, Game, SeatId, View};

/// The choice of a bot that does not see what others choose at the same time: `apart` is the view of its seat as if nobody
/// else had acted in this part of the game. Where the game does not allow that choice, because it depends on what others have
/// done, the bot chooses by the view `here`.
pub fn choose_apart<G: Game>(
    bot: &mut dyn Bot<G>,
    apart: &View<G>,
    here: impl FnOnce() -> View<G>,
    limit: &Limit,
) -> Option<G::Choice> {
    let choice = bot.choose(apart, limit)?;
    let (seat, here) = (apart.seat(), here());
    match here.state().check(&Action { seat, choice }) {
        Ok(()) => Some(choice),
        Err(_) => bot.choose(&here, limit),
    }
}

/// The part in which a game of bots is: its beginning, and what has been done in it.
#[derive(Clone, Debug)]
pub struct PartSoFar<G: Game> {
    start: G,
    done: Vec<Action<G::Choice>>,
    /// None is set: nobody waits for these bots.
    limit: Limit,
}

impl<G: Game> PartSoFar<G> {
    /// The part that begins with `start`.
    pub fn new(start: &G) -> Self {
        Self {
            start: start.clone(),
            done: Vec::new(),
            limit: Limit::none(),
        }
    }

    /// Notes that `action` has led to `after`, with which another part may begin.
    pub fn note(&mut self, action: Action<G::Choice>, after: &G) {
        if after.part().is_together() && after.part() == self.start.part() {
            self.done.push(action);
        } else {
            self.start.clone_from(after);
            self.done.clear();
        }
    }

    /// The choice of the bot of `seat` in the position `here`, as by [`choose_apart`].
    pub fn choose(&self, bot: &mut dyn Bot<G>, here: &G, seat: SeatId) -> Option<G::Choice> {
        let view = match bot.is_shown_everything() {
            true => View::as_dealt,
            false => View::new,
        };
        if self.done.iter().all(|action| action.seat == seat) {
            return bot.choose(&view(here, seat), &self.limit);
        }
        let own = self.done.iter().filter(|action| action.seat == seat);
        let apart = here.apart(&self.start, own.copied());
        choose_apart(bot, &view(&apart, seat), || view(here, seat), &self.limit)
    }
}
