//! Bots. A bot sees only what its seat may know: a [`View`].
//!
//! # How they think
//!
//! A [`Bot`] gets a [`View`] and returns a choice. `planet-unknown simulate` lets bots play whole games and compares
//! them: they play in `cli::arena`, `cli::seating` assigns the seats when a deal is played again, and
//! `cli::statistics` evaluates the games. `planet-unknown tournament` writes tables of the strength of the bots,
//! against each other and alone.
//!
//! Inside, `evaluation` estimates the medals of a position for a seat, part by part: lines with the chance of
//! completing them, the fields ahead of each tracker with the chance of reaching them, the prospects of rovers, the
//! chances of objectives. Its numbers are [`Weights`], which `planet-unknown train` fits by playing ([`train`]).
//! `policy` plays a turn by the immediate value of each choice, with sketches of tile placements. That is Easy, which
//! also errs and ignores techs, cards and objectives. `beam` follows the best three lines of a turn. That is Normal,
//! which also looks at the next turn if it knows the coming tiles. In the last round `journeys` counts what a rover reaches
//! in several steps, for then the steps themselves are worth nothing. `candidates` keeps the sixteen best choices of a
//! decision, each with its chain of effects, and `halving` tries them out by sequential halving: `rollout` plays on from
//! each for some rounds, all with the same luck and with everything hidden dealt anew, while the competitors for
//! objectives play on too. That is Hard and Expert. Where the station turns by itself, in solo games and the two-player
//! variant, the tiles of the next rounds are known, and `plan` follows several lines, of which the best counts. Expert
//! also considers the others in `rotation`: the commander chooses everyone's tiles.
//!
//! # Looking back
//!
//! [`review`] judges the decisions of a finished game, [`Played`](review::Played). A decision is judged by what its
//! seat knew then. The best choice is found first, and then compared with the actual one with new luck, so that the
//! luck of the search does not count as a loss. The losses of a turn add up; a choice within two standard errors is
//! about equal to the best. The window does this decision by decision while the analysis is open, first quickly,
//! then with more rollouts where medals may have been lost. It keeps the results until it is closed.
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
//! For anyone who wants to make the bots stronger: none of the following brought a gain, measured on the standard
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
//!
//! [`View`]: rules::View

#![warn(unreachable_pub)]

mod beam;
mod candidates;
mod evaluation;
mod expectation;
mod greedy;
mod halving;
mod journeys;
mod parallel_rollouts;
mod plan;
mod policy;
mod presets;
mod random;
pub mod review;
mod rollout;
mod rotation;
mod single_seat_round;
pub mod train;
mod weights;

pub use evaluation::{Part, Terms, terms, worth};
pub use greedy::GreedyBot;
pub use halving::{Advised, SearchBot};
pub use presets::{
    EXPERT_TIME, HARD_TIME, advise, compare, easy, expert, family, hard, normal, reference,
};
pub use random::RandomBot;
pub use search::{Bot, Limit, PartSoFar, choose_apart};
pub use weights::Weights;

#[cfg(test)]
mod tests;
