//! Games played at random: for tests, rollouts and measurements.

use crate::{Action, Game, SeatId, Step};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use thiserror::Error;

/// The source of random numbers, the same on every platform.
pub type Luck = ChaCha8Rng;

/// The luck that follows from `seed` alone.
///
/// ```
/// use rand::RngExt;
///
/// assert_eq!(game::luck("a seed").random::<u64>(), game::luck("a seed").random::<u64>());
/// ```
pub fn luck(seed: &str) -> Luck {
    Luck::seed_from_u64(xxhash_rust::xxh3::xxh3_64(seed.as_bytes()))
}

/// One of `choices`, each equally likely; none if there are none. A single choice uses no luck, so that forced steps change
/// nothing.
pub fn pick<C: Copy>(choices: &[C], luck: &mut Luck) -> Option<C> {
    match choices.len() as u32 {
        0 | 1 => choices.first().copied(),
        count => Some(choices[luck.random_range(0..count) as usize]),
    }
}

/// A game did not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the game goes on after {0} actions")]
pub struct Stuck(pub usize);

/// Plays `state` on to its end with random choices of the seats in turn, and returns the number of actions.
///
/// # Errors
/// If it does not end within `most` actions.
pub fn play_on_at_random<G: Game>(
    state: &mut G,
    luck: &mut Luck,
    most: usize,
) -> Result<usize, Stuck> {
    let mut events = Vec::new();
    for count in 0..=most {
        let choice = state.active().and_then(|seat| {
            let choice = state.sample(seat, luck)?;
            Some(Action { seat, choice })
        });
        let Some(action) = choice else {
            return Ok(count);
        };
        if count == most {
            break;
        }
        events.clear();
        state.apply_listed(&action, &mut events);
    }
    Err(Stuck(most))
}

/// Plays a whole game at random from `state`, any open seat next where they act together, and passes on each step. Returns
/// the number of actions and the last state.
///
/// # Errors
/// If it does not end within `most` actions, or the first error of `each`.
///
/// ```
/// use game::games::nim::{Nim, NimSetup};
/// use game::{Game, Stuck, luck, random_game};
///
/// let start = Nim::deal(&NimSetup::new(2, &[3, 4, 5], "random"))?;
/// let (actions, end) = random_game(&start, &mut luck("random"), 100, |step| {
///     assert!(step.legal.contains(&step.action.choice));
///     Ok::<(), Stuck>(())
/// })?;
/// assert!(actions >= 6 && end.is_finished());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn random_game<G: Game, E: From<Stuck>>(
    start: &G,
    luck: &mut Luck,
    most: usize,
    mut each: impl FnMut(&Step<'_, G>) -> Result<(), E>,
) -> Result<(usize, G), E> {
    let mut state = start.clone();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for count in 0..=most {
        let Some(seat) = next_seat(&state, luck) else {
            return Ok((count, state));
        };
        if count == most {
            break;
        }
        state.legal_into(seat, &mut legal);
        let choice = legal[luck.random_range(0..legal.len() as u32) as usize];
        let action = Action { seat, choice };
        let before = state.clone();
        events.clear();
        state
            .apply_into(&action, &mut events)
            .expect("a listed choice is legal");
        each(&Step {
            before: &before,
            legal: &legal,
            action,
            events: &events,
            after: &state,
        })?;
    }
    Err(Stuck(most).into())
}

/// Any open seat where they act together, else the active one.
fn next_seat<G: Game>(state: &G, luck: &mut Luck) -> Option<SeatId> {
    if !state.part().is_together() {
        return state.active();
    }
    let open: Vec<SeatId> = state.open_seats().collect();
    open.choose(luck).copied()
}
