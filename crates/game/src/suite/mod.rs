//! The properties that every game must have.
//!
//! Each is a function that plays one random game of each setup and returns what it tried, or the first [`Violation`].
//! [`check`] goes through all of them:
//!
//! ```
//! use game::games::nim::{Nim, NimSetup};
//! use game::suite::{Nature, check};
//!
//! let setups = [2, 3].map(|seats| NimSetup::new(seats, &[3, 4, 5], "suite"));
//! let findings = check::<Nim>(&setups, Nature { secrets: false, together: false });
//! assert_eq!(findings.games, 2);
//! ```
//!
//! What a game does not have cannot be tested: the caller says by [`Nature`] what there is to be found, and it is a fault if
//! it was never met. The hash of all states belongs into the test of the game as a number, so that it is the same on every
//! machine.

mod files;
mod legality;
mod moments;
mod order;
mod secrets;
mod strange;

pub use files::{files_keep_everything, states_are_valid};
pub use legality::{legal_is_checked, refusals_change_nothing};
pub use moments::{moments, transcript};
pub use order::order_does_not_matter;
pub use secrets::{log_tells_no_more_than_views, undo_tells_nothing, views_tell_no_secret};

use crate::{Action, Game, Luck, SeatId, Setup, Step, Stuck, hash, luck, random_game};
use thiserror::Error;

/// An upper bound on the actions of a game. A longer one is stuck.
const MOST_ACTIONS: usize = 20_000;

/// What there is to be found in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nature {
    /// Whether there is something that not every seat knows.
    pub secrets: bool,
    /// Whether several seats act at the same time.
    pub together: bool,
}

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[must_use]
pub struct Findings {
    /// Games played to their end.
    pub games: usize,
    /// Actions in these games.
    pub actions: usize,
    /// Actions that were refused, each for a reason and without a change.
    pub refused: usize,
    /// Redeals in which something was different, while the view was the same.
    pub redealt: usize,
    /// Actions without a barrier that were the same in a different redeal.
    pub undone: usize,
    /// Pairs of choices that looked the same to another seat, in its view and in its log.
    pub alike: usize,
    /// Parts of the game in which at least two seats acted, played again in other orders.
    pub together: usize,
    /// Damaged states from files: those that were refused.
    pub damaged: usize,
    /// The hash of all states of these games.
    pub hash: u64,
}

/// A property that a game does not have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{property}, setup {setup}: {what}")]
pub struct Violation {
    /// The name of the function that found it.
    pub property: &'static str,
    /// The number of the setup, from 0.
    pub setup: usize,
    /// What is wrong.
    pub what: String,
}

/// Checks all properties of the game in a random game of each of `setups`.
///
/// # Panics
/// With the first violation.
#[track_caller]
#[expect(clippy::panic, reason = "a test fails by panicking")]
pub fn check<G: Game>(setups: &[G::Setup], nature: Nature) -> Findings {
    match all::<G>(setups, nature) {
        Ok(findings) => findings,
        Err(violation) => panic!("{violation}"),
    }
}

/// As [`check`], but returns the first violation.
///
/// # Errors
/// The first violation.
pub fn all<G: Game>(setups: &[G::Setup], nature: Nature) -> Result<Findings, Violation> {
    let hash = replays_agree::<G>(setups)?;
    let ended = games_end::<G>(setups)?;
    let findings = Findings {
        games: setups.len(),
        actions: ended.iter().sum(),
        refused: legal_is_checked::<G>(setups)? + refusals_change_nothing::<G>(setups)?,
        redealt: views_tell_no_secret::<G>(setups)?,
        undone: undo_tells_nothing::<G>(setups)?,
        alike: log_tells_no_more_than_views::<G>(setups)?,
        together: order_does_not_matter::<G>(setups)?,
        damaged: states_are_valid::<G>(setups)?,
        hash,
    };
    setups_keep_their_word::<G>(setups)?;
    files_keep_everything::<G>(setups)?;
    let met = |what: &str, count: usize, expected: bool| match (count > 0) == expected {
        true => Ok(()),
        false => Err(Violation {
            property: "all",
            setup: 0,
            what: format!("{what}: {count}"),
        }),
    };
    met("games played", findings.games, true)?;
    met("actions refused", findings.refused, true)?;
    met("damaged states refused", findings.damaged, true)?;
    met("secrets dealt anew", findings.redealt, nature.secrets)?;
    met("undone without a secret", findings.undone, nature.secrets)?;
    met("parts played together", findings.together, nature.together)?;
    Ok(findings)
}

