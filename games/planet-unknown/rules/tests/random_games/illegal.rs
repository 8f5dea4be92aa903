//! Choices that are not listed are refused, and a refusal changes nothing.

use super::common::plainly;
use super::play::{every_module, every_planet, every_setup, play};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::*;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

fn up_to(rng: &mut ChaCha8Rng, end: u32) -> u8 {
    rng.random_range(0..end) as u8
}

/// A byte as found in files: an index, a count, a coordinate, the number of a card or of a tile.
fn any_byte(rng: &mut ChaCha8Rng) -> u8 {
    let end = [2, 6, 16, 40, 160][usize::from(up_to(rng, 5))];
    up_to(rng, end)
}

/// A random value of the type, each variant equally likely: random bytes, until they can be read as one.
fn any<T: DeserializeOwned>(rng: &mut ChaCha8Rng) -> T {
    loop {
        let mut bytes: [u8; 24] = std::array::from_fn(|_| any_byte(rng));
        bytes[0] = up_to(rng, 32);
        if let Ok((value, _)) = postcard::take_from_bytes(&bytes) {
            return value;
        }
    }
}

fn any_choice(rng: &mut ChaCha8Rng) -> Choice {
    if up_to(rng, 2) == 0 {
        return any(rng);
    }
    Choice::Resolve {
        pending: up_to(rng, 5),
        answer: any(rng),
    }
}

/// A copy of this choice with one byte changed.
fn changed(choice: Choice, rng: &mut ChaCha8Rng) -> Choice {
    let plain = postcard::to_stdvec(&choice).expect("a choice can be written");
    loop {
        let mut bytes = plain.clone();
        let place = rng.random_range(0..bytes.len() as u32) as usize;
        bytes[place] = any_byte(rng);
        bytes.extend(std::array::from_fn::<u8, 8, _>(|_| any_byte(rng)));
        if let Ok((choice, _)) = postcard::take_from_bytes(&bytes) {
            return choice;
        }
    }
}

/// The kind of an answer: its number among the variants of the type.
fn kind(answer: &Answer) -> u8 {
    postcard::to_stdvec(answer).expect("an answer can be written")[0]
}

/// All kinds of answers.
fn kinds() -> BTreeSet<u8> {
    let exists = |kind: &u8| {
        let bytes = [*kind, 1, 1, 1, 1, 1, 1, 1];
        postcard::take_from_bytes::<Answer>(&bytes).is_ok()
    };
    (0..=u8::MAX).filter(exists).collect()
}

/// Asserts that `action` is legal exactly if it is listed, and changes nothing otherwise.
fn try_out(state: &GameState, legal: &[Choice], action: Action) -> bool {
    let listed = legal.contains(&plainly(state, action.seat, action.choice));
    let verdict = state.check(&action).map(drop);
    assert_eq!(verdict.is_ok(), listed, "{action:?}: {verdict:?}");
    let mut after = state.clone();
    let mut events = Vec::new();
    assert_eq!(after.apply_into(&action, &mut events), verdict);
    assert!(
        listed || (after == *state && events.is_empty()),
        "{action:?} was refused and changed the state"
    );
    listed
}

#[test]
fn a_choice_is_legal_exactly_if_it_is_listed_and_a_refusal_changes_nothing() {
    let (mut accepted, mut refused) = (0, 0);
    let mut tried = BTreeSet::new();
    for (setup, seed) in every_setup(2).chain(every_planet(1)).chain(every_module(2)) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed + 1000);
        play(&setup, seed, |step| {
            for round in 0..8 {
                let listed = step.legal[rng.random_range(0..step.legal.len() as u32) as usize];
                let choice = if round < 2 {
                    any_choice(&mut rng)
                } else {
                    changed(listed, &mut rng)
                };
                if let Choice::Resolve { answer, .. } = choice {
                    tried.insert(kind(&answer));
                }
                let ok = try_out(
                    step.before,
                    step.legal,
                    Action {
                        seat: step.action.seat,
                        choice,
                    },
                );
                *(if ok { &mut accepted } else { &mut refused }) += 1;
            }
        });
    }
    assert!(
        accepted > 1_000 && refused > 10_000,
        "{accepted} accepted, {refused} refused"
    );
    assert_eq!(tried, kinds(), "an answer of every kind was tried");
}

#[test]
fn after_the_end_everything_is_refused() {
    for (setup, seed) in every_setup(1).chain(every_planet(1)) {
        let end = play(&setup, seed, |_| ());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for seat in end.seat_ids() {
            for _ in 0..50 {
                assert_eq!(
                    end.check(&Action {
                        seat,
                        choice: any_choice(&mut rng)
                    }),
                    Err(Illegal::Finished)
                );
            }
        }
    }
}
