//! What players of every game share. A bot sees only what its seat may know: a [`View`].
//!
//! A [`Bot`] gets a view and returns a choice before a [`Limit`]. Its luck comes from its seed: without a limit of time the
//! same seed gives the same choices, on any number of threads. There are two:
//!
//! - [`RandomBot`] takes any legal choice.
//! - [`Lookahead`] follows all lines for some actions, from redeals. It needs no knowledge of the game but [how
//!   good](Evaluate) a position is, and with [`Outcome`] not even that. It suits games in which little is hidden, and
//!   positions that a game can judge well.
//!
//! [`Slips`] makes either of them weaker. A game whose bots play at each [`Strength`] is [`Skilled`].
//!
//! ```
//! use game::games::nim::{Nim, NimChoice, NimSetup};
//! use game::Game;
//! use search::{Bot, Limit, Lookahead, Outcome};
//!
//! let state = Nim::deal(&NimSetup::new(2, &[1, 3, 4], "example"))?;
//! let view = state.view(state.active().expect("the game goes on"));
//! let mut bot = Lookahead::new(Outcome, 20, "bot");
//! // 1 ⊕ 3 ⊕ 4 = 6: two of the heap of four are left.
//! assert_eq!(bot.choose(&view, &Limit::none()), Some(NimChoice::Take { heap: 2, count: 2 }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Tournament`] lets bots play whole games on the same deals, each in each seat, and says with an interval how often each
//! wins. [`statistics`] has means, shares and ratings. [`Thinking`](thinking::Thinking) is work in the background that wakes its client and
//! can be called off, and [`Deepening`](deepening::Deepening) repeats it with larger budgets.

#![warn(unreachable_pub)]

mod apart;
pub mod deepening;
mod evaluate;
mod limit;
mod lookahead;
mod random;
mod seating;
mod slips;
pub mod statistics;
mod strength;
#[cfg(feature = "suite")]
pub mod suite;
pub mod thinking;
mod tournament;

pub use apart::{PartSoFar, choose_apart};
pub use evaluate::{Evaluate, Outcome, lead};
pub use limit::Limit;
pub use lookahead::Lookahead;
pub use random::RandomBot;
pub use seating::Seating;
pub use slips::Slips;
pub use strength::{Skilled, Strength};
pub use tournament::{Contender, Fault, Played, Tournament, play};

use game::{Game, View};

/// A player of a seat.
pub trait Bot<G: Game>: Send {
    /// The choice of the seat of `view`, found before `limit`; none if it is not open. It is one of the
    /// [legal](View::legal) ones, and depends only on what the view shows.
    fn choose(&mut self, view: &View<G>, limit: &Limit) -> Option<G::Choice>;

    /// Whether the bot wants the game as it was dealt in place of its view. No bot that people play against does.
    fn is_shown_everything(&self) -> bool {
        false
    }
}