/// Every game ends; it has a ranking then and not before, and whoever has more points has a better place. Returns the number
/// of actions of each game.
///
/// # Errors
/// The first violation.
pub fn games_end<G: Game>(setups: &[G::Setup]) -> Result<Vec<usize>, Violation> {
    let mut counts = Vec::new();
    each_game("games_end", setups, |_, start: &G, luck| {
        let (count, end) = random_game(start, luck, MOST_ACTIONS, |step| {
            ensure(step.before.ranking().is_none(), || {
                format!("a ranking before the end, with {:?}", step.action)
            })?;
            ensure(!step.before.is_finished(), || "an action after the end")
        })?;
        counts.push(count);
        ensure(
            end.active().is_none() && end.is_finished(),
            || "nobody is open, and the game is not over",
        )?;
        let ranking = &end.ranking().ok_or("no ranking at the end")?;
        ensure(
            ranking.seat_count() == end.seat_count(),
            || "not every seat is ranked",
        )?;
        let seats = || SeatId::first(end.seat_count());
        for (one, other) in seats().flat_map(|one| seats().map(move |other| (one, other))) {
            let more = ranking.score(one) > ranking.score(other);
            ensure(!more || ranking.place(one) < ranking.place(other), || {
                format!("{one} has more than {other} and is not before it: {ranking:?}")
            })?;
        }
        let better =
            |seat| seats().filter(move |other| ranking.place(*other) < ranking.place(seat));
        let is_place = |seat| usize::from(ranking.place(seat)) == 1 + better(seat).count();
        ensure(seats().all(is_place), || {
            format!("a place is not 1 + the number of better seats: {ranking:?}")
        })
    })?;
    Ok(counts)
}

/// A setup can be given other names, and made a practice game. Names change nothing in the deal.
///
/// # Errors
/// The first violation.
pub fn setups_keep_their_word<G: Game>(setups: &[G::Setup]) -> Result<(), Violation> {
    each_game("setups_keep_their_word", setups, |setup, start: &G, _| {
        let seats = || SeatId::first(setup.seat_count());
        ensure(
            start.seat_count() == setup.seat_count(),
            || "another number of seats is dealt",
        )?;
        let mut other = setup.clone();
        seats().for_each(|seat| other.rename(seat, &format!("name of {seat}")));
        let named = seats().all(|seat| other.name(seat) == format!("name of {seat}"));
        ensure(named, || "a name does not stay")?;
        // An opponent that the rules play may have a name behind the seats.
        let beyond = SeatId(u8::MAX);
        ensure(other.name(beyond).is_empty(), || "nobody has a name")?;
        let dealt = G::deal(&other).map_err(|error| error.to_string())?;
        ensure(dealt == *start, || "names change the deal")?;
        other.practise();
        ensure(other.is_practice(), || "the practice does not stay")?;
        let mut dealt = G::deal(&other).map_err(|error| error.to_string())?;
        dealt.practise();
        let valid = dealt.validate();
        ensure(valid.is_ok(), || format!("a practice game: {valid:?}"))
    })
}

/// The same setup deals the same game, and the same actions lead to the same states and events. Returns the hash of all
/// states.
///
/// # Errors
/// The first violation.
pub fn replays_agree<G: Game>(setups: &[G::Setup]) -> Result<u64, Violation> {
    let mut hashes = Vec::new();
    each_game("replays_agree", setups, |setup, start: &G, luck| {
        let dealt = G::deal(setup).map_err(|error| error.to_string())?;
        ensure(
            dealt == *start && hash(&dealt) == hash(start),
            || "dealt differently the second time",
        )?;
        let mut again = dealt;
        hashes.push(hash(&again));
        random_game(start, luck, MOST_ACTIONS, |step| {
            let events = again.apply(&step.action);
            let same = events.as_deref().ok() == Some(step.events) && again == *step.after;
            ensure(same, || {
                format!("{:?} led to something else: {events:?}", step.action)
            })?;
            hashes.push(hash(&again));
            ensure(hash(&step.after.clone()) == hash(&again), || {
                format!("another hash after {:?}", step.action)
            })
        })?;
        Ok(())
    })?;
    Ok(hash(&hashes))
}

/// What is wrong, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Wrong(String);

impl<T: Into<String>> From<T> for Wrong {
    fn from(what: T) -> Self {
        Self(what.into())
    }
}

impl From<Stuck> for Wrong {
    fn from(stuck: Stuck) -> Self {
        Self(stuck.to_string())
    }
}

/// Deals the game of each setup and passes it on, with luck of its own.
fn each_game<G: Game>(
    property: &'static str,
    setups: &[G::Setup],
    mut play: impl FnMut(&G::Setup, &G, &mut Luck) -> Result<(), Wrong>,
) -> Result<(), Violation> {
    for (setup, number) in setups.iter().zip(0..) {
        let violation = |Wrong(what)| Violation {
            property,
            setup: number,
            what,
        };
        let start = G::deal(setup).map_err(|error| violation(error.to_string().into()))?;
        let mut luck = luck(&format!("{property} {number}"));
        play(setup, &start, &mut luck).map_err(violation)?;
    }
    Ok(())
}

/// Plays a random game of each setup, passes on each step, and returns the sum of what `each` has counted.
fn each_step<G: Game>(
    property: &'static str,
    setups: &[G::Setup],
    mut each: impl FnMut(&G::Setup, &Step<'_, G>, &mut Luck) -> Result<usize, Wrong>,
) -> Result<usize, Violation> {
    let mut sum = 0;
    each_game(property, setups, |setup, start: &G, luck| {
        let mut own = luck.clone();
        own.set_stream(1);
        random_game(start, luck, MOST_ACTIONS, |step| {
            each(setup, step, &mut own).map(|count| sum += count)
        })?;
        Ok(())
    })?;
    Ok(sum)
}

fn ensure<T: Into<Wrong>>(holds: bool, what: impl FnOnce() -> T) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(what().into()) }
}

/// The choice of `seat` as an action.
const fn action<C>(seat: SeatId, choice: C) -> Action<C> {
    Action { seat, choice }
}
