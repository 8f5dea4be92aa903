//! As many games as one likes, over all worlds and modules, with every invariant:
//! `GAMES=1000000 cargo test --release --package planet-unknown-rules --test random_games -- --ignored soak`

use super::ledger::Ledger;
use super::play::play;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of games without `GAMES`.
const GAMES: u64 = 10_000;

/// A setup with any worlds and modules.
fn setup(number: u64) -> Setup {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let seats = rng.random_range(1..=6_usize);
    let mut setup = Setup::standard(seats, &format!("soak {number}"));
    let mut planets = PlanetId::ALL;
    let mut corporations = CorporationId::ALL;
    planets.shuffle(&mut rng);
    corporations.shuffle(&mut rng);
    for (index, seat) in setup.seats.iter_mut().enumerate() {
        seat.planet = planets[index];
        seat.corporation = corporations[index];
    }
    let options = &mut setup.options;
    options.solo = seats == 1 && rng.random_ratio(1, 2);
    options.two_player_variant = seats == 2 && rng.random_ratio(1, 2);
    options.private_objectives = seats > 1 && rng.random_ratio(1, 2);
    options.reveal_at_once = rng.random_ratio(1, 4);
    options.patches_count_as_tiles = rng.random_ratio(1, 4);
    options.claims_after_round = rng.random_ratio(1, 4);
    if rng.random_ratio(1, 4) {
        options.rulings = Rulings::First;
    }
    if options.solo || (seats > 1 && rng.random_ratio(1, 2)) {
        let mixes: Vec<EventMix> = EventMix::every(seats).collect();
        options.events = Some(mixes[rng.random_range(0..mixes.len() as u32) as usize]);
    }
    setup
}

/// Plays a game and compares every state with its events; returns the number of actions.
fn check(number: u64) -> u64 {
    let setup = setup(number);
    let mut ledger = Ledger::new(&setup.deal().expect("a valid setup"));
    let mut actions = 0;
    let end = play(&setup, number, |step| {
        let sound = step.after.validate();
        assert!(sound.is_ok(), "game {number}: {:?}: {sound:?}", step.action);
        ledger.enter(step.before, step.action, step.events);
        ledger.compare(step.after);
        actions += 1;
    });
    assert!(end.is_finished(), "game {number}");
    actions
}

#[test]
#[ignore = "takes minutes: by hand, with GAMES"]
#[expect(
    clippy::disallowed_methods,
    reason = "the number of games is none of the rules"
)]
fn soak() {
    let games = std::env::var("GAMES").map_or(GAMES, |games| games.parse().expect("a number"));
    let (next, actions) = (AtomicU64::new(0), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                for number in numbers.take_while(|number| *number < games) {
                    actions.fetch_add(check(number), Ordering::Relaxed);
                }
            });
        }
    });
    println!(
        "{games} games, {} actions, every invariant held",
        actions.into_inner()
    );
}

#[test]
fn some_games_of_the_soak() {
    assert!((0..40).map(check).sum::<u64>() > 0);
}
