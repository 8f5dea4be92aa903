//! What is written is what is read.

use super::{MOST_ACTIONS, Violation, Wrong, each_game, each_step, ensure};
use crate::{Game, Luck, Step, hash, random_game};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// Setups, and the states and actions of a game at any time, are the same after they were written as RON and read again, and
/// have the same hash. Actions can also be read from the bytes that are hashed. Returns the number of states.
///
/// # Errors
/// The first violation.
pub fn files_keep_everything<G: Game>(setups: &[G::Setup]) -> Result<usize, Violation> {
    let property = "files_keep_everything";
    each_game(property, setups, |setup, _: &G, _| {
        read_back(setup).map(drop)
    })?;
    each_step(property, setups, |setup, step: &Step<'_, G>, _| {
        let read = read_back(step.after)?;
        let read = read.rejoin(setup).ok_or("a state does not fit its setup")?;
        ensure(
            read == *step.after && hash(&read) == hash(step.after),
            || format!("a state is different, once it fits its setup: {read:?}"),
        )?;
        // What the state shares with its setup is there again: the game goes on from it.
        let (one, two) = (outlook(step.after), outlook(&read));
        ensure(one == two, || "the game goes on differently from a file")?;
        read_back(&step.action)?;
        let bytes = postcard::to_stdvec(&step.action).map_err(|error| error.to_string())?;
        let read = postcard::from_bytes(&bytes);
        ensure(read.as_ref() == Ok(&step.action), || {
            format!("{:?} became {read:?}", step.action)
        })?;
        Ok(1)
    })
}

/// What happens after the first choice.
fn outlook<G: Game>(state: &G) -> Option<Vec<G::Event>> {
    let seat = state.active()?;
    let choice = *state.legal(seat).first()?;
    state.clone().apply(&super::action(seat, choice)).ok()
}

/// `data`, written as RON and read again.
fn read_back<T: Serialize + DeserializeOwned + PartialEq + fmt::Debug>(
    data: &T,
) -> Result<T, Wrong> {
    let text = ron::to_string(data).map_err(|error| error.to_string())?;
    let read: T = ron::from_str(&text).map_err(|error| format!("{error} in {text}"))?;
    ensure(read == *data && hash(&read) == hash(data), || {
        format!("{data:?} became {read:?}")
    })?;
    Ok(read)
}

/// Every state is valid. If a number of it is damaged in its file, it is refused, or the game goes on from it to an end
/// without a panic. Returns the number of damaged states that were refused.
///
/// # Errors
/// The first violation.
pub fn states_are_valid<G: Game>(setups: &[G::Setup]) -> Result<usize, Violation> {
    each_step(
        "states_are_valid",
        setups,
        |setup, step: &Step<'_, G>, luck| {
            let valid = step.after.validate();
            ensure(valid.is_ok(), || {
                format!("invalid after {:?}: {valid:?}", step.action)
            })?;
            let text = ron::to_string(step.after).map_err(|error| error.to_string())?;
            let damaged = damaged(&text, luck).unwrap_or_default();
            let read = ron::from_str::<G>(&damaged).ok();
            let joined = read.and_then(|state| state.rejoin(setup));
            let Some(state) = joined.filter(|state| state.validate().is_ok()) else {
                return Ok(1);
            };
            goes_on(&state, luck).map_err(|Wrong(what)| Wrong(format!("{what}: {damaged}")))?;
            Ok(0)
        },
    )
}

/// The text with another number in place of one.
fn damaged(text: &str, luck: &mut Luck) -> Option<String> {
    let is_digit = |place: &usize| text.as_bytes()[*place].is_ascii_digit();
    let digits: Vec<usize> = (0..text.len()).filter(is_digit).collect();
    let place = *digits.choose(luck)?;
    let number = luck.random_range(0..12_u32).to_string();
    Some([&text[..place], &number, &text[place + 1..]].concat())
}

/// The game can be looked at, and goes on to an end.
fn goes_on<G: Game>(state: &G, luck: &mut Luck) -> Result<(), Wrong> {
    for seat in state.turn_order() {
        let view = state.view(seat);
        ensure(view.redeal(luck).view(seat) == view, || {
            format!("{seat} has another view after a redeal of a damaged state")
        })?;
    }
    let (_, end) = random_game(state, luck, MOST_ACTIONS, |_| Ok::<(), Wrong>(()))?;
    ensure(end.ranking().is_some(), || "no ranking at the end")
}
