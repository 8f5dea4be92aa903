//! Bots. A bot sees only what its seat may know: a [`View`].
//!
//! # How they think
//!
//! A [`Bot`] sees a [`View`], what its seat may know, and gives a choice. `planet-unknown simulate`
//! lets bots play whole games, and compares several of them: in `cli::arena` they play, `cli::seating` says who sits
//! where when a deal is played again, and `cli::statistics` what the games prove. `planet-unknown tournament` makes tables
//! of how strong the bots are, against each other and alone.
//!
//! Inside, `worth` says what a position promises a seat, part by part and in medals: lines with the chance that they get
//! complete, the fields ahead of each tracker with the chance to get there, what rovers can reach, the chances of
//! objectives. Its numbers are [`Weights`], which `planet-unknown train` fits by playing
//! ([`train`]). `policy` plays a turn by nothing but what each choice is worth at once, with sketches of where
//! a tile could lie; that is Easy, with errors and without an eye for techs, cards and objectives. `beam` follows the best
//! three ways to play a turn side by side; that is Normal, which looks at the next turn too where it knows the tiles that
//! come.
//! `candidates` keeps the sixteen best choices of any decision, each with its chain of effects, and `search` tries them
//! out by sequential halving: `rollout` plays on from each for some rounds, all with the same luck and with everything
//! unseen dealt anew, while those who compete for objectives play on too. That is Hard and Expert. Where the station turns
//! by itself, in solo games and the two-player variant, the tiles of the next rounds are known, and `plan` plays on in
//! several lines side by side, of which the best counts. Expert minds the `others`, too: who turns the station chooses
//! everybody's tiles.
//!
//! # Looking back
//!
//! [`review`] judges a game that was played, [`Played`](review::Played). A decision is seen as its seat
//! saw it then: the best choice is found first, then compared with the one that was made, with other luck, so that what
//! made one look best does not count as the loss of the other. The losses of a turn add up; one within two standard
//! errors is about equal to the best. The window does this decision by decision while the analysis is on show, quickly
//! first and again with more rollouts where something may have been lost, and keeps what it found until it is closed.
//!
//! ```
//! use bot::Limit;
//! use bot::review::Played;
//! use rules::{Action, Choice, Setup};
//!
//! let start = Setup::standard(2, "looking back").deal()?;
//! let seat = start.active().expect("a commander");
//! let played = Played::new(start, [Action { seat, choice: Choice::Rotate(2) }]);
//! let judgement = played.judge(0, 4, "luck", &Limit::none()).expect("it was a decision");
//! assert_eq!(judgement.made.choice, Choice::Rotate(2));
//! assert!(judgement.loss >= 0.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Experiments
//!
//! For anyone who wants to make the bots stronger: none of the following gained anything, measured on the standard
//! planet with the standard corporation.
//!
//! - Solo, where plans are made: four or eight lines at a time instead of two; one set of lines for all candidates
//!   together; sketching every placement instead of 80; pairs of placements as candidates; rollout values taken
//!   from several rounds; weights fitted by regression on results, or by evolution with rollouts; ten or twenty
//!   rounds instead of six (63 and 64 medals instead of 66, 40 games with 512 rollouts). Probabilities of private
//!   objectives fitted to how often bots met them on each planet: bots meet more of them and complete fewer lines (0.9
//!   medals less in 200 games; on Oblivion 0.5 less in 120).
//! - Also solo: weights fitted so that the evaluation ranks candidates as rollouts do (138,000 candidates from 190
//!   games, each with 16 plans). It ranks them better but plays no better: 0.4 ± 0.7 medals less in 269 games, and
//!   1.1 ± 0.7 less when only the best candidates were used. Forty sketches played to the end of the turn, with the
//!   best 16 tried out (0.4 ± 0.7 less in 200 games). Preferring candidates whose rollouts vary widely (0.5 ± 0.8
//!   less in 150).
//! - Only the last nine rounds, from 100 positions twice each with 512 rollouts: plans to the end of the game instead
//!   of six rounds (0.4 ± 0.5 less); one line and twice as many plans (0.2 ± 0.5 less). A few luck samples with sixteen
//!   lines as half of a candidate's value (0.7 ± 1.1 less in 62 games). One eighth of the rollouts costs 1.5 ± 0.5
//!   there.
//! - Several seats, where tiles come at random: plans as in solo games (38 % of 50 games won against the same bot
//!   without them); turning the station in rollouts to suit the commander best (43 % of 100). Three rounds instead of
//!   six are as good there in half the time (56 % of 50).
//!
//! More rollouts help, with diminishing returns: twice as many plans brought Expert 0.7 ± 0.9 medals in 94 solo games,
//! and in 84 games on other planets and with other corporations nothing measurable (0.6 ± 1.1 less). The evaluation is
//! not the bottleneck either: over 1,300 games, neither a linear function of its parts nor boosted trees on 76 features
//! of the position predicted the results better in any round but the last two. The rest is luck, which no bot sees: one
//! that was shown all hidden information, with plans twelve times as wide, reached 71 medals in solo games with the
//! balanced deck. With all information, one game with 10,000 lines to its end is worth 4.6 medals more than 1,024
//! rollouts from round 9 on (12 games), and 1.1 more from round 15 on (16 games).

mod advice;
mod beam;
mod candidates;
mod evaluation;
mod expectation;
mod greedy;
mod limit;
mod parallel_rollouts;
mod plan;
mod policy;
mod presets;
mod random;
pub mod review;
mod rollout;
mod rotation;
mod search;
mod single_seat_round;
pub mod train;
mod weights;

pub use advice::{advise, compare};
pub use evaluation::{Part, Terms, terms, worth};
pub use greedy::GreedyBot;
pub use limit::Limit;
pub use presets::{EXPERT_TIME, HARD_TIME, easy, expert, hard, normal, random};
pub use random::RandomBot;
pub use search::{Advised, SearchBot};
pub use weights::Weights;

use rules::{Choice, View};

/// A player of a seat.
pub trait Bot: Send {
    /// The action of the seat of `view`, found before `limit`; `None` if no decision is due. The choice is one of
    /// [`legal`](rules::GameState::legal), and depends only on what the view shows.
    fn choose(&mut self, view: &View, limit: &Limit) -> Option<Choice>;

    /// The bot itself if it looks at nothing but the list of legal choices, so that nobody need make a view for it.
    fn blind(&mut self) -> Option<&mut RandomBot> {
        None
    }
}
